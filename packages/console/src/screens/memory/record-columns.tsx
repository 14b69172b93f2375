import type { SearchedRecord } from '@keepsake/sdk'
import type { Column } from '../../ui/table.tsx'
import { timeColumn } from '../../ui/table-columns.tsx'
import { type Meaning, textOfValue, Value } from '../../ui/value.tsx'

/** How many properties are shown until somebody chooses. */
const SHOWN_PROPERTIES = 3

const FIRST: readonly Column<SearchedRecord>[] = [
  {
    id: 'name',
    name: 'Name',
    text: ({ recordId, displayName = recordId }) => displayName,
    cell: record => <Called record={record} />,
  },
  { id: 'type', name: 'Type', text: ({ type }) => type },
]
const LAST: readonly Column<SearchedRecord>[] = [
  { id: 'keys', name: 'Keys', text: ({ keys = [] }) => keys.map(({ value }) => value).join(' · ') },
  { id: 'said', name: 'Last memory', text: ({ lastMemory }) => lastMemory?.text ?? '' },
  timeColumn('seen', 'Last seen', ({ lastMemory }) => lastMemory?.timestamp),
]

function Called({ record: { recordId, displayName = recordId, keys = [] } }: { record: SearchedRecord }) {
  const others = keys.filter(({ value }) => value !== displayName)
  return (
    <>
      <bdi className="block truncate font-medium">{displayName}</bdi>
      {others.length > 0 && (
        <span className="block truncate text-xs text-quiet">{others.map(({ value }) => value).join(' · ')}</span>
      )}
    </>
  )
}

/** What is known about records: their own, and a column for each property. */
export function recordColumns(
  names: readonly string[],
  meaningOf: (name: string) => Meaning,
): readonly Column<SearchedRecord>[] {
  const ofProperties = names.map((name): Column<SearchedRecord> => {
    const meaning = meaningOf(name)
    const valueIn = ({ properties = {} }: SearchedRecord): unknown => properties[name]
    return {
      id: `property:${name}`,
      name,
      isNumber: meaning.type === 'number',
      text: record => textOfValue(valueIn(record), meaning),
      cell: record => valueIn(record) !== undefined && <Value value={valueIn(record)} {...meaning} />,
      rank: record => {
        const value = valueIn(record)
        if (value === undefined || value === null || value === '') return undefined
        return typeof value === 'number' || typeof value === 'string' ? value : textOfValue(value)
      },
    }
  })
  return [...FIRST, ...ofProperties, ...LAST]
}

/** The names of the properties that the records have, those that most of them have first. */
export function propertyNames(records: readonly SearchedRecord[]): string[] {
  const counts = new Map<string, number>()
  for (const { properties = {} } of records)
    for (const name of Object.keys(properties)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** What is shown until somebody chooses. @param isName whether a property only repeats what the record is called */
export const usualColumns = (names: readonly string[], isName: (name: string) => boolean): string[] => [
  'type',
  ...names
    .filter(name => !isName(name))
    .slice(0, SHOWN_PROPERTIES)
    .map(name => `property:${name}`),
  'seen',
]
