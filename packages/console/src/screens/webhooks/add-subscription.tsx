import type { CreateWebhookRequest, CreateWebhookResponse, UpdateWebhookRequest, Webhook } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { FieldsDialog } from '../../ui/fields-dialog.tsx'
import { tell } from '../../ui/toast.tsx'
import { NEW_SUBSCRIPTION, SUBSCRIPTION_FIELDS } from './fields.ts'

interface AddProps {
  onAdded: (added: CreateWebhookResponse) => void
  onClose: () => void
}

/** Asks where to send which events. The service sends a test event at once. */
export function AddSubscription({ onAdded, onClose }: AddProps): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  return (
    <FieldsDialog<CreateWebhookRequest>
      title="Add a subscription"
      action="Add"
      fields={SUBSCRIPTION_FIELDS}
      usual={NEW_SUBSCRIPTION}
      value={NEW_SUBSCRIPTION}
      onSave={async changed => {
        // the server says what is wrong with a field
        onAdded(await client.webhooks.create({ events: ['*'], ...changed } as CreateWebhookRequest))
        await queries.invalidateQueries({ queryKey: ['webhooks'] })
      }}
      onClose={onClose}
    />
  )
}

/** Edits everything of a subscription, unless somebody else has meanwhile. */
export function EditSubscription({ webhook, onClose }: { webhook: Webhook; onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { id, version } = webhook
  return (
    <FieldsDialog<UpdateWebhookRequest>
      title="Edit the subscription"
      action="Save"
      fields={SUBSCRIPTION_FIELDS}
      usual={NEW_SUBSCRIPTION}
      value={{ ...webhook, ed25519: webhook.public_key !== null }}
      onSave={async changed => {
        await client.webhooks.update(id, { ...changed, expected_version: version })
        tell('The subscription is saved.')
        await queries.invalidateQueries({ queryKey: ['webhooks'] })
      }}
      onClose={onClose}
    />
  )
}
