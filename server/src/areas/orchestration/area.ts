import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { notFound } from '../../platform/values/errors.ts'
import { createAgentsHandlers } from './agents/handlers.ts'
import { AGENT_RUN, createAgentRunner } from './agents/run-agent.ts'
import { createAgentRunJob } from './agents/run-job.ts'
import { createAgents } from './agents/service.ts'
import { createChatHandlers } from './chat/handlers.ts'
import { createModelsHandlers } from './models/handlers.ts'
import { createOpenAiHandlers } from './openai/handlers.ts'
import type { OrchestrationPorts } from './ports.ts'
import { createPromptHandlers } from './prompt/handlers.ts'
import { createResponsesHandlers } from './responses/handlers.ts'
import { responsePorts } from './responses/ports.ts'
import { createResponses } from './responses/service.ts'
import { purgeResponses } from './responses/sql/purge-responses.ts'
import { createRuns } from './runs.ts'
import type { OrchestrationSettings } from './settings.ts'

/** Calls language models with memory and guidelines. */
export function createOrchestrationArea(
  { database, config }: Platform<OrchestrationSettings>,
  ports: OrchestrationPorts,
): Area<'orchestration'> {
  const runs = createRuns(config)
  const responses = createResponses(responsePorts(ports), runs)
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
      ...createPromptHandlers(ports, runs),
      ...createChatHandlers(ports, runs),
      ...createOpenAiHandlers(ports, runs),
      ...createResponsesHandlers(responses),
      ...createAgentsHandlers({ agents, run: createAgentRunner({ agents, responses }) }),
    },
    jobs: { [AGENT_RUN]: createAgentRunJob({ database, responses, runs }) },
    schedules: { 'orchestration.purge_responses': { everySeconds: HOUR_SECONDS, run: () => purgeResponses(database) } },
  }
}
