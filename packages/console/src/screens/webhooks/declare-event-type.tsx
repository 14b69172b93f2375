import type { WebhookOwnEventType } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, TextArea } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'

const SCHEMA = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const EXAMPLE = { id: 'ord_4712' }
const shown = (value: unknown): string => JSON.stringify(value, null, 2)

/** Asks for the name, the schema and an example of an event type, or changes those of one. */
export function DeclareEventType({
  changed,
  onClose,
}: {
  changed?: WebhookOwnEventType
  onClose: () => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { typed, field } = useTyped({
    type: changed?.type ?? '',
    description: changed?.description ?? '',
    schema: shown(changed?.schema ?? SCHEMA),
    example: shown(changed?.example ?? EXAMPLE),
  })
  return (
    <Dialog
      title={changed ? `Change ${changed.type}` : 'Declare an event type'}
      action={changed ? 'Save' : 'Declare'}
      onConfirm={async () => {
        const { type, description } = typed
        const body = {
          description,
          schema: readObject('Schema', typed.schema),
          example: readObject('Example', typed.example),
        }
        if (changed) await client.webhooks.updateEventType(type, { ...body, expected_version: changed.version })
        else await client.webhooks.createEventType({ type, ...body })
        await queries.invalidateQueries({ queryKey: ['event-types'] })
      }}
      onClose={onClose}
    >
      {!changed && <Input label="Type" required placeholder="order.paid" {...field('type')} />}
      <Input label="When it is sent" placeholder="A customer paid an order." {...field('description')} />
      <TextArea label="JSON Schema of its data" rows={7} className="font-mono text-xs" {...field('schema')} />
      <TextArea label="An example that matches" rows={4} className="font-mono text-xs" {...field('example')} />
    </Dialog>
  )
}

/** @throws Error that says what is wrong with the text */
function readObject(name: string, text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${name}: this is not JSON. ${error instanceof Error ? error.message : ''}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${name}: write an object, in braces.`)
  return { ...value }
}
