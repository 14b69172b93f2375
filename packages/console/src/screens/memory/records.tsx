import type { SearchedRecord } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { otherThan, recordsCalled } from '../../session/records-called.ts'
import { useMeanings } from '../../session/use-meanings.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { Filter } from './filter.tsx'
import { propertyNames, recordColumns, usualColumns } from './record-columns.tsx'
import { type RecordsSearch, toCondition } from './records-search.ts'

const PAGE_SIZE = 100

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
        includeLastMemory: true,
        ...(q !== undefined && { query: q }),
        ...(type !== undefined && { type }),
        ...(where.length > 0 && { groups: [{ logic, conditions: where.map(toCondition) }] }),
      }),
    ])
    // the first page begins with the records that are called so
    const found = new Map(page.data.map(record => [record.recordId, record]))
    const first = named.map(record => found.get(record.recordId) ?? record)
    const added = first.filter(({ recordId }) => !found.has(recordId)).length
    return {
      ...page,
      data: [...first, ...otherThan(named, page.data)],
      ...(page.total !== undefined && { total: page.total + added }),
    }
  })
  const meanings = useMeanings()
  const records = pages.data?.pages[0]?.items ?? []
  const frequent = propertyNames(records)
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
      <Table
        label="Records"
        list="records"
        noun={['record', 'records']}
        columns={recordColumns([...new Set([...frequent, ...meanings.names])], meanings.of)}
        usual={usualColumns(frequent, name => isName(name, records))}
        pages={pages}
        total={pages.data?.pages[0]?.total}
        keyOf={({ recordId }) => recordId}
        row={({ recordId }, look, cells) => (
          <Link to="/records/$recordId" params={{ recordId }} {...look}>
            {cells}
          </Link>
        )}
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

/** Whether a property is what the records are called by, which the first column says. */
const isName = (name: string, records: readonly SearchedRecord[]): boolean =>
  records.every(
    ({ properties = {}, displayName }) => properties[name] === undefined || properties[name] === displayName,
  )
