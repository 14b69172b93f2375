import type { Keepsake } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { useNames } from '../../session/use-names.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Id } from '../../ui/copy.tsx'
import { Download } from '../../ui/download.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import { AS_CSV, DEFAULT_SPAN, filtersOf, rangeOf, type UsageSearch } from './usage-search.ts'

type Charge = Awaited<ReturnType<Keepsake['analytics']['operations']>>['data'][number]

const columnsOf = (nameOf: (id: string) => string): readonly Column<Charge>[] => [
  {
    id: 'operation',
    name: 'Operation',
    text: ({ operation }) => operation,
    cell: ({ operation }) => <Named name={operation} />,
  },
  numberColumn('credits', 'Credits', ({ credits }) => credits),
  { id: 'key', name: 'Key', text: ({ keyId }) => (keyId === null ? '' : nameOf(keyId)) },
  {
    id: 'collection',
    name: 'Collection',
    text: ({ collectionId }) => (collectionId === null ? '' : nameOf(collectionId)),
  },
  { id: 'model', name: 'Model', text: ({ model }) => model ?? '' },
  numberColumn('tokens', 'Tokens', ({ model, inputTokens, outputTokens }) =>
    model === null ? undefined : (inputTokens ?? 0) + (outputTokens ?? 0),
  ),
  timeColumn('at', 'When', ({ at }) => at),
  {
    id: 'request',
    name: 'Request',
    text: ({ requestId }) => requestId ?? '',
    cell: ({ requestId }) => requestId && <Id id={requestId} />,
  },
]

/** Each charge, newest first. */
export function Charges({ search }: { search: UsageSearch }): ReactNode {
  const client = useClient()
  const nameOf = useNames()
  const request = () => {
    const { from, to } = rangeOf(search.span ?? DEFAULT_SPAN)
    return { from, to, filters: filtersOf(search) }
  }
  const { by: _, ...limited } = search
  const pages = usePages<Charge>(['charges', limited], cursor =>
    // a cursor keeps the range of its list
    client.analytics.operations({ ...request(), limit: 100, ...cursor }),
  )
  return (
    <Panel
      title="Charges"
      actions={
        <Download
          label="CSV"
          name="charges.csv"
          read={async () => (await client.analytics.operations(request(), AS_CSV).asResponse()).text()}
        />
      }
    >
      <Table
        label="Charges"
        list="charges"
        noun={['charge', 'charges']}
        columns={columnsOf(nameOf)}
        usual={['credits', 'key', 'collection', 'model', 'at']}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<Empty title="Nothing was charged">Calls in this time were free.</Empty>}
      />
    </Panel>
  )
}
