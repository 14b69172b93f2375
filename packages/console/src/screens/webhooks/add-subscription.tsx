import type { CreateWebhookResponse } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'

interface Props {
  onAdded: (added: CreateWebhookResponse) => void
  onClose: () => void
}

/** Asks where to send which events. The service sends a test event at once. */
export function AddSubscription({ onAdded, onClose }: Props): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState('*')
  const [description, setDescription] = useState('')
  return (
    <Dialog
      title="Add a subscription"
      action="Add"
      onConfirm={async () => {
        const patterns = events.split(/[\s,]+/).filter(pattern => pattern !== '')
        onAdded(await client.webhooks.create({ url, events: patterns, ...(description && { description }) }))
        await queries.invalidateQueries({ queryKey: ['webhooks'] })
      }}
      onClose={onClose}
    >
      <Input
        label="URL"
        type="url"
        required
        placeholder="https://hooks.northwind.example/keepsake"
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <Input
        label="Events, such as order.paid, invoice.* or * for all"
        required
        value={events}
        onChange={({ target }) => setEvents(target.value)}
      />
      <Input
        label="Description (optional)"
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
    </Dialog>
  )
}
