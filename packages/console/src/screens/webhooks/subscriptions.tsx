import type { CreateWebhookResponse, Webhook } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useCustomer, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Secret } from '../../ui/secret.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { reasonOf } from './advice.ts'
import { Circuit } from './circuit.tsx'
import { Ping } from './ping.tsx'

// the list is there before the dialogs are loaded
const dialogs = () => import('./add-subscription.tsx')
const AddSubscription = lazy(async () => ({ default: (await dialogs()).AddSubscription }))
const EditSubscription = lazy(async () => ({ default: (await dialogs()).EditSubscription }))

const COMMAND = "keepsake webhooks create --url https://hooks.northwind.example/keepsake --events 'record.*'"

const COLUMNS: readonly Column<Webhook>[] = [
  {
    id: 'url',
    name: 'URL',
    text: ({ url }) => url,
    cell: ({ id, url, description }) => (
      <Link to="/webhooks/$id" params={{ id }} className="block hover:underline">
        <Named name={url} about={description} />
      </Link>
    ),
  },
  {
    id: 'state',
    name: 'State',
    text: ({ disabled_at, circuit_state, failing_since }) =>
      disabled_at
        ? 'Disabled'
        : circuit_state === 'closed'
          ? failing_since
            ? 'Failing'
            : 'Delivering'
          : 'Circuit open',
    cell: webhook => <Circuit webhook={webhook} />,
  },
  { id: 'events', name: 'Events', text: ({ events }) => events.join(', ') },
  timeColumn('failed', 'Last failure', ({ last_failure }) => last_failure?.at),
  { id: 'why', name: 'Why', text: ({ last_failure }) => (last_failure ? reasonOf(last_failure.error) : '') },
  { id: 'filter', name: 'Filter', text: ({ filter }) => filter ?? '' },
  { id: 'customer', name: 'Customer', text: ({ customer }) => customer ?? '' },
  timeColumn('made', 'Made', ({ created_at }) => created_at),
]
const USUAL = ['state', 'events', 'failed']

/** Where events are sent, and whether they arrive. */
export function Subscriptions(): ReactNode {
  const client = useClient()
  const pages = usePages<Webhook>(['webhooks'], cursor => client.webhooks.list({ limit: 50, ...cursor }), {
    refetchMs: useRefetchMs(),
  })
  const may = useMay()
  const customer = useCustomer()
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<CreateWebhookResponse>()
  const [edited, setEdited] = useState<Webhook>()
  return (
    <Page
      title="Webhooks"
      actions={may('webhooks:write') && <Button onClick={() => setAdding(true)}>Add a subscription</Button>}
    >
      {added && (
        <div className="mb-3 rounded-md border border-line bg-panel px-3 py-2">
          <Secret secret={added.data.secret_current} />
          <p className="text-quiet">Check the signature of each event with it. It is shown only once.</p>
          <Ping ping={added.ping} />
        </div>
      )}
      <Table
        label="Subscriptions"
        list="subscriptions"
        noun={['subscription', 'subscriptions']}
        columns={COLUMNS}
        actionsWidth="4rem"
        usual={USUAL}
        actions={
          may('webhooks:write') &&
          (webhook => (
            <Button aria-label={`Edit ${webhook.url}`} onClick={() => setEdited(webhook)}>
              Edit
            </Button>
          ))
        }
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty title="There are no subscriptions yet" lines={customer ? [] : [COMMAND]}>
            A subscription sends signed events to a URL, and tries again until they arrive.
          </Empty>
        }
      />
      <Suspense>
        {edited && <EditSubscription webhook={edited} onClose={() => setEdited(undefined)} />}
        {isAdding && <AddSubscription onAdded={setAdded} onClose={() => setAdding(false)} />}
      </Suspense>
    </Page>
  )
}
