import { randomUUID } from 'node:crypto'
import { respond } from '../../../contract/answers.ts'
import type { Finishing, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { beginItemizedJob } from '../../../platform/jobs/itemized-job.ts'
import type { QueueLimits } from '../../../platform/jobs/queue-limit.ts'
import { given } from '../../../platform/values/given.ts'
import { type NewRun, readRequest } from '../responses/read-request.ts'
import type { Responses } from '../responses/service.ts'
import { insertResponse } from '../responses/store.ts'
import type { AgentWire } from './agent.ts'
import { fillPlaceholders, inputMessages } from './placeholders.ts'
import type { Agents } from './service.ts'

export const AGENT_RUN = 'agent_run'
/** What a run works on whose caller says nothing: models need a message of the user. */
const NO_MESSAGE = 'Follow your instructions.'
/** A failing model gets some minutes to recover. */
const ATTEMPTS = 5

type Reply = { status: 200; body: Schemas['ResponseRun'] } | { status: 202; body: Schemas['AgentRunAccepted'] }

/** Runs agents, in the call or in the background. */
export const createAgentRunner =
  ({ agents, responses, queue }: { agents: Agents; responses: Responses; queue: QueueLimits }) =>
  async (call: TenantCall & Finishing, id: string, body: Schemas['RunAgentRequest']): Promise<Reply> => {
    const agent = await agents.get(call.scope, id)
    const run = runOf(agent, body)
    if (!body.async) return responses.start(call, run, agent)
    const { request, state } = await responses.prepare(call, run)
    const responseId = call.idFor('rsp')
    const { scope, principal, requestId } = call
    return call.finish(async () => {
      const caller = { keyId: principal.key?.id ?? null, requestId }
      const items = [{ responseId }]
      const eventId = await beginItemizedJob(scope, { type: AGENT_RUN, items, caller, queue, maxAttempts: ATTEMPTS })
      await insertResponse(scope, { id: responseId, request, state, lease: randomUUID(), agent, eventId })
      return respond(202, { eventId, id: responseId })
    })
  }

/** @throws ApiError `validation_error` */
function runOf(
  agent: AgentWire,
  { message = NO_MESSAGE, inputs = {}, async: _async, ...body }: Schemas['RunAgentRequest'],
): NewRun {
  const instructions = fillPlaceholders(agent.instructions, agent.expectedInputs, inputs)
  const { tools, mcps, model } = agent
  const run = readRequest({ ...body, steps: [{ prompt: message }], tools, mcps, ...given({ model }) })
  if ('previousResponseId' in run) throw new Error('The run of an agent continues no response.')
  const { guidelineIds: ids, guidelineTags: tags, guidelineTokens: maxTokens } = agent
  const guidelines = { ids, auto: agent.guidelines === 'auto', tags, maxTokens, mayBeGone: true }
  return { ...run, instructions, messages: inputMessages(inputs), guidelines, mcpsMayBeGone: true }
}
