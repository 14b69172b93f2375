import type { CreateWebhookResponse } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'

interface Props {
  onAdded: (added: CreateWebhookResponse) => void
  onClose: () => void
}

/** Asks where to send which events. The service sends a test event at once. */
export function AddSubscription({ onAdded, onClose }: Props): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { typed, field } = useTyped({ url: '', events: '*', description: '' })
  return (
    <Dialog
      title="Add a subscription"
      action="Add"
      onConfirm={async () => {
        const { url, description } = typed
        const patterns = typed.events.split(/[\s,]+/).filter(pattern => pattern !== '')
        onAdded(await client.webhooks.create({ url, events: patterns, ...(description && { description }) }))
        await queries.invalidateQueries({ queryKey: ['webhooks'] })
      }}
      onClose={onClose}
    >
      <Input label="URL" type="url" required placeholder="https://hooks.northwind.example/keepsake" {...field('url')} />
      <Input label="Events, such as order.paid, invoice.* or * for all" required {...field('events')} />
      <Input label="Description (optional)" {...field('description')} />
    </Dialog>
  )
}
