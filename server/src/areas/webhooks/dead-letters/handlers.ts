import type { Handlers } from '../../../contract/handlers.ts'
import { deadLetterToWire, listDeadLetters, replayDeadLetter, replayDeadLetters } from './dead-letters.ts'
import { exportDeadLetters } from './export.ts'
import { purgeDeadLetters } from './sql/dead-letters.ts'

type DeadLetterHandlers = Pick<
  Handlers,
  | 'listWebhookDeadLetters'
  | 'exportWebhookDeadLetters'
  | 'purgeWebhookDeadLetters'
  | 'replayWebhookDeadLetters'
  | 'replayWebhookDeadLetter'
>

export const deadLetterHandlers: DeadLetterHandlers = {
  async listWebhookDeadLetters({ query, call }) {
    const { entries, ...page } = await listDeadLetters(call.scope, query)
    return { status: 200, body: { success: true, data: entries.map(deadLetterToWire), ...page } }
  },

  exportWebhookDeadLetters: async ({ query, call }) => ({
    status: 200,
    stream: exportDeadLetters(call.scope, query),
  }),

  async purgeWebhookDeadLetters({ query, call }) {
    const purged = await purgeDeadLetters(call.scope, query)
    return { status: 200, body: { success: true, data: { purged } } }
  },

  async replayWebhookDeadLetters({ body, call }) {
    return { status: 200, body: { success: true, data: await replayDeadLetters(call.scope, body) } }
  },

  async replayWebhookDeadLetter({ path, call }) {
    const letter = await replayDeadLetter(call.scope, path.id)
    return { status: 200, body: { success: true, data: deadLetterToWire(letter) } }
  },
}
