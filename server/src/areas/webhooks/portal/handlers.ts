import { created, ok } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { limitAddress } from '../../../platform/access/address-limit.ts'
import { createPortalLink, exchangePortalCode, type PortalLinkDependencies } from './links.ts'

/** Exchanges from one address, per hour. */
const MAX_PER_HOUR = 1_000

export const createPortalHandlers = (dependencies: PortalLinkDependencies) =>
  ({
    async createWebhookPortalLink({ body, call }) {
      const { scope } = call
      const create = (): ReturnType<typeof createPortalLink> => createPortalLink(call, dependencies, body)
      const { expiresAt, ...link } = await scope.retriedTransaction(create)
      return created({ ...link, customer: body.customer, expiresAt: expiresAt.toISOString() })
    },

    async exchangeWebhookPortalLink({ body: { code }, call: { address, requestId, finish } }) {
      const { database } = dependencies
      await limitAddress(database, address, MAX_PER_HOUR, 'portal:')
      return finish(async () => {
        const { expiresAt, ...access } = await exchangePortalCode(database, { code, requestId })
        return ok({ ...access, expiresAt: expiresAt.toISOString() })
      })
    },
  }) satisfies Partial<Handlers>
