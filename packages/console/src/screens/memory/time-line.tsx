import type { Memory } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDeletions } from '../../session/use-deletion.ts'
import { useMeanings } from '../../session/use-meanings.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { Value } from '../../ui/value.tsx'
import { Views } from '../../ui/views.tsx'
import { Source } from './properties.tsx'
import { keyOf, SHOWN, type Shown, type Stated, useTimeLine } from './use-time-line.ts'

/** A longer memory is folded. */
const FOLDED = 600

/** Everything that was said about a record, and each value that it had, newest first. */
export function TimeLine({ recordId }: { recordId: string }): ReactNode {
  const client = useClient()
  const may = useMay()
  const { remove } = useDeletions()
  const [shown, setShown] = useState<Shown>('all')
  const pages = useTimeLine(recordId, shown)
  // values that nothing else states go with it, and come back with it
  const forget = useAttempt((memoryId: string) =>
    remove('The memory', () => client.memory.delete({ memoryIds: [memoryId] })),
  )
  return (
    <Panel title="Timeline">
      <Views label="What the timeline shows" views={SHOWN} current={shown} onChoose={setShown} />
      {forget.error && <ErrorNotice error={forget.error} />}
      <Rows
        label="Timeline"
        pages={pages}
        keyOf={keyOf}
        row={entry =>
          entry.kind === 'value' ? (
            <ValueItem recordId={recordId} stated={entry} />
          ) : (
            <Item
              memory={entry.memory}
              onDelete={may('memory:write') ? () => void forget.run(entry.memory.memoryId) : undefined}
            />
          )
        }
        height={92}
        empty={
          shown === 'values' ? (
            <Empty title="This record has had no value" />
          ) : (
            <Empty title="There is no memory of this record">Store one above.</Empty>
          )
        }
      />
    </Panel>
  )
}

/** A value with the time for which it was believed, and why. */
function ValueItem({ recordId, stated: { change, until } }: { recordId: string; stated: Stated }): ReactNode {
  const client = useClient()
  const meanings = useMeanings()
  // the same as the panel of properties reads
  const current = useQuery({
    queryKey: ['record', recordId, 'properties'],
    queryFn: async () => (await client.memory.properties({ recordId })).data.properties,
  })
  const isDisputed =
    until === undefined &&
    current.data?.some(
      ({ systemName, collectionId, disputed }) =>
        disputed && systemName === change.systemName && collectionId === change.collectionId,
    )
  return (
    <article className="space-y-1 border-b border-line py-3 text-xs">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet">
        <span>
          From <Time at={change.at} />
          {until !== undefined && (
            <>
              {' '}
              until <Time at={until} />
            </>
          )}
        </span>
        {isDisputed && <Badge tone="warn">disputed</Badge>}
      </header>
      <p className="break-words text-sm [overflow-wrap:anywhere]">
        <span className="text-quiet">{change.propertyName}:</span>{' '}
        {change.to === null ? 'no value' : <Value value={change.to} {...meanings.of(change.propertyName)} />}
      </p>
      <Source change={change} />
    </article>
  )
}

function Item({ memory, onDelete }: { memory: Memory; onDelete: (() => void) | undefined }): ReactNode {
  const { memoryId, content, timestamp, speaker, sessionId, tags, supersededBy = [] } = memory
  const [isOpen, setOpen] = useState(false)
  const isLong = content.length > FOLDED
  return (
    <article id={memoryId} className="border-b border-line py-3">
      <header className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
        <Time at={timestamp} />
        {speaker && <span className="font-medium text-text">{speaker}</span>}
        {sessionId && <span className="max-w-40 truncate">Session {sessionId}</span>}
        {tags.map(tag => (
          <Badge key={tag}>{tag}</Badge>
        ))}
        {supersededBy.length > 0 && <Badge tone="warn">A newer value is known</Badge>}
        <span className="flex-1" />
        <Id id={memoryId} />
        {onDelete && (
          <button
            type="button"
            aria-label="Delete this memory"
            className="inline-flex size-6 items-center justify-center rounded hover:bg-raised hover:text-bad"
            onClick={onDelete}
          >
            <Trash2 size={14} aria-hidden />
          </button>
        )}
      </header>
      <p className="whitespace-pre-wrap break-words [overflow-wrap:anywhere]">
        {isLong && !isOpen ? `${content.slice(0, FOLDED)}…` : content}
      </p>
      {isLong && (
        <Button look="quiet" className="mt-1" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : `Show all ${formatNumber(content.length)} characters`}
        </Button>
      )}
    </article>
  )
}
