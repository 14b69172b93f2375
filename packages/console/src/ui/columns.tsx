import { Popover } from '@base-ui/react/popover'
import { Columns3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { CheckBox, Input } from './field.tsx'

interface Props {
  columns: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** From how many on they are searched by name. */
const MANY = 12

/** Chooses what a list shows of each row. */
export function Columns({ columns, chosen, onChoose }: Props): ReactNode {
  const [words, setWords] = useState('')
  const found = columns.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <Popover.Root>
      <Popover.Trigger render={<Button look="quiet" />}>
        <Columns3 size={15} aria-hidden />
        Columns
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="z-20">
          <Popover.Popup className="max-h-[60vh] w-64 overflow-y-auto rounded-lg border border-line bg-panel p-3 shadow-xl">
            <Popover.Title className="mb-1 font-semibold">Columns</Popover.Title>
            {columns.length > MANY && (
              <Input
                label="Name of a column"
                hideLabel
                placeholder="Name of a column"
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
            {found.map(({ id, name }) => (
              <CheckBox
                key={id}
                label={name}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter(each => each !== id))
                }
              />
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
