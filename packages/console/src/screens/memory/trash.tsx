import type { Deletion } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDeletions } from '../../session/use-deletion.ts'
import { useNames } from '../../session/use-names.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'

/** What was deleted and can still come back: what, by whom, and until when. */
export function Trash(): ReactNode {
  const client = useClient()
  const nameOf = useNames()
  const pages = usePages<Deletion>(['trash'], cursor =>
    client.memory.listDeletions({ limit: 50, status: 'pending', ...cursor }),
  )
  return (
    <Page title="Trash">
      <Rows
        label="Deletions"
        pages={pages}
        keyOf={({ deletionId }) => deletionId}
        row={deletion => <Row deletion={deletion} by={nameOf(deletion.deletedBy.replace(/^key:/, ''))} />}
        height={57}
        empty={
          <Empty title="The trash is empty">
            A deleted record or memory is here until it is deleted for good, and can be restored.
          </Empty>
        }
      />
    </Page>
  )
}

const count = (n: number, one: string, many: string): string => `${formatNumber(n)} ${n === 1 ? one : many}`

function Row({ deletion, by }: { deletion: Deletion; by: string }): ReactNode {
  const { deletionId, kind, recordId, displayName, memories, properties, deletedAt, recoverableUntil } = deletion
  const mayWrite = useMay()('memory:write')
  const { restore } = useDeletions()
  const { run, isBusy, error } = useAttempt(() => restore({ deletionId }))
  const name = displayName ?? recordId ?? 'Several records'
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-2">
      <span className="min-w-0 flex-1 basis-60">
        {recordId === undefined ? (
          <span className="block truncate font-medium">{name}</span>
        ) : (
          <Link to="/records/$recordId" params={{ recordId }} className="block truncate font-medium hover:underline">
            {name}
          </Link>
        )}
        <span className="block truncate text-xs text-quiet">
          {count(memories, 'memory', 'memories')}
          {kind === 'record' && `, ${count(properties, 'property', 'properties')}`} · deleted by {by},{' '}
          <Time at={deletedAt} />
        </span>
      </span>
      <Badge>{kind === 'record' ? 'Record' : 'Memories'}</Badge>
      <span className="text-xs text-quiet">
        For good <Time at={recoverableUntil} />
      </span>
      {mayWrite && (
        <Button aria-label={`Restore ${name}`} disabled={isBusy} onClick={() => void run()}>
          Restore
        </Button>
      )}
      {error && (
        <div className="basis-full">
          <ErrorNotice error={error} />
        </div>
      )}
    </div>
  )
}
