import type { Keepsake } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Preformatted } from '../../ui/json.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Steps } from '../../ui/steps.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named } from '../../ui/table-columns.tsx'
import { AddExternalSource } from './add-external-source.tsx'

type Source = Awaited<ReturnType<Keepsake['rag']['listSources']>>['data'][number]

/** Other services with a search, which agents ask together with the documents. */
export function ExternalSources(): ReactNode {
  const client = useClient()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const [tested, setTested] = useState<Tested & { name: string }>()
  const pages = usePages<Source>(['external-sources'], cursor => client.rag.listSources({ limit: 100, ...cursor }))
  return (
    <Page
      title="External sources"
      about={
        <Link to="/documents" className="text-accent underline">
          Documents
        </Link>
      }
      actions={
        may('retrieval:configure') && (
          <Button look="main" onClick={() => setAdding(true)}>
            Add a source
          </Button>
        )
      }
    >
      {isAdding && <AddExternalSource onClose={() => setAdding(false)} />}
      <Table
        label="External sources"
        list="external-sources"
        noun={['source', 'sources']}
        columns={COLUMNS}
        usual={['state', 'method', 'headers']}
        actions={source => <Actions source={source} onTested={answer => setTested({ name: source.name, ...answer })} />}
        below={({ name }) => tested?.name === name && <Answer {...tested} />}
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty
            title="There are no external sources yet"
            lines={[
              'keepsake rag configure Wiki --url https://wiki.northwind.example/search --result-path hits --content-path text',
              "await client.rag.configure({ name: 'Wiki', url, resultPath: 'hits', contentPath: 'text' })",
            ]}
          >
            A source is another service with a search over HTTP. “rag search” asks it together with your documents.
          </Empty>
        }
      />
    </Page>
  )
}

interface Tested {
  error?: Error
  answer?: Awaited<ReturnType<Keepsake['rag']['test']>>['data']
}

const COLUMNS: readonly Column<Source>[] = [
  { id: 'name', name: 'Name', text: ({ name }) => name, cell: ({ name, url }) => <Named name={name} about={url} /> },
  {
    id: 'state',
    name: 'State',
    text: ({ enabled }) => (enabled ? 'On' : 'Off'),
    cell: ({ enabled }) => <Badge tone={enabled ? 'good' : 'plain'}>{enabled ? 'On' : 'Off'}</Badge>,
  },
  { id: 'method', name: 'Method', text: ({ method }) => method },
  { id: 'headers', name: 'Headers', text: ({ headerNames }) => headerNames.join(', ') },
  { id: 'id', name: 'ID', text: ({ id }) => id, cell: ({ id }) => <Id id={id} /> },
]

function Actions({
  source: { id, name },
  onTested,
}: {
  source: Source
  onTested: (tested: Tested) => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const test = useMutation({
    mutationFn: () => client.rag.test({ name }),
    onSuccess: ({ data }) => onTested({ answer: data }),
    onError: error => onTested({ error }),
  })
  return (
    <>
      <Button aria-label={`Test ${name}`} onClick={() => test.mutate()} disabled={test.isPending}>
        Test
      </Button>
      <AskButton
        label="Delete"
        accessibleLabel={`Delete ${name}`}
        title={`Delete ${name}?`}
        action="Delete"
        onConfirm={async () => {
          await client.rag.deleteSource(id)
          await queries.invalidateQueries({ queryKey: ['external-sources'] })
        }}
      >
        <p>Searches no longer ask it. Its settings and its headers cannot be restored.</p>
      </AskButton>
    </>
  )
}

/** What a test of a source found. */
function Answer({ error, answer }: Tested): ReactNode {
  if (error) return <ErrorNotice error={error} />
  return (
    <>
      <Steps steps={(answer?.steps ?? []).map(({ step, ok, message }) => ({ name: step, passed: ok, message }))} />
      {answer?.sample.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the results stay as they are
        <div key={index} className="mt-2">
          <Preformatted text={content} />
        </div>
      ))}
    </>
  )
}
