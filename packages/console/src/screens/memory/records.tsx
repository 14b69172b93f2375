import type { SearchedRecord } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { otherThan, recordsCalled } from '../../session/records-called.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Value } from '../../ui/value.tsx'
import { Filter } from './filter.tsx'
import { type RecordsSearch, toCondition } from './records-search.ts'

const PAGE_SIZE = 100
/** How many properties a row shows. */
const SHOWN_PROPERTIES = 4

/** All records, found by words, type and properties. */
export function Records(): ReactNode {
  const client = useClient()
  const search = useSearch({ from: '/frame/records' })
  const navigate = useNavigate({ from: '/records' })
  const change = (changed: Partial<RecordsSearch>): void => void navigate({ search: { ...search, ...changed } })
  const { q, type, where = [], logic = 'and' } = search
  const isFiltered = type !== undefined || where.length > 0
  const pages = usePages<SearchedRecord>(['records', search], async cursor => {
    const [named, page] = await Promise.all([
      q !== undefined && !isFiltered && cursor.cursor === undefined ? recordsCalled(client, q) : [],
      client.memory.search({
        ...cursor,
        pageSize: PAGE_SIZE,
        ...(q !== undefined && { query: q }),
        ...(type !== undefined && { type }),
        ...(where.length > 0 && { groups: [{ logic, conditions: where.map(toCondition) }] }),
      }),
    ])
    // the first page begins with the records that are called so
    return { ...page, data: [...named, ...otherThan(named, page.data)] }
  })
  const isNarrowed = q !== undefined || isFiltered
  return (
    <Page title="Records">
      <div className="mb-3 flex flex-wrap items-start gap-2">
        <SearchField
          key={q}
          label="A name, a key, or words of the memories"
          text={q ?? ''}
          onSearch={text => change({ q: text })}
        />
        <Types type={type ?? ''} onChange={chosen => change({ type: chosen })} />
        <Filter where={where} logic={logic} onChange={change} />
      </div>
      <Rows
        label="Records"
        pages={pages}
        keyOf={({ recordId }) => recordId}
        row={record => <Row record={record} />}
        height={57}
        empty={
          isNarrowed ? (
            <Empty title="No record matches">Change the words, the type or the filter.</Empty>
          ) : (
            <Empty
              title="There are no records yet"
              lines={[
                'keepsake memory memorize "Dana prefers calls before noon." --email dana@northwind.example',
                "await client.memory.memorize({ email: 'dana@northwind.example', content: 'Dana prefers calls before noon.' })",
              ]}
            >
              A record is a person, a company or a project that something is remembered about. The first memory creates
              it.
            </Empty>
          )
        }
      />
    </Page>
  )
}

function Types({ type, onChange }: { type: string; onChange: (type: string) => void }): ReactNode {
  const client = useClient()
  const types = useQuery({
    queryKey: ['entity-types'],
    queryFn: async () => (await client.entityTypes.list({ limit: 100 })).data,
    staleTime: 60_000,
  })
  return (
    <Select
      label="Type"
      hideLabel
      value={type}
      choices={[
        ['', 'All types'],
        ...(types.data ?? []).map(({ name, recordCount }) => [name, `${name} (${formatNumber(recordCount)})`] as const),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Row({ record }: { record: SearchedRecord }): ReactNode {
  const { recordId, type, displayName = recordId, keys = [], properties = {} } = record
  const others = keys.filter(({ value }) => value !== displayName)
  const shown = Object.entries(properties).slice(0, SHOWN_PROPERTIES)
  return (
    <Link
      to="/records/$recordId"
      params={{ recordId }}
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line px-2 py-2 hover:bg-raised"
    >
      <span className="flex min-w-0 flex-1 basis-60 items-center gap-2">
        <span className="min-w-0">
          <span className="block truncate font-medium">{displayName}</span>
          {others.length > 0 && (
            <span className="block truncate text-xs text-quiet">{others.map(({ value }) => value).join(' · ')}</span>
          )}
        </span>
        <Badge>{type}</Badge>
      </span>
      <span className="flex min-w-0 flex-1 basis-72 gap-3 overflow-hidden text-quiet">
        {shown.map(([name, value]) => (
          <span key={name} className="min-w-0 truncate" title={name}>
            {name}: <Value value={value} />
          </span>
        ))}
      </span>
    </Link>
  )
}
