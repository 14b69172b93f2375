import { type Keepsake, NotFoundError, type WebhookAttempt } from '@keepsake/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatDuration } from '../../ui/format.ts'
import { Json, Preformatted } from '../../ui/json.tsx'
import { Loaded, UnloadedPage } from '../../ui/loaded.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { reasonOf } from './advice.ts'
import { Status } from './circuit.tsx'
import { Failure } from './failure.tsx'

/** One delivery: why it failed, each attempt, what the receiver said, and what was sent. */
export function Delivery(): ReactNode {
  const { id, deliveryId } = useParams({ from: '/frame/webhooks/$id/deliveries/$deliveryId' })
  const client = useClient()
  const may = useMay()
  const queries = useQueryClient()
  const delivery = useQuery({
    queryKey: ['webhooks', id, 'delivery', deliveryId],
    queryFn: async () => (await client.webhooks.delivery(id, deliveryId)).data,
    refetchInterval: useRefetchMs(),
  })
  const retry = useMutation({
    mutationFn: () => client.webhooks.retry(id, deliveryId),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', id] }),
  })
  if (!delivery.isSuccess) return <UnloadedPage title="Delivery" query={delivery} />
  const { event_type, event_id, status, next_retry_at, response_code, error } = delivery.data
  const { response_body_preview, payload_deleted_at, request_headers, history, created_at } = delivery.data
  return (
    <Page
      title={event_type}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status status={status} />
          <Time at={created_at} />
          <Id id={event_id} />
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
      {error && <Failure title="Why it did not arrive" error={error} />}
      <Panel title="Attempts">
        {history.length === 0 && <p className="text-quiet">It was not tried yet.</p>}
        <ol className="divide-y divide-line">
          {history.map(attempt => (
            <Attempt key={attempt.number} attempt={attempt} />
          ))}
        </ol>
      </Panel>
      {history.length > 0 && (
        <Panel title="The answer" actions={response_code !== null && <Badge>HTTP {response_code}</Badge>}>
          {response_body_preview ? (
            <Preformatted text={response_body_preview} />
          ) : (
            <p className="text-quiet">{response_code === null ? 'There was none.' : 'It had no body.'}</p>
          )}
        </Panel>
      )}
      <Panel title={history.length > 0 ? 'Headers that were sent' : 'Headers to be sent'}>
        <Json value={request_headers} />
        <p className="mt-2 text-quiet">Secrets, and what is new in each attempt, are shown as …</p>
      </Panel>
      {payload_deleted_at === null ? (
        <Payload
          title={history.length > 0 ? 'Payload that was sent' : 'Payload to be sent'}
          id={id}
          eventId={event_id}
        />
      ) : (
        <PayloadDeleted at={payload_deleted_at} />
      )}
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
      <span className="min-w-0 flex-1 basis-40 break-words text-quiet">{error && reasonOf(error)}</span>
      <span className="text-xs text-quiet tabular-nums">{formatDuration(duration_ms)}</span>
      <span className="text-xs text-quiet">
        <Time at={at} />
      </span>
    </li>
  )
}

type Sent = Awaited<ReturnType<Keepsake['webhooks']['events']['get']>>['data']

/** The body of the request, in the format of the subscription. */
function bodyOf({ id, type, api_version, created_at, data, livemode }: Sent, format: string): unknown {
  return format === 'data' ? data?.object : { id, type, api_version, created_at, data, livemode }
}

function Payload({ title, id, eventId }: { title: string; id: string; eventId: string }): ReactNode {
  const client = useClient()
  const sent = useQuery({
    queryKey: ['webhook-event', id, eventId],
    queryFn: async () => {
      const [event, webhook] = await Promise.all([client.webhooks.events.get(eventId), client.webhooks.get(id)])
      return bodyOf(event.data, webhook.data.format)
    },
  })
  return (
    <Panel title={title}>
      {sent.error instanceof NotFoundError ? (
        <p className="text-quiet">
          It was not kept, such as that of an old test. Send a test or an example to see what this endpoint gets.
        </p>
      ) : (
        <Loaded query={sent} rows={2}>
          {body => <Json value={body} />}
        </Loaded>
      )}
    </Panel>
  )
}
