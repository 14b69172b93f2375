import type { Collection } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { LeaveWarning } from '../../ui/leave-warning.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { ChangePreview } from './change-preview.tsx'
import { changesOf, type Draft, draftOf, newDraft, toChanges } from './property-drafts.ts'
import { PropertyForm } from './property-form.tsx'

/** Changes the properties of a collection, after it is shown what that does. */
export function EditProperties({ collection }: { collection: Collection }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate({ from: '/collections/$id' })
  // the version that was read when the editor was opened, whatever is read later
  const [base] = useState(collection)
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => base.properties.map(draftOf))
  const [removedValues, setRemovedValues] = useState<'keep' | 'delete'>('keep')
  const [note, setNote] = useState('')
  const changes = changesOf(base.properties, drafts)
  const isChanged = changes.added.length + changes.removed.length + changes.changed.length > 0
  const save = useMutation({
    mutationFn: () =>
      client.collections.update(base.id, {
        properties: toChanges(base.properties, drafts),
        expectedVersion: base.version,
        ...(changes.removed.length > 0 && { removedValues }),
        ...(note.trim() !== '' && { note: note.trim() }),
      }),
    onSuccess: async ({ warnings = [] }) => {
      await queries.invalidateQueries({ queryKey: ['collections'] })
      const isOlder = warnings.some(({ code }) => code === 'earlier_memories')
      await navigate({ search: isOlder ? { view: 'again' } : {}, ignoreBlocker: true })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit}>
      <Panel
        title="Properties"
        actions={<Button onClick={() => setDrafts([...drafts, newDraft(crypto.randomUUID())])}>Add a property</Button>}
      >
        {drafts.length === 0 && <p className="text-quiet">It defines no properties yet.</p>}
        <ul className="divide-y divide-line">
          {drafts.map(draft => (
            <PropertyForm
              key={draft.key}
              draft={draft}
              onChange={changed => setDrafts(drafts.map(each => (each === draft ? { ...draft, ...changed } : each)))}
              onRemove={() => setDrafts(drafts.filter(each => each !== draft))}
            />
          ))}
        </ul>
      </Panel>
      {isChanged && (
        <ChangePreview
          collection={base}
          changes={changes}
          removedValues={removedValues}
          onRemovedValues={setRemovedValues}
        />
      )}
      {save.isError && <ErrorNotice error={save.error} />}
      <div className="flex flex-wrap items-end gap-3">
        <Input
          label="Reason (optional)"
          className="min-w-0 flex-1 basis-64"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" look="main" disabled={!isChanged || save.isPending}>
          Save
        </Button>
      </div>
      <LeaveWarning isChanged={isChanged} />
    </form>
  )
}
