import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Chart } from '../../ui/chart.tsx'
import { beginning } from '../../ui/days.ts'
import { Select } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Attention } from './attention.tsx'
import { FirstSteps } from './first-steps.tsx'

const SPANS = { '1': 'Last 24 hours', '7': 'Last 7 days', '30': 'Last 30 days' } as const
type Span = keyof typeof SPANS
const isSpan = (text: string): text is Span => text in SPANS

/** What is charted, by the names of the operations that count for it. */
const CHARTS = [
  {
    title: 'Calls that store',
    operations: ['memorize', 'batchMemorize', 'memorizeConversation', 'memorizeMedia', 'importMemory'],
    isStored: true,
  },
  {
    title: 'Calls that recall',
    operations: ['recall', 'smartRecall', 'smartRecallUnified', 'search', 'queryProperties'],
    isStored: false,
  },
] as const

/** What happened lately, and what needs somebody. */
export function Home(): ReactNode {
  const [span, setSpan] = useState<Span>('7')
  const may = useMay()
  const { credits } = useMe()
  return (
    <Page
      title="Home"
      actions={
        <Select
          label="Time"
          hideLabel
          choices={Object.entries(SPANS)}
          value={span}
          onChange={({ target }) => isSpan(target.value) && setSpan(target.value)}
        />
      }
    >
      <Attention />
      {may('analytics:read') && <Usage days={Number(span)} credits={credits} />}
    </Page>
  )
}

function Usage({ days, credits }: { days: number; credits: number }): ReactNode {
  const client = useClient()
  const usage = useQuery({
    queryKey: ['usage', days],
    queryFn: async () => {
      const to = new Date()
      const range = {
        from: new Date(beginning(to.getTime(), days)).toISOString(),
        to: to.toISOString(),
        granularity: days === 1 ? ('hour' as const) : ('day' as const),
      }
      const report = (operations?: readonly string[]) =>
        client.analytics.overview({ ...range, ...(operations && { filters: { operations: [...operations] } }) })
      const [all, memory, ...charts] = await Promise.all([
        report(),
        // a call can store many memories
        client.analytics.memory(range),
        ...CHARTS.map(({ operations }) => report(operations)),
      ])
      return { all, charts, stored: memory.data.stored.memories }
    },
  })
  if (usage.isPending) return <Loading rows={4} />
  if (usage.isError) return <ErrorNotice error={usage.error} onRetry={() => void usage.refetch()} />
  const { all, charts, stored } = usage.data
  const steps = (
    <FirstSteps hasRecalled={charts.some(({ data }, n) => CHARTS[n]?.isStored === false && data.totals.calls > 0)} />
  )
  // calls are counted some seconds later than what they store is there
  if (all.data.totals.calls === 0 && stored === 0)
    return (
      <>
        {steps}
        <Empty
          title="Nothing has called this service yet"
          lines={['keepsake memory memorize "Dana prefers calls before noon." --email dana@northwind.example']}
        >
          Store a memory from the command line, with the SDK or through an agent, and it appears here.
        </Empty>
      </>
    )
  return (
    <>
      {steps}
      <div className="grid gap-x-5 lg:grid-cols-2">
        {CHARTS.map(({ title, isStored }, index) => {
          const { totals, series } = charts[index]?.data ?? { totals: { calls: 0 }, series: [] }
          const about = isStored ? { about: `${formatNumber(stored)} memories now` } : {}
          return (
            <Panel key={title} title={title} actions={<Total value={totals.calls} {...about} />}>
              <Chart label={title} points={series.map(({ at, calls }) => ({ at, value: calls }))} />
            </Panel>
          )
        })}
        <Panel
          title="Credits used"
          actions={<Total value={all.data.totals.credits} about={aboutCredits(credits, all.data.imported?.credits)} />}
        >
          <Chart label="Credits used" points={all.data.series.map(({ at, credits: value }) => ({ at, value }))} />
        </Panel>
        <Deliveries hours={days * 24} />
      </div>
    </>
  )
}

const aboutCredits = (left: number, imported = 0): string =>
  `${formatNumber(left)} left${imported === 0 ? '' : ` · ${formatNumber(imported)} imported`}`

const Total = ({ value, about }: { value: number; about?: string }): ReactNode => (
  <span>
    <strong className="font-semibold tabular-nums">{formatNumber(value)}</strong>
    {about && <span className="text-quiet"> · {about}</span>}
  </span>
)

/** The longest time over which deliveries are measured. */
const MAX_HOURS = 168

function Deliveries({ hours }: { hours: number }): ReactNode {
  const client = useClient()
  const may = useMay()
  const { plan } = useMe()
  const isOpen = may('webhooks:read') && plan.features.includes('webhooks')
  const measured = Math.min(hours, MAX_HOURS)
  const metrics = useQuery({
    queryKey: ['webhook-metrics', measured],
    enabled: isOpen,
    queryFn: () => client.webhooks.metrics({ hours: measured }),
  })
  if (!isOpen || !metrics.data) return null
  const { deliveries } = metrics.data.data
  const rows = [
    ['Arrived', deliveries.succeeded],
    ['Did not arrive', deliveries.ended - deliveries.succeeded],
    ['Waiting', deliveries.waiting],
  ] as const
  return (
    <Panel
      title={`Deliveries in ${measured === 24 ? '24 hours' : `${measured / 24} days`}`}
      actions={
        <Link to="/webhooks" className="text-accent underline">
          Webhooks
        </Link>
      }
    >
      <dl className="grid h-[120px] grid-cols-3 content-center gap-2 text-center">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-quiet">{name}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
