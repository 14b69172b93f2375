import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { recordsCalled } from '../../session/records-called.ts'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { SearchField } from '../../ui/search-field.tsx'

interface Props {
  recordId: string | undefined
  /** What the record is called. */
  name: string | undefined
  onChoose: (recordId: string | undefined) => void
}

/** Limits a list to one record, found by its name or key. */
export function OfRecord({ recordId, name, onChoose }: Props): ReactNode {
  const client = useClient()
  const { run, error } = useAttempt(async (text: string) => {
    const [first] = await recordsCalled(client, text)
    if (!first) throw new Error('No record is called so.')
    onChoose(first.recordId)
  })
  if (recordId !== undefined)
    return (
      <Button className="max-w-full" aria-label="All records" onClick={() => onChoose(undefined)}>
        <span className="truncate">Only {name ?? recordId}</span>
        <X size={14} aria-hidden />
      </Button>
    )
  return (
    <div className="min-w-0 flex-1 basis-64">
      <SearchField label="Name or key of a record" text="" onSearch={text => text !== '' && void run(text)} />
      {error && (
        <p role="alert" className="mt-1 text-bad">
          {error.message}
        </p>
      )}
    </div>
  )
}
