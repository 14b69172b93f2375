import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Id } from '../../ui/copy.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { Views } from '../../ui/views.tsx'
import { type Agent, AgentForm } from './agent-form.tsx'
import { AgentRuns } from './agent-runs.tsx'
import { AGENT_VIEWS } from './prompt-search.ts'
import { RunAgent } from './run-agent.tsx'

/** One agent: run it, change it, and see what its runs did. */
export function AgentScreen(): ReactNode {
  const { id } = useParams({ from: '/frame/agents/$id' })
  const search = useSearch({ from: '/frame/agents/$id' })
  const navigate = useNavigate({ from: '/agents/$id' })
  const client = useClient()
  const may = useMay()
  const agent = useQuery({ queryKey: ['agents', id], queryFn: async () => (await client.agents.get(id)).data })
  const isOpen = { run: may('prompts:run'), edit: may('agents:write'), runs: true }
  const views = AGENT_VIEWS.filter(([each]) => isOpen[each])
  const view = views.find(([each]) => each === search.view)?.[0] ?? views[0]?.[0] ?? 'runs'
  return (
    <LoadedPage title="Agent" query={agent}>
      {data => (
        <Page
          title={data.name}
          about={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {data.description && <span>{data.description}</span>}
              <span>
                {data.model ?? 'Default model'} · version {data.version} · <Time at={data.updatedAt} />
              </span>
              <Id id={id} />
            </span>
          }
          actions={may('agents:write') && <Delete agent={data} />}
        >
          <Views
            label="Views of the agent"
            views={views}
            current={view}
            onChoose={chosen => void navigate({ search: { view: chosen } })}
          />
          {view === 'run' && <RunAgent key={data.version} agent={data} />}
          {view === 'edit' && <Edit key={data.version} agent={data} />}
          {view === 'runs' && <AgentRuns id={id} />}
        </Page>
      )}
    </LoadedPage>
  )
}

function Edit({ agent }: { agent: Agent }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { id, version } = agent
  return (
    <Panel title="Edit">
      <AgentForm
        agent={agent}
        action="Save"
        onSave={async changed => {
          const { description = null, model = null } = changed
          await client.agents.update(id, { ...changed, description, model, expectedVersion: version })
          await queries.invalidateQueries({ queryKey: ['agents'] })
        }}
      />
    </Panel>
  )
}

function Delete({ agent: { id, name } }: { agent: Agent }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (
    <AskButton
      label="Delete"
      title={`Delete ${name}?`}
      action="Delete"
      onConfirm={async () => {
        await client.agents.delete(id)
        await navigate({ to: '/agents' })
        await queries.invalidateQueries({ queryKey: ['agents', 'list'] })
      }}
    >
      <p>Programs that run it are refused.</p>
    </AskButton>
  )
}
