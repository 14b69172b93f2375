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
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { readEventsSearch } from './event-search.ts'

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
      <Rows
        label="Events"
        pages={pages}
        keyOf={({ id }) => id}
        row={event => <Row event={event} />}
        height={57}
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

function Row({ event }: { event: Event }): ReactNode {
  const { id, type, error, createdAt } = event
  return (
    <Link
      to="/events/$id"
      params={{ id }}
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-2 hover:bg-raised"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span className="block truncate font-medium first-letter:uppercase">{nameOf(type)}</span>
        {error && <span className="block truncate text-xs text-bad">{error}</span>}
      </span>
      <span className="w-full sm:w-64">
        <EventProgress event={event} />
      </span>
      <EventStatus event={event} />
      <span className="text-xs text-quiet sm:w-28 sm:text-right">
        <Time at={createdAt} />
      </span>
    </Link>
  )
}
