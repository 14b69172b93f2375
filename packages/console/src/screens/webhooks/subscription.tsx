import type { Webhook } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Id } from '../../ui/copy.tsx'
import { formatDuration, formatNumber } from '../../ui/format.ts'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { reasonOf } from './advice.ts'
import { Circuit } from './circuit.tsx'
import { Deliveries } from './deliveries.tsx'
import { Failure } from './failure.tsx'
import { ReplayProgress } from './replay-missed.tsx'
import { Overlap } from './rotation.tsx'
import { Statistics } from './statistics.tsx'
import { SubscriptionActions } from './subscription-actions.tsx'

/** One subscription: its state, and its deliveries as they happen. */
export function Subscription(): ReactNode {
  const { id } = useParams({ from: '/frame/webhooks/$id' })
  const client = useClient()
  const may = useMay()
  const { replay } = useSearch({ from: '/frame/webhooks/$id' })
  const webhook = useQuery({
    queryKey: ['webhooks', id],
    queryFn: async () => (await client.webhooks.get(id)).data,
    refetchInterval: useRefetchMs(),
  })
  if (!webhook.isSuccess) return <UnloadedPage title="Webhook" query={webhook} />
  const { url, description, events, filter, rate_limit, rotation } = webhook.data
  const { header_names, timeout_ms, format, guarantee, ordered, auth, created_at } = webhook.data
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
          {rate_limit > 0 && <span>At most {formatNumber(rate_limit)} a second</span>}
          {auth.type !== 'hmac' && <span>Authentication {auth.type}</span>}
          {header_names.length > 0 && <span>Headers {header_names.join(', ')}</span>}
          {format === 'data' && <span>Data alone</span>}
          {guarantee === 'best_effort' && <span>One attempt</span>}
          {ordered && <span>In order</span>}
          <span>{formatDuration(timeout_ms)} to respond</span>
          <span>
            Secret since <Time at={rotation.phase === 'none' ? created_at : rotation.rotated_at} />
          </span>
        </span>
      }
      actions={may('webhooks:write') && <SubscriptionActions webhook={webhook.data} />}
    >
      <State webhook={webhook.data} />
      <Overlap webhook={webhook.data} />
      {replay && <ReplayProgress key={replay.id} id={id} replay={replay} />}
      <Statistics id={id} />
      <Deliveries id={id} />
    </Page>
  )
}

/** Why nothing is sent, by what the API calls it. */
const DISABLED: Readonly<Record<NonNullable<Webhook['disabled_reason']>, string>> = {
  owner: 'it is disabled',
  gone: 'the endpoint answered 410, which means that it is gone for good',
  circuit_open: 'nothing arrived for 72 hours, so it was disabled',
}

/** What is wrong with a subscription, what follows, and what can be done. */
function State({ webhook }: { webhook: Webhook }): ReactNode {
  const { disabled_reason, circuit, last_failure, failing_since } = webhook
  const isFailing = failing_since !== null || circuit.state !== 'closed'
  return (
    <>
      {disabled_reason && (
        <p role="status" className="mb-3 rounded-md border border-bad px-3 py-2">
          Nothing is sent: {DISABLED[disabled_reason]}. Enable it to send again from now on. Events of the meantime are
          sent only with “Send what it missed”.
        </p>
      )}
      {circuit.opened_at && (
        <p role="status" className="mb-3 rounded-md border border-warn px-3 py-2">
          Sending is paused since <Time at={circuit.opened_at} />, because too much failed.
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
      {last_failure &&
        (isFailing ? (
          <Failure
            title={
              <>
                Last failure <Time at={last_failure.at} />
              </>
            }
            error={last_failure.error}
          />
        ) : (
          <p className="mb-3 break-words text-quiet">
            Last failure <Time at={last_failure.at} />: {reasonOf(last_failure.error)}
          </p>
        ))}
    </>
  )
}
