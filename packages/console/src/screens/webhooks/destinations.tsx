import type { Destination } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'

/** Systems that get events without a webhook receiver of their own. */
export function Destinations(): ReactNode {
  const client = useClient()
  const pages = usePages<Destination>(['destinations'], cursor => client.destinations.list({ limit: 50, ...cursor }), {
    refetchMs: REFETCH_MS,
  })
  return (
    <Page title="Destinations">
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
    </Page>
  )
}

function Row({
  destination: { id, name, url, events, enabled, disabledReason, circuitState, lastFailure },
}: {
  destination: Destination
}): ReactNode {
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
            <Button onClick={() => test.mutate()} disabled={test.isPending}>
              Send a test
            </Button>
            <Button onClick={() => turn.mutate()} disabled={turn.isPending}>
              {enabled ? 'Disable' : 'Enable'}
            </Button>
          </>
        )}
      </div>
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
