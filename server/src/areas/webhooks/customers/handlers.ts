import { listedAs, ok } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { auditBy, auditedChanges } from '../../../platform/access/audit.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  type Customer,
  createCustomer,
  customerToWire,
  deleteCustomer,
  findCustomer,
  listCustomers,
  updateCustomer,
} from './customers.ts'
import { endPortalLinks } from './end-portal-links.ts'

/** The customers of an organization; every change is written to the audit log. */
export function createCustomerHandlers({ database }: { database: Database }) {
  const { changing } = auditedChanges(database, () => 'webhook_customer')
  const answer = (row: Customer) => ok(customerToWire(row))

  return {
    async createWebhookCustomer({ body, call }) {
      const row = await changing('created', call, body.uid, () => createCustomer(call.scope, body))
      return { ...answer(row), status: 201 }
    },

    listWebhookCustomers: async ({ query, call }) => listedAs(await listCustomers(call.scope, query), customerToWire),

    getWebhookCustomer: async ({ path, call }) => answer(await findCustomer(call.scope, path.customer)),

    updateWebhookCustomer: async ({ path: { customer }, body: { endPortalLinks: links, ...body }, call }) =>
      answer(
        await changing('updated', call, customer, async () => {
          const row = await updateCustomer(call.scope, customer, body)
          if (links) {
            await endPortalLinks(call.scope, customer, links)
            const details = { livemode: call.principal.livemode, links }
            await auditBy(database, call, { action: 'webhook_portal_link.ended', target: customer, details })
          }
          return row
        }),
      ),

    async deleteWebhookCustomer({ path: { customer }, call }) {
      // retried: a delivery that is being finished locks the rows in the opposite order
      const subscriptions = await call.scope.retried(() =>
        changing('deleted', call, customer, () => deleteCustomer(call.scope, customer)),
      )
      return ok({ uid: customer, deleted: true, subscriptions })
    },
  } satisfies Partial<Handlers>
}
