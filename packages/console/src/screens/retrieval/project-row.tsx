import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Id } from '../../ui/copy.tsx'
import type { Column } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import type { Project } from './documents-search.ts'

/** What is shown of a project, which is searched by a click. */
export const PROJECT_COLUMNS: readonly Column<Project>[] = [
  {
    id: 'name',
    name: 'Name',
    text: ({ name }) => name,
    cell: ({ id, name }) => (
      <Link
        to="/documents"
        search={search => ({ ...search, project: id })}
        title="Search this project"
        className="block hover:underline"
      >
        <Named name={name} />
      </Link>
    ),
  },
  numberColumn('documents', 'Documents', ({ documentCount }) => documentCount),
  numberColumn('chunks', 'Parts', ({ chunkCount }) => chunkCount),
  timeColumn('made', 'Made', ({ createdAt }) => createdAt),
  { id: 'id', name: 'ID', text: ({ id }) => id, cell: ({ id }) => <Id id={id} /> },
]

/** Deletes a project, after it is asked. */
export function DeleteProject({ project: { id, name } }: { project: Project }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  return (
    <AskButton
      label="Delete"
      accessibleLabel={`Delete ${name}`}
      title={`Delete ${name}?`}
      action="Delete"
      onConfirm={async () => {
        await client.rag.deleteProject({ projectId: id })
        await queries.invalidateQueries({ queryKey: ['documents'] })
      }}
    >
      <p>
        Its documents are no longer found. For some days it can be restored:{' '}
        <code className="break-words font-mono text-xs">keepsake rag restore --project-id {id}</code>
      </p>
    </AskButton>
  )
}
