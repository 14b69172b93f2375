import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { INPUT } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Value } from '../../ui/value.tsx'

/** Stores what somebody types, and shows what was read from it. */
export function AddMemory({ recordId }: { recordId: string }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const id = useId()
  const [content, setContent] = useState('')
  const store = useMutation({
    mutationFn: () => client.memory.memorize({ recordId, content }),
    onSuccess: () => {
      setContent('')
      return queries.invalidateQueries({ queryKey: ['record', recordId] })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    store.mutate()
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        What should be remembered
      </label>
      <textarea
        id={id}
        rows={2}
        required
        placeholder="What should be remembered"
        className={INPUT}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <div className="mt-2 flex items-center gap-3">
        <Button look="main" type="submit" disabled={store.isPending || content.trim() === ''}>
          Store
        </Button>
        <p role="status" className="min-w-0 flex-1 text-quiet">
          {store.isSuccess && <Stored properties={store.data.data.properties ?? []} />}
        </p>
      </div>
      {store.isError && <ErrorNotice error={store.error} />}
    </form>
  )
}

function Stored({
  properties,
}: {
  properties: readonly { propertyName: string; value: unknown; stored: boolean }[]
}): ReactNode {
  const stored = properties.filter(property => property.stored)
  if (stored.length === 0) return 'Stored. It gave no property.'
  return (
    <>
      Stored, with{' '}
      {stored.map(({ propertyName, value }, index) => (
        <span key={propertyName}>
          {index > 0 && ', '}
          {propertyName}: <Value value={value} />
        </span>
      ))}
    </>
  )
}
