import type { Area } from '../../contract/area.ts'
import { notFound } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { createAgentsHandlers } from './agents/handlers.ts'
import { AGENT_RUN, createAgentRunner } from './agents/run-agent.ts'
import { createAgentRunJob } from './agents/run-job.ts'
import { createAgents } from './agents/service.ts'
import { createChatHandlers } from './chat/handlers.ts'
import { createModelsHandlers } from './models/handlers.ts'
import type { OrchestrationPorts } from './ports.ts'
import { createPromptHandlers } from './prompt/handlers.ts'
import { createResponsesHandlers } from './responses/handlers.ts'
import { responsePorts } from './responses/ports.ts'
import { createResponses } from './responses/service.ts'
import { purgeResponses } from './responses/sql/purge-responses.ts'

const HOUR_SECONDS = 3_600

/** Calls language models with memory and guidelines. */
export function createOrchestrationArea({ database }: Platform, ports: OrchestrationPorts): Area<'orchestration'> {
  const responses = createResponses(responsePorts(ports))
  const agents = createAgents({
    database,
    checkModel: id => void ports.languageModels.find(id),
    async checkGuidelines(scope, ids) {
      const found = await ports.guidelines.byIds(scope, ids)
      const missing = ids.find(id => !found.some(guideline => guideline.id === id))
      if (missing !== undefined) throw notFound('guideline', missing)
    },
    checkMcps: async (scope, references) => void (await ports.mcps.enabledTools(scope, references)),
  })
  return {
    name: 'orchestration',
    handlers: {
      ...createModelsHandlers(ports),
      ...createPromptHandlers(ports),
      ...createChatHandlers(ports),
      ...createResponsesHandlers(responses),
      ...createAgentsHandlers({ agents, run: createAgentRunner({ agents, responses }) }),
    },
    jobs: { [AGENT_RUN]: createAgentRunJob({ database, responses }) },
    schedules: { 'orchestration.purge_responses': { everySeconds: HOUR_SECONDS, run: () => purgeResponses(database) } },
  }
}
