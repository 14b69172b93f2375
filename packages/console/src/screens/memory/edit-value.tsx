import type { PropertyValue } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { readValue, textOf } from './typed-text.ts'

/** Asks for the right value. It becomes the caller's, which no extraction overwrites. */
export function EditValue({
  recordId,
  property,
  onClose,
}: {
  recordId: string
  property: PropertyValue
  onClose: () => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const [text, setText] = useState(textOf(property.value))
  const [reason, setReason] = useState('')
  const { propertyName, collectionId, type, version } = property
  const save = async (): Promise<void> => {
    await client.memory.update({
      recordId,
      propertyName,
      value: readValue(type, text),
      expectedVersion: version,
      ...(collectionId !== undefined && { collectionId }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    })
    await queries.invalidateQueries({ queryKey: ['record', recordId] })
  }
  return (
    <Dialog title={`Correct ${propertyName}`} action="Save" onConfirm={save} onClose={onClose}>
      <Input
        label={type === 'array' ? 'Values, separated by commas' : 'Value'}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Input label="Reason (optional)" value={reason} onChange={({ target }) => setReason(target.value)} />
    </Dialog>
  )
}
