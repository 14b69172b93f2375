import type { PropertyChange, PropertyValue } from '@keepsake/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Pin, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNames } from '../../session/use-names.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { Marked } from '../../ui/marked.tsx'
import { ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { tell } from '../../ui/toast.tsx'
import { textOfValue, Value } from '../../ui/value.tsx'
import { EditValue } from './edit-value.tsx'

/** What is believed about a record, each value with where it comes from and what it was before. */
export function Properties({ recordId }: { recordId: string }): ReactNode {
  const client = useClient()
  const properties = useQuery({
    queryKey: ['record', recordId, 'properties'],
    queryFn: async () => (await client.memory.properties({ recordId })).data.properties,
  })
  return (
    <Panel title="Properties">
      {properties.isPending && <Loading rows={3} />}
      {properties.isError && <ErrorNotice error={properties.error} onRetry={() => void properties.refetch()} />}
      {properties.data?.length === 0 && (
        <p className="text-quiet">
          No memory of this record has given a value. Collections say which values are looked for.
        </p>
      )}
      <ul className="divide-y divide-line">
        {properties.data?.map(property => (
          <Property key={`${property.collectionId}/${property.systemName}`} recordId={recordId} property={property} />
        ))}
      </ul>
    </Panel>
  )
}

/** A longer value is folded until its row is opened. */
const FOLDED = 240

const percent = (share: number): string => `${Math.round(share * 100)} %`

function Property({ recordId, property }: { recordId: string; property: PropertyValue }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useMay()('memory:write')
  const { propertyName, value, type, unit, confidence, source } = property
  const isLong = textOfValue(value).length > FOLDED
  return (
    <li className="py-1">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-w-0 flex-1 items-baseline gap-2 rounded py-1 text-left hover:bg-raised"
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight
            size={14}
            aria-hidden
            className={`shrink-0 self-center text-quiet ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className="flex min-w-0 flex-1 flex-wrap gap-x-2 break-words [overflow-wrap:anywhere]">
            <span className="min-w-0 flex-[0_1_7rem] text-quiet">{propertyName}</span>
            <span className={`min-w-0 flex-[1_1_9rem] ${isOpen ? '' : 'line-clamp-4'}`} dir="auto">
              {isLong && !isOpen ? (
                `${textOfValue(value).slice(0, FOLDED)}…`
              ) : (
                <Value value={value} type={type} unit={unit} />
              )}
            </span>
          </span>
          {source === 'caller' && (
            <span className="self-center text-quiet" title="Somebody set it, so no memory changes it">
              <Pin size={13} aria-hidden />
              <span className="sr-only">pinned</span>
            </span>
          )}
          {property.disputed && <Badge tone="warn">disputed</Badge>}
          <span className="text-xs text-quiet tabular-nums" title="Confidence">
            {percent(confidence)}
          </span>
        </button>
        {mayWrite && <Forget recordId={recordId} property={property} />}
      </div>
      {property.disputed && <Disputed recordId={recordId} dispute={property.disputed} />}
      {isOpen && <Reasons recordId={recordId} property={property} />}
    </li>
  )
}

/** What a later memory says instead, which somebody can accept or dismiss. */
function Disputed({
  recordId,
  dispute: { value, memoryId, timestamp, evidence },
}: {
  recordId: string
  dispute: NonNullable<PropertyValue['disputed']>
}): ReactNode {
  return (
    <p className="mb-1 ml-5 break-words text-xs text-quiet">
      <a href={`#${memoryId}`} className="text-accent underline">
        A later memory
      </a>{' '}
      (<Time at={timestamp} />) says <Value value={value} />: <mark>{evidence.text}</mark>{' '}
      <Link to="/suggestions" search={{ recordId }} className="text-accent underline">
        Decide
      </Link>
    </p>
  )
}

/** How many earlier values are shown. */
const MAX_CHANGES = 20

function Reasons({ recordId, property }: { recordId: string; property: PropertyValue }): ReactNode {
  const client = useClient()
  const may = useMay()
  const { propertyName, collectionId, description, collectionName } = property
  const [isEditing, setEditing] = useState(false)
  const [undone, setUndone] = useState<PropertyChange>()
  const changes = useQuery({
    queryKey: ['record', recordId, 'history', collectionId, propertyName],
    queryFn: async () => {
      const { data } = await client.memory.propertyHistory({ recordId, propertyName, limit: MAX_CHANGES })
      return data.filter(change => change.collectionId === collectionId)
    },
  })
  return (
    <div className="mb-2 ml-5 space-y-2 border-l border-line pl-3">
      {(collectionName ?? description) && (
        <p className="text-xs text-quiet">
          {collectionName}
          {collectionName && description && ': '}
          {description}
        </p>
      )}
      <Said property={property} />
      {changes.isPending && <Loading rows={1} />}
      {changes.isError && <ErrorNotice error={changes.error} />}
      <ol className="space-y-2">
        {changes.data?.map((change, index) => (
          <li key={change.version} className="text-xs">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <Value value={change.to} />
              {change.from !== null && (
                <span className="text-quiet">
                  was <Value value={change.from} />
                </span>
              )}
              <span className="text-quiet">
                <Time at={change.at} />, {percent(change.confidence)}
              </span>
              {index === 0 && may('memory:write') && (
                <button type="button" className="text-accent underline" onClick={() => setUndone(change)}>
                  Undo
                </button>
              )}
            </p>
            <Source change={change} />
          </li>
        ))}
      </ol>
      {may('memory:write') && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setEditing(true)}>Correct the value</Button>
          <PinValue recordId={recordId} property={property} />
        </div>
      )}
      {isEditing && <EditValue recordId={recordId} property={property} onClose={() => setEditing(false)} />}
      {undone && (
        <UndoChange recordId={recordId} property={property} change={undone} onClose={() => setUndone(undefined)} />
      )}
    </div>
  )
}

/** The sentence of the memory that states a value, who said it and when. */
function Said({ property: { evidence, passage, speaker, saidAt } }: { property: PropertyValue }): ReactNode {
  return (
    saidAt && (
      <p className="text-xs text-quiet">
        {evidence && passage && (
          <Marked
            text={passage.text}
            ranges={[{ start: evidence.start - passage.start, end: evidence.end - passage.start }]}
          />
        )}{' '}
        {speaker ?? 'Said'}, <Time at={saidAt} />
      </p>
    )
  )
}

/** Changes a value, says so, and offers to take it back. */
function useChange(recordId: string, { propertyName, collectionId }: PropertyValue) {
  const client = useClient()
  const queries = useQueryClient()
  const which = { recordId, propertyName, ...(collectionId !== undefined && { collectionId }) }
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['record', recordId] })
  return useAttempt(
    async (said: string, change: { operation: 'remove' } | { value: unknown; expectedVersion: number }) => {
      const { version } = (await client.memory.update({ ...which, ...change })).data
      tell(said, () => client.memory.undoChange({ ...which, version }).then(reload))
      await reload()
    },
  )
}

interface OfProperty {
  recordId: string
  property: PropertyValue
}

/** Forgets a value, which can be taken back. */
function Forget({ recordId, property }: OfProperty): ReactNode {
  const { propertyName } = property
  const { run, isBusy, error } = useChange(recordId, property)
  return (
    <>
      <button
        type="button"
        aria-label={`Forget ${propertyName}`}
        title="Forget"
        disabled={isBusy}
        className="inline-flex size-7 shrink-0 items-center justify-center rounded text-quiet hover:bg-raised hover:text-bad"
        onClick={() => void run(`${propertyName} is forgotten.`, { operation: 'remove' })}
      >
        <Trash2 size={14} aria-hidden />
      </button>
      {error && <ErrorNotice error={error} />}
    </>
  )
}

/** Makes a value that was read from a memory the caller's, so that later memories only suggest others. */
function PinValue({ recordId, property }: OfProperty): ReactNode {
  const { propertyName, value, version, source } = property
  const { run, isBusy, error } = useChange(recordId, property)
  if (source === 'caller') return null
  return (
    <>
      <Button
        title="Later memories do not change it: what they say is suggested instead"
        disabled={isBusy}
        onClick={() => void run(`${propertyName} is pinned.`, { value, expectedVersion: version })}
      >
        Pin the value
      </Button>
      {error && <ErrorNotice error={error} />}
    </>
  )
}

/** The memory that gave a value, with the words that did, or who set it. */
export function Source({ change }: { change: PropertyChange }): ReactNode {
  const nameOf = useNames()
  const [kind, id] = change.source.split(':')
  return (
    <p className="text-quiet">
      {kind === 'memory' && id ? (
        <>
          From{' '}
          <a href={`#${id}`} className="text-accent underline">
            a memory
          </a>
          {change.evidence && (
            <>
              : <mark>{change.evidence.text}</mark>
            </>
          )}
        </>
      ) : (
        <>Set by {nameOf(change.actor)}</>
      )}
      {change.reason && `, because ${change.reason}`}
    </p>
  )
}

function UndoChange({
  recordId,
  property,
  change,
  onClose,
}: {
  recordId: string
  property: PropertyValue
  change: PropertyChange
  onClose: () => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const undo = async (): Promise<void> => {
    await client.memory.undoChange({
      recordId,
      propertyName: property.propertyName,
      version: change.version,
      ...(property.collectionId !== undefined && { collectionId: property.collectionId }),
    })
    await queries.invalidateQueries({ queryKey: ['record', recordId] })
  }
  return (
    <Dialog title={`Undo the change of ${property.propertyName}?`} action="Undo" onConfirm={undo} onClose={onClose}>
      <p>
        It becomes <Value value={change.from} /> again. The history keeps both changes.
      </p>
    </Dialog>
  )
}
