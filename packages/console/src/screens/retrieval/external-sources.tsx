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
import { Rows } from '../../ui/rows.tsx'
import { Steps } from '../../ui/steps.tsx'
import { AddExternalSource } from './add-external-source.tsx'

type Source = Awaited<ReturnType<Keepsake['rag']['listSources']>>['data'][number]

/** Other services with a search, which agents ask together with the documents. */
export function ExternalSources(): ReactNode {
  const client = useClient()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
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
      <Rows
        label="External sources"
        pages={pages}
        keyOf={({ id }) => id}
        row={source => <Row source={source} />}
        height={57}
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

function Row({ source: { id, name, url, method, headerNames, enabled } }: { source: Source }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const test = useMutation({ mutationFn: () => client.rag.test({ name }) })
  const { steps, sample } = test.data?.data ?? { steps: [], sample: [] }
  return (
    <div className="border-b border-line px-2 py-2">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-60">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-quiet" title={url}>
            {method} {url}
            {headerNames.length > 0 && ` · ${headerNames.join(', ')}`}
          </span>
        </span>
        <Id id={id} />
        <Badge tone={enabled ? 'good' : 'plain'}>{enabled ? 'On' : 'Off'}</Badge>
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
      </div>
      {test.isError && <ErrorNotice error={test.error} />}
      {test.data && <Steps steps={steps.map(({ step, ok, message }) => ({ name: step, passed: ok, message }))} />}
      {sample.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the results stay as they are
        <div key={index} className="mt-2">
          <Preformatted text={content} />
        </div>
      ))}
    </div>
  )
}
