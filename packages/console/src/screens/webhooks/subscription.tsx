import type { WebhookDelivery } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Id } from '../../ui/copy.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { Circuit, STATUS_NAMES, Status } from './circuit.tsx'
import { readDeliveriesSearch } from './deliveries-search.ts'
import { ReplayProgress } from './replay-missed.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'

/** One subscription: its state, and its deliveries as they happen. */
export function Subscription(): ReactNode {
  const { id } = useParams({ from: '/frame/webhooks/$id' })
  const client = useClient()
  const { replay } = useSearch({ from: '/frame/webhooks/$id' })
  const may = useMay()
  const webhook = useQuery({
    queryKey: ['webhooks', id],
    queryFn: async () => (await client.webhooks.get(id)).data,
    refetchInterval: REFETCH_MS,
  })
  if (!webhook.isSuccess) return <UnloadedPage title="Webhook" query={webhook} />
  const { url, description, events, filter, rate_limit, disabled_reason, last_failure, rotation, circuit } =
    webhook.data
  const { header_names, timeout_ms, format, guarantee, ordered, created_at } = webhook.data
  return (
    <Page
      title={url}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Circuit webhook={webhook.data} />
          <Id id={id} />
          {description && <span>{description}</span>}
          <span>{events.join(', ')}</span>
          {filter && <code className="font-mono text-xs">{filter}</code>}
          {rate_limit > 0 && <span>At most {rate_limit} a second</span>}
          {header_names.length > 0 && <span>Headers {header_names.join(', ')}</span>}
          {format === 'data' && <span>Data alone</span>}
          {guarantee === 'best_effort' && <span>One attempt</span>}
          {ordered && <span>In order</span>}
          <span>{formatNumber(timeout_ms)} ms to respond</span>
          <span>
            Secret since <Time at={rotation.phase === 'none' ? created_at : rotation.rotated_at} />
          </span>
        </span>
      }
      actions={may('webhooks:write') && <SubscriptionActions webhook={webhook.data} />}
    >
      {disabled_reason && (
        <p role="status" className="mb-3 rounded-md border border-bad px-3 py-2">
          Nothing is sent: {disabled_reason.replaceAll('_', ' ')}.
        </p>
      )}
      {circuit.opened_at && (
        <p role="status" className="mb-3 rounded-md border border-warn px-3 py-2">
          Sending is paused since <Time at={circuit.opened_at} />.
          {circuit.next_probe_at && (
            <>
              {' '}
              The next test is sent <Time at={circuit.next_probe_at} />.
            </>
          )}
          {circuit.disable_at && (
            <>
              {' '}
              It is disabled <Time at={circuit.disable_at} /> unless one arrives.
            </>
          )}{' '}
          Close the circuit to send at once, what waits first.
        </p>
      )}
      {last_failure && (
        <p className="mb-3 break-words text-quiet">
          Last failure <Time at={last_failure.at} />: {last_failure.error}
        </p>
      )}
      {rotation.rotation_recommended && <p className="mb-3 text-warn">The signing secret is old. Rotate it.</p>}
      {replay !== undefined && may('events:read') && <ReplayProgress key={replay} eventId={replay} />}
      <Deliveries id={id} />
    </Page>
  )
}

function Deliveries({ id }: { id: string }): ReactNode {
  const client = useClient()
  const { status, ...others } = useSearch({ from: '/frame/webhooks/$id' })
  const navigate = useNavigate({ from: '/webhooks/$id' })
  const pages = usePages<WebhookDelivery>(
    ['webhooks', id, 'deliveries', status],
    cursor => client.webhooks.deliveries(id, { limit: 100, ...cursor, ...(status && { status }) }),
    { refetchMs: REFETCH_MS },
  )
  return (
    <Panel
      title="Deliveries"
      actions={
        <Select
          label="Status"
          hideLabel
          choices={[['', 'All'], ...STATUS_NAMES]}
          value={status ?? ''}
          onChange={({ target }) =>
            void navigate({ search: readDeliveriesSearch({ ...others, status: target.value }) })
          }
        />
      }
    >
      <Rows
        label="Deliveries"
        pages={pages}
        keyOf={delivery => delivery.id}
        row={delivery => <Row delivery={delivery} />}
        height={48}
        empty={<Empty title="No delivery">{status ? 'None has this status.' : 'Send a test to see one.'}</Empty>}
      />
    </Panel>
  )
}

function Row({ delivery }: { delivery: WebhookDelivery }): ReactNode {
  const { id, subscription_id, event_type, status, attempts, response_code, error, created_at } = delivery
  return (
    <Link
      to="/webhooks/$id/deliveries/$deliveryId"
      params={{ id: subscription_id, deliveryId: id }}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-1 py-2 hover:bg-raised"
    >
      <span className="w-24">
        <Status status={status} />
      </span>
      <span className="min-w-0 flex-1 basis-40 truncate">{event_type}</span>
      <span className="min-w-0 flex-1 basis-40 truncate text-xs text-quiet">
        {error ?? (response_code === null ? '' : `HTTP ${response_code}`)}
        {attempts > 1 && ` · ${attempts} attempts`}
      </span>
      <span className="text-xs text-quiet">
        <Time at={created_at} />
      </span>
    </Link>
  )
}
