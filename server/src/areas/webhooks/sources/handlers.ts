import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import type { SourceMemories } from './accept.ts'
import { findSourceEvent, listSourceEvents } from './log.ts'
import { createReceiver } from './receive.ts'
import type { Replays } from './replay.ts'
import { checkMapping, createSources } from './service.ts'
import { type Source, sourceToWire } from './source.ts'
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

export interface SourcesDependencies {
  database: Database
  vault: Vault
  memories: SourceMemories
  replays: Replays
  /** The URL that receives the webhooks of a source. */
  urlOf(id: string): string
}

/** Sources of inbound webhooks, and the endpoint that receives them. */
export function createSourceHandlers({
  database,
  vault,
  memories,
  replays,
  urlOf,
}: SourcesDependencies): SourceHandlers {
  const sources = createSources({ database, vault })
  const receive = createReceiver({ database, vault, memories, urlOf })
  const wire = (row: Source, { principal }: TenantCall, secret?: string): Schemas['WebhookSource'] =>
    sourceToWire(row, {
      accountId: principal.organization.id,
      livemode: principal.livemode,
      vault,
      urlOf,
      ...(secret !== undefined && { secret }),
    })
  const answer = (row: Source, call: TenantCall, secret?: string) =>
    ({ status: 200, body: { success: true, data: wire(row, call, secret) } }) as const

  return {
    async createWebhookSource({ body, call }) {
      const { source, secret } = await sources.create(call, body)
      return { status: 201, body: { success: true, data: wire(source, call, secret) } }
    },

    async listWebhookSources({ query, call }) {
      const { entries, ...page } = await listSources(call.scope, query)
      return { status: 200, body: { success: true, data: entries.map(row => wire(row, call)), ...page } }
    },

    getWebhookSource: async ({ path, call }) => answer(await findSource(call.scope, path.sourceId), call),
    updateWebhookSource: async ({ path, body, call }) => answer(await sources.update(call, path.sourceId, body), call),

    async deleteWebhookSource({ path: { sourceId: id }, call }) {
      await sources.remove(call, id)
      return { status: 200, body: { success: true, data: { id, deleted: true } } }
    },

    async rotateWebhookSourceSecret({ path, body, call }) {
      const { source, secret } = await sources.rotate(call, path.sourceId, body)
      return answer(source, call, secret)
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
