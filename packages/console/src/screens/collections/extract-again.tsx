import type { Collection } from '@keepsake/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format.ts'
import { ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'

const REFETCH_MS = 1_000

const count = (of: number, one: string, many = `${one}s`): string => `${formatNumber(of)} ${of === 1 ? one : many}`

/** Reads stored memories for a collection, after its price is shown. @param eventId of what is under way */
export function ExtractAgain({
  collection: { id },
  eventId,
}: {
  collection: Collection
  eventId: string | undefined
}): ReactNode {
  const client = useClient()
  const may = useMay()
  const navigate = useNavigate({ from: '/collections/$id' })
  const estimate = useQuery({
    queryKey: ['collections', id, 'estimate'],
    queryFn: () => client.collections.reextract({ collectionIds: [id], estimate: true }),
  })
  const start = useMutation({
    mutationFn: () => client.collections.reextract({ collectionIds: [id] }),
    onSuccess: async answer => {
      if ('eventId' in answer) await navigate({ search: { view: 'again', event: answer.eventId } })
    },
  })
  const price = estimate.data && 'data' in estimate.data ? estimate.data.data : undefined
  return (
    <Panel title="Extract again">
      <p className="mb-3 max-w-prose text-quiet">
        Memories that are older than a property were not read for it. Reading them adds values and suggestions. Values
        that somebody has set, confirmed or deleted stay as they are.
      </p>
      {estimate.isPending && <Loading rows={1} />}
      {estimate.isError && <ErrorNotice error={estimate.error} onRetry={() => void estimate.refetch()} />}
      {price && (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="main" disabled={start.isPending || price.memories === 0} onClick={() => start.mutate()}>
            Extract again
          </Button>
          <p>
            {price.memories === 0
              ? 'There is no memory to read.'
              : `Reads ${count(price.memories, 'memory', 'memories')}, for at most ${count(price.maxCredits, 'credit')}.`}
          </p>
        </div>
      )}
      {start.isError && <ErrorNotice error={start.error} />}
      {eventId !== undefined && may('events:read') && <Progress key={eventId} eventId={eventId} />}
    </Panel>
  )
}

/** How far the work of an event is, with a button that ends it. */
function Progress({ eventId }: { eventId: string }): ReactNode {
  const client = useClient()
  const may = useMay()
  const label = useId()
  const event = useQuery({
    queryKey: ['events', eventId],
    queryFn: async () => (await client.events.get(eventId)).data,
    refetchInterval: ({ state }) => (state.data?.finishedAt === undefined ? REFETCH_MS : false),
  })
  const stop = useMutation({
    mutationFn: () => client.events.cancel(eventId),
    onSettled: () => event.refetch(),
  })
  if (event.isPending) return <Loading rows={1} />
  if (event.isError) return <ErrorNotice error={event.error} onRetry={() => void event.refetch()} />
  const { progress, status, result, finishedAt } = event.data
  const { properties = 0, suggestions = 0, creditsCharged = 0 } = result ?? {}
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p id={label} className="mb-1">
        {formatNumber(progress.done)} of {count(progress.total, 'memory', 'memories')} read
        {progress.failed > 0 && <span className="text-bad">, {formatNumber(progress.failed)} failed</span>}
      </p>
      <div className="flex items-center gap-3">
        <progress
          aria-labelledby={label}
          className="h-2 min-w-0 flex-1 accent-accent"
          max={Math.max(progress.total, 1)}
          value={progress.done}
        />
        {finishedAt === undefined && may('events:write') && (
          <Button onClick={() => stop.mutate()} disabled={stop.isPending}>
            Stop
          </Button>
        )}
      </div>
      {stop.isError && <ErrorNotice error={stop.error} />}
      <p role="status" className="mt-2">
        {finishedAt !== undefined &&
          (status === 'cancelled'
            ? 'Stopped. What was read until then is stored.'
            : `Done: ${count(Number(properties), 'value')}, ${count(Number(suggestions), 'suggestion')}, ${count(Number(creditsCharged), 'credit')}.`)}
      </p>
    </div>
  )
}
