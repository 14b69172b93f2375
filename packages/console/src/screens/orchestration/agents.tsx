import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { AgentForm } from './agent-form.tsx'

type Agent = Awaited<ReturnType<Keepsake['agents']['list']>>['data'][number]

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
      <Rows
        label="Agents"
        pages={pages}
        keyOf={({ id }) => id}
        row={agent => <Row agent={agent} />}
        height={57}
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

function Row({
  agent: { id, name, description, model, tools, mcps, version, updatedAt },
}: {
  agent: Agent
}): ReactNode {
  return (
    <Link
      to="/agents/$id"
      params={{ id }}
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line px-2 py-2 hover:bg-raised"
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="block truncate font-medium">{name}</span>
        {description && <span className="block truncate text-xs text-quiet">{description}</span>}
      </span>
      <span className="text-xs text-quiet">
        {model ?? 'Default model'} · {tools.length} tools · {mcps.length} tool servers · version {version} ·{' '}
        <Time at={updatedAt} />
      </span>
    </Link>
  )
}
