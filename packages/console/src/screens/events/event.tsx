import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Id } from '../../ui/copy.tsx'
import { EventProgress, EventStatus, nameOf, useEvent } from '../../ui/event-progress.tsx'
import { type Event, isUnderWay } from '../../ui/event-status.ts'
import { formatDuration, formatNumber } from '../../ui/format.ts'
import { Json } from '../../ui/json.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named } from '../../ui/table-columns.tsx'
import { Time } from '../../ui/time.tsx'
import { Views } from '../../ui/views.tsx'
import { OUTCOMES } from './event-search.ts'

type Item = Awaited<ReturnType<Keepsake['events']['details']>>['data'][number]

/** One piece of work in the background: its progress, its result, and what became of each item. */
export function EventScreen(): ReactNode {
  const { id } = useParams({ from: '/frame/events/$id' })
  const may = useMay()
  const event = useEvent(id)
  return (
    <LoadedPage title="Event" query={event}>
      {data => (
        <Page
          title={`${nameOf(data.type)[0]?.toUpperCase()}${nameOf(data.type).slice(1)}`}
          about={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <EventStatus event={data} />
              <Time at={data.createdAt} />
              {data.startedAt && data.finishedAt && (
                <span>took {formatDuration(Date.parse(data.finishedAt) - Date.parse(data.startedAt))}</span>
              )}
              <Id id={id} />
              <Link to="/events" search={{ type: data.type }} className="text-accent underline">
                Others of its type
              </Link>
            </span>
          }
          actions={may('events:write') && isUnderWay(data) && data.type !== 'move_memories' && <Cancel event={data} />}
        >
          <Panel title="Progress">
            <EventProgress event={data} />
            {data.error && <p className="mt-2 break-words text-bad">{data.error}</p>}
            {data.result && (
              <div className="mt-3">
                <Json value={data.result} />
              </div>
            )}
          </Panel>
          <Items event={data} />
        </Page>
      )}
    </LoadedPage>
  )
}

function Cancel({ event: { id } }: { event: Event }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  return (
    <AskButton
      label="Cancel"
      title="Cancel this event?"
      action="Cancel the event"
      onConfirm={async () => {
        await client.events.cancel(id)
        await queries.invalidateQueries({ queryKey: ['events'] })
      }}
    >
      <p>What is already stored stays. Items that nobody has started cost nothing.</p>
    </AskButton>
  )
}

function Items({ event: { id, status, progress } }: { event: Event }): ReactNode {
  const client = useClient()
  const { outcome } = useSearch({ from: '/frame/events/$id' })
  const navigate = useNavigate({ from: '/events/$id' })
  const pages = usePages<Item>(
    // read again when the event has moved on
    ['events', id, 'items', outcome, status, progress.done],
    cursor => client.events.details(id, { limit: 100, ...cursor, ...(outcome && { outcome }) }),
  )
  return (
    <Panel title="Items">
      <Views
        label="Which items"
        views={[['all', 'All'], ...OUTCOMES]}
        current={outcome ?? 'all'}
        onChoose={chosen => void navigate({ search: chosen === 'all' ? {} : { outcome: chosen } })}
      />
      <Table
        label="Items"
        list="event-items"
        noun={['item', 'items']}
        columns={COLUMNS}
        below={({ result }) =>
          result && (
            <details className="text-xs">
              <summary className="text-quiet">Result</summary>
              <Json value={result} />
            </details>
          )
        }
        pages={pages}
        keyOf={({ index }) => String(index)}
        empty={<p className="text-quiet">There are no such items.</p>}
      />
    </Panel>
  )
}

const TONES = { pending: 'plain', succeeded: 'good', failed: 'bad' } as const

const OUTCOME_NAMES = new Map<string, string>(OUTCOMES)

const COLUMNS: readonly Column<Item>[] = [
  {
    id: 'number',
    name: 'Item',
    text: ({ index }) => formatNumber(index + 1),
    cell: ({ index }) => <Named name={formatNumber(index + 1)} />,
    rank: ({ index }) => index,
  },
  {
    id: 'outcome',
    name: 'Outcome',
    text: ({ outcome }) => OUTCOME_NAMES.get(outcome) ?? outcome,
    cell: ({ outcome }) => <Badge tone={TONES[outcome]}>{OUTCOME_NAMES.get(outcome)}</Badge>,
  },
  {
    id: 'why',
    name: 'Why',
    text: ({ error }) => error?.message ?? '',
    cell: ({ error }) => error && <span className="text-bad">{error.message}</span>,
  },
  {
    id: 'record',
    name: 'Record',
    text: ({ result }) => (typeof result?.recordId === 'string' ? 'Record' : ''),
    cell: ({ result }) =>
      typeof result?.recordId === 'string' && (
        <Link to="/records/$recordId" params={{ recordId: result.recordId }} className="text-accent underline">
          Record
        </Link>
      ),
  },
]
