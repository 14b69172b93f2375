import { z } from 'zod'
import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { WebhookCustomer } from '../../../platform/database/prisma/client.ts'
import { createCursor, type Page } from '../../../platform/lists/cursor.ts'
import { type PageQuery, readPage } from '../../../platform/lists/list.ts'
import { conflict, existing, notFound } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'

export type Customer = WebhookCustomer

const cursor = createCursor('webhook-customers', z.string())

/** One page of the tenant's customers, in the order of their uids. */
export const listCustomers = (
  scope: TenantScope,
  query: PageQuery & { search?: string; metadata?: readonly string[] },
): Promise<Page<Customer>> =>
  readPage(
    query,
    cursor,
    ({ after, take }) => {
      const { search, metadata = [] } = query
      const contains = search === undefined ? undefined : ({ contains: escaped(search), mode: 'insensitive' } as const)
      const where = given({
        uid: after && { gt: after },
        OR: contains && [{ uid: contains }, { name: contains }],
        AND: metadata.map(pair => ({ metadata: withPair(pair) })),
      })
      return scope.prisma(models => models.webhookCustomer.findMany({ where, orderBy: { uid: 'asc' }, take }))
    },
    ({ uid }) => uid,
  )

/** Text without wildcards of a search. */
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** @param pair `key:value` */
function withPair(pair: string): { path: string[]; equals: string } {
  const colon = pair.indexOf(':')
  return { path: [pair.slice(0, colon)], equals: pair.slice(colon + 1) }
}

/** @throws ApiError `not_found_error` */
export const findCustomer = async (scope: TenantScope, uid: string): Promise<Customer> =>
  existing(await scope.prisma(models => models.webhookCustomer.findFirst({ where: { uid } })), 'webhook customer', uid)

/**
 * Creates those of the customers that do not exist, in the order of their uids, so that calls do not wait for each other in a circle.
 * @returns those that it created
 */
export async function ensureCustomers(scope: TenantScope, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const data = [...new Set(uids)].sort().map(uid => ({ uid, tenantId: scope.tenantId }))
  const created = await scope.prisma(models =>
    models.webhookCustomer.createManyAndReturn({ data, skipDuplicates: true, select: { uid: true } }),
  )
  return created.map(({ uid }) => uid)
}

/** @throws ApiError `conflict_error` if there is one with this uid */
export async function createCustomer(
  scope: TenantScope,
  { uid, name, metadata = {} }: Schemas['CreateWebhookCustomerRequest'],
): Promise<Customer> {
  const data = { uid, name: name || null, metadata, tenantId: scope.tenantId }
  const [row] = await scope.prisma(models =>
    models.webhookCustomer.createManyAndReturn({ data: [data], skipDuplicates: true }),
  )
  if (!row) throw conflict(`There is a customer with the uid ${uid}. Update it, or choose another uid.`)
  return row
}

/** @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected */
export async function updateCustomer(
  scope: TenantScope,
  uid: string,
  { name, metadata, expectedVersion }: Schemas['UpdateWebhookCustomerRequest'],
): Promise<Customer> {
  const now = await scope.now()
  const where = { uid, ...given({ version: expectedVersion }) }
  const changes = given({ name: name === '' ? null : name, metadata })
  const data = { ...changes, version: { increment: 1 }, updatedAt: now }
  const [row] = await scope.prisma(models => models.webhookCustomer.updateManyAndReturn({ where, data }))
  if (row) return row
  const { version } = await findCustomer(scope, uid)
  throw conflict(`The customer changed since you read it: it is at version ${version}. Fetch it and retry.`, {
    currentVersion: version,
  })
}

/**
 * Deletes a customer with all that belongs to it, in a transaction.
 * @returns how many subscriptions it had
 * @throws ApiError `not_found_error`
 */
export async function deleteCustomer(scope: TenantScope, uid: string): Promise<number> {
  const customer = uid
  // first its subscriptions with their deliveries, which are locked before the customer by those who publish
  const { count } = await scope.prisma(models => models.webhookSubscription.deleteMany({ where: { customer } }))
  await scope.prisma(models => models.webhookEvent.deleteMany({ where: { customer } }))
  const gone = await scope.prisma(models => models.webhookCustomer.deleteMany({ where: { uid } }))
  if (gone.count === 0) throw notFound('webhook customer', uid)
  return count
}

export const customerToWire = ({ tenantId: _, ...row }: Customer): Schemas['WebhookCustomer'] => ({
  ...row,
  // written by the operations on customers
  metadata: row.metadata as Schemas['WebhookCustomer']['metadata'],
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
