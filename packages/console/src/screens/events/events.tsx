import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { EventProgress, EventStatus, nameOf } from '../../ui/event-progress.tsx'
import { EVENT_STATUSES, type Event } from '../../ui/event-status.ts'
import { Select } from '../../ui/field.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Only } from '../../ui/only.tsx'
import { Page } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import { readEventsSearch } from './event-search.ts'

const NAMES = new Map<string, string>(EVENT_STATUSES)

const COLUMNS: readonly Column<Event>[] = [
  {
    id: 'type',
    name: 'Work',
    text: ({ type }) => nameOf(type),
    cell: ({ type, error }) => (
      <Named
        name={<span className="block truncate first-letter:uppercase">{nameOf(type)}</span>}
        about={error && <span className="text-bad">{error}</span>}
      />
    ),
  },
  {
    id: 'progress',
    name: 'Progress',
    text: ({ progress }) => `${progress.done} of ${progress.total} and a bar`,
    cell: event => <EventProgress event={event} />,
    rank: ({ progress: { done, total } }) => done / Math.max(total, 1),
  },
  {
    id: 'status',
    name: 'Status',
    text: ({ status }) => NAMES.get(status) ?? status,
    cell: event => <EventStatus event={event} />,
  },
  numberColumn('failed', 'Failed', ({ progress }) => progress.failed),
  timeColumn('begun', 'Begun', ({ createdAt }) => createdAt),
  timeColumn('ended', 'Ended', ({ finishedAt }) => finishedAt),
  { id: 'id', name: 'ID', text: ({ id }) => id },
]
const USUAL = ['progress', 'status', 'begun']

/** The work in the background, and how far it is. */
export function Events(): ReactNode {
  const client = useClient()
  const search = useSearch({ from: '/frame/events' })
  const navigate = useNavigate({ from: '/events' })
  const pages = usePages<Event>(
    ['events', 'list', search],
    cursor => client.events.list({ limit: 50, ...search, ...cursor }),
    { refetchMs: REFETCH_MS },
  )
  return (
    <Page title="Events" about="Work in the background, such as batches, imports and documents.">
      <Select
        label="Status"
        hideLabel
        className="mb-3 max-w-48"
        choices={[['', 'Any status'], ...EVENT_STATUSES]}
        value={search.status ?? ''}
        onChange={({ target }) => void navigate({ search: readEventsSearch({ ...search, status: target.value }) })}
      />
      <Only
        chosen={search.type === undefined ? [] : [{ name: 'type', value: nameOf(search.type) }]}
        onRemove={() => void navigate({ search: ({ type: _, ...others }) => others })}
      />
      <Table
        label="Events"
        list="events"
        noun={['event', 'events']}
        columns={COLUMNS}
        usual={USUAL}
        row={({ id }, look, cells) => (
          <Link to="/events/$id" params={{ id }} {...look}>
            {cells}
          </Link>
        )}
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty
            title="There are no such events"
            lines={[
              'keepsake memory batch --file records.ndjson --wait',
              'await client.events.wait((await client.memory.memorizeBatch({ records })).eventId)',
            ]}
          >
            A call that takes long returns the ID of an event, which shows its progress here for 30 days.
          </Empty>
        }
      />
    </Page>
  )
}
