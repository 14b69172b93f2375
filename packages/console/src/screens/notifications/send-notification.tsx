import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, Select, TextArea } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'

const GROUPS = [
  ['all', 'All members'],
  ['admins', 'Admins and owners'],
  ['owners', 'Owners'],
  ['members', 'Members with the role member'],
] as const
const PRIORITIES = [
  ['normal', 'Normal'],
  ['urgent', 'Urgent, also by email'],
] as const

/** Tells members something. */
export function SendNotification({ onClose }: { onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const may = useMay()
  const { typed, field } = useTyped({ group: '', recipients: '', title: '', body: '', priority: 'normal' })
  const send = async (): Promise<void> => {
    const text = {
      title: typed.title,
      body: typed.body,
      priority: PRIORITIES.find(([each]) => each === typed.priority)?.[0] ?? 'normal',
    }
    const recipientGroup = GROUPS.find(([each]) => each === typed.group)?.[0]
    if (recipientGroup) await client.notifications.broadcast({ recipientGroup, ...text })
    else await client.notifications.send({ recipients: typed.recipients.split(/[\s,;]+/).filter(Boolean), ...text })
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  }
  return (
    <Dialog title="Send a notification" action="Send" onConfirm={send} onClose={onClose}>
      {may('notifications:broadcast') && (
        <Select label="To" choices={[['', 'Some members'], ...GROUPS]} {...field('group')} />
      )}
      {typed.group === '' && (
        <Input
          label="Members, by email address or ID"
          required
          placeholder="dana@northwind.example"
          {...field('recipients')}
        />
      )}
      <Input label="Title" required maxLength={200} {...field('title')} />
      <TextArea label="Text" required maxLength={10_000} rows={4} {...field('body')} />
      <Select label="Priority" choices={PRIORITIES} {...field('priority')} />
    </Dialog>
  )
}
