import type { Handlers } from '../../../contract/handlers.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { PortsOf } from '../authorized-ports.ts'
import { unknownModel } from '../models/handlers.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { createRequestCredits } from '../request-credits.ts'
import type { Runs } from '../runs.ts'
import { completeChat } from './complete.ts'
import { readChat } from './read-request.ts'
import { OWN_FORMAT } from './wire.ts'

export const createChatHandlers = (portsOf: PortsOf, runs: Runs) =>
  ({
    async createChatCompletion({ body, call }) {
      const ports = portsOf(call.principal)
      const run = readChat(body, call.headers)
      const model = requireModel(ports, run.input.model)
      const bill = createRequestCredits(billingOf(call), 'createChatCompletion')
      const chat = { run, model, bill, format: OWN_FORMAT, path: 'body.keepsake' }
      return runs.admit(call, place => completeChat(ports, chat, place, call))
    },
  }) satisfies Partial<Handlers>

/** @throws ApiError `not_found_error` for an unknown model, as OpenAI clients expect */
function requireModel({ languageModels }: OrchestrationPorts, id: string | undefined): string {
  const known = languageModels.list()
  if (id !== undefined && known.length > 0 && !known.some(model => model.id === id)) throw unknownModel(id)
  return languageModels.find(id).id
}
