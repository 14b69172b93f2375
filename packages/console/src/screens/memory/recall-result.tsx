import type { RecalledMemory, SmartRecallRequest, SmartRecallResponse } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Marked, rangesOf } from '../../ui/marked.tsx'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Time } from '../../ui/time.tsx'
import { Warnings } from '../../ui/warnings.tsx'
import { samplesOf } from './samples.ts'

/** The answer with its sources, and each result with its score and the words that matched. */
export function RecallResult({ request }: { request: SmartRecallRequest }): ReactNode {
  const client = useClient()
  const recalled = useQuery({
    queryKey: ['recall', request],
    // asking again takes a model again: only when somebody asks
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const started = performance.now()
      const answer = await client.memory.smartRecall(request)
      return { ...answer, ms: Math.round(performance.now() - started) }
    },
  })
  if (recalled.isPending) return <Loading />
  if (recalled.isError) return <ErrorNotice error={recalled.error} onRetry={() => void recalled.refetch()} />
  const { results, ms, warnings } = recalled.data
  return (
    <>
      <Answer answer={recalled.data} />
      <Warnings warnings={warnings} />
      <p className="mb-1 flex flex-wrap items-center gap-x-3 text-xs text-quiet">
        {results.length} {results.length === 1 ? 'result' : 'results'} in {ms} ms
        {Object.entries(samplesOf(request)).map(([name, sample]) => (
          <span key={name} className="inline-flex items-center">
            {name}
            <Copy text={sample} label={`Copy as ${name}`} />
          </span>
        ))}
      </p>
      {results.length === 0 && <Empty title="Nothing was recalled">No memory says something about this.</Empty>}
      <ol>
        {results.map((result, index) => (
          <Result key={result.memoryId} rank={index + 1} result={result} sources={recalled.data.sources ?? []} />
        ))}
      </ol>
    </>
  )
}

function Answer({ answer: { answer, confidence, sources = [], results } }: { answer: SmartRecallResponse }): ReactNode {
  if (answer === undefined)
    return (
      <p className="mb-3 text-quiet">
        {results.length === 0
          ? 'There is no answer in these memories.'
          : 'No sentence answers the question by itself. These memories are closest to it.'}
      </p>
    )
  return (
    <div className="mb-3 rounded-lg border border-accent bg-panel px-4 py-3">
      <p className="text-base break-words">{answer}</p>
      <p className="mt-1 text-xs text-quiet">
        {confidence !== undefined && `${Math.round(confidence * 100)} % sure, `}
        from {sources.length} {sources.length === 1 ? 'sentence' : 'sentences'}
      </p>
    </div>
  )
}

interface ResultProps {
  rank: number
  result: RecalledMemory
  sources: SmartRecallResponse['sources']
}

function Result({ rank, result, sources }: ResultProps): ReactNode {
  const { memoryId, recordId, record, content, score, matched = [], timestamp, speaker, supersededBy = [] } = result
  const cited = (sources ?? []).filter(source => source.memoryId === memoryId)
  return (
    <li className="border-b border-line py-3">
      <header className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
        <span className="w-6 font-semibold text-text tabular-nums" title="Rank">
          {rank}
        </span>
        <Link to="/records/$recordId" params={{ recordId }} hash={memoryId} className="text-accent underline">
          {record?.displayName ?? 'Record'}
        </Link>
        <Time at={timestamp} />
        {speaker && <span>{speaker}</span>}
        {cited.length > 0 && <Badge tone="good">Source of the answer</Badge>}
        {supersededBy.length > 0 && <Badge tone="warn">A newer value is known</Badge>}
      </header>
      <p className="max-h-48 overflow-y-auto">
        <Marked text={content} ranges={cited.length > 0 ? cited : rangesOf(content, matched)} />
      </p>
      <details className="mt-1 text-xs text-quiet">
        <summary>
          {matched.length > 0
            ? `Found by ${matched.join(', ')}`
            : 'Found without a common word: by meaning, or because little else is known'}
        </summary>
        <p className="mt-1">
          Relevance {score.toFixed(3)}, from 0 to 1. It orders the results; the best one may have a low one.
        </p>
      </details>
    </li>
  )
}
