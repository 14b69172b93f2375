import type { WebhookDeadLetter } from '@keepsake/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { reasonOf } from './advice.ts'
import { type DeadLettersSearch, REASONS, readDeadLettersSearch } from './dead-letters-search.ts'

const COLUMNS: readonly Column<WebhookDeadLetter>[] = [
  {
    id: 'type',
    name: 'Event type',
    text: ({ event_type }) => event_type,
    cell: ({ event_type, subscription_id: id, delivery_id: deliveryId }) => (
      <Link to="/webhooks/$id/deliveries/$deliveryId" params={{ id, deliveryId }} className="block hover:underline">
        <Named name={event_type} />
      </Link>
    ),
  },
  {
    id: 'reason',
    name: 'Reason',
    text: ({ replayed_at, reason }) => (replayed_at ? 'Sent again' : REASONS[reason]),
    cell: ({ replayed_at, reason }) => (
      <Badge tone={replayed_at ? 'plain' : 'bad'}>{replayed_at ? 'Sent again' : REASONS[reason]}</Badge>
    ),
  },
  { id: 'answer', name: 'Answer', text: ({ error }) => (error ? reasonOf(error) : '') },
  { id: 'url', name: 'Endpoint', text: ({ url }) => url },
  timeColumn('at', 'When', ({ created_at }) => created_at),
]
const USUAL = ['reason', 'answer', 'url', 'at']

/** What did not arrive after all attempts, to be sent again. */
export function DeadLetters(): ReactNode {
  const client = useClient()
  const may = useMay()
  const queries = useQueryClient()
  const [isReplaying, setReplaying] = useState(false)
  const search = useSearch({ from: '/frame/dead-letters' })
  const { endpoint, reason } = search
  const filter = { ...(endpoint && { subscription_id: endpoint }), ...(reason && { reason }) }
  const isFiltered = Object.keys(filter).length > 0
  const pages = usePages<WebhookDeadLetter>(
    ['dead-letters', filter],
    cursor => client.webhooks.deadLetters({ limit: 100, ...cursor, ...filter }),
    { refetchMs: useRefetchMs() },
  )
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['dead-letters'] })
  const replay = useMutation({ mutationFn: (id: string) => client.webhooks.replayDeadLetter(id), onSettled: reload })
  const hasSome = (pages.data?.pages[0]?.items.length ?? 0) > 0
  return (
    <Page
      title="Dead letters"
      actions={
        may('webhooks:write') &&
        hasSome && (
          <Button onClick={() => setReplaying(true)}>{isFiltered ? 'Send these again' : 'Send all again'}</Button>
        )
      }
    >
      {replay.isError && <ErrorNotice error={replay.error} />}
      <Filter search={search} />
      <Table
        label="Dead letters"
        list="dead-letters"
        noun={['dead letter', 'dead letters']}
        columns={COLUMNS}
        actionsWidth="7rem"
        usual={USUAL}
        actions={
          may('webhooks:write') &&
          (({ id, replayed_at }) => !replayed_at && <Button onClick={() => replay.mutate(id)}>Send again</Button>)
        }
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          isFiltered ? (
            <Empty title="No dead letter">None has this endpoint and this reason.</Empty>
          ) : (
            <Empty title="Everything arrived">An event that fails in all its attempts is kept here.</Empty>
          )
        }
      />
      {isReplaying && (
        <Dialog
          title={isFiltered ? 'Send these dead letters again?' : 'Send all dead letters again?'}
          action="Send again"
          onConfirm={async () => {
            await client.webhooks.replayDeadLetters(filter)
            await reload()
          }}
          onClose={() => setReplaying(false)}
        >
          <p>
            {isFiltered && 'Those that the list shows, and those further down. '}
            Receivers that are still away get them when their circuit closes.
          </p>
        </Dialog>
      )}
    </Page>
  )
}

/** Limits the list to an endpoint and a reason. */
function Filter({ search }: { search: DeadLettersSearch }): ReactNode {
  const client = useClient()
  const navigate = useNavigate({ from: '/dead-letters' })
  const endpoints = useQuery({
    queryKey: ['webhooks', 'endpoints'],
    queryFn: async () => (await client.webhooks.list({ limit: 200 })).data,
  })
  const change = (changed: object): void =>
    void navigate({ search: readDeadLettersSearch({ ...search, ...changed }), replace: true })
  const { endpoint = '', reason = '' } = search
  const known = (endpoints.data ?? []).map(({ id, url, description }) => [id, description ?? url] as const)
  // a destination, or one of more than are listed
  const other = endpoint === '' || known.some(([id]) => id === endpoint) ? [] : [[endpoint, endpoint] as const]
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      <Select
        label="Endpoint"
        className="min-w-0 max-w-full basis-64"
        choices={[['', 'All'], ...known, ...other]}
        value={endpoint}
        onChange={({ target }) => change({ endpoint: target.value })}
      />
      <Select
        label="Reason"
        choices={[['', 'All'], ...Object.entries(REASONS)]}
        value={reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </div>
  )
}
