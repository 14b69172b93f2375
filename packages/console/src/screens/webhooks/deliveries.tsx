import type { WebhookDelivery } from '@keepsake/sdk'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import { reasonOf } from './advice.ts'
import { STATUS_NAMES, Status } from './circuit.tsx'
import {
  type DeliveriesFilter,
  filterOf,
  fromField,
  readDeliveriesSearch,
  readSearch,
  toField,
} from './deliveries-search.ts'

const NAMES = new Map(STATUS_NAMES)

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  {
    id: 'type',
    name: 'Event type',
    text: ({ event_type }) => event_type,
    cell: ({ event_type }) => <Named name={event_type} />,
  },
  {
    id: 'status',
    name: 'Status',
    text: ({ status }) => NAMES.get(status) ?? status,
    cell: ({ status }) => <Status status={status} />,
  },
  {
    id: 'answer',
    name: 'Answer',
    text: ({ error, response_code }) =>
      error ? reasonOf(error) : response_code === null ? '' : `HTTP ${response_code}`,
  },
  numberColumn('attempts', 'Attempts', ({ attempts }) => attempts),
  timeColumn('at', 'When', ({ created_at }) => created_at),
  timeColumn('next', 'Next attempt', ({ next_retry_at }) => next_retry_at),
  { id: 'event', name: 'Event ID', text: ({ event_id }) => event_id },
]
const USUAL = ['status', 'answer', 'attempts', 'at']

/** The deliveries of a subscription as they happen, found by event, type, status and time. */
export function Deliveries({ id }: { id: string }): ReactNode {
  const client = useClient()
  const { replay, ...filter } = useSearch({ from: '/frame/webhooks/$id' })
  const navigate = useNavigate({ from: '/webhooks/$id' })
  const pages = usePages<WebhookDelivery>(
    ['webhooks', id, 'deliveries', filter],
    cursor => client.webhooks.deliveries(id, { limit: 100, ...cursor, ...filterOf(filter) }),
    { refetchMs: useRefetchMs() },
  )
  const isFiltered = Object.keys(filter).length > 0
  return (
    <Panel title="Deliveries">
      <Filter
        filter={filter}
        onChange={changed => void navigate({ search: { ...changed, ...(replay && { replay }) }, replace: true })}
      />
      <Table
        label="Deliveries"
        list="deliveries"
        noun={['delivery', 'deliveries']}
        columns={COLUMNS}
        usual={USUAL}
        row={({ subscription_id, id: deliveryId }, look, cells) => (
          <Link to="/webhooks/$id/deliveries/$deliveryId" params={{ id: subscription_id, deliveryId }} {...look}>
            {cells}
          </Link>
        )}
        pages={pages}
        keyOf={delivery => delivery.id}
        empty={
          <Empty title="No delivery">
            {isFiltered ? 'None is like this. Change what you search for.' : 'Send a test to see one.'}
          </Empty>
        }
      />
    </Panel>
  )
}

function Filter({
  filter,
  onChange,
}: {
  filter: DeliveriesFilter
  onChange: (filter: DeliveriesFilter) => void
}): ReactNode {
  const { event, type, status, since, until } = filter
  const change = (changed: object): void => onChange(readDeliveriesSearch({ ...filter, ...changed }))
  const text = event ?? type ?? ''
  const times = [
    ['since', 'From', since],
    ['until', 'Until', until],
  ] as const
  return (
    <div className="mb-2 flex flex-wrap items-end gap-2">
      <SearchField
        key={text}
        label="Event ID or type"
        text={text}
        onSearch={typed => onChange({ ...readDeliveriesSearch({ status, since, until }), ...readSearch(typed) })}
      />
      <Select
        label="Status"
        choices={[['', 'All'], ...STATUS_NAMES]}
        value={status ?? ''}
        onChange={({ target }) => change({ status: target.value })}
      />
      {times.map(([name, label, time]) => (
        <Input
          key={name}
          label={label}
          type="datetime-local"
          value={toField(time)}
          onChange={({ target }) => change({ [name]: fromField(target.value) })}
        />
      ))}
    </div>
  )
}
