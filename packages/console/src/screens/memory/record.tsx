import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { AddMemory } from './add-memory.tsx'
import { Digest } from './digest.tsx'
import { Properties } from './properties.tsx'
import { TimeLine } from './time-line.tsx'

/** One record: what is believed about it and why, and everything that was said. */
export function RecordScreen(): ReactNode {
  const { recordId } = useParams({ from: '/frame/records/$recordId' })
  const client = useClient()
  const may = useMay()
  const keys = useQuery({
    queryKey: ['record', recordId, 'keys'],
    queryFn: async () => (await client.memory.listKeys({ recordId })).data,
  })
  const [isDeleting, setDeleting] = useState(false)
  if (!keys.isSuccess) return <UnloadedPage title="Record" query={keys} />
  const { type, keys: identity } = keys.data
  return (
    <Page
      title={identity[0]?.value ?? recordId}
      about={
        <span className="flex flex-wrap items-center gap-x-4">
          <span>{type}</span>
          <Id id={recordId} />
          {identity.map(({ name, value }) => (
            <span key={name} className="break-words [overflow-wrap:anywhere]">
              {name}: {value}
            </span>
          ))}
        </span>
      }
      actions={
        may('memory:write') && (
          <Button look="danger" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        )
      }
    >
      <div className="grid gap-x-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="min-w-0">
          <Properties recordId={recordId} />
          <Digest recordId={recordId} />
        </div>
        <div className="min-w-0">
          {may('memory:write') && (
            <Panel title="Add a memory">
              <AddMemory recordId={recordId} />
            </Panel>
          )}
          <TimeLine recordId={recordId} />
        </div>
      </div>
      {isDeleting && (
        <DeleteRecord recordId={recordId} name={identity[0]?.value ?? recordId} onClose={() => setDeleting(false)} />
      )}
    </Page>
  )
}

function DeleteRecord({ recordId, name, onClose }: { recordId: string; name: string; onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const remove = async (): Promise<void> => {
    await client.memory.deleteRecord({ recordId })
    await navigate({ to: '/records' })
    await queries.invalidateQueries({ queryKey: ['records'] })
  }
  return (
    <Dialog title={`Delete ${name}?`} action="Delete" isDangerous onConfirm={remove} onClose={onClose}>
      <p>Its memories and properties go too. Until they are deleted for good, this brings everything back:</p>
      <code className="block break-words rounded-md bg-raised p-2 font-mono text-xs">
        keepsake memory cancel-deletion --record-id {recordId}
      </code>
    </Dialog>
  )
}
