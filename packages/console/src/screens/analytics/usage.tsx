import type { Keepsake } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNames } from '../../session/use-names.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Chart } from '../../ui/chart.tsx'
import { Download } from '../../ui/download.tsx'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Only } from '../../ui/only.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Views } from '../../ui/views.tsx'
import { Charges } from './charges.tsx'
import { Limits } from './limits.tsx'
import { AS_CSV, DEFAULT_SPAN, FILTERS, filtersOf, GROUPS, rangeOf, SPANS } from './usage-search.ts'
import { UsageTable } from './usage-table.tsx'

type Report = Awaited<ReturnType<Keepsake['analytics']['overview']>>['data']

/** What was called, what it cost, and who or what did it. */
export function Usage(): ReactNode {
  const search = useSearch({ from: '/frame/usage' })
  const navigate = useNavigate({ from: '/usage' })
  const client = useClient()
  const may = useMay()
  const { span = DEFAULT_SPAN, by = 'operation' } = search
  const request = () => ({ ...rangeOf(span), filters: filtersOf(search) })
  const report = useQuery({
    queryKey: ['usage-report', search],
    queryFn: async () => (await client.analytics.overview({ ...request(), groupBy: by })).data,
    // what is shown stays until the next range or group has arrived
    placeholderData: before => before,
  })
  const csv = async (groupBy?: typeof by): Promise<string> =>
    (await client.analytics.overview({ ...request(), ...(groupBy && { groupBy }) }, AS_CSV).asResponse()).text()
  return (
    <Page
      title="Usage"
      about="Times are in UTC."
      actions={
        <Select
          label="Time"
          hideLabel
          choices={SPANS}
          value={span}
          onChange={({ target }) => {
            const chosen = SPANS.map(([each]) => each).find(each => each === target.value)
            if (chosen) void navigate({ search: { ...search, span: chosen } })
          }}
        />
      }
    >
      {may('account:read') && <Limits />}
      <Chosen />
      <Loaded query={report}>
        {data =>
          data.totals.calls === 0 && data.totals.credits === 0 ? (
            <Empty
              title="Nothing was used in this time"
              lines={['keepsake analytics overview', 'await client.analytics.overview({})']}
            >
              Choose a longer time, or make a call and look again.
            </Empty>
          ) : (
            <>
              <Imported figures={data.imported} />
              <Figures report={data} download={<Download label="CSV" name="usage-by-time.csv" read={() => csv()} />} />
              <Panel
                title={`By ${by}`}
                actions={<Download label="CSV" name={`usage-by-${by}.csv`} read={() => csv(by)} />}
              >
                <Views
                  label="What usage is grouped by"
                  views={GROUPS}
                  current={by}
                  onChoose={chosen => void navigate({ search: { ...search, by: chosen } })}
                />
                <UsageTable by={data.groupBy} groups={data.groups} />
              </Panel>
              <Charges search={search} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

/** What the usage is limited to, and the way back. */
function Chosen(): ReactNode {
  const search = useSearch({ from: '/frame/usage' })
  const navigate = useNavigate({ from: '/usage' })
  const nameOf = useNames()
  return (
    <Only
      chosen={FILTERS.flatMap(name => {
        const value = search[name]
        return value === undefined ? [] : [{ name, value: nameOf(value) }]
      })}
      onRemove={name => void navigate({ search: { ...search, [name]: undefined } })}
    />
  )
}

/** Says what of the figures was charged elsewhere. */
function Imported({ figures }: { figures: Report['imported'] }): ReactNode {
  if (figures === undefined) return null
  const [calls, credits] = [figures.calls, figures.credits].map(formatNumber)
  return (
    <p className="my-3 rounded-md border border-line bg-panel p-3">
      {calls} of these calls and {credits} of these credits came with an import. They were not charged to this
      organization.
    </p>
  )
}

const tokensOf = ({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): number =>
  inputTokens + outputTokens

function Figures({
  report: { totals, previous, series },
  download,
}: {
  report: Report
  download: ReactNode
}): ReactNode {
  const figures = [
    { title: 'Calls', total: totals.calls, before: previous.calls, of: series.map(step => step.calls) },
    { title: 'Credits', total: totals.credits, before: previous.credits, of: series.map(step => step.credits) },
    { title: 'Tokens of models', total: tokensOf(totals), before: tokensOf(previous), of: series.map(tokensOf) },
  ]
  return (
    <div className="grid gap-x-5 lg:grid-cols-3">
      {figures.map(({ title, total, before, of }, index) => (
        <Panel key={title} title={title} actions={index === 0 && download}>
          <p className="mb-2 flex items-baseline gap-2">
            <strong className="text-2xl font-semibold tabular-nums">{formatNumber(total)}</strong>
            <span className="text-quiet">{changeOf(total, before)}</span>
          </p>
          <Chart label={title} points={series.map(({ at }, step) => ({ at, value: of[step] ?? 0 }))} />
        </Panel>
      ))}
    </div>
  )
}

/** How a figure differs from that of the same time before. */
function changeOf(total: number, before: number): string {
  if (before === 0) return total === 0 ? '' : 'none in the time before'
  const percent = Math.round((total / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${formatNumber(percent)} % against the time before`
}
