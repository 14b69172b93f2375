import type { CreateDestinationRequest, Destination, UpdateDestinationRequest } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldsDialog } from '../../ui/fields-dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Secret } from '../../ui/secret.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { tell } from '../../ui/toast.tsx'
import { DESTINATION_FIELDS, NEW_DESTINATION } from './fields.ts'

const stateOf = ({ enabled, circuitState }: Destination): readonly [Tone, string] => {
  if (!enabled) return ['bad', 'Disabled']
  return circuitState === 'closed' ? ['good', 'Delivering'] : ['warn', 'Circuit open']
}

const COLUMNS: readonly Column<Destination>[] = [
  {
    id: 'name',
    name: 'Name',
    text: ({ name }) => name,
    cell: ({ name, url, events }) => <Named name={name} about={`${url} · ${events.join(', ')}`} />,
  },
  {
    id: 'state',
    name: 'State',
    text: destination => stateOf(destination)[1],
    cell: destination => <Badge tone={stateOf(destination)[0]}>{stateOf(destination)[1]}</Badge>,
  },
  { id: 'events', name: 'Events', text: ({ events }) => events.join(', ') },
  timeColumn('failed', 'Last failure', ({ lastFailure }) => lastFailure?.at),
  {
    id: 'why',
    name: 'Why',
    text: ({ lastFailure, disabledReason }) => disabledReason?.replaceAll('_', ' ') ?? lastFailure?.error ?? '',
  },
  { id: 'id', name: 'ID', text: ({ id }) => id, cell: ({ id }) => <Id id={id} /> },
]
const USUAL = ['state', 'failed', 'why']

/** What came of the last thing that was done with one. */
interface Tested {
  says?: string | undefined
  error?: Error
}

/** Systems that get events without a webhook receiver of their own. */
export function Destinations(): ReactNode {
  const client = useClient()
  const pages = usePages<Destination>(['destinations'], cursor => client.destinations.list({ limit: 50, ...cursor }), {
    refetchMs: REFETCH_MS,
  })
  const may = useMay()
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const [tested, setTested] = useState<Tested>()
  return (
    <Page
      title="Destinations"
      actions={may('webhooks:write') && <Button onClick={() => setAdding(true)}>Add a destination</Button>}
    >
      {secret && <Secret secret={secret} />}
      {tested?.error && <ErrorNotice error={tested.error} />}
      {tested?.says && (
        <p role="status" className="mb-3 break-words text-quiet">
          {tested.says}
        </p>
      )}
      <Table
        label="Destinations"
        list="destinations"
        noun={['destination', 'destinations']}
        columns={COLUMNS}
        actionsWidth="7rem"
        usual={USUAL}
        actions={may('webhooks:write') && (destination => <Actions destination={destination} onTested={setTested} />)}
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty title="There are no destinations yet" lines={['keepsake destinations create --help']}>
            A destination gets the events of this organization at a URL, with headers of your choice.
          </Empty>
        }
      />
      {isAdding && (
        <FieldsDialog<CreateDestinationRequest>
          title="Add a destination"
          action="Add"
          fields={DESTINATION_FIELDS}
          usual={NEW_DESTINATION}
          value={NEW_DESTINATION}
          onSave={async changed => {
            // the server says what is wrong with a field
            const { data } = await client.destinations.create({ events: ['*'], ...changed } as CreateDestinationRequest)
            if ('secret' in data && typeof data.secret === 'string') setSecret(data.secret)
            await queries.invalidateQueries({ queryKey: ['destinations'] })
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}

function Actions({
  destination,
  onTested,
}: {
  destination: Destination
  onTested: (tested: Tested) => void
}): ReactNode {
  const { id, name, enabled, version } = destination
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const client = useClient()
  const queries = useQueryClient()
  const close = (): void => setOpen(undefined)
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['destinations'] })
  const attempt = async (says: () => Promise<string | undefined>): Promise<void> => {
    try {
      onTested({ says: await says() })
    } catch (error) {
      onTested({ error: error instanceof Error ? error : new Error(String(error)) })
    }
    await reload()
  }
  const test = async (): Promise<string> => {
    const { succeeded, responseCode, durationMs, error } = (await client.destinations.test(id)).data
    return succeeded
      ? `${name}: the test arrived: HTTP ${responseCode} in ${durationMs} ms.`
      : `${name}: the test failed: ${error}`
  }
  const turn = async (): Promise<undefined> => void (await client.destinations.update(id, { enabled: !enabled }))
  return (
    <>
      <Button aria-label={`Edit ${name}`} onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Menu
        of={name}
        deeds={[
          {
            label: 'Send a test',
            about: 'Sends one test event now, and shows what the receiver said.',
            run: () => void attempt(test),
          },
          enabled
            ? { label: 'Disable', about: 'Sends it nothing until it is enabled.', run: () => void attempt(turn) }
            : { label: 'Enable', about: 'Sends it events again from now on.', run: () => void attempt(turn) },
          {
            label: 'Delete',
            about: 'Removes it. What waits for it is not sent any more.',
            isDangerous: true,
            run: () => setOpen('delete'),
          },
        ]}
      />
      {open === 'edit' && (
        <FieldsDialog<UpdateDestinationRequest>
          title={`Edit ${name}`}
          action="Save"
          fields={DESTINATION_FIELDS}
          usual={NEW_DESTINATION}
          value={destination}
          onSave={async changed => {
            await client.destinations.update(id, { ...changed, expectedVersion: version })
            tell('The destination is saved.')
            await reload()
          }}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <Dialog
          title={`Delete ${name}?`}
          action="Delete"
          isDangerous
          onConfirm={async () => {
            await client.destinations.delete(id)
            await reload()
          }}
          onClose={close}
        >
          <p>What waits for it is not sent any more.</p>
        </Dialog>
      )}
    </>
  )
}
