import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Input } from './field.tsx'

/** Asks for words, and gives them when they are complete. */
export function SearchField({
  label,
  text,
  onSearch,
}: {
  label: string
  text: string
  onSearch: (text: string) => void
}): ReactNode {
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search className="flex min-w-0 flex-1 basis-64">
      <form onSubmit={submit} className="flex min-w-0 flex-1 gap-2">
        <Input
          label={label}
          hideLabel
          placeholder={label}
          type="search"
          className="min-w-0 flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
