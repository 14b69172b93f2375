import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { mayUse } from '../../../platform/access/permissions.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Deployment } from '../deployment.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import type { SourceMemories } from './accept.ts'
import { findSourceEvent, listSourceEvents } from './log.ts'
import { createReceiver } from './receive.ts'
import type { Replays } from './replay.ts'
import { checkMapping, createSources } from './service.ts'
import { type Source, type SourceContext, sourceToWire } from './source.ts'
import { findSource, listSources } from './store.ts'
import { testMapping } from './test-mapping.ts'

type SourceHandlers = Pick<
  Handlers,
  | 'createWebhookSource'
  | 'listWebhookSources'
  | 'getWebhookSource'
  | 'updateWebhookSource'
  | 'deleteWebhookSource'
  | 'rotateWebhookSourceSecret'
  | 'revokePreviousWebhookSourceSecret'
  | 'testWebhookSource'
  | 'listWebhookSourceEvents'
  | 'getWebhookSourceEvent'
  | 'replayWebhookSourceEvent'
  | 'replayWebhookSourceEvents'
  | 'receiveWebhook'
>

/** Secrets that are shown only now. */
type Secrets = Pick<SourceContext, 'secret' | 'forwardSecret'>

export interface SourcesDependencies {
  database: Database
  vault: Vault
  keyring: Keyring
  subscriptions: Subscriptions
  deployment: Deployment
  memories: SourceMemories
  replays: Replays
  /** The URL that receives the webhooks of a source. */
  urlOf(id: string): string
  /** The URL of an event. */
  fetchUrlOf(id: string): string
}

/** Sources of inbound webhooks, and the endpoint that receives them. */
export function createSourceHandlers({
  database,
  vault,
  keyring,
  subscriptions,
  deployment,
  memories,
  replays,
  urlOf,
  fetchUrlOf,
}: SourcesDependencies): SourceHandlers {
  const sources = createSources({ database, vault, subscriptions, deployment })
  const receive = createReceiver({ database, vault, memories, urlOf, fetchUrlOf })
  const wire = (row: Source, { principal }: TenantCall, secrets: Secrets = {}): Schemas['WebhookSource'] =>
    sourceToWire(row, {
      accountId: principal.organization.id,
      livemode: principal.livemode,
      vault,
      keyring,
      mayWrite: mayUse(principal, 'webhooks:write'),
      urlOf,
      ...secrets,
    })
  const answer = (row: Source, call: TenantCall, secrets?: Secrets) =>
    ({ status: 200, body: { success: true, data: wire(row, call, secrets) } }) as const

  return {
    async createWebhookSource({ body, call }) {
      const prepared = await sources.prepare(call, body)
      return call.finish(async () => {
        const { source, ...secrets } = await sources.create(call, prepared)
        return { status: 201, body: { success: true, data: wire(source, call, secrets) } }
      })
    },

    async listWebhookSources({ query, call }) {
      const { entries, ...page } = await listSources(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(row => wire(row, call)), ...page } }
    },

    getWebhookSource: async ({ path, call }) => answer(await findSource(call.scope, path.sourceId), call),

    async updateWebhookSource({ path, body, call }) {
      const change = await sources.check(call, path.sourceId, body)
      return call.finish(async () => {
        const { source, ...secrets } = await sources.update(call, change)
        return answer(source, call, secrets)
      })
    },

    async deleteWebhookSource({ path: { sourceId: id }, call }) {
      await sources.remove(call, id)
      return { status: 200, body: { success: true, data: { id, deleted: true } } }
    },

    async rotateWebhookSourceSecret({ path, body, call }) {
      const { source, secret } = await sources.rotate(call, path.sourceId, body)
      return answer(source, call, { secret })
    },

    revokePreviousWebhookSourceSecret: async ({ path, call }) =>
      answer(await sources.revokePrevious(call, path.sourceId), call),

    async testWebhookSource({ path, body, call }) {
      if (body.mapping) checkMapping(body.mapping)
      const source = await findSource(call.scope, path.sourceId)
      const data = testMapping(source, body, { now: await call.scope.now(), check: memories.check })
      return { status: 200, body: { success: true, data } }
    },

    async listWebhookSourceEvents({ path, query, call }) {
      const { entries, ...page } = await listSourceEvents(call.scope, path.sourceId, query)
      return { status: 200, body: { success: true, data: entries, ...page } }
    },

    async getWebhookSourceEvent({ path, call }) {
      const data = await findSourceEvent(call.scope, path.sourceId, path.receiptId)
      return { status: 200, body: { success: true, data } }
    },

    async replayWebhookSourceEvent({ path, call }) {
      const data = await replays.replayOne(call.scope, path.sourceId, path.receiptId)
      return { status: 200, body: { success: true, data } }
    },

    async replayWebhookSourceEvents({ path, body, call }) {
      const data = await replays.replayMany(call.scope, path.sourceId, body)
      return { status: 200, body: { success: true, data } }
    },

    async receiveWebhook({ path: { sourceId }, body, call }) {
      return { status: 200, body: { success: true, ...(await receive({ sourceId, body, call })) } }
    },
  }
}
