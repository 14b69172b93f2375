import type { CreateWebhookResponse, Webhook } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useCustomer, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Secret } from '../../ui/secret.tsx'
import { Time } from '../../ui/time.tsx'
import { reasonOf } from './advice.ts'
import { Circuit } from './circuit.tsx'
import { Ping } from './ping.tsx'

// the list is there before the dialogs are loaded
const dialogs = () => import('./add-subscription.tsx')
const AddSubscription = lazy(async () => ({ default: (await dialogs()).AddSubscription }))
const EditSubscription = lazy(async () => ({ default: (await dialogs()).EditSubscription }))

const COMMAND = "keepsake webhooks create --url https://hooks.northwind.example/keepsake --events 'record.*'"

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
      <Rows
        label="Subscriptions"
        pages={pages}
        keyOf={({ id }) => id}
        row={webhook => <Row webhook={webhook} onEdit={may('webhooks:write') ? () => setEdited(webhook) : undefined} />}
        height={64}
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

function Row({ webhook, onEdit }: { webhook: Webhook; onEdit: (() => void) | undefined }): ReactNode {
  const { id, url, description, events, last_failure } = webhook
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-2 hover:bg-raised">
      <Link to="/webhooks/$id" params={{ id }} className="min-w-0 flex-1 basis-64">
        <span className="block truncate font-medium">{url}</span>
        <span className="block truncate text-xs text-quiet">
          {description ? `${description} · ` : ''}
          {events.join(', ')}
        </span>
      </Link>
      {last_failure && (
        <span className="min-w-0 max-w-72 truncate text-xs text-quiet" title={reasonOf(last_failure.error)}>
          Last failure <Time at={last_failure.at} />
        </span>
      )}
      <Circuit webhook={webhook} />
      {onEdit && (
        <Button aria-label={`Edit ${url}`} onClick={onEdit}>
          Edit
        </Button>
      )}
    </div>
  )
}
