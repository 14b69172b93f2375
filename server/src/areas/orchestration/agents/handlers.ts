import type { Handlers } from '../../../contract/handlers.ts'
import type { createAgentRunner } from './run-agent.ts'
import { listAgentRuns } from './runs.ts'
import type { Agents } from './service.ts'

type AgentsHandlers = Pick<
  Handlers,
  'listAgents' | 'createAgent' | 'getAgentDefinition' | 'updateAgent' | 'deleteAgent' | 'runAgent' | 'listAgentRuns'
>

export const createAgentsHandlers = ({
  agents,
  run,
}: {
  agents: Agents
  run: ReturnType<typeof createAgentRunner>
}): AgentsHandlers => ({
  async listAgents({ query, call }) {
    const { entries, ...page } = await agents.list(call.scope, query)
    return { status: 200, body: { success: true, data: [...entries], ...page } }
  },
  createAgent: async ({ body, call }) => ({
    status: 201,
    body: { success: true, data: await agents.create(call, body) },
  }),
  getAgentDefinition: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await agents.get(call.scope, path.id) },
  }),
  updateAgent: async ({ path, body, call }) => ({
    status: 200,
    body: { success: true, data: await agents.update(call, path.id, body) },
  }),
  deleteAgent: async ({ path, call }) => ({
    status: 200,
    body: { success: true, data: await agents.delete(call, path.id) },
  }),
  runAgent: ({ path, body, call }) => run(call, path.id, body),
  async listAgentRuns({ path, query, call }) {
    const { entries, ...page } = await listAgentRuns(call.scope, path.id, query)
    return { status: 200, body: { success: true, data: [...entries], ...page } }
  },
})
