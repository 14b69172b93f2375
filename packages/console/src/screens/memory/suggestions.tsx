import type { Suggestion } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMeanings } from '../../session/use-meanings.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import type { PagesOf } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { Sort } from '../../ui/sorting.ts'
import { Table } from '../../ui/table.tsx'
import { tell } from '../../ui/toast.tsx'
import { CorrectSuggestion } from './correct-suggestion.tsx'
import { OfRecord } from './of-record.tsx'
import { SuggestionBelow, suggestionColumns } from './suggestion-row.tsx'
import { LEAST, REASONS, readSuggestionsSearch, STATUSES } from './suggestions-search.ts'
import { useDecisions } from './use-decisions.ts'
import { useKeys } from './use-keys.ts'

/** Values that nobody was sure of, to be accepted, corrected or dismissed one after the other. */
export function Suggestions(): ReactNode {
  const client = useClient()
  const {
    status = 'open',
    property,
    recordId,
    reason,
    least,
    order,
    turned,
  } = useSearch({ from: '/frame/suggestions' })
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
  const suggestions = pages.data?.pages.flatMap(page => page.items) ?? []
  const certainFirst = order === 'certain'
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
        {status === 'open' && least && suggestions.length > 0 && <AcceptAbove filter={filter} least={least} />}
      </div>
      <Review
        key={JSON.stringify([status, filter])}
        pages={pages}
        total={pages.data?.pages[0]?.total}
        order={{
          label: 'Order',
          sort: order && { by: order, down: certainFirst !== (turned === true) },
          onSort: sort =>
            choose({ order: sort?.by, turned: sort && sort.down !== (sort.by === 'certain' || sort.by === 'said') }),
        }}
        empty={
          <Empty
            title={status === 'open' ? 'Nothing waits for a decision' : 'There are none'}
            lines={[
              'keepsake memory memorize "Our budget may be around 75k." --email dana@northwind.example',
              "await client.memory.memorize({ email: 'dana@northwind.example', content: 'Our budget may be around 75k.' })",
            ]}
          >
            A value that extraction is not sure of waits here with the words that it was read from. How sure it must be
            is the setting EXTRACTION_MIN_CONFIDENCE, and a property can have all its values reviewed.
          </Empty>
        }
      />
    </Page>
  )
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

interface ReviewProps {
  pages: PagesOf<Suggestion>
  total: number | undefined
  order: { label: string; sort: Sort | undefined; onSort: (sort: Sort | undefined) => void }
  empty: ReactNode
}

function Review({ pages, total, order, empty }: ReviewProps): ReactNode {
  const mayDecide = useMay()('memory:write')
  const decisions = useDecisions()
  const meanings = useMeanings()
  const suggestions = pages.data?.pages.flatMap(page => page.items) ?? []
  const [currentId, setCurrent] = useState<string>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [correcting, setCorrecting] = useState<Suggestion>()
  const current = suggestions.find(({ id }) => id === currentId)
  const rowOf = (id: string | undefined): HTMLElement | null => (id === undefined ? null : document.getElementById(id))
  /** Goes to a row beside the one that keys are about: rows are in the order that somebody chose. */
  const go = (to: 'nextElementSibling' | 'previousElementSibling'): void => {
    const row = rowOf(currentId)
    // the first key only shows where one is
    const next = row ? (row.contains(document.activeElement) ? row[to] : row) : document.querySelector(FIRST)
    if (next instanceof HTMLElement) next.focus()
  }
  /** What a key is about: what is selected, or the one with the focus. */
  const subjects = (): readonly string[] => {
    const all = chosen.length > 0 ? suggestions.filter(({ id }) => chosen.includes(id)) : current ? [current] : []
    return all.filter(each => decisions.statusOf(each) === 'open').map(({ id }) => id)
  }
  const onward = (): void => {
    if (chosen.length === 0) go('nextElementSibling')
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
    j: () => go('nextElementSibling'),
    k: () => go('previousElementSibling'),
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
      {mayDecide && suggestions.length > 0 && <KeyHelp />}
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
      <Table
        label="Suggestions"
        list="suggestions"
        noun={['suggestion', 'suggestions']}
        columns={suggestionColumns(meanings.of, {
          statusOf: decisions.statusOf,
          isChosen: id => chosen.includes(id),
          choose: mayDecide ? choose : undefined,
        })}
        pages={pages}
        total={total}
        keyOf={({ id }) => id}
        order={order}
        around={suggestion => ({
          id: suggestion.id,
          // the keys are about the row that has the focus
          tabIndex: 0,
          'aria-label': `${suggestion.propertyName}, ${decisions.statusOf(suggestion)}`,
          'aria-current': suggestion.id === currentId || undefined,
          onFocus: () => setCurrent(suggestion.id),
        })}
        row={({ id }, { className, style }, cells) => (
          <div className={`${className} ${id === currentId ? 'border-accent! md:bg-raised' : ''}`} style={style}>
            {cells}
          </div>
        )}
        below={suggestion => (
          <SuggestionBelow
            suggestion={suggestion}
            status={decisions.statusOf(suggestion)}
            actions={
              mayDecide
                ? {
                    accept: () => byMouse(suggestion.id, decisions.accept),
                    dismiss: () => byMouse(suggestion.id, decisions.dismiss),
                    correct: () => setCorrecting(suggestion),
                    undo: () => byMouse(suggestion.id, decisions.undo),
                  }
                : undefined
            }
          />
        )}
        empty={empty}
      />
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

const FIRST = 'ul[aria-label=Suggestions] > li'

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
