import type { Deletion } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
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
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'

/** What was deleted and can still come back: what, by whom, and until when. */
export function Trash(): ReactNode {
  const client = useClient()
  const nameOf = useNames()
  const mayWrite = useMay()('memory:write')
  const [error, setError] = useState<Error>()
  const pages = usePages<Deletion>(['trash'], cursor =>
    client.memory.listDeletions({ limit: 50, status: 'pending', ...cursor }),
  )
  return (
    <Page title="Trash">
      {error && <ErrorNotice error={error} />}
      <Table
        label="Deletions"
        list="trash"
        noun={['deletion', 'deletions']}
        columns={columnsOf(nameOf)}
        actionsWidth="6rem"
        usual={['kind', 'holds', 'by', 'deleted', 'ends']}
        actions={mayWrite && (deletion => <Restore deletion={deletion} onError={setError} />)}
        pages={pages}
        keyOf={({ deletionId }) => deletionId}
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
const called = ({ displayName, recordId }: Deletion): string => displayName ?? recordId ?? 'Several records'

const columnsOf = (nameOf: (id: string) => string): readonly Column<Deletion>[] => [
  {
    id: 'name',
    name: 'Name',
    text: called,
    cell: deletion =>
      deletion.recordId === undefined ? (
        <Named name={called(deletion)} />
      ) : (
        <Link to="/records/$recordId" params={{ recordId: deletion.recordId }} className="block hover:underline">
          <Named name={called(deletion)} />
        </Link>
      ),
  },
  {
    id: 'kind',
    name: 'Deleted',
    text: ({ kind }) => (kind === 'record' ? 'Record' : 'Memories'),
    cell: ({ kind }) => <Badge>{kind === 'record' ? 'Record' : 'Memories'}</Badge>,
  },
  {
    id: 'holds',
    name: 'Holds',
    text: ({ kind, memories, properties }) =>
      `${count(memories, 'memory', 'memories')}${kind === 'record' ? `, ${count(properties, 'property', 'properties')}` : ''}`,
    rank: ({ memories }) => memories,
  },
  { id: 'by', name: 'By', text: ({ deletedBy }) => nameOf(deletedBy.replace(/^key:/, '')) },
  timeColumn('deleted', 'When', ({ deletedAt }) => deletedAt),
  timeColumn('ends', 'Gone for good', ({ recoverableUntil }) => recoverableUntil),
]

function Restore({ deletion, onError }: { deletion: Deletion; onError: (error: Error) => void }): ReactNode {
  const { restore } = useDeletions()
  const { run, isBusy, error } = useAttempt(() => restore({ deletionId: deletion.deletionId }))
  useEffect(() => {
    if (error) onError(error)
  }, [error, onError])
  return (
    <Button aria-label={`Restore ${called(deletion)}`} disabled={isBusy} onClick={() => void run()}>
      Restore
    </Button>
  )
}
