import type { Suggestion } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { MAX_SORTED, useSorted } from '../../ui/sorting.ts'
import { tell } from '../../ui/toast.tsx'
import { CorrectSuggestion } from './correct-suggestion.tsx'
import { OfRecord } from './of-record.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { LEAST, ORDERS, type Order, REASONS, readSuggestionsSearch, STATUSES } from './suggestions-search.ts'
import { useDecisions } from './use-decisions.ts'
import { useKeys } from './use-keys.ts'

/** Values that nobody was sure of, to be accepted, corrected or dismissed one after the other. */
export function Suggestions(): ReactNode {
  const client = useClient()
  const { status = 'open', property, recordId, reason, least, order } = useSearch({ from: '/frame/suggestions' })
  const navigate = useNavigate({ from: '/suggestions' })
  const filter = {
    ...(property !== undefined && { propertyName: property }),
    ...(recordId !== undefined && { recordId }),
    ...(reason && { reason }),
    ...(least && { minConfidence: least / 100 }),
  }
  const choose = (chosen: Record<string, unknown>): void =>
    void navigate({ search: now => readSuggestionsSearch({ ...now, ...chosen }) })
  const pages = usePages<Suggestion>(['suggestions', status, filter], cursor =>
    client.suggestions.list({
      limit: 50,
      status,
      ...cursor,
      ...filter,
    }),
  )
  const total = pages.data?.pages[0]?.total
  const sorted = useSorted(pages, total, order && RANKS[order], order === 'certain')
  const suggestions = sorted.pages.data?.pages.flatMap(page => page.items) ?? []
  return (
    <Page title="Suggestions">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <Select
          label="Status"
          hideLabel
          choices={STATUSES}
          value={status}
          onChange={({ target }) => choose({ status: target.value })}
        />
        <Select
          label="Reason"
          hideLabel
          choices={[['', 'Any reason'], ...REASONS]}
          value={reason ?? ''}
          onChange={({ target }) => choose({ reason: target.value })}
        />
        <Select
          label="Confidence"
          hideLabel
          choices={[['', 'Any confidence'], ...LEAST.map(each => [String(each), `At least ${each} %`] as const)]}
          value={least ?? ''}
          onChange={({ target }) => choose({ least: target.value })}
        />
        <SearchField
          key={property}
          label="Name of a property"
          text={property ?? ''}
          onSearch={text => choose({ property: text })}
        />
        <OfRecord
          key={recordId}
          recordId={recordId}
          name={suggestions.find(each => each.recordId === recordId)?.displayName}
          onChoose={chosen => choose({ recordId: chosen })}
        />
        <Select
          label="Order"
          hideLabel
          disabled={total === undefined || total > MAX_SORTED}
          title={
            total !== undefined && total > MAX_SORTED
              ? `At most ${formatNumber(MAX_SORTED)} can be sorted: filter them`
              : undefined
          }
          choices={ORDERS}
          value={order ?? ''}
          onChange={({ target }) => choose({ order: target.value })}
        />
        {status === 'open' && least && suggestions.length > 0 && <AcceptAbove filter={filter} least={least} />}
      </div>
      {suggestions.length > 0 && (
        <p className="mb-2 text-xs text-quiet">
          {formatNumber(total ?? suggestions.length)} {total === 1 ? 'suggestion' : 'suggestions'}
          {sorted.state === 'reading' && '. Reading all of them to sort them…'}
        </p>
      )}
      {pages.isPending && <Loading />}
      {pages.isError && <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.isSuccess && suggestions.length === 0 && (
        <Empty
          title={status === 'open' ? 'Nothing waits for a decision' : 'There are none'}
          lines={[
            'keepsake memory memorize "Our budget may be around 75k." --email dana@northwind.example',
            "await client.memory.memorize({ email: 'dana@northwind.example', content: 'Our budget may be around 75k.' })",
          ]}
        >
          A value that extraction is not sure of waits here with the words that it was read from. How sure it must be is
          the setting EXTRACTION_MIN_CONFIDENCE, and a property can have all its values reviewed.
        </Empty>
      )}
      {suggestions.length > 0 && <Review key={JSON.stringify([status, filter, order])} suggestions={suggestions} />}
      {pages.hasNextPage && (
        <Button className="mt-3" disabled={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  )
}

const RANKS: Readonly<Record<Order, (suggestion: Suggestion) => string | number>> = {
  certain: ({ confidence }) => confidence,
  property: ({ propertyName }) => propertyName,
  record: ({ displayName, recordId }) => displayName ?? recordId,
}

/** Accepts all that the filter shows, also those on pages that are not read yet. */
function AcceptAbove({ filter, least }: { filter: object; least: number }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const mayDecide = useMay()('memory:write')
  const accept = async (): Promise<void> => {
    let accepted = 0
    // one call decides on up to 200
    for (let left = 1; left > 0; ) {
      const { data } = await client.suggestions.accept({ filter })
      accepted += data.decided
      left = data.decided === 0 ? 0 : data.left
    }
    tell(`${formatNumber(accepted)} accepted.`)
    await queries.invalidateQueries({ queryKey: ['suggestions'] })
  }
  if (!mayDecide) return null
  return (
    <AskButton label={`Accept all above ${least} %`} title="Accept all of these?" action="Accept" onConfirm={accept}>
      <p>Each becomes a value that somebody set. Each property that changes costs 1 credit.</p>
    </AskButton>
  )
}

function Review({ suggestions }: { suggestions: readonly Suggestion[] }): ReactNode {
  const mayDecide = useMay()('memory:write')
  const decisions = useDecisions()
  const [currentId, setCurrent] = useState(suggestions[0]?.id)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [correcting, setCorrecting] = useState<Suggestion>()
  const list = useRef<HTMLUListElement>(null)
  const rowOf = (id: string): HTMLElement | null | undefined => list.current?.querySelector<HTMLElement>(`#${id}`)
  const at = Math.max(
    0,
    suggestions.findIndex(({ id }) => id === currentId),
  )
  const current = suggestions[at]
  const focus = (index: number): void => {
    const next = suggestions[Math.min(Math.max(index, 0), suggestions.length - 1)]
    if (!next) return
    setCurrent(next.id)
    rowOf(next.id)?.focus()
  }
  /** What a key is about: what is selected, or the one with the focus. */
  const subjects = (): readonly string[] => {
    const all = chosen.length > 0 ? suggestions.filter(({ id }) => chosen.includes(id)) : current ? [current] : []
    return all.filter(each => decisions.statusOf(each) === 'open').map(({ id }) => id)
  }
  const onward = (): void => {
    if (chosen.length === 0) focus(at + 1)
    setChosen([])
  }
  const accept = (ids: readonly string[]): void => {
    void decisions.accept(ids)
    onward()
  }
  const dismiss = (ids: readonly string[]): void => {
    void decisions.dismiss(ids)
    onward()
  }
  /** The button that was pressed goes, so the row gets the focus. */
  const byMouse = (id: string, decide: (ids: readonly string[]) => Promise<void>): void => {
    rowOf(id)?.focus()
    void decide([id])
  }
  const choose = (id: string): void =>
    setChosen(chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id])
  useKeys(correcting === undefined, {
    // the first key only shows where one is
    j: () => focus(current && rowOf(current.id)?.contains(document.activeElement) ? at + 1 : at),
    k: () => focus(at - 1),
    ...(mayDecide && {
      x: () => current && choose(current.id),
      a: () => accept(subjects()),
      d: () => dismiss(subjects()),
      c: () => current && decisions.statusOf(current) === 'open' && setCorrecting(current),
      u: () => void decisions.undo(),
    }),
  })
  return (
    <>
      {mayDecide && <KeyHelp />}
      {decisions.error && <ErrorNotice error={decisions.error} />}
      {chosen.length > 0 && (
        <div className="sticky top-2 z-10 mb-2 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-panel px-3 py-2 shadow">
          <span role="status" className="flex-1">
            {chosen.length} selected
          </span>
          <Button look="main" onClick={() => accept(subjects())}>
            Accept all
          </Button>
          <Button onClick={() => dismiss(subjects())}>Dismiss all</Button>
          <Button look="quiet" onClick={() => setChosen([])}>
            Clear
          </Button>
        </div>
      )}
      <ul ref={list} aria-label="Suggestions" className="space-y-2">
        {suggestions.map(suggestion => (
          <SuggestionRow
            key={suggestion.id}
            suggestion={suggestion}
            status={decisions.statusOf(suggestion)}
            isCurrent={suggestion === current}
            isChosen={chosen.includes(suggestion.id)}
            onFocus={() => setCurrent(suggestion.id)}
            actions={
              mayDecide
                ? {
                    choose: () => choose(suggestion.id),
                    accept: () => byMouse(suggestion.id, decisions.accept),
                    dismiss: () => byMouse(suggestion.id, decisions.dismiss),
                    correct: () => setCorrecting(suggestion),
                    undo: () => byMouse(suggestion.id, decisions.undo),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      {correcting && (
        <CorrectSuggestion
          suggestion={correcting}
          onCorrect={value => decisions.correct(correcting.id, value)}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  )
}

const KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['a', 'accept'],
  ['c', 'correct'],
  ['d', 'dismiss'],
  ['u', 'undo'],
] as const

const KeyHelp = (): ReactNode => (
  <p className="mb-3 hidden flex-wrap gap-x-4 gap-y-1 text-xs text-quiet md:flex">
    {KEYS.map(([key, what]) => (
      <span key={key}>
        <kbd className="rounded border border-line bg-panel px-1.5 py-px font-mono">{key}</kbd> {what}
      </span>
    ))}
  </p>
)
