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
    // asking again costs again: only when somebody asks
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
        {results.map(result => (
          <Result key={result.memoryId} result={result} sources={recalled.data.sources ?? []} />
        ))}
      </ol>
    </>
  )
}

function Answer({ answer: { answer, confidence, sources = [] } }: { answer: SmartRecallResponse }): ReactNode {
  if (answer === undefined) return <p className="mb-3 text-quiet">There is no answer in these memories.</p>
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

function Result({ result, sources }: { result: RecalledMemory; sources: SmartRecallResponse['sources'] }): ReactNode {
  const { memoryId, recordId, content, score, matched = [], timestamp, speaker, supersededBy = [] } = result
  const cited = (sources ?? []).filter(source => source.memoryId === memoryId)
  return (
    <li className="border-b border-line py-3">
      <header className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
        <span className="w-11 font-semibold text-text tabular-nums" title="Score, from 0 to 1">
          {score.toFixed(3)}
        </span>
        <meter className="h-1.5 w-20" min={0} max={1} value={score} aria-label="Score" />
        <Time at={timestamp} />
        {speaker && <span>{speaker}</span>}
        {cited.length > 0 && <Badge tone="good">Source of the answer</Badge>}
        {supersededBy.length > 0 && <Badge tone="warn">A newer value is known</Badge>}
        <span className="flex-1" />
        <Link to="/records/$recordId" params={{ recordId }} hash={memoryId} className="text-accent underline">
          Record
        </Link>
      </header>
      <p className="max-h-48 overflow-y-auto">
        <Marked text={content} ranges={cited.length > 0 ? cited : rangesOf(content, matched)} />
      </p>
      <p className="mt-1 text-xs text-quiet">
        {matched.length > 0
          ? `Found by ${matched.join(', ')}`
          : 'Found without a common word: by meaning, or because little else is known'}
      </p>
    </li>
  )
}
