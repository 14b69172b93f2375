import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'

/** The number that stands for no limit. */
const NONE = 2_147_483_647

/** What remains of the plan. */
export function Limits(): ReactNode {
  const client = useClient()
  const usage = useQuery({ queryKey: ['usage-current'], queryFn: async () => (await client.account.usage()).data })
  return (
    <Panel title="Plan">
      <Loaded query={usage} rows={1}>
        {({ plan, month, models, credits }) => (
          <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            <Limit
              name={`Calls this month, plan ${plan}`}
              used={month.calls}
              limit={month.limit}
              resetsAt={month.resetsAt}
            />
            <Limit name="Model calls today" used={models.calls} limit={models.maxCalls} resetsAt={models.resetsAt} />
            <Limit
              name="Tokens of models today"
              used={models.tokens}
              limit={models.maxTokens}
              resetsAt={models.resetsAt}
            />
            <div>
              <dt className="text-quiet">Credits left</dt>
              <dd className="text-base font-semibold tabular-nums">{formatNumber(credits.available)}</dd>
              <dd className="text-xs text-quiet">
                {formatNumber(credits.usedThisMonth)} used this month
                {credits.held > 0 && `, ${formatNumber(credits.held)} held`}
              </dd>
            </div>
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}

function Limit({
  name,
  used,
  limit,
  resetsAt,
}: {
  name: string
  used: number
  limit: number
  resetsAt: string
}): ReactNode {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd className="text-base font-semibold tabular-nums">
        {formatNumber(used)}
        {limit < NONE && <span className="font-normal text-quiet"> of {formatNumber(limit)}</span>}
      </dd>
      {limit < NONE && (
        <dd>
          <meter className="h-1.5 w-full" min={0} max={limit} high={limit * 0.8} value={used} aria-label={name} />
        </dd>
      )}
      <dd className="text-xs text-quiet">
        {limit < NONE ? (
          <>
            Starts again <Time at={resetsAt} />
          </>
        ) : (
          'No limit'
        )}
      </dd>
    </div>
  )
}
