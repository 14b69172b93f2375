import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Select } from '../../ui/field.tsx'
import { formatDuration, formatNumber, formatPercent } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'

const SPANS = [
  ['24', 'Last 24 hours'],
  ['168', 'Last 7 days'],
  ['720', 'Last 30 days'],
] as const

/** How often these figures are read again. */
const REREAD_MS = 60_000

const orNothing = (value: number | null, format: (value: number) => string): string =>
  value === null ? '–' : format(value)

/** How many of the deliveries of a subscription arrived lately, and how fast. */
export function Statistics({ id }: { id: string }): ReactNode {
  const client = useClient()
  const [hours, setHours] = useState('24')
  const statistics = useQuery({
    queryKey: ['webhooks', id, 'statistics', hours],
    queryFn: async () => (await client.webhooks.statistics({ subscription_id: id, hours: Number(hours) })).data,
    refetchInterval: REREAD_MS,
  })
  return (
    <Panel
      title="Success and latency"
      actions={
        <Select
          label="Time"
          hideLabel
          choices={SPANS}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
        />
      }
    >
      <Loaded query={statistics} rows={1}>
        {({ total, backlog }) => (
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {[
              ['Arrived', orNothing(total.success_rate, formatPercent)],
              ['Successes', formatNumber(total.succeeded)],
              ['Failures', formatNumber(total.failed)],
              ['Waiting now', formatNumber(backlog.waiting)],
              ['Median latency', orNothing(total.p50_latency_ms, formatDuration)],
              ['95 % within', orNothing(total.p95_latency_ms, formatDuration)],
            ].map(([name, value]) => (
              <div key={name} className="flex flex-col-reverse">
                <dt className="text-xs text-quiet">{name}</dt>
                <dd className="text-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}
