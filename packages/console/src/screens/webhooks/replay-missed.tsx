import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Bar, EventProgress, useEvent } from '../../ui/event-progress.tsx'
import { Select } from '../../ui/field.tsx'
import { formatDuration, formatMoment, formatNumber } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'
import { type DeliveriesFilter, missedOf, type StartedReplay } from './deliveries-search.ts'

const DAY_MS = 86_400_000
const SPANS = [
  ['', 'All'],
  ['7', 'Of the last week'],
  ['1', 'Of the last day'],
] as const

/** Sends a subscription what it did not get of what is shown, after it is said how much that is. */
export function ReplayMissed({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const client = useClient()
  const { replay: _, event, ...shown } = useSearch({ from: '/frame/webhooks/$id' })
  const navigate = useNavigate({ from: '/webhooks/$id' })
  const [lately, setLately] = useState<string>()
  const wanted = { ...shown, ...(lately && { since: lately }) }
  const filter = missedOf(id, wanted)
  const estimate = useQuery({
    queryKey: ['webhooks', id, 'missed', filter],
    queryFn: async () => (await client.webhooks.events.replay({ filter, estimate: true })).data,
  })
  return (
    <Dialog
      title="Send what it missed?"
      action="Send"
      onConfirm={async () => {
        const answer = await client.webhooks.events.replay({ filter })
        if (!('eventId' in answer)) return
        const { deliveries, waiting = 0 } = answer.data
        const replay = { ...wanted, id: answer.eventId, missed: deliveries + waiting }
        await navigate({ search: { ...shown, ...(event && { event }), replay } })
      }}
      onClose={onClose}
    >
      {shown.since === undefined && (
        <Select
          label="Events"
          choices={SPANS}
          onChange={({ target: { value } }) =>
            setLately(value === '' ? undefined : new Date(Date.now() - Number(value) * DAY_MS).toISOString())
          }
        />
      )}
      <Limits filter={shown} event={event} />
      <Loaded query={estimate} rows={1}>
        {({ deliveries, waiting = 0, payloadDeleted, seconds }) => (
          <p role="status">
            {waiting > 0 && `${formatNumber(waiting)} still wait and are sent without this. `}
            {deliveries === 0
              ? waiting === 0
                ? 'It has missed nothing.'
                : 'Nothing else was missed.'
              : `It has missed ${formatNumber(deliveries)}. They are sent with their IDs, oldest first, in ${formatDuration(seconds * 1_000)}. What it has acknowledged is left out.`}
            {payloadDeleted > 0 &&
              ` ${formatNumber(payloadDeleted)} more cannot be sent, because their payloads are no longer kept.`}
          </p>
        )}
      </Loaded>
    </Dialog>
  )
}

/** What of the filter of the list applies to what is sent, and what does not. */
function Limits({
  filter: { type, status, since, until },
  event,
}: {
  filter: DeliveriesFilter
  event: string | undefined
}): ReactNode {
  const isFailed = status === 'failed' || status === 'dead_lettered'
  const limits = [
    type && `of the type ${type}`,
    isFailed && `that were tried and failed`,
    since && `from ${formatMoment(new Date(since))}`,
    until && `until ${formatMoment(new Date(until))}`,
  ].filter(Boolean)
  const ignored = [event && 'event ID', status && !isFailed && 'status'].filter(Boolean)
  return (
    <>
      {limits.length > 0 && <p className="text-quiet">As in the list, only events {limits.join(', ')}.</p>}
      {ignored.length > 0 && (
        <p className="text-quiet">
          The {ignored.join(' and the ')} of the list {ignored.length === 1 ? 'does' : 'do'} not limit this.
          {event && ' To send that event alone, open its delivery.'}
        </p>
      )}
    </>
  )
}

/** How far a replay is: as its event says, or without the right to read it, as the deliveries show. */
export function ReplayProgress({ id, replay }: { id: string; replay: StartedReplay }): ReactNode {
  const may = useMay()
  return may('events:read') ? <ProgressOfEvent eventId={replay.id} /> : <ProgressOfDeliveries id={id} replay={replay} />
}

const TITLE = 'Sending what it missed'

function ProgressOfEvent({ eventId }: { eventId: string }): ReactNode {
  const event = useEvent(eventId)
  return (
    <Panel
      title={TITLE}
      actions={
        <Link to="/events/$id" params={{ id: eventId }} className="text-accent underline">
          Event
        </Link>
      }
    >
      <Loaded query={event} rows={1}>
        {data => <EventProgress event={data} />}
      </Loaded>
    </Panel>
  )
}

function ProgressOfDeliveries({ id, replay }: { id: string; replay: StartedReplay }): ReactNode {
  const client = useClient()
  const filter = missedOf(id, replay)
  const refetchMs = useRefetchMs()
  const left = useQuery({
    queryKey: ['webhooks', id, 'missed', filter, replay.id],
    queryFn: async () => (await client.webhooks.events.replay({ filter, estimate: true })).data,
    refetchInterval: ({ state: { data } }) => (data && data.deliveries + (data.waiting ?? 0) === 0 ? false : refetchMs),
  })
  return (
    <Panel title={TITLE}>
      <Loaded query={left} rows={1}>
        {({ deliveries, waiting = 0 }) => (
          <Bar name={TITLE} done={Math.max(0, replay.missed - deliveries - waiting)} total={replay.missed}>
            {' arrived'}
            {waiting > 0 && `, ${formatNumber(waiting)} waiting`}
            {deliveries > 0 && (
              <span className="text-bad">, {formatNumber(deliveries)} not yet sent or failed again</span>
            )}
          </Bar>
        )}
      </Loaded>
    </Panel>
  )
}
