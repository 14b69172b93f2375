import type { WebhookDelivery } from '@keepsake/sdk'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRefetchMs } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Time } from '../../ui/time.tsx'
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
      <Rows
        label="Deliveries"
        pages={pages}
        keyOf={delivery => delivery.id}
        row={delivery => <Row delivery={delivery} />}
        height={48}
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

function Row({ delivery }: { delivery: WebhookDelivery }): ReactNode {
  const { id, subscription_id, event_type, status, attempts, response_code, error, created_at } = delivery
  return (
    <Link
      to="/webhooks/$id/deliveries/$deliveryId"
      params={{ id: subscription_id, deliveryId: id }}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-0.5 border-b border-line px-1 py-2 hover:bg-raised"
    >
      <span className="flex w-24">
        <Status status={status} />
      </span>
      <span className="min-w-0 flex-1 basis-40 truncate">{event_type}</span>
      <span className="min-w-0 flex-1 basis-40 truncate text-xs text-quiet">
        {error ? reasonOf(error) : response_code === null ? '' : `HTTP ${response_code}`}
        {attempts > 1 && ` · ${formatNumber(attempts)} attempts`}
      </span>
      <span className="text-xs text-quiet">
        <Time at={created_at} />
      </span>
    </Link>
  )
}
