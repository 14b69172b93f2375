import { type Keepsake, NotFoundError } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDeletions } from '../../session/use-deletion.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Download } from '../../ui/download.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { AddMemory } from './add-memory.tsx'
import { Digest } from './digest.tsx'
import { Pinned } from './pinned.tsx'
import { Properties } from './properties.tsx'
import { TimeLine } from './time-line.tsx'

/** One record: what is believed about it and why, and everything that was said. */
export function RecordScreen(): ReactNode {
  const { recordId } = useParams({ from: '/frame/records/$recordId' })
  const client = useClient()
  const keys = useQuery({
    queryKey: ['record', recordId, 'keys'],
    queryFn: async () => (await client.memory.listKeys({ recordId })).data,
  })
  if (keys.error instanceof NotFoundError) return <Gone recordId={recordId} error={keys.error} />
  if (!keys.isSuccess) return <UnloadedPage title="Record" query={keys} />
  return <Known key={recordId} record={keys.data} />
}

type RecordKeys = Awaited<ReturnType<Keepsake['memory']['listKeys']>>['data']

function Known({ record: { recordId, type, keys, displayName = recordId } }: { record: RecordKeys }): ReactNode {
  const client = useClient()
  const mayWrite = useMay()('memory:write')
  const { remove } = useDeletions()
  const { run, isBusy, error } = useAttempt(() => remove(displayName, () => client.memory.deleteRecord({ recordId })))
  return (
    <Page
      title={displayName}
      about={
        <span className="flex flex-wrap items-center gap-x-4">
          <span>{type}</span>
          <Id id={recordId} />
          {keys.map(({ name, value }) => (
            <span key={`${name} ${value}`} className="break-words [overflow-wrap:anywhere]">
              {name}: {value}
            </span>
          ))}
        </span>
      }
      actions={
        <>
          {mayWrite && (
            <Download
              label="Everything about this person"
              name={`${recordId}.jsonl`}
              read={async () => {
                const lines: string[] = []
                for await (const line of client.records.exportPerson({ recordId })) lines.push(JSON.stringify(line))
                return `${lines.join('\n')}\n`
              }}
            />
          )}
          {mayWrite && (
            <Button look="danger" disabled={isBusy} onClick={() => void run()}>
              Delete
            </Button>
          )}
        </>
      }
    >
      {error && <ErrorNotice error={error} />}
      <div className="grid gap-x-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <Properties recordId={recordId} />
          <Pinned recordId={recordId} />
          <Digest recordId={recordId} />
        </div>
        <div className="min-w-0">
          {mayWrite && (
            <Panel title="Add a memory">
              <AddMemory recordId={recordId} />
            </Panel>
          )}
          <TimeLine recordId={recordId} />
        </div>
      </div>
    </Page>
  )
}

/** The address of a record that is not there: it was deleted, and can come back, or it never was. */
function Gone({ recordId, error }: { recordId: string; error: Error }): ReactNode {
  const client = useClient()
  const mayWrite = useMay()('memory:write')
  const { restore } = useDeletions()
  const attempt = useAttempt(() => restore({ recordId }))
  const deletions = useQuery({
    queryKey: ['record', recordId, 'deletions'],
    queryFn: async () => (await client.memory.listDeletions({ recordId, status: 'pending' })).data,
  })
  const deletion = deletions.data?.find(({ kind }) => kind === 'record')
  if (deletions.isPending) return <UnloadedPage title="Record" query={deletions} />
  return (
    <Page
      title={deletion ? (deletion.displayName ?? recordId) : 'There is no such record'}
      about={<Id id={recordId} />}
    >
      {attempt.error && <ErrorNotice error={attempt.error} />}
      {deletion ? (
        <Empty title="This record was deleted">
          Deleted <Time at={deletion.deletedAt} />, for good <Time at={deletion.recoverableUntil} />.{' '}
          {mayWrite && (
            <Button look="main" className="mt-3" disabled={attempt.isBusy} onClick={() => void attempt.run()}>
              Restore
            </Button>
          )}{' '}
          <Link to="/trash" className="text-accent underline">
            Trash
          </Link>
        </Empty>
      ) : (
        <ErrorNotice error={error} />
      )}
    </Page>
  )
}
