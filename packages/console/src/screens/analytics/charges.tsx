import type { Keepsake } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { useNames } from '../../session/use-names.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Download } from '../../ui/download.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { AS_CSV, DEFAULT_SPAN, filtersOf, rangeOf, type UsageSearch } from './usage-search.ts'

type Charge = Awaited<ReturnType<Keepsake['analytics']['operations']>>['data'][number]

/** Each charge, newest first. */
export function Charges({ search }: { search: UsageSearch }): ReactNode {
  const client = useClient()
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
      <Rows
        label="Charges"
        pages={pages}
        keyOf={({ id }) => id}
        row={charge => <Row charge={charge} />}
        height={41}
        empty={<Empty title="Nothing was charged">Calls in this time were free.</Empty>}
      />
    </Panel>
  )
}

function Row({
  charge: { at, operation, credits, keyId, collectionId, model, inputTokens, outputTokens, requestId },
}: {
  charge: Charge
}): ReactNode {
  const nameOf = useNames()
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-3 border-b border-line py-1.5">
      <span className="min-w-0 flex-1 basis-40 truncate">{operation}</span>
      <span className="min-w-0 truncate text-xs text-quiet">
        {[
          keyId !== null && nameOf(keyId),
          collectionId !== null && nameOf(collectionId),
          model !== null && `${model}, ${(inputTokens ?? 0) + (outputTokens ?? 0)} tokens`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="w-20 text-right tabular-nums">
        {formatNumber(credits)} {credits === 1 ? 'credit' : 'credits'}
      </span>
      <span className="w-24 text-right text-xs text-quiet">
        <Time at={at} />
      </span>
      <span className="w-6">{requestId !== null && <Copy text={requestId} label={`Copy ${requestId}`} />}</span>
    </div>
  )
}
