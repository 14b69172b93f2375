import { Columns3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { CheckBox, Input } from './field.tsx'
import { Popover } from './popover.tsx'

interface Props {
  columns: readonly { id: string; name: string }[]
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
}

/** From how many on they are searched by name. */
const MANY = 12

/** Chooses what a list shows of each row. */
export const Columns = (props: Props): ReactNode => (
  <Popover
    name="Columns"
    label={
      <>
        <Columns3 size={15} aria-hidden />
        Columns
      </>
    }
    className="w-64 p-3"
  >
    {() => <Choices {...props} />}
  </Popover>
)

function Choices({ columns, chosen, onChoose }: Props): ReactNode {
  const [words, setWords] = useState('')
  const found = columns.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  return (
    <>
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
          onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter(each => each !== id))}
        />
      ))}
    </>
  )
}
