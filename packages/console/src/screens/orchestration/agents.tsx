import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import { AgentForm } from './agent-form.tsx'

type Agent = Awaited<ReturnType<Keepsake['agents']['list']>>['data'][number]

const COLUMNS: readonly Column<Agent>[] = [
  {
    id: 'name',
    name: 'Name',
    text: ({ name }) => name,
    cell: ({ name, description }) => <Named name={name} about={description} />,
  },
  { id: 'model', name: 'Model', text: ({ model }) => model ?? 'Default model' },
  numberColumn('tools', 'Tools', ({ tools }) => tools.length),
  numberColumn('mcps', 'Tool servers', ({ mcps }) => mcps.length),
  numberColumn('version', 'Version', ({ version }) => version),
  timeColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  { id: 'id', name: 'ID', text: ({ id }) => id },
]
const USUAL = ['model', 'tools', 'version', 'changed']

/** Instructions that are stored for a model. */
export function Agents(): ReactNode {
  const client = useClient()
  const may = useMay()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const pages = usePages<Agent>(['agents', 'list'], cursor => client.agents.list({ limit: 50, ...cursor }))
  return (
    <Page
      title="Agents"
      about={
        may('prompts:run') && (
          <Link to="/prompt" className="text-accent underline">
            Run a prompt without an agent
          </Link>
        )
      }
      actions={
        may('agents:write') && (
          <Button look="main" onClick={() => setAdding(true)}>
            Add an agent
          </Button>
        )
      }
    >
      {isAdding && (
        <Panel title="Add an agent" actions={<Button onClick={() => setAdding(false)}>Cancel</Button>}>
          <AgentForm
            action="Add"
            onSave={async agent => {
              const { data } = await client.agents.create(agent)
              await queries.invalidateQueries({ queryKey: ['agents'] })
              await navigate({ to: '/agents/$id', params: { id: data.id } })
            }}
          />
        </Panel>
      )}
      <Table
        label="Agents"
        list="agents"
        noun={['agent', 'agents']}
        columns={COLUMNS}
        usual={USUAL}
        row={({ id }, look, cells) => (
          <Link to="/agents/$id" params={{ id }} {...look}>
            {cells}
          </Link>
        )}
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty
            title="There are no agents yet"
            lines={[
              "keepsake agents create 'Support triage' --instructions 'You triage support requests for {{product}}.'",
              "await client.agents.create({ name: 'Support triage', instructions })",
            ]}
          >
            An agent is a set of instructions with inputs, tools and guidelines, which programs run by its ID.
          </Empty>
        }
      />
    </Page>
  )
}
