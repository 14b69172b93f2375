import { document, lookUp, OPERATIONS, type Operation } from '../../server/src/contract/operations.ts'
import { newId } from '../../server/src/platform/ids.ts'
import type { TestOrganization } from '../../server/test/support/organization.ts'
import type { CallOptions, TestAnswer, TestApp } from '../../server/test/support/test-app.ts'

export { OPERATIONS, type Operation }

/** An organization in which the example of every operation succeeds. */
export interface World {
  app: TestApp
  organization: TestOrganization
  /** Ids for path parameters, by operation's parameter name. */
  ids: {
    event: string
    organization: string
    key: string
    collection: string
    spareCollection: string
    entityType: string
    webhook: string
    webhookEvent: string
    delivery: string
    deadLetter: string
  }
}

/** Well-formed ids that nobody has. */
export const UNKNOWN = '01KAK7F3V6R6T1Q7S0G9Y5N2WZ'

const DANA = 'dana.reyes@northwind.example'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Follows `$ref` into the document. */
export function resolved(node: unknown): unknown {
  return isObject(node) && typeof node.$ref === 'string' ? resolved(lookUp(node.$ref)) : node
}

const bodyOf = (operation: Operation): unknown => {
  const content = lookUp(`${operation.pointer}/requestBody/content/application~1json`)
  return isObject(content) ? content.example : undefined
}

export const bodySchemaOf = (operation: Operation): unknown =>
  resolved(lookUp(`${operation.pointer}/requestBody/content/application~1json/schema`))

/** The example body of the document, a copy to change at will. */
export function exampleBody(operation: Operation): Record<string, unknown> {
  const body = structuredClone(bodyOf(operation))
  if (!isObject(body)) throw new Error(`${operation.id} has no example body in the document.`)
  return body
}

/** Another valid body than the example: another piece of work under the same idempotency key. */
export function otherBody(operation: Operation): Record<string, unknown> {
  const body = exampleBody(operation)
  const change: Record<string, () => object> = {
    memorize: () => ({ content: 'Somebody else called.' }),
    batchMemorize: () => ({ defaults: { extract: false, tags: ['other'] } }),
    upsert: () => ({ records: [{ key: { email: 'other@northwind.example' }, properties: { Budget: 1 } }] }),
    updateProperty: () => ({ value: 20_000 }),
    bulkUpdate: () => ({ reason: 'Another call' }),
    undoChange: () => ({ reason: 'Another mistake' }),
    updateKeys: () => ({ keys: [{ name: 'crmId', value: '4712' }] }),
    updateKeysBatch: () => ({ updates: [{ email: DANA, keys: [{ name: 'crmId', value: '4712' }] }] }),
    deleteKeys: () => ({ keys: [{ name: 'crmId', value: '4712' }] }),
    mergeRecords: () => ({ from: { email: 'other@northwind.example' } }),
    deleteMemories: () => ({ tags: ['other'] }),
    deleteRecord: () => ({ email: 'other@northwind.example' }),
    cancelDeletion: () => ({ deletionId: `del_${UNKNOWN}` }),
    importMemory: () => ({ memories: [] }),
    createCollection: () => ({ name: 'Other' }),
    updateCollection: () => ({ description: 'Other' }),
    createEntityType: () => ({ name: 'Other' }),
    updateEntityType: () => ({ description: 'Other' }),
    registerAgent: () => ({ name: 'other-agent' }),
    createWebhook: () => ({ events: ['*'] }),
    publishWebhookEvents: () => ({ events: [{ type: 'order.refunded', data: { id: 'ord_1' } }] }),
    replayWebhookDeadLetters: () => ({ since: '2026-11-19T00:00:00Z' }),
    updateWebhook: () => ({ events: ['*'] }),
    rotateWebhookSecret: () => ({ grace_hours: 24 }),
    adminUpdateOrganization: () => ({ plan: 'unlimited' }),
    adminGrantCredits: () => ({ credits: 1 }),
    adminCreateKey: () => ({ name: 'other' }),
  }
  const other = change[operation.id]
  if (!other) throw new Error(`Say in otherBody what another valid body of ${operation.id} is.`)
  return { ...body, ...other() }
}

const PATH_IDS: Record<string, (ids: World['ids']) => string> = {
  '/api/v1/events/{id}': ids => ids.event,
  '/api/v1/collections/{id}': ids => ids.collection,
  // another one: the rest of the examples need theirs
  'DELETE /api/v1/collections/{id}': ids => ids.spareCollection,
  '/api/v1/entity-types/{id}': ids => ids.entityType,
  '/api/v1/admin/organizations/{id}': ids => ids.organization,
  '/api/v1/webhooks/events/{id}': ids => ids.webhookEvent,
  '/api/v1/webhooks/dead-letters/{id}': ids => ids.deadLetter,
  '{deliveryId}': ids => ids.delivery,
  '/api/v1/webhooks/{id}': ids => ids.webhook,
  '{keyId}': ids => ids.key,
}

/** The path of an operation with the ids of this world, or others. */
export function pathOf(operation: Operation, ids: World['ids']): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (placeholder, _name, offset: number) => {
    const before = operation.path.slice(0, offset) + placeholder
    const find = PATH_IDS[`${operation.method} ${before}`] ?? PATH_IDS[before] ?? PATH_IDS[placeholder]
    if (!find) throw new Error(`Say in PATH_IDS what ${placeholder} of ${operation.path} is.`)
    return find(ids)
  })
}

export const UNKNOWN_IDS: World['ids'] = {
  event: `job_${UNKNOWN}`,
  collection: `col_${UNKNOWN}`,
  spareCollection: `col_${UNKNOWN}`,
  entityType: `typ_${UNKNOWN}`,
  organization: `org_${UNKNOWN}`,
  key: `key_${UNKNOWN}`,
  webhook: `whk_${UNKNOWN}`,
  webhookEvent: `evt_${UNKNOWN}`,
  delivery: `dlv_${UNKNOWN}`,
  deadLetter: `dlq_${UNKNOWN}`,
}

/** Who may call: the world's own key, or the operator. */
export function credentials({ organization }: Pick<World, 'organization'>, operation: Operation): CallOptions {
  if (operation.caller === 'tenant') return { key: organization.key }
  return operation.caller === 'operator' ? { operator: true } : {}
}

/** Calls an operation as its example shows it; `options` replace parts of that. */
export function callExample(
  world: World,
  operation: Operation,
  options: CallOptions = {},
  query = '',
): Promise<TestAnswer> {
  const body = operation.hasBody && options.raw === undefined ? { body: exampleBody(operation) } : {}
  return world.app.call(operation.method, `${pathOf(operation, world.ids)}${query}`, {
    ...credentials(world, operation),
    ...body,
    ...options,
  })
}

const DEAD_LETTER = `
  WITH delivery AS (
    INSERT INTO runtime.webhook_deliveries (id, tenant_id, subscription_id, event_id, event_type, status, attempts)
    SELECT $1, tenant_id, id, $4, 'order.paid', 'dead_lettered', 10 FROM webhook_subscriptions WHERE id = $3
    RETURNING id, tenant_id, subscription_id
  ),
  letter AS (
    INSERT INTO runtime.webhook_dead_letters (id, tenant_id, subscription_id, delivery_id, reason)
    SELECT $2, tenant_id, subscription_id, id, 'attempts_exhausted' FROM delivery RETURNING id
  )
  SELECT delivery.id, letter.id AS letter FROM delivery, letter`

export async function makeWorld(app: TestApp, options: { credits?: number } = {}): Promise<World> {
  const organization = await app.organization({ credits: 1_000_000_000, ...options })
  // one that nothing else uses: an example revokes it
  await organization.keyFor({ role: 'member', livemode: false })
  const [key] = await app.database.query<{ id: string }>(
    `SELECT k.id FROM api_keys k JOIN tenants t ON t.id = k.tenant_id WHERE t.organization_id = $1 AND k.role = 'member'`,
    [organization.id],
  )
  const batch = await app.call('POST', '/api/v1/batch-memorize', {
    key: organization.key,
    body: { records: [{ email: 'dana.reyes@northwind.example', content: 'Prefers calls before noon.' }] },
  })
  await app.call('POST', '/api/v1/memorize', {
    key: organization.key,
    body: { email: 'dana.reyes@northwind.example', content: 'Dana is VP of Operations at Northwind.' },
  })
  const makeCollection = async (name: string): Promise<string> => {
    const properties = [{ name: `${name} budget`, systemName: 'budget', type: 'number' }]
    const body = { name, properties }
    return (await app.call('POST', '/api/v1/collections', { key: organization.key, body })).body.data.id
  }
  const type = await app.call('POST', '/api/v1/entity-types', { key: organization.key, body: { name: 'Deal' } })
  const webhook = await app.call('POST', '/api/v1/webhooks', {
    key: organization.key,
    body: { url: 'https://hooks.northwind.example/keepsake', events: ['record.*'] },
  })
  const published = await app.call('POST', '/api/v1/webhooks/events', {
    key: organization.key,
    body: { events: [{ type: 'order.paid', data: { id: 'ord_4711' } }] },
  })
  // a delivery that no attempt has brought through
  const [delivery] = await app.database.query<{ id: string; letter: string }>(DEAD_LETTER, [
    newId('dlv'),
    newId('dlq'),
    webhook.body.data.id,
    published.body.data[0].id,
  ])
  const ids = {
    event: batch.body.eventId,
    organization: organization.id,
    key: key?.id ?? '',
    collection: await makeCollection('Deals'),
    spareCollection: await makeCollection('Spare'),
    entityType: type.body.data.id,
    webhook: webhook.body.data.id,
    webhookEvent: published.body.data[0].id,
    delivery: delivery?.id ?? '',
    deadLetter: delivery?.letter ?? '',
  }
  await makeHistory(app, organization)
  return { app, organization, ids }
}

/** What the examples of changes, deletion and merging are about. */
async function makeHistory(app: TestApp, { key }: TestOrganization): Promise<void> {
  const emails = ['former.customer@northwind.example', 'd.reyes@oldmail.example', 'deleted@northwind.example']
  const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
  await post('upsert', {
    records: [DANA, ...emails].map(email => ({ key: { email }, properties: { Budget: 150_000 } })),
  })
  const { body } = await post('memory/delete-record', { email: emails.at(-1) })
  const { deletionId } = exampleBody(operation('cancelDeletion'))
  // each world has the example's; the one before is done with it
  await app.database.query('DELETE FROM deletions WHERE id = $1', [String(deletionId)])
  await app.database.query('UPDATE deletions SET id = $1 WHERE id = $2', [
    String(deletionId),
    String(body.data.deletionId),
  ])
}

export const operation = (id: string): Operation => {
  const found = OPERATIONS.find(each => each.id === id)
  if (!found) throw new Error(`The document has no operation ${id}.`)
  return found
}

export { document }
