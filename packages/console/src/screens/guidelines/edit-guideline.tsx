import type { GuidelineDocument } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckBox, Input, TextArea } from '../../ui/field.tsx'
import { LeaveWarning } from '../../ui/leave-warning.tsx'
import { Markdown } from '../../ui/markdown.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { readWords } from './guideline-search.ts'

interface Typed {
  name: string
  description: string
  tags: string
  triggerKeywords: string
  alwaysOn: boolean
  value: string
}

const typedOf = ({ name, description = '', tags, triggerKeywords, alwaysOn, value }: GuidelineDocument): Typed => ({
  name,
  description,
  tags: tags.join(', '),
  triggerKeywords: triggerKeywords.join(', '),
  alwaysOn,
  // a browser writes lines with one character at their end
  value: value.replaceAll('\r\n', '\n'),
})

/** Changes a guideline. What others changed meanwhile is merged, or the change is refused. */
export function EditGuideline({ guideline }: { guideline: GuidelineDocument }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate({ from: '/guidelines/$id' })
  // the version that was read when the editor was opened, whatever is read later
  const [base] = useState(guideline)
  const [first] = useState(() => typedOf(base))
  const [typed, setTyped] = useState(first)
  const [note, setNote] = useState('')
  const change = (changed: Partial<Typed>): void => setTyped({ ...typed, ...changed })
  const isChanged = JSON.stringify(typed) !== JSON.stringify(first)
  const save = useMutation({
    mutationFn: () =>
      client.guidelines.update(base.id, {
        name: typed.name,
        description: typed.description === '' ? null : typed.description,
        tags: readWords(typed.tags),
        triggerKeywords: readWords(typed.triggerKeywords),
        alwaysOn: typed.alwaysOn,
        ...(typed.value !== first.value && { value: withLinesOf(base.value, typed.value) }),
        expectedVersion: base.version,
        ...(note.trim() !== '' && { historyNote: note.trim() }),
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['guidelines'] })
      await navigate({ search: {}, ignoreBlocker: true })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form onSubmit={submit}>
      <div className="mb-4 grid gap-3 md:grid-cols-2">
        <Input label="Name" required value={typed.name} onChange={({ target }) => change({ name: target.value })} />
        <Input
          label="Description"
          value={typed.description}
          onChange={({ target }) => change({ description: target.value })}
        />
        <Input
          label="Tags, separated by commas"
          value={typed.tags}
          onChange={({ target }) => change({ tags: target.value })}
        />
        <Input
          label="Trigger keywords, separated by commas"
          value={typed.triggerKeywords}
          onChange={({ target }) => change({ triggerKeywords: target.value })}
        />
        <CheckBox
          label="Always on: part of every selection"
          checked={typed.alwaysOn}
          onChange={({ target }) => change({ alwaysOn: target.checked })}
        />
      </div>
      <div className="grid gap-x-5 lg:grid-cols-2">
        <Panel title="Markdown">
          <TextArea
            label="Text in Markdown"
            required
            rows={24}
            spellCheck
            className="font-mono text-xs"
            value={typed.value}
            onChange={({ target }) => change({ value: target.value })}
          />
        </Panel>
        <Preview text={typed.value} />
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <Input
          label="Reason (optional)"
          className="min-w-0 flex-1 basis-64"
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit" look="main" disabled={!isChanged || save.isPending}>
          Save
        </Button>
      </div>
      {save.isError && <ErrorNotice error={save.error} />}
      <LeaveWarning isChanged={isChanged} />
    </form>
  )
}

function Preview({ text }: { text: string }): ReactNode {
  // typing does not wait for it
  const shown = useDeferredValue(text)
  return (
    <Panel title="Preview">
      <Markdown text={shown} />
    </Panel>
  )
}

/** A text with the ends of lines of another, so that lines that nobody changed stay as they are. */
const withLinesOf = (before: string, text: string): string =>
  before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text
