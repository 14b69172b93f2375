import { readTrace, type TraceContext } from '@keepsake/webhooks'
import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import { hopsOf } from '../../../platform/events/hops.ts'
import { currentSpanId } from '../../../platform/telemetry/current-span.ts'
import type { Traces } from '../../../platform/telemetry/traces.ts'
import { ApiError, type ErrorDetail, invalid } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { type EventTrace, traceIdOf } from '../attempt/trace.ts'
import { ensureCustomers } from '../customers/customers.ts'
import { type Added, fanOut, findSubscribers } from '../engine/fan-out.ts'
import { recordPublished } from '../engine/spans.ts'
import type { Declared, NewEvent } from '../engine/sql/fan-out.ts'
import type { Catalogue } from '../event-types/catalogue.ts'
import { judgeEventType, nameWarning } from '../event-types/event-type.ts'
import { matches } from '../event-types/patterns.ts'
import type { PublishedTypes } from '../event-types/published-types.ts'
import { storedPayload } from './payload.ts'
import { judgedBy, payloadFindings } from './payload-findings.ts'
import { contentHash, refuseReused, storedHashes } from './same-event.ts'
import { schemaProblems } from './validate.ts'

const MAX_DETAILS = 20

export interface PublishDependencies {
  database: Database
  fetchUrlOf(id: string): string
  /** Patterns of the events that this deployment sends. */
  sent: readonly string[]
  types: PublishedTypes
  catalogue: Catalogue
  traces: Traces | undefined
}

/** The call that publishes. Its headers can have a trace, which the events continue, and the number of deliveries that led to it. */
export type PublishCall = Pick<TenantCall, 'scope' | 'headers' | 'log'>

/**
 * Publishes an account's own events, all of them or none. An event that was already published is not changed.
 * @throws ApiError `validation_error` naming each invalid field, or `conflict_error` if an id was published with other content
 */
export async function publishEvents(
  call: PublishCall,
  input: readonly Schemas['NewWebhookEvent'][],
  { database, fetchUrlOf, sent, types, catalogue, traces }: PublishDependencies,
): Promise<{ data: Schemas['PublishedWebhookEvent'][]; warning?: string }> {
  const named = nameProblems(input, sent, catalogue)
  const findings = payloadFindings(input)
  let doubts: ErrorDetail[] = []
  // leaves connections to other tenants, and repeats the work after a deadlock
  const data = await call.scope.retried(() =>
    publish(call, input, {
      ...{ database, fetchUrlOf, types, traces },
      judge: declared => {
        const judged = judgedBy(declared, findings)
        refuse([...named, ...judged.problems])
        doubts = judged.doubts
      },
    }),
  )
  const names = nameWarning(input.map(({ type }) => type)) ?? []
  const warning = [names, doubts.length === 0 ? [] : `${inOneLine(doubts)}.`].flat().join(' ')
  return { data, ...(warning && { warning }) }
}

async function publish(
  { scope, headers, log }: PublishCall,
  input: readonly Schemas['NewWebhookEvent'][],
  {
    database,
    fetchUrlOf,
    types,
    traces,
    judge,
  }: Omit<PublishDependencies, 'sent' | 'catalogue'> & {
    /** Throws if what the account has declared does not allow the events. */
    judge?(declared: readonly Declared[]): void
  },
): Promise<Schemas['PublishedWebhookEvent'][]> {
  const startedAt = Date.now()
  const published = [...new Set(input.map(({ type }) => type))]
  const customers = [...new Set(input.flatMap(({ customer }) => customer ?? []))]
  const { now: createdAt, declared, ...receivers } = await findSubscribers(database, [scope], published, customers)
  judge?.(declared)
  refuse(await schemaProblems(scope, input, declared))
  const caller = readTrace(headers)
  const parentId = currentSpanId() ?? caller?.parentId
  const trace = caller && storedTrace(caller)
  refuse(input.flatMap((item, index) => expiryProblem(item, `body.events.${index}`, createdAt)))
  const events = input.map((item): NewEvent => {
    const event = { id: item.id ?? newId('evt'), type: item.type, createdAt }
    const { data: object, previous_attributes: previousAttributes } = item
    const payload = { object, ...(previousAttributes && { previousAttributes }) }
    return {
      tenantId: scope.tenantId,
      ...event,
      ...trace,
      hops: hopsOf(headers) || null,
      orderingKey: item.ordering_key ?? null,
      customer: item.customer ?? null,
      expiresAt: expiryOf(item, createdAt),
      contentHash: item.id === undefined ? null : contentHash(item),
      ...storedPayload(payload, event, scope.livemode, fetchUrlOf(event.id)),
    }
  })
  const byId = new Map(events.toReversed().map(event => [event.id, event]))
  const first = [...byId.values()].toReversed()
  refuseReused(events, new Map(first.map(({ id, contentHash = null }) => [id, contentHash])))
  async function store(): Promise<Added[]> {
    await ensureCustomers(scope, customers)
    await types.note(scope, published)
    const stored = await fanOut(database, first, { keep: true, ...receivers })
    if (stored.length === first.length) return stored
    const ids = new Set(stored.map(({ id }) => id))
    refuseReused(
      first,
      await storedHashes(
        scope,
        first.flatMap(({ id }) => (ids.has(id) ? [] : id)),
      ),
    )
    return stored
  }
  // only an id of the caller can be refused when others of the call are stored
  const stored = await (input.some(({ id }) => id !== undefined) ? scope.transaction(store) : store())
  const added = new Map(stored.map(each => [each.id, each]))
  scope.afterCommit(() => {
    if (!traces && !log.isLevelEnabled('debug')) return
    for (const event of first) {
      const deliveries = added.get(event.id)?.deliveries
      if (deliveries === undefined) continue
      recordPublished(traces, event, { parentId, startedAt, deliveries })
      // all lines of a request with a trace have its ID
      const traceId = caller ? undefined : traceIdOf({ eventId: event.id, traceId: null })
      log.debug({ traceId, event: event.id, deliveries }, 'A webhook event was published')
    }
  })
  return events.map(event => {
    const made = byId.get(event.id) === event ? added.get(event.id) : undefined
    const { deliveries = 0, filtered = 0 } = made ?? {}
    return { id: event.id, duplicate: made === undefined, deliveries, filtered }
  })
}

type Expiry = Pick<Schemas['NewWebhookEvent'], 'expires_at' | 'expires_in'>

/** From when on an event is no longer delivered. Null if it is delivered at any time. */
function expiryOf({ expires_at: at, expires_in: seconds }: Expiry, now: Date): Date | null {
  if (at !== undefined) return new Date(at)
  return seconds === undefined ? null : new Date(now.getTime() + seconds * 1000)
}

function expiryProblem(item: Expiry, place: string, now: Date): ErrorDetail[] {
  const { expires_at: at, expires_in: seconds } = item
  if (at !== undefined && seconds !== undefined)
    return [{ path: `${place}.expires_in`, message: 'cannot be combined with expires_at. Send one of them' }]
  if (at === undefined || new Date(at) > now) return []
  return [{ path: `${place}.expires_at`, message: `must be a moment to come; ${at} is not` }]
}

const storedTrace = ({ traceId, sampled, state }: TraceContext): EventTrace => ({
  traceId,
  traceSampled: sampled,
  traceState: state ?? null,
})

/** Why events may not be published under their names. */
function nameProblems(
  input: readonly Schemas['NewWebhookEvent'][],
  sent: readonly string[],
  catalogue: Catalogue,
): ErrorDetail[] {
  const details: ErrorDetail[] = []
  for (const [index, item] of input.entries()) {
    const place = `body.events.${index}`
    const { problem } = judgeEventType(item.type)
    if (problem) details.push({ path: `${place}.type`, message: problem })
    else if (catalogue.owns(item.type))
      details.push({ path: `${place}.type`, message: `${item.type} is an event of the service itself; choose another` })
    else if (!matches(sent, item.type))
      details.push({ path: `${place}.type`, message: 'is none of the events that this server sends (WEBHOOKS_EVENTS)' })
  }
  return details
}

/** The first of the details, and how many more there are. */
function inOneLine(details: readonly ErrorDetail[]): string {
  const shown = details.slice(0, MAX_DETAILS)
  const more = details.length > shown.length ? `; and ${details.length - shown.length} more` : ''
  return `${shown.map(({ path, message }) => `${path} ${message}`).join('; ')}${more}`
}

/** @throws ApiError `validation_error` if there are any */
function refuse(details: readonly ErrorDetail[]): void {
  if (details.length === 0) return
  throw new ApiError('validation_error', inOneLine(details), { details: details.slice(0, MAX_DETAILS) })
}

/**
 * Publishes the example of an event type, of the service or of the account, for a test of receivers.
 * @throws ApiError `validation_error` if there is no such type
 */
export async function triggerEvent(
  call: PublishCall,
  type: string,
  { database, fetchUrlOf, sent, types, catalogue, traces }: PublishDependencies,
): Promise<Schemas['PublishedWebhookEvent']> {
  const item = await exampleOf(call.scope, type, catalogue)
  if (!item || !matches(sent, type))
    throw invalid('body.type', `body.type ${type} is no event type that this server can send with an example. ${HINT}`)
  const noting = catalogue.events.some(event => event.type === type) ? { ...types, note: async () => {} } : types
  const [published] = await call.scope.retried(() =>
    publish(call, [item], { database, fetchUrlOf, types: noting, traces }),
  )
  if (!published) throw new Error('An event was published without a result.')
  return published
}

const HINT = 'GET /api/v1/webhooks/event-types (webhooks event-types) lists them.'

async function exampleOf(
  scope: TenantScope,
  type: string,
  catalogue: Catalogue,
): Promise<Schemas['NewWebhookEvent'] | undefined> {
  const known = catalogue.events.find(event => event.type === type)
  if (known) {
    const { object, previous_attributes: previous } = known.example
    return { type, data: { ...object }, ...(previous && { previous_attributes: { ...previous } }) }
  }
  const own = await scope.prisma(models => models.webhookEventType.findFirst({ where: { type } }))
  // written by the operations on event types
  return own ? { type, data: own.example as Record<string, unknown> } : undefined
}

/** An event with its full payload. */
export interface WholeEvent {
  id: string
  type: string
  /** JSON text: `null` once it was deleted. */
  data: string
  createdAt: Date
  /** Null if it derives from the id. */
  traceId: string | null
  /** The customer that it was published for. */
  customer: string | null
  /** From when on it is no longer delivered. Null if it is delivered at any time. */
  expiresAt: Date | null
  payloadDeletedAt: Date | null
}

/** An event as returned by the API. */
export const eventToWire = (
  { id, type, data, createdAt, traceId, customer, expiresAt, payloadDeletedAt }: WholeEvent,
  apiVersion: string,
  livemode: boolean,
): Schemas['KeptWebhookEvent'] => ({
  id,
  type,
  api_version: apiVersion,
  created_at: createdAt.toISOString(),
  // written by `publishEvents` and by the service's own events
  data: JSON.parse(data),
  ...(payloadDeletedAt && { payload_deleted_at: payloadDeletedAt.toISOString() }),
  livemode,
  ...(customer !== null && { customer }),
  ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  trace_id: traceIdOf({ eventId: id, traceId }),
})
