import type { Keepsake } from '@keepsake/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Copy } from '../../ui/copy.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Marked, rangesOf } from '../../ui/marked.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Warnings } from '../../ui/warnings.tsx'
import type { DocumentsSearch } from './documents-search.ts'

type Found = Awaited<ReturnType<Keepsake['rag']['searchProject']>>
type Chunk = Found['results'][number]
type Citations = NonNullable<Found['citations']>

const MAX_CHUNKS = 10

/** The chunks that answer a question, with the words and the cited sentences marked. */
export function SearchResult({
  search: { q, project, answer },
}: {
  search: DocumentsSearch & { q: string }
}): ReactNode {
  const client = useClient()
  const found = useQuery({
    queryKey: ['document-search', q, project, answer],
    // asking again costs again: only when somebody asks
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () =>
      client.rag.searchProject({
        query: q,
        limit: MAX_CHUNKS,
        ...(project !== undefined && { projectId: project }),
        ...(answer && { generateAnswer: true }),
      }),
  })
  return (
    <Panel title="Found">
      <Loaded query={found} rows={3}>
        {data => (
          <>
            <Warnings warnings={data.warnings} />
            {answer && <Answer found={data} />}
            {data.results.length === 0 && (
              <Empty title="Nothing was found">Ask with other words, or in all projects.</Empty>
            )}
            <ol>
              {data.results.map(chunk => (
                <ChunkItem
                  key={`${chunk.projectId}/${chunk.documentId}/${chunk.start}`}
                  chunk={chunk}
                  citations={data.citations ?? []}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Answer({ found: { answer, confidence, citations = [] } }: { found: Found }): ReactNode {
  if (answer === undefined) return <p className="mb-3 text-quiet">There is no answer in these documents.</p>
  return (
    <div className="mb-3 rounded-lg border border-accent bg-panel px-4 py-3">
      <p className="break-words text-base">{answer}</p>
      <p className="mt-1 text-xs text-quiet">
        {confidence !== undefined && `${Math.round(confidence * 100)} % sure, `}
        from {[...new Set(citations.map(({ title }) => title))].join(', ')}
      </p>
    </div>
  )
}

function ChunkItem({ chunk, citations }: { chunk: Chunk; citations: Citations }): ReactNode {
  const { title, project, projectId, documentId, headings, page, content, score, matched, start } = chunk
  // where a cited text is in this chunk
  const cited = citations
    .filter(citation => citation.projectId === projectId && citation.documentId === documentId)
    .map(citation => ({ start: citation.start - start, end: citation.end - start }))
    .filter(range => range.end > 0 && range.start < content.length)
    .map(range => ({ start: Math.max(range.start, 0), end: range.end }))
  return (
    <li className="border-b border-line py-3">
      <header className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
        <span className="font-semibold text-text tabular-nums" title="Score, from 0 to 1">
          {score.toFixed(3)}
        </span>
        <span className="min-w-0 break-words">
          {[project, title, ...headings].join(' › ')}
          {page !== undefined && `, page ${page}`}
        </span>
        {cited.length > 0 && <Badge tone="good">Source of the answer</Badge>}
        <Copy text={documentId} label={`Copy ${documentId}`} />
        <span className="flex-1" />
        <DeleteDocument chunk={chunk} />
      </header>
      <p className="max-h-60 overflow-y-auto">
        <Marked text={content} ranges={cited.length > 0 ? cited : rangesOf(content, matched)} />
      </p>
      <p className="mt-1 text-xs text-quiet">
        {matched.length > 0 ? `Found by ${matched.join(', ')}` : 'Found without a common word, by its meaning'}
      </p>
    </li>
  )
}

/** Deletes a document, and brings it back. */
function DeleteDocument({ chunk: { projectId, documentId, title } }: { chunk: Chunk }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const may = useMay()
  const [isDeleted, setDeleted] = useState(false)
  const { run, isBusy, error } = useAttempt(async () => {
    const which = { projectId, documentIds: [documentId] }
    await (isDeleted ? client.rag.restore(which) : client.rag.deleteDocuments(which))
    setDeleted(!isDeleted)
    await queries.invalidateQueries({ queryKey: ['documents'] })
  })
  if (!may('retrieval:write')) return null
  return (
    <>
      {isDeleted && <span role="status">Deleted.</span>}
      <Button
        look="quiet"
        aria-label={`${isDeleted ? 'Restore' : 'Delete'} ${title}`}
        onClick={() => void run()}
        disabled={isBusy}
      >
        {isDeleted ? 'Restore' : 'Delete'}
      </Button>
      {error && (
        <div className="basis-full">
          <ErrorNotice error={error} />
        </div>
      )}
    </>
  )
}
