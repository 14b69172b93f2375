import type { Handlers } from '../../../contract/handlers.ts'
import type { Generated, LanguageModels } from '../../../models/language-models.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { PortsOf } from '../authorized-ports.ts'
import { completeChat } from '../chat/complete.ts'
import { readChat } from '../chat/read-request.ts'
import { createRequestCredits } from '../request-credits.ts'
import type { Runs } from '../runs.ts'
import { OPENAI_FORMAT, openAiId } from './chat-format.ts'
import { memorizeTurn } from './memorize-turn.ts'
import { findModel, toOpenAiModel } from './models.ts'
import { respond } from './respond.ts'
import { entityOfUser, turnToKeep } from './subject.ts'

/** The API of OpenAI, for its own clients: they need another base URL, and nothing else. */
export const createOpenAiHandlers = (
  { languageModels, portsOf }: { languageModels: LanguageModels; portsOf: PortsOf },
  runs: Runs,
) =>
  ({
    listOpenAiModels: async () => ({
      status: 200,
      body: { object: 'list', data: languageModels.list().map(toOpenAiModel) },
    }),

    getOpenAiModel: async ({ path }) => ({ status: 200, body: toOpenAiModel(findModel(languageModels, path.model)) }),

    async createOpenAiChatCompletion({ body, call }) {
      const model = findModel(languageModels, body.model).id
      const run = readChat({ ...body, model }, call.headers, entityOfUser(call.headers, body.user))
      const turn = turnToKeep(call.headers, run.entity)
      const sessionId = turn?.sessionId ?? openAiId('chatcmpl-')
      const ports = portsOf(call.principal)
      const bill = createRequestCredits(billingOf(call), 'createOpenAiChatCompletion')
      const chat = {
        run,
        model,
        bill,
        format: OPENAI_FORMAT,
        path: 'body.user',
        ...(turn && {
          afterwards: (generated: Generated, signal: AbortSignal) =>
            memorizeTurn(ports, { ...turn, sessionId }, { question: run.message, generated }, call, signal),
        }),
      }
      return runs.admit(call, place => completeChat(ports, chat, place, call))
    },

    async createOpenAiResponse({ body, call }) {
      const model = findModel(languageModels, body.model).id
      const bill = createRequestCredits(billingOf(call), 'createOpenAiResponse')
      return runs.admit(call, place => respond(portsOf(call.principal), { body, model, bill }, place, call))
    },
  }) satisfies Partial<Handlers>
