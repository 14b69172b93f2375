import { describe, expect, test } from 'vitest'
import { tools } from '../../packages/mcp/src/generated/tools.gen.ts'
import { useApp } from '../../server/test/support/use-app.ts'
import {
  callExample,
  exampleBody,
  type Operation,
  operation,
  pathOf,
  queryOf,
  sharedWorld,
  type World,
} from '../support/requests.ts'
import { fingerprintAll } from '../support/rows.ts'
import { connectMcp, textOf } from './connect.ts'

interface Effect {
  /** Tables in which the call changes rows, without those that every write changes. */
  changes: readonly string[]
  /** An operation that is called before, so that there is something to change. */
  after?: string
  /** Arguments instead of those of the example. */
  args?: Record<string, unknown>
}

/** One for each operation that writes. */
const EFFECTS: Record<string, Effect> = {
  memorize: { changes: ['public.memories'], args: { content: 'Dana moves to Lisbon in May.' } },
  memorizeConversation: { changes: ['public.memories'] },
  batchMemorize: { changes: ['public.events', 'public.event_items', 'runtime.jobs'] },
  updateProperty: { changes: ['public.property_values', 'public.property_changes'] },
  updateKeys: { changes: ['public.record_keys'] },
  deleteKeys: { changes: ['public.record_keys'], after: 'updateKeys' },
  deleteMemories: { changes: ['public.memories', 'public.deletions', 'public.trash'] },
  cancelDeletion: { changes: ['public.deletions'] },
  createCollection: { changes: ['public.collections', 'public.collection_versions'] },
  createStarterCollection: { changes: ['public.collections', 'public.collection_versions'] },
  updateCollection: { changes: ['public.collections', 'public.collection_versions'] },
  deleteCollection: { changes: ['public.collections', 'public.collection_versions'] },
  createGuideline: { changes: ['public.guidelines', 'public.guideline_versions'] },
  uploadGuidelineAttachment: { changes: ['public.guideline_attachments'] },
  deleteGuidelineAttachment: { changes: ['public.guideline_attachments'] },
  updateGuideline: { changes: ['public.guidelines', 'public.guideline_versions'] },
  deleteGuideline: { changes: ['public.guidelines', 'public.guideline_versions'] },
  createWebhook: { changes: ['public.webhook_subscriptions'] },
  updateWebhook: { changes: ['public.webhook_subscriptions'] },
  deleteWebhook: { changes: ['public.webhook_subscriptions'] },
  enableWebhook: { changes: ['public.webhook_subscriptions'], after: 'disableWebhook' },
  disableWebhook: { changes: ['public.webhook_subscriptions'] },
  rotateWebhookSecret: { changes: ['public.webhook_subscriptions'] },
  revokePreviousWebhookSecret: { changes: ['public.webhook_subscriptions'], after: 'rotateWebhookSecret' },
  testWebhook: { changes: ['runtime.webhook_events', 'runtime.webhook_deliveries'] },
  createWebhookSource: { changes: ['public.webhook_sources'] },
  updateWebhookSource: { changes: ['public.webhook_sources'] },
  deleteWebhookSource: { changes: ['public.webhook_sources'] },
  rotateWebhookSourceSecret: { changes: ['public.webhook_sources'] },
  revokePreviousWebhookSourceSecret: { changes: ['public.webhook_sources'], after: 'rotateWebhookSourceSecret' },
  replayWebhookSourceEvent: { changes: ['public.webhook_receipts', 'runtime.jobs'] },
  replayWebhookSourceEvents: { changes: ['public.webhook_receipts'], args: {} },
  createWebhookEventType: { changes: ['public.webhook_event_types'] },
  updateWebhookEventType: { changes: ['public.webhook_event_types'] },
  triggerWebhookEvent: { changes: ['runtime.webhook_events'] },
  publishWebhookEvents: { changes: ['runtime.webhook_events'] },
  retryWebhookDelivery: { changes: ['runtime.webhook_deliveries'] },
  replayWebhookDeadLetter: { changes: ['runtime.webhook_deliveries', 'runtime.webhook_dead_letters'] },
  replayWebhookDeadLetters: { changes: ['runtime.webhook_deliveries', 'runtime.webhook_dead_letters'] },
  searchPeople: { changes: ['public.wallet_entries'] },
  matchPerson: { changes: ['public.wallet_entries'] },
  bulkMatchPeople: { changes: ['public.wallet_entries'] },
  getGatewayOrganization: { changes: ['public.wallet_entries'] },
  bulkMatchOrganizations: { changes: ['public.wallet_entries'] },
  searchOrganizations: { changes: ['public.wallet_entries'] },
  searchNews: { changes: ['public.wallet_entries'] },
  enrichMemory: { changes: ['public.wallet_entries', 'public.property_values'] },
  sendNotification: { changes: ['public.notifications'] },
  createOrganization: { changes: ['public.organizations', 'public.members'] },
  inviteMembers: { changes: ['public.members'] },
  purgeWebhookDeadLetters: { changes: ['runtime.webhook_dead_letters'] },
}

const app = useApp()
const inWorld = sharedWorld(app)

const operations = tools.flatMap(tool => tool.operations.map(({ operationId }) => operation(operationId)))
const named = (writes: boolean): [string, Operation][] =>
  operations.filter(each => each.writes === writes).map(each => [each.id, each])

test('every operation of a tool that writes has an effect, and every effect an operation', () => {
  expect(Object.keys(EFFECTS).sort()).toEqual(
    named(true)
      .map(([id]) => id)
      .sort(),
  )
})

describe('the official client changes data with', () => {
  test.each(named(true))('%s', (id, each) =>
    inWorld(async world => {
      const { changes = [], after, args } = EFFECTS[id] ?? {}
      if (after !== undefined) await callTool(world, operation(after))
      const before = await fingerprintAll(app.database)
      await callTool(world, each, args)
      const now = await fingerprintAll(app.database)
      const changed = Object.keys(now).filter(table => now[table] !== before[table])
      expect(changed).toEqual(expect.arrayContaining([...changes]))
    }),
  )
})

describe('the official client reads what REST returns with', () => {
  test.each(named(false))('%s', (_id, each) =>
    inWorld(async world => {
      const result = await callTool(world, each)
      const { body } = await callExample(world, each)
      expect(result).toEqual(body)
    }),
  )
})

/** Calls the tool of an operation with its example. The client checks the result against the tool's output schema. */
async function callTool(
  world: World,
  each: Operation,
  args: Record<string, unknown> = {},
): Promise<Record<string, unknown> | undefined> {
  const tool = tools.find(one => one.operations.some(({ operationId }) => operationId === each.id))
  if (!tool) throw new Error(`No tool has the operation ${each.id}.`)
  const client = await connectMcp(app, world.organization.key, { toolsets: tool.name })
  await client.listTools()
  const choice = tool.operations.length > 1 && { operation: each.id }
  const result = await client.callTool({
    name: tool.name,
    arguments: { ...choice, ...exampleArguments(world, each), ...args },
  })
  await client.close()
  expect(result.isError, textOf(result)).toBeFalsy()
  expect(result.structuredContent).toMatchObject({ success: true })
  return Object(result.structuredContent)
}

/** The fields of the body that the tool has. */
const fieldsOf = (id: string): readonly string[] =>
  tools.flatMap(tool => tool.operations).find(({ operationId }) => operationId === id)?.bodyFields ?? []

/** Path, query and body of the example in the spec, as the arguments of a tool. */
function exampleArguments(world: World, each: Operation): Record<string, unknown> {
  const filled = pathOf(each, world.ids).split('/')
  const fields = new Set(fieldsOf(each.id))
  const inPath = each.path.split('/').flatMap((part, at) => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    // a tool leaves out what can have only one value
    return name === undefined || name === 'provider' ? [] : [[name, filled[at]]]
  })
  return {
    ...Object.fromEntries(inPath),
    ...Object.fromEntries(new URLSearchParams(queryOf(each.id))),
    ...(each.hasBody && Object.fromEntries(Object.entries(exampleBody(each)).filter(([name]) => fields.has(name)))),
  }
}
