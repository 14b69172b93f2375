import type { SmartRecallRequest } from '@keepsake/sdk'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { identityOf } from '../../session/identity.ts'
import { Button } from '../../ui/button.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { RecallResult } from './recall-result.tsx'
import { DEFAULT_SIDE, LIMITS, type RecallSearch, type Side } from './recall-search.ts'

/** Asks as an agent would, and shows why each result stands where it stands. */
export function RecallLab(): ReactNode {
  const search = useSearch({ from: '/frame/recall' })
  const navigate = useNavigate({ from: '/recall' })
  const { q = '', about = '', sides = [DEFAULT_SIDE] } = search
  const change = (changed: Partial<RecallSearch>): void => void navigate({ search: { ...search, ...changed } })
  const asked = (side: Side): SmartRecallRequest => ({ query: q, ...identityOf(about), ...side, generateAnswer: true })
  return (
    <Page
      title="Recall lab"
      actions={
        <Button
          onClick={() =>
            change({ sides: sides.length > 1 ? sides.slice(0, 1) : [...sides, { mode: 'deep', limit: 5 }] })
          }
        >
          {sides.length > 1 ? 'One setting' : 'Compare two settings'}
        </Button>
      }
    >
      <Question key={`${q}/${about}`} q={q} about={about} onAsk={change} />
      <div className={`grid gap-5 ${sides.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {sides.map((side, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side is its place
          <div key={index} className="min-w-0">
            <Settings
              side={side}
              onChange={changed => change({ sides: sides.map((each, place) => (place === index ? changed : each)) })}
            />
            {q === '' ? (
              index === 0 && (
                <Empty
                  title="Ask something"
                  lines={[
                    "keepsake memory smart-recall 'When to call?' --email dana@northwind.example --generate-answer",
                  ]}
                >
                  A question about one record, or about all of them. Asking here costs no credits.
                </Empty>
              )
            ) : (
              <RecallResult request={asked(side)} />
            )}
          </div>
        ))}
      </div>
    </Page>
  )
}

function Question({
  q,
  about,
  onAsk,
}: {
  q: string
  about: string
  onAsk: (changed: RecallSearch) => void
}): ReactNode {
  const [question, setQuestion] = useState(q)
  const [record, setRecord] = useState(about)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onAsk({ q: question.trim(), about: record.trim() })
  }
  return (
    <form onSubmit={submit} className="mb-4 flex flex-wrap items-end gap-2">
      <Input
        label="Question"
        required
        className="min-w-0 flex-[2] basis-72"
        placeholder="When to call?"
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
      <Input
        label="About (optional)"
        className="min-w-0 flex-1 basis-52"
        placeholder="An email, a website, a phone number or rec_…"
        value={record}
        onChange={({ target }) => setRecord(target.value)}
      />
      <Button look="main" type="submit">
        Ask
      </Button>
    </form>
  )
}

function Settings({ side: { mode, limit }, onChange }: { side: Side; onChange: (side: Side) => void }): ReactNode {
  return (
    <div className="mb-3 flex gap-2">
      <Select
        label="Mode"
        hideLabel
        value={mode}
        choices={[
          ['fast', 'Fast'],
          ['deep', 'Deep'],
        ]}
        onChange={({ target }) => onChange({ mode: target.value === 'deep' ? 'deep' : 'fast', limit })}
      />
      <Select
        label="Results"
        hideLabel
        value={limit}
        choices={LIMITS.map(each => [String(each), `${each} results`])}
        onChange={({ target }) => onChange({ mode, limit: Number(target.value) })}
      />
    </div>
  )
}
