import { listedAs, ok } from '../../../contract/answers.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import { mayUse } from '../../../platform/access/permissions.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { shownUrl } from '../subscriptions/subscription.ts'
import { deadLetterToWire, listDeadLetters, replayDeadLetter, replayDeadLetters } from './dead-letters.ts'
import { exportDeadLetters } from './export.ts'
import { type DeadLetter, purgeDeadLetters } from './sql/dead-letters.ts'

export function createDeadLetterHandlers({ keyring }: { keyring: Keyring }) {
  const urlFor =
    ({ principal }: TenantCall) =>
    (row: Pick<DeadLetter, 'url'>): string =>
      shownUrl(row, keyring, mayUse(principal, 'webhooks:write'))
  return {
    listWebhookDeadLetters: async ({ query, call }) =>
      listedAs(await listDeadLetters(call.scope, query), row => deadLetterToWire(row, urlFor(call))),

    exportWebhookDeadLetters: async ({ query, call }) => ({
      status: 200,
      stream: exportDeadLetters(call.scope, query, urlFor(call)),
    }),

    async purgeWebhookDeadLetters({ query, call }) {
      const purged = await purgeDeadLetters(call.scope, query)
      return ok({ purged })
    },

    replayWebhookDeadLetters: async ({ body, call }) => ok(await replayDeadLetters(call.scope, body)),

    async replayWebhookDeadLetter({ path, call }) {
      const letter = await replayDeadLetter(call.scope, path.id)
      return ok(deadLetterToWire(letter, urlFor(call)))
    },
  } satisfies Partial<Handlers>
}
