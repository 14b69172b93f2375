import type { Suggestion } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMeanings } from '../../session/use-meanings.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Marked } from '../../ui/marked.tsx'
import { Time } from '../../ui/time.tsx'
import { Value } from '../../ui/value.tsx'
import { REASONS } from './suggestions-search.ts'
import type { Status } from './use-decisions.ts'

const SHOWN_REASONS = new Map<Suggestion['reason'], string>(REASONS)

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

interface Actions {
  choose: () => void
  accept: () => void
  dismiss: () => void
  correct: () => void
  undo: () => void
}

interface Props {
  suggestion: Suggestion
  status: Status
  isCurrent: boolean
  isChosen: boolean
  onFocus: () => void
  /** Absent if the key may not decide. */
  actions: Actions | undefined
}

/** One value with the sentence that it was read from, what the record has instead, and what can be decided. */
export function SuggestionRow({ suggestion, status, isCurrent, isChosen, onFocus, actions }: Props): ReactNode {
  const { id, propertyName, value, confidence, reason, doubt, evidence, passage, saidAt, current, disputes } =
    suggestion
  const meaning = useMeanings().of(propertyName)
  return (
    <li
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys are about the row that has the focus
      tabIndex={0}
      aria-label={`${propertyName}, ${status}`}
      aria-current={isCurrent || undefined}
      onFocus={onFocus}
      className="rounded-lg border border-line bg-panel px-4 py-3 aria-[current=true]:border-accent"
    >
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {actions && status === 'open' && (
          <input
            type="checkbox"
            aria-label={`Select ${propertyName}`}
            className="size-4 self-center accent-accent"
            checked={isChosen}
            onChange={actions.choose}
          />
        )}
        <span className="min-w-0 flex-1 basis-48 break-words">
          <span className="text-quiet">{propertyName}</span>{' '}
          <span className="font-medium">
            <Value value={value} {...meaning} />
          </span>
        </span>
        {status === 'open' ? (
          <>
            {disputes && <Badge tone="warn">Disputed</Badge>}
            <Badge>{doubt === undefined ? SHOWN_REASONS.get(reason) : capitalized(doubt)}</Badge>
          </>
        ) : (
          <Badge tone={status === 'accepted' ? 'good' : 'plain'}>
            {status === 'accepted' ? 'Accepted' : 'Dismissed'}
          </Badge>
        )}
        <span className="text-xs text-quiet tabular-nums" title="Confidence">
          {Math.round(confidence * 100)} %
        </span>
      </div>
      {passage && (
        <p className="my-1.5">
          <Marked
            text={passage.text}
            ranges={[{ start: evidence.start - passage.start, end: evidence.end - passage.start }]}
          />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
        <RecordLink suggestion={suggestion} />
        {saidAt && <Time at={saidAt} />}
        {current && status === 'open' && (
          <span className="min-w-0 break-words">
            Now: <Value value={current.value} {...meaning} />
            {current.source === 'caller' && ', set by somebody'}
          </span>
        )}
        <span className="flex-1" />
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
    </li>
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
    className="max-w-full truncate text-accent underline"
  >
    {displayName}
  </Link>
)
