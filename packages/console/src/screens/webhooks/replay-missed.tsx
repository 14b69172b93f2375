import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EventProgress, useEvent } from '../../ui/event-progress.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'

const DAY_MS = 86_400_000
const SPANS = [
  ['', 'All'],
  ['7', 'Of the last week'],
  ['1', 'Of the last day'],
] as const

/** Sends a subscription what it did not get, after it is said how much that is. */
export function ReplayMissed({ id }: { id: string }): ReactNode {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>Send what it missed</Button>
      {isAsking && <AskReplay id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

function AskReplay({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const client = useClient()
  const navigate = useNavigate({ from: '/webhooks/$id' })
  const [since, setSince] = useState<string>()
  const filter = { subscriptionId: id, ...(since && { since }) }
  const estimate = useQuery({
    queryKey: ['webhooks', id, 'missed', since],
    queryFn: async () => (await client.webhooks.events.replay({ filter, estimate: true })).data,
  })
  return (
    <Dialog
      title="Send what it missed?"
      action="Send"
      onConfirm={async () => {
        const answer = await client.webhooks.events.replay({ filter })
        if ('eventId' in answer) await navigate({ search: { replay: answer.eventId } })
      }}
      onClose={onClose}
    >
      <Select
        label="Events"
        choices={SPANS}
        onChange={({ target: { value } }) =>
          setSince(value === '' ? undefined : new Date(Date.now() - Number(value) * DAY_MS).toISOString())
        }
      />
      <Loaded query={estimate} rows={1}>
        {({ deliveries, waiting = 0, seconds }) => (
          <p role="status">
            {waiting > 0 && `${formatNumber(waiting)} still wait and are sent without this. `}
            {deliveries === 0
              ? waiting === 0
                ? 'It has missed nothing.'
                : 'Nothing else was missed.'
              : `It has missed ${formatNumber(deliveries)}. They are sent with their IDs, oldest first, in ${formatNumber(seconds)} s. What it has acknowledged is left out.`}
          </p>
        )}
      </Loaded>
    </Dialog>
  )
}

/** How far a replay is. */
export function ReplayProgress({ eventId }: { eventId: string }): ReactNode {
  const event = useEvent(eventId)
  return (
    <Panel
      title="Sending what it missed"
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
