import type { Memory } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/notice.tsx'
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
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const [deletion, setDeletion] = useState<string>()
  const pages = usePages<Memory>(['record', recordId, 'memories'], cursor =>
    client.memory.recall({ recordId, limit: PAGE, ...cursor }),
  )
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['record', recordId] })
  const remove = async (memoryId: string): Promise<void> => {
    const { data } = await client.memory.delete({ memoryIds: [memoryId] })
    setDeletion(data.deletionId)
    await reload()
  }
  const restore = async (deletionId: string): Promise<void> => {
    await client.memory.cancelDeletion({ deletionId })
    setDeletion(undefined)
    await reload()
  }
  return (
    <Panel title="Memories">
      {deletion && (
        <p role="status" className="mb-2 flex items-center gap-3 rounded-md bg-raised px-3 py-1.5">
          <span className="flex-1">The memory was deleted.</span>
          <Button onClick={() => void restore(deletion)}>Restore</Button>
        </p>
      )}
      <Rows
        label="Memories"
        pages={pages}
        keyOf={({ memoryId }) => memoryId}
        row={memory => (
          <Item memory={memory} onDelete={may('memory:write') ? () => setChosen(memory.memoryId) : undefined} />
        )}
        height={92}
        empty={<Empty title="There is no memory of this record">Store one above.</Empty>}
      />
      {chosen && (
        <Dialog
          title="Delete this memory?"
          action="Delete"
          isDangerous
          onConfirm={() => remove(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>Values that were read from it stay. You can restore it until it is deleted for good.</p>
        </Dialog>
      )}
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
          {isOpen ? 'Show less' : `Show all ${content.length.toLocaleString('en')} characters`}
        </Button>
      )}
    </article>
  )
}
