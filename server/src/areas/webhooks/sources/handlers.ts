import type { Stream } from '../../../contract/answer.ts'
import { listed, listedAs, ok, respond } from '../../../contract/answers.ts'
import type { Handlers, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { mayUse, requirePermission } from '../../../platform/access/permissions.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Deployment } from '../direction/deployment.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import type { SourceMemories } from './accept.ts'
import { checkMapping } from './check-mapping.ts'
import { findSourceEvent, listSourceEvents } from './log.ts'
import { createReceiver } from './receive.ts'
import type { Replays } from './replay.ts'
import { createSources } from './service.ts'
import { type Source, type SourceContext, sourceToWire } from './source.ts'
import { findSource, listSources } from './store.ts'
import { testSource } from './test-request.ts'

/** Secrets that are shown only now. */
type Secrets = Pick<SourceContext, 'secret' | 'forwardSecrets' | 'verifyToken'>

export interface SourcesDependencies extends Pick<Platform, 'database' | 'vault'> {
  keyring: Keyring
  subscriptions: Subscriptions
  deployment: Deployment
  memories: SourceMemories
  replays: Replays
  urlOf(id: string): string
  fetchUrlOf(id: string): string
  /** Called for an event whose body arrived shortly before under another ID, which nobody signed. */
  onRepeatedBody(): void
}

/** Sources of inbound webhooks, and the endpoint that receives them. */
export function createSourceHandlers(dependencies: SourcesDependencies) {
  const { database, vault, keyring, memories, replays, urlOf } = dependencies
  const sources = createSources(dependencies)
  const receive = createReceiver(dependencies)
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
  const answer = (row: Source, call: TenantCall, secrets?: Secrets) => ok(wire(row, call, secrets))

  return {
    async createWebhookSource({ body, call }) {
      if (storesMemory(body)) requireStoring(call)
      const prepared = await sources.prepare(call, body)
      return call.finish(async () => {
        const { source, ...secrets } = await sources.create(call, prepared)
        const data = wire(source, call, secrets)
        return respond(201, { data, ...warningsOf(body.secret) })
      })
    },

    listWebhookSources: async ({ query, call }) =>
      listedAs(await listSources(call.scope, query), row => wire(row, call)),

    getWebhookSource: async ({ path, call }) => answer(await findSource(call.scope, path.sourceId), call),

    async updateWebhookSource({ path, body, call }) {
      if (changesWhatIsStored(body)) {
        const { mapping } = await findSource(call.scope, path.sourceId)
        if (mapping !== null || storesMemory(body)) requireStoring(call)
      }
      const change = await sources.check(call, path.sourceId, body)
      return call.finish(async () => {
        const { source, ...secrets } = await sources.update(call, change)
        return answer(source, call, secrets)
      })
    },

    async deleteWebhookSource({ path: { sourceId: id }, call }) {
      await sources.remove(call, id)
      return ok({ id, deleted: true })
    },

    async rotateWebhookSourceSecret({ path, body, call }) {
      requireStoring(call)
      const { source, secret } = await sources.rotate(call, path.sourceId, body)
      const { status, body: answered } = answer(source, call, { secret })
      return { status, body: { ...answered, ...warningsOf(body?.secret) } }
    },

    revokePreviousWebhookSourceSecret: async ({ path, call }) =>
      answer(await sources.revokePrevious(call, path.sourceId), call),

    async testWebhookSource({ path, body, call }) {
      checkMapping(body.mapping)
      return ok(await testSource(call.scope, path.sourceId, body, { database, vault, urlOf, check: memories.check }))
    },

    listWebhookSourceEvents: async ({ path, query, call }) =>
      listed(await listSourceEvents(call.scope, path.sourceId, query)),

    getWebhookSourceEvent: async ({ path, call }) =>
      ok(await findSourceEvent(call.scope, path.sourceId, path.receiptId)),

    async replayWebhookSourceEvent({ path, body, call }) {
      if (body?.routes?.includes('memory') ?? true) requireStoring(call)
      return ok(await replays.replayOne(call.scope, path.sourceId, path.receiptId, body?.routes))
    },

    async replayWebhookSourceEvents({ path, body, call }) {
      if (body.routes?.includes('memory') ?? true) requireStoring(call)
      return ok(await replays.replayMany(call.scope, path.sourceId, body))
    },

    async receiveWebhook({ path: { sourceId }, body, call }) {
      const answer = await receive({ sourceId, body, call })
      if (answer === 'empty') return { status: 204 }
      if (answer === 'refused')
        throw new ApiError('permission_error', 'The verify token is not the one of this source. Enter it at Meta.')
      // a service expects exactly this, and not an answer of the API
      if ('text' in answer) return { status: 200, stream: plain(answer.text) }
      if ('json' in answer)
        return {
          status: 200,
          stream: plain(JSON.stringify(answer.json)),
          headers: { 'Content-Type': 'application/json' },
        }
      if (!('challenge' in answer) || 'data' in answer) return respond(200, answer)
      const data = { result: 'ignored', id: '', message: 'The service checked the URL.' } as const
      return respond(200, { challenge: answer.challenge, data })
    },
  } satisfies Partial<Handlers>
}

/** A source stores memories for whoever has its secret, so who sets one up must be allowed to. */
const requireStoring = ({ principal: { member, scopes, livemode } }: TenantCall): void =>
  requirePermission({ role: member.role, scopes, livemode }, 'memory:write')

/** Whether a request sets up a memory route. */
const storesMemory = ({
  mapping,
  routes = [],
}: Pick<Schemas['UpdateWebhookSourceRequest'], 'mapping' | 'routes'>): boolean =>
  mapping !== undefined || routes.some(({ kind }) => kind === 'memory')

const changesWhatIsStored = (change: Schemas['UpdateWebhookSourceRequest']): boolean =>
  change.enabled === true ||
  (['mapping', 'routes', 'types', 'signature', 'dedupe'] as const).some(name => change[name] !== undefined)

const plain = (text: string): Stream<'text/plain'> => ({ type: 'text/plain', pieces: piecesOf(text) })

async function* piecesOf(text: string): AsyncGenerator<string> {
  yield text
}

/** Other services accept weak secrets, and some document one, so they are accepted here. */
function warningsOf(secret = ''): { warnings?: Schemas['Warning'][] } {
  const isShort = secret !== '' && secret.length < MIN_SECRET
  if (!isShort && !secret.includes(' ')) return {}
  const what = isShort
    ? `has ${secret.length} characters, which can be guessed`
    : 'contains spaces, which are part of it'
  const message = `The secret ${what}. Check it, or let the other service use the one of a source that is created without secret.`
  return { warnings: [{ code: 'weak_secret', message }] }
}

/** Characters of a secret that nobody guesses. */
const MIN_SECRET = 8
