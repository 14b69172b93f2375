import { created, listed, ok } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import type { createAgentRunner } from './run-agent.ts'
import { listAgentRuns } from './runs.ts'
import type { Agents } from './service.ts'

export const createAgentsHandlers = ({ agents, run }: { agents: Agents; run: ReturnType<typeof createAgentRunner> }) =>
  ({
    listAgents: async ({ query, call }) => listed(await agents.list(call.scope, query)),
    createAgent: async ({ body, call }) => created(await agents.create(call, body)),
    getAgentDefinition: async ({ path, query, call }) => ok(await agents.get(call.scope, path.id, query.version)),
    updateAgent: async ({ path, body, call }) => ok(await agents.update(call, path.id, body)),
    deleteAgent: async ({ path, call }) => ok(await agents.delete(call, path.id)),
    runAgent: ({ path, body, call }) => run(call, path.id, body),
    listAgentRuns: async ({ path, query, call }) => listed(await listAgentRuns(call.scope, path.id, query)),
  }) satisfies Partial<Handlers>
