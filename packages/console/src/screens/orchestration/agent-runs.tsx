import type { Keepsake } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import { RunResult, RunStatus } from './run-result.tsx'

type Listed = Awaited<ReturnType<Keepsake['agents']['runs']>>['data'][number]

const COLUMNS: readonly Column<Listed>[] = [
  {
    id: 'status',
    name: 'Status',
    text: ({ status }) => status.replaceAll('_', ' '),
    cell: ({ status, error }) => (
      <Named name={<RunStatus status={status} />} about={error && <span className="text-bad">{error.message}</span>} />
    ),
  },
  timeColumn('at', 'When', ({ createdAt }) => createdAt),
  { id: 'model', name: 'Model', text: ({ model }) => model ?? '' },
  numberColumn('read', 'Tokens read', ({ usage }) => usage.inputTokens),
  numberColumn('written', 'Tokens written', ({ usage }) => usage.outputTokens),
  numberColumn('credits', 'Credits', ({ creditsCharged }) => creditsCharged),
  numberColumn('version', 'Version', ({ agentVersion }) => agentVersion),
  { id: 'id', name: 'ID', text: ({ id }) => id },
]
const USUAL = ['at', 'model', 'read', 'written', 'credits']

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
        <Table
          label="Runs"
          list="runs"
          noun={['run', 'runs']}
          columns={COLUMNS}
          actionsWidth="6rem"
          usual={USUAL}
          actions={
            may('prompts:run') &&
            (each => (
              <Link
                from="/agents/$id"
                to="/agents/$id"
                search={{ view: 'runs', run: each.id }}
                className="text-accent underline"
              >
                What it did
              </Link>
            ))
          }
          pages={pages}
          keyOf={each => each.id}
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
