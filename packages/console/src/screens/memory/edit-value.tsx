import type { PropertyValue } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'

/** What a person types for a value, and the value that it stands for. */
function textOf({ type, value }: PropertyValue): string {
  if (type === 'array' && Array.isArray(value)) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** @throws Error if the text is no value of the type */
function readValue(type: PropertyValue['type'], text: string): unknown {
  if (type === 'number') {
    const number = Number(text.replaceAll(',', ''))
    if (text.trim() === '' || Number.isNaN(number)) throw new Error(`${text} is not a number.`)
    return number
  }
  if (type === 'boolean') {
    if (!/^(true|false|yes|no)$/i.test(text.trim())) throw new Error('Type yes or no.')
    return /^(true|yes)$/i.test(text.trim())
  }
  if (type === 'array')
    return text
      .split(',')
      .map(part => part.trim())
      .filter(Boolean)
  if (type === 'object') return JSON.parse(text)
  return text
}

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
  const [text, setText] = useState(textOf(property))
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
