import type { WebhookAttempt } from '@keepsake/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { useClient, useCustomer, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Json, Preformatted } from '../../ui/json.tsx'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { Status } from './circuit.tsx'

/** One delivery: each attempt with what the receiver said, and the event that was sent. */
export function Delivery(): ReactNode {
  const { id, deliveryId } = useParams({ from: '/frame/webhooks/$id/deliveries/$deliveryId' })
  const client = useClient()
  const may = useMay()
  // a key of the portal reads deliveries, and no events
  const isConsole = useCustomer() === undefined
  const queries = useQueryClient()
  const delivery = useQuery({
    queryKey: ['webhooks', id, 'delivery', deliveryId],
    queryFn: async () => (await client.webhooks.delivery(id, deliveryId)).data,
    refetchInterval: REFETCH_MS,
  })
  const retry = useMutation({
    mutationFn: () => client.webhooks.retry(id, deliveryId),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', id] }),
  })
  if (!delivery.isSuccess) return <UnloadedPage title="Delivery" query={delivery} />
  const {
    event_type,
    event_id,
    status,
    next_retry_at,
    response_body_preview,
    payload_deleted_at,
    request_headers,
    history,
    created_at,
  } = delivery.data
  return (
    <Page
      title={event_type}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status status={status} />
          <Time at={created_at} />
          <Id id={deliveryId} />
          <Link to="/webhooks/$id" params={{ id }} className="text-accent underline">
            Subscription
          </Link>
          {next_retry_at && (
            <span>
              Next attempt <Time at={next_retry_at} />
            </span>
          )}
        </span>
      }
      actions={
        may('webhooks:write') &&
        payload_deleted_at === null && (
          <Button onClick={() => retry.mutate()} disabled={retry.isPending}>
            Send again
          </Button>
        )
      }
    >
      {retry.isError && <ErrorNotice error={retry.error} />}
      <Panel title="Attempts">
        {history.length === 0 && <p className="text-quiet">It was not tried yet.</p>}
        <ol className="divide-y divide-line">
          {history.map(attempt => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </ol>
        {response_body_preview && <Preformatted text={response_body_preview} />}
        {payload_deleted_at && <PayloadDeleted at={payload_deleted_at} />}
      </Panel>
      <Panel title="Request headers">
        <Json value={request_headers} />
      </Panel>
      {isConsole && payload_deleted_at === null && <Payload eventId={event_id} />}
    </Page>
  )
}

const PayloadDeleted = ({ at }: { at: string }): ReactNode => (
  <p className="text-quiet">
    Payload deleted <Time at={at} />. It was kept for as long as the organization keeps payloads, and can no longer be
    sent.
  </p>
)

function Attempt({
  attempt: { number, at, outcome, response_code, error, duration_ms },
}: {
  attempt: WebhookAttempt
}): ReactNode {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="w-6 text-quiet tabular-nums">{number}</span>
      <Badge tone={outcome === 'succeeded' ? 'good' : 'bad'}>
        {response_code === null ? 'No answer' : `HTTP ${response_code}`}
      </Badge>
      <span className="min-w-0 flex-1 basis-40 break-words text-quiet">{error}</span>
      <span className="text-xs text-quiet tabular-nums">{duration_ms} ms</span>
      <span className="text-xs text-quiet">
        <Time at={at} />
      </span>
    </li>
  )
}

function Payload({ eventId }: { eventId: string }): ReactNode {
  const client = useClient()
  const event = useQuery({
    queryKey: ['webhook-event', eventId],
    queryFn: async () => (await client.webhooks.events.get(eventId)).data,
  })
  return (
    <Panel title="Event" actions={<Id id={eventId} />}>
      {event.isPending && <Loading rows={2} />}
      {event.isError && <ErrorNotice error={event.error} />}
      {event.data && <Json value={event.data} />}
    </Panel>
  )
}
