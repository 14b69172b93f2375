import type { CreateDestinationRequest, Destination, UpdateDestinationRequest } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { FieldsDialog } from '../../ui/fields-dialog.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Secret } from '../../ui/secret.tsx'
import { Time } from '../../ui/time.tsx'
import { tell } from '../../ui/toast.tsx'
import { DESTINATION_FIELDS, NEW_DESTINATION } from './fields.ts'

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
  return (
    <Page
      title="Destinations"
      actions={may('webhooks:write') && <Button onClick={() => setAdding(true)}>Add a destination</Button>}
    >
      {secret && <Secret secret={secret} />}
      <Rows
        label="Destinations"
        pages={pages}
        keyOf={({ id }) => id}
        row={destination => <Row destination={destination} />}
        height={72}
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

function Row({ destination }: { destination: Destination }): ReactNode {
  const { id, name, url, events, enabled, disabledReason, circuitState, lastFailure, version } = destination
  const [isEditing, setEditing] = useState(false)
  const client = useClient()
  const may = useMay()
  const queries = useQueryClient()
  const onSettled = (): Promise<void> => queries.invalidateQueries({ queryKey: ['destinations'] })
  const test = useMutation({ mutationFn: () => client.destinations.test(id), onSettled })
  const turn = useMutation({ mutationFn: () => client.destinations.update(id, { enabled: !enabled }), onSettled })
  const failed = test.error ?? turn.error
  return (
    <div className="border-b border-line px-2 py-2">
      <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-1 basis-64">
          <span className="block truncate font-medium">{name}</span>
          <span className="block truncate text-xs text-quiet">
            {url} · {events.join(', ')}
          </span>
          <Id id={id} />
        </span>
        {lastFailure && (
          <span className="min-w-0 max-w-72 truncate text-xs text-quiet" title={lastFailure.error}>
            Last failure <Time at={lastFailure.at} />
          </span>
        )}
        <Badge tone={enabled ? (circuitState === 'closed' ? 'good' : 'warn') : 'bad'}>
          {enabled ? (circuitState === 'closed' ? 'Delivering' : 'Circuit open') : 'Disabled'}
        </Badge>
        {may('webhooks:write') && (
          <>
            <Button aria-label={`Edit ${name}`} onClick={() => setEditing(true)}>
              Edit
            </Button>
            <Button onClick={() => test.mutate()} disabled={test.isPending}>
              Send a test
            </Button>
            <Button onClick={() => turn.mutate()} disabled={turn.isPending}>
              {enabled ? 'Disable' : 'Enable'}
            </Button>
            <AskButton
              label="Delete"
              accessibleLabel={`Delete ${name}`}
              title={`Delete ${name}?`}
              action="Delete"
              onConfirm={async () => {
                await client.destinations.delete(id)
                await onSettled()
              }}
            >
              <p>What waits for it is not sent any more.</p>
            </AskButton>
          </>
        )}
      </div>
      {isEditing && (
        <FieldsDialog<UpdateDestinationRequest>
          title={`Edit ${name}`}
          action="Save"
          fields={DESTINATION_FIELDS}
          usual={NEW_DESTINATION}
          value={destination}
          onSave={async changed => {
            await client.destinations.update(id, { ...changed, expectedVersion: version })
            tell('The destination is saved.')
            await onSettled()
          }}
          onClose={() => setEditing(false)}
        />
      )}
      {disabledReason && <p className="text-quiet">Nothing is sent: {disabledReason.replaceAll('_', ' ')}.</p>}
      {failed && <ErrorNotice error={failed} />}
      {test.data && (
        <p role="status" className="break-words text-quiet">
          {test.data.data.succeeded
            ? `The test arrived: HTTP ${test.data.data.responseCode} in ${test.data.data.durationMs} ms.`
            : `The test failed: ${test.data.data.error}`}
        </p>
      )}
    </div>
  )
}
