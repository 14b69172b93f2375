import { type ReactNode, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { useEventTypes } from './event-picker.tsx'

interface Props {
  send: (type: string | undefined) => Promise<unknown>
  onClose: () => void
}

/** Asks for an event type, and sends its example to one subscription. */
export function SendExample({ send, onClose }: Props): ReactNode {
  const types = useEventTypes() ?? []
  const [chosen, setChosen] = useState<string>()
  const type = chosen ?? types[0]?.type
  return (
    <Dialog title="Send an example" action="Send" onConfirm={() => send(type)} onClose={onClose}>
      <Select
        label="Event type"
        choices={types.map(each => [each.type, each.type] as const)}
        value={type}
        onChange={({ target }) => setChosen(target.value)}
      />
      <p className="text-quiet">
        The endpoint gets the example of the type once, signed like a real event. If it acts on events, it acts on this
        one.
      </p>
    </Dialog>
  )
}
