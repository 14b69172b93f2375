import type { Memory } from '@keepsake/sdk'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDeletions } from '../../session/use-deletion.ts'
import { usePages } from '../../session/use-pages.ts'
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

const PAGE = 50
/** A longer memory is folded. */
const FOLDED = 600

/** Everything that was said about a record, newest first. */
export function TimeLine({ recordId }: { recordId: string }): ReactNode {
  const client = useClient()
  const may = useMay()
  const { remove } = useDeletions()
  const pages = usePages<Memory>(['record', recordId, 'memories'], cursor =>
    client.memory.recall({ recordId, limit: PAGE, ...cursor }),
  )
  // values that nothing else states go with it, and come back with it
  const forget = useAttempt((memoryId: string) =>
    remove('The memory', () => client.memory.delete({ memoryIds: [memoryId] })),
  )
  return (
    <Panel title="Memories">
      {forget.error && <ErrorNotice error={forget.error} />}
      <Rows
        label="Memories"
        pages={pages}
        keyOf={({ memoryId }) => memoryId}
        row={memory => (
          <Item memory={memory} onDelete={may('memory:write') ? () => void forget.run(memory.memoryId) : undefined} />
        )}
        height={92}
        empty={<Empty title="There is no memory of this record">Store one above.</Empty>}
      />
    </Panel>
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
