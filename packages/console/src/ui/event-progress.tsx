import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../session/use-session.tsx'
import { Badge, type Tone } from './badge.tsx'
import { EVENT_STATUSES, type Event, isUnderWay } from './event-status.ts'
import { formatNumber } from './format.ts'

const TONES: Readonly<Record<Event['status'], Tone>> = {
  queued: 'plain',
  processing: 'warn',
  completed: 'good',
  partial: 'warn',
  failed: 'bad',
  cancelled: 'plain',
}

/** How often an event that is under way is read again. */
const PROGRESS_MS = 1_000

/** Reads an event, again and again until it has ended. */
export function useEvent(id: string): UseQueryResult<Event> {
  const client = useClient()
  return useQuery({
    queryKey: ['events', id],
    queryFn: async () => (await client.events.get(id)).data,
    refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? PROGRESS_MS : false),
  })
}

export function EventStatus({ event: { status } }: { event: Pick<Event, 'status'> }): ReactNode {
  return <Badge tone={TONES[status]}>{EVENT_STATUSES.find(([each]) => each === status)?.[1]}</Badge>
}

/** How far an event is. */
export const EventProgress = ({ event: { type, progress } }: { event: Event }): ReactNode => (
  <Bar name={nameOf(type)} done={progress.done} total={progress.total}>
    {progress.failed > 0 && <span className="text-bad">, {formatNumber(progress.failed)} failed</span>}
  </Bar>
)

/** How many of how many are done. */
export function Bar({
  name,
  done,
  total,
  children,
}: {
  name: string
  done: number
  total: number
  /** What is said after the numbers. */
  children?: ReactNode
}): ReactNode {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <progress
        aria-label={`Progress of ${name}`}
        max={Math.max(total, 1)}
        value={total === 0 ? 0 : done}
        className="h-1.5 min-w-12 flex-1 appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-accent"
      />
      <span className="text-xs text-quiet tabular-nums">
        {formatNumber(done)} of {formatNumber(total)}
        {children}
      </span>
    </span>
  )
}

/** What a kind of work is called, such as `batch memorize`. */
export const nameOf = (type: string): string => type.replaceAll('_', ' ')
