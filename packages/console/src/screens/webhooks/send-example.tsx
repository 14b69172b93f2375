import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { useEventTypes } from './event-picker.tsx'

/** Asks for an event type, and sends its example to one subscription. */
export function SendExample({ send }: { send: (type: string | undefined) => Promise<unknown> }): ReactNode {
  const known = useEventTypes()
  const types = known ?? []
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const type = chosen ?? types[0]?.type
  // its place is kept until it is known whether there are types
  if (known?.length === 0) return null
  return (
    <>
      <Button disabled={known === undefined} onClick={() => setAsking(true)}>
        Send an example
      </Button>
      {isAsking && (
        <Dialog title="Send an example" action="Send" onConfirm={() => send(type)} onClose={() => setAsking(false)}>
          <Select
            label="Event type"
            choices={types.map(each => [each.type, each.type] as const)}
            value={type}
            onChange={({ target }) => setChosen(target.value)}
          />
          <p className="text-quiet">
            The endpoint gets the example of the type once, signed like a real event. If it acts on events, it acts on
            this one.
          </p>
        </Dialog>
      )}
    </>
  )
}
