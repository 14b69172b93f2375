import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox, Select } from '../../ui/field.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { AddDocuments } from './add-documents.tsx'
import { type DocumentsSearch, type Project, readDocumentsSearch } from './documents-search.ts'
import { DeleteProject, PROJECT_COLUMNS } from './project-row.tsx'
import { SearchResult } from './search-result.tsx'

/** Files and texts that agents search, by project. */
export function Documents(): ReactNode {
  const client = useClient()
  const may = useMay()
  const search = useSearch({ from: '/frame/documents' })
  const navigate = useNavigate({ from: '/documents' })
  const [isAdding, setAdding] = useState(false)
  const pages = usePages<Project>(['documents', 'projects'], cursor =>
    client.rag.listProjects({ limit: 100, ...cursor }),
  )
  const projects = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const change = (changed: DocumentsSearch): void =>
    void navigate({ search: readDocumentsSearch({ ...search, ...changed }) })
  return (
    <Page
      title="Documents"
      about={
        may('retrieval:configure') && (
          <Link to="/documents/sources" className="text-accent underline">
            External sources
          </Link>
        )
      }
      actions={
        may('retrieval:write') && (
          <Button look="main" onClick={() => setAdding(true)}>
            Add documents
          </Button>
        )
      }
    >
      {isAdding && <AddDocuments projects={projects} onClose={() => setAdding(false)} />}
      {projects.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <SearchField
            key={search.q}
            label="A question, or words of the documents"
            text={search.q ?? ''}
            onSearch={q => change({ q })}
          />
          <Select
            label="Project"
            hideLabel
            className="min-w-0 max-w-60"
            choices={[['', 'All projects'], ...projects.map(({ id, name }) => [id, name] as const)]}
            value={search.project ?? ''}
            onChange={({ target }) => change({ project: target.value })}
          />
          <CheckBox
            label="With an answer"
            checked={search.answer === true}
            onChange={({ target }) =>
              void navigate({ search: readDocumentsSearch({ ...search, answer: target.checked }) })
            }
          />
        </div>
      )}
      {search.q !== undefined && <SearchResult search={{ ...search, q: search.q }} />}
      <Panel title="Projects">
        <Table
          label="Projects"
          list="projects"
          noun={['project', 'projects']}
          columns={PROJECT_COLUMNS}
          actionsWidth="5rem"
          usual={['documents', 'chunks', 'made']}
          actions={may('retrieval:write') && (project => <DeleteProject project={project} />)}
          pages={pages}
          keyOf={({ id }) => id}
          empty={
            <Empty
              title="There are no documents yet"
              lines={[
                'keepsake rag ingest handbook.pdf --project Handbook --wait',
                "await client.rag.ingest({ project: 'Handbook', documents: [{ title, mimeType: 'markdown', content }] })",
              ]}
            >
              Agents search the text of files in projects, and answer with the place that they cite.
            </Empty>
          }
        />
      </Panel>
    </Page>
  )
}
