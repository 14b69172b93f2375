import type { Keepsake } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { Figures } from './figures.tsx'
import { RunResult, RunStatus } from './run-result.tsx'

type Listed = Awaited<ReturnType<Keepsake['agents']['runs']>>['data'][number]

/** What the runs of an agent used and cost. Their texts are kept for a day. */
export function AgentRuns({ id }: { id: string }): ReactNode {
  const client = useClient()
  const may = useMay()
  const { run } = useSearch({ from: '/frame/agents/$id' })
  const pages = usePages<Listed>(['agents', id, 'runs'], cursor => client.agents.runs(id, { limit: 50, ...cursor }))
  return (
    <>
      {run !== undefined && may('prompts:run') && <OneRun key={run} id={run} />}
      <Panel title="Runs">
        <Rows
          label="Runs"
          pages={pages}
          keyOf={each => each.id}
          row={each => <Row run={each} mayOpen={may('prompts:run')} />}
          height={57}
          empty={
            <Empty
              title="It has not run yet"
              lines={[
                `keepsake agents run ${id} --message 'The export stops after 100 records.'`,
                `await client.agents.run('${id}', { message: 'The export stops after 100 records.' })`,
              ]}
            />
          }
        />
      </Panel>
    </>
  )
}

function OneRun({ id }: { id: string }): ReactNode {
  const client = useClient()
  const run = useQuery({ queryKey: ['responses', id], queryFn: () => client.responses.get(id) })
  return (
    <Loaded query={run} rows={2}>
      {data => <RunResult run={data} />}
    </Loaded>
  )
}

function Row({
  run: { id, status, usage, creditsCharged, model, agentVersion, error, createdAt },
  mayOpen,
}: {
  run: Listed
  mayOpen: boolean
}): ReactNode {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <RunStatus status={status} />
      <span className="min-w-0 flex-1 basis-56">
        <Figures usage={usage} credits={creditsCharged} model={model} />
        {error && <span className="block break-words text-xs text-bad">{error.message}</span>}
      </span>
      <span className="text-xs text-quiet">
        version {agentVersion} · <Time at={createdAt} />
      </span>
      {mayOpen && (
        <Link from="/agents/$id" to="/agents/$id" search={{ view: 'runs', run: id }} className="text-accent underline">
          What it did
        </Link>
      )}
    </div>
  )
}
