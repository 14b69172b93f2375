import type { Suggestion } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMeanings } from '../../session/use-meanings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Marked } from '../../ui/marked.tsx'
import type { Column } from '../../ui/table.tsx'
import { timeColumn } from '../../ui/table-columns.tsx'
import { type Meaning, textOfValue, Value } from '../../ui/value.tsx'
import { REASONS } from './suggestions-search.ts'
import type { Status } from './use-decisions.ts'

const SHOWN_REASONS = new Map<Suggestion['reason'], string>(REASONS)

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface Choosing {
  statusOf: (suggestion: Suggestion) => Status
  isChosen: (id: string) => boolean
  /** Absent if the key may not decide. */
  choose: ((id: string) => void) | undefined
}

/** What is shown of each suggestion, in a line. */
export const suggestionColumns = (
  meaningOf: (name: string) => Meaning,
  { statusOf, isChosen, choose }: Choosing,
): readonly Column<Suggestion>[] => [
  {
    id: 'property',
    name: 'Value',
    text: ({ propertyName, value }) => `${propertyName} ${textOfValue(value, meaningOf(propertyName))}`,
    cell: suggestion => (
      <span className="flex items-baseline gap-2">
        {choose && statusOf(suggestion) === 'open' && (
          <input
            type="checkbox"
            aria-label={`Select ${suggestion.propertyName}`}
            className="size-4 shrink-0 self-center accent-accent"
            checked={isChosen(suggestion.id)}
            onChange={() => choose(suggestion.id)}
          />
        )}
        <span className="line-clamp-4 min-w-0 break-words">
          <span className="text-quiet">{suggestion.propertyName}</span>{' '}
          <span className="font-medium">
            <Value value={suggestion.value} {...meaningOf(suggestion.propertyName)} />
          </span>
        </span>
      </span>
    ),
  },
  {
    id: 'record',
    name: 'Record',
    text: ({ displayName, recordId }) => displayName ?? recordId,
    cell: suggestion => <RecordLink suggestion={suggestion} />,
  },
  {
    id: 'certain',
    name: 'Confidence',
    text: ({ confidence }) => `${Math.round(confidence * 100)} %`,
    rank: ({ confidence }) => confidence,
    isNumber: true,
    isDown: true,
  },
  {
    id: 'reason',
    name: 'Reason',
    text: reasonOf,
    cell: suggestion => <Reason suggestion={suggestion} status={statusOf(suggestion)} />,
  },
  timeColumn('said', 'Said', ({ saidAt }) => saidAt),
]

const reasonOf = ({ doubt, reason }: Suggestion): string =>
  doubt === undefined ? (SHOWN_REASONS.get(reason) ?? reason) : capitalized(doubt)

function Reason({ suggestion, status }: { suggestion: Suggestion; status: Status }): ReactNode {
  if (status !== 'open')
    return (
      <Badge tone={status === 'accepted' ? 'good' : 'plain'}>{status === 'accepted' ? 'Accepted' : 'Dismissed'}</Badge>
    )
  return (
    <>
      {suggestion.disputes && <Badge tone="warn">Disputed</Badge>} <Badge>{reasonOf(suggestion)}</Badge>
    </>
  )
}

interface Props {
  suggestion: Suggestion
  status: Status
  /** Absent if the key may not decide. */
  actions: Record<'accept' | 'dismiss' | 'correct' | 'undo', () => void> | undefined
}

/** The sentence that a value was read from, what the record has instead, and what can be decided. */
export function SuggestionBelow({ suggestion, status, actions }: Props): ReactNode {
  const { propertyName, value, evidence, passage, current } = suggestion
  const meaning = useMeanings().of(propertyName)
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2 pb-1">
      <div className="min-w-0 flex-1 basis-64">
        {passage && (
          <p>
            <Marked
              text={passage.text}
              ranges={[{ start: evidence.start - passage.start, end: evidence.end - passage.start }]}
            />
          </p>
        )}
        {current && status === 'open' && (
          <p className="line-clamp-3 min-w-0 break-words text-xs text-quiet">
            Now: <Value value={current.value} {...meaning} />
            {current.source === 'caller' && ', set by somebody'}
          </p>
        )}
      </div>
      {actions && status === 'open' && (
        <span className="flex flex-wrap gap-2">
          <Button onClick={actions.accept}>Accept</Button>
          <Button onClick={actions.correct} disabled={typeof value === 'object' && !Array.isArray(value)}>
            Correct
          </Button>
          <Button onClick={actions.dismiss}>Dismiss</Button>
        </span>
      )}
      {actions && status !== 'open' && <Button onClick={actions.undo}>Undo</Button>}
    </div>
  )
}

/** Leads to the memory at its record. */
const RecordLink = ({
  suggestion: { recordId, memoryId, displayName = recordId },
}: {
  suggestion: Suggestion
}): ReactNode => (
  <Link
    to="/records/$recordId"
    params={{ recordId }}
    hash={memoryId}
    className="block max-w-full truncate text-accent underline"
  >
    {displayName}
  </Link>
)
