import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, TextArea } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'

/** Asks for the name and the text of a guideline, and opens it. */
export function AddGuideline({ onClose }: { onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { typed, field } = useTyped({ name: '', value: '' })
  return (
    <Dialog
      title="Add a guideline"
      action="Add"
      onConfirm={async () => {
        const { data } = await client.guidelines.create(typed)
        await queries.invalidateQueries({ queryKey: ['guidelines'] })
        await navigate({ to: '/guidelines/$id', params: { id: data.id } })
      }}
      onClose={onClose}
    >
      <Input label="Name" required placeholder="Refund policy" {...field('name')} />
      <TextArea
        label="Text in Markdown"
        required
        rows={10}
        className="font-mono text-xs"
        placeholder="# Refunds"
        {...field('value')}
      />
    </Dialog>
  )
}
