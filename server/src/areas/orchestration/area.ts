import type { Area } from '../../contract/area.ts'
import type { Platform } from '../../platform/contribution/platform.ts'
import type { QueueLimits } from '../../platform/jobs/queue-limit.ts'
import { HOUR_SECONDS } from '../../platform/values/durations.ts'
import { notFound } from '../../platform/values/errors.ts'
import { createAgentsHandlers } from './agents/handlers.ts'
import { AGENT_RUN, createAgentRunner } from './agents/run-agent.ts'
import { createAgentRunJob } from './agents/run-job.ts'
import { createAgents } from './agents/service.ts'
import { authorizedPorts } from './authorized-ports.ts'
import { createChatHandlers } from './chat/handlers.ts'
import { createModelsHandlers } from './models/handlers.ts'
import { createOpenAiHandlers } from './openai/handlers.ts'
import type { UncheckedPorts } from './ports.ts'
import { createPromptHandlers } from './prompt/handlers.ts'
import { createResponsesHandlers } from './responses/handlers.ts'
import { responsePorts } from './responses/ports.ts'
import { createResponses } from './responses/service.ts'
import { purgeResponses } from './responses/sql/purge-responses.ts'
import { createRuns } from './runs.ts'
import type { OrchestrationSettings } from './settings.ts'

/** Calls language models with memory and guidelines. */
export function createOrchestrationArea(
  { database, config }: Platform<OrchestrationSettings & QueueLimits>,
  unchecked: UncheckedPorts,
): Area<'orchestration'> {
  const runs = createRuns(config)
  const portsOf = authorizedPorts(unchecked)
  const { languageModels, embedder } = unchecked
  const responses = createResponses(caller => responsePorts(portsOf(caller)), runs)
  const agents = createAgents({
    database,
    checkModel: id => void languageModels.find(id),
    async checkGuidelines({ scope, principal }, ids) {
      const found = await portsOf(principal).guidelines.byIds(scope, ids)
      const missing = ids.find(id => !found.some(guideline => guideline.id === id))
      if (missing !== undefined) throw notFound('guideline', missing)
    },
    checkMcps: async ({ scope, principal }, references) =>
      void (await portsOf(principal).mcps.enabledTools(scope, references)),
  })
  return {
    name: 'orchestration',
    handlers: {
      ...createModelsHandlers({ languageModels, embedder }),
      ...createPromptHandlers(portsOf, runs),
      ...createChatHandlers(portsOf, runs),
      ...createOpenAiHandlers({ languageModels, portsOf }, runs),
      ...createResponsesHandlers(responses),
      ...createAgentsHandlers({ agents, run: createAgentRunner({ agents, responses, queue: config }) }),
    },
    jobs: { [AGENT_RUN]: createAgentRunJob({ database, responses, runs }) },
    schedules: { 'orchestration.purge_responses': { everySeconds: HOUR_SECONDS, run: () => purgeResponses(database) } },
  }
}
