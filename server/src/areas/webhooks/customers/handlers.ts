import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import { audit } from '../../../platform/access/audit.ts'
import { actorOf } from '../../../platform/access/principal.ts'
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

type CustomerHandlers = Pick<
  Handlers,
  | 'createWebhookCustomer'
  | 'listWebhookCustomers'
  | 'getWebhookCustomer'
  | 'updateWebhookCustomer'
  | 'deleteWebhookCustomer'
>

/** The customers of an organization; every change is written to the audit log. */
export function createCustomerHandlers({ database }: { database: Database }): CustomerHandlers {
  /** Makes a change and its audit entry in one transaction. */
  const changing = <T>(
    action: string,
    { scope, principal, requestId }: TenantCall,
    target: string,
    work: () => Promise<T>,
  ) =>
    scope.transaction(async () => {
      const result = await work()
      await audit(database, {
        organizationId: principal.organization.id,
        actor: actorOf(principal),
        action: `webhook_customer.${action}`,
        target,
        details: { livemode: principal.livemode },
        requestId,
      })
      return result
    })
  const answer = (row: Customer) => ({ status: 200, body: { success: true, data: customerToWire(row) } }) as const

  return {
    async createWebhookCustomer({ body, call }) {
      const row = await changing('created', call, body.uid, () => createCustomer(call.scope, body))
      return { ...answer(row), status: 201 }
    },

    async listWebhookCustomers({ query, call }) {
      const { entries, ...page } = await listCustomers(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(customerToWire), ...page } }
    },

    getWebhookCustomer: async ({ path, call }) => answer(await findCustomer(call.scope, path.customer)),

    updateWebhookCustomer: async ({ path, body, call }) =>
      answer(await changing('updated', call, path.customer, () => updateCustomer(call.scope, path.customer, body))),

    async deleteWebhookCustomer({ path: { customer }, call }) {
      // retried: a delivery that is being finished locks the rows in the opposite order
      const subscriptions = await call.scope.retried(() =>
        changing('deleted', call, customer, () => deleteCustomer(call.scope, customer)),
      )
      return { status: 200, body: { success: true, data: { uid: customer, deleted: true, subscriptions } } }
    },
  }
}
