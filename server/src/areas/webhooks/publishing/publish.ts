import { readTrace, type TraceContext } from '@keepsake/webhooks'
import type { TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { judgeEventType, nameWarning } from '../../../models/language.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import type { WebhookEvent } from '../../../platform/database/prisma/client.ts'
import { hopsOf } from '../../../platform/events/hops.ts'
import { currentSpanId } from '../../../platform/telemetry/current-span.ts'
import { ApiError, type ErrorDetail } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { dataOf } from '../attempt/received.ts'
import { type EventTrace, traceIdOf } from '../attempt/trace.ts'
import { ensureCustomers } from '../customers/customers.ts'
import { type Added, fanOut, findSubscribers } from '../engine/fan-out.ts'
import { recordPublished } from '../engine/spans.ts'
import type { Declared, NewEvent } from '../engine/sql/fan-out.ts'
import type { Catalogue } from '../event-types/catalogue.ts'
import { exampleOf } from '../event-types/example.ts'
import { matches } from '../event-types/patterns.ts'
import type { PublishedTypes } from '../event-types/published-types.ts'
import { FETCH_HOURS, MAX_PAYLOAD_BYTES } from '../limits.ts'
import { storedPayload } from './payload.ts'
import { judgedBy, payloadFindings } from './payload-findings.ts'
import { contentHash, keyOf, publishedBefore, refuseReused } from './same-event.ts'
import { unknownValues } from './unknown-values.ts'
import { schemaProblems } from './validate.ts'

const MAX_DETAILS = 20
const LARGE = `is larger than ${MAX_PAYLOAD_BYTES / 1024} KB, so receivers get its IDs and a fetch_url of the complete event, valid for ${FETCH_HOURS} hours after each attempt`

export interface PublishDependencies extends Pick<Platform, 'database' | 'traces'> {
  fetchUrlOf(id: string): string
  /** Patterns of the events that this deployment sends. */
  sent: readonly string[]
  types: PublishedTypes
  catalogue: Catalogue
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
): Promise<Omit<Schemas['PublishWebhookEventsResponse'], 'success'>> {
  const named = nameProblems(input, sent, catalogue)
  const findings = payloadFindings(input)
  let doubts: ErrorDetail[] = []
  let undeclared: string[] = []
  // leaves connections to other tenants, and repeats the work after a deadlock
  const {
    published: data,
    large,
    newCustomers,
  } = await call.scope.retried(() =>
    publish(call, input, {
      ...{ database, fetchUrlOf, types, traces },
      judge: declared => {
        const judged = judgedBy(declared, findings)
        const known = new Set(declared.map(({ type }) => type))
        refuse([
          ...named.filter(({ unlessDeclared: type }) => type === undefined || !known.has(type)),
          ...judged.problems,
        ])
        undeclared = input.flatMap(({ type }) => (known.has(type) ? [] : type))
        doubts = judged.doubts
      },
    }),
  )
  const names = nameWarning(input.map(({ type }) => type)) ?? []
  const notes = [...doubts, ...large.map(index => ({ path: `body.events.${index}`, message: LARGE }))]
  const warning = [names, notes.length === 0 ? [] : `${inOneLine(notes)}.`].flat().join(' ')
  const warnings = [...unknownValues(input, 'customer', newCustomers), ...unknownValues(input, 'type', undeclared)]
  return { data, ...(warning && { warning }), ...(warnings.length > 0 && { warnings }) }
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
): Promise<{
  published: Schemas['PublishedWebhookEvent'][]
  /** The positions of events that are too large to deliver. */
  large: number[]
  /** Those that did not exist. */
  newCustomers: string[]
}> {
  const startedAt = Date.now()
  const named = [...new Set(input.map(({ type }) => type))]
  const customers = [...new Set(input.flatMap(({ customer }) => customer ?? []))]
  const { now: createdAt, declared, ...receivers } = await findSubscribers(database, [scope], named, customers)
  judge?.(declared)
  refuse(await schemaProblems(scope, input, declared))
  const caller = readTrace(headers)
  const parentId = currentSpanId() ?? caller?.parentId
  const trace = caller && storedTrace(caller)
  refuse(input.flatMap((item, index) => expiryProblem(item, `body.events.${index}`, createdAt)))
  const events = input.map((item): NewEvent => {
    const uid = item.id === undefined || EVENT_ID.test(item.id) ? null : item.id
    const event = { id: uid === null ? (item.id ?? newId('evt')) : newId('evt'), type: item.type, createdAt }
    const { data: object, previous_attributes: previousAttributes } = item
    const payload = { object, ...(previousAttributes && { previousAttributes }) }
    return {
      tenantId: scope.tenantId,
      ...event,
      uid,
      ...trace,
      hops: hopsOf(headers) || null,
      orderingKey: item.ordering_key ?? null,
      customer: item.customer ?? null,
      expiresAt: expiryOf(item, createdAt),
      contentHash: item.id === undefined ? null : contentHash(item),
      ...storedPayload(payload, event, scope.livemode, fetchUrlOf(event.id)),
    }
  })
  const byKey = new Map(events.toReversed().map(event => [keyOf(event), event]))
  const first = [...byKey.values()].toReversed()
  refuseReused(events, new Map(first.map(event => [keyOf(event), { id: event.id, hash: event.contentHash ?? null }])))
  let newCustomers: string[] = []
  let before: Awaited<ReturnType<typeof publishedBefore>> = new Map()
  async function store(): Promise<Added[]> {
    newCustomers = await ensureCustomers(scope, customers)
    await types.note(scope, named)
    const stored = await fanOut(database, first, { keep: true, ...receivers })
    if (stored.length === first.length) return stored
    const ids = new Set(stored.map(({ id }) => id))
    before = await publishedBefore(
      scope,
      first.filter(({ id }) => !ids.has(id)),
    )
    refuseReused(first, before)
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
  const published = events.map(event => {
    const of = byKey.get(keyOf(event)) ?? event
    const made = of === event ? added.get(event.id) : undefined
    const { deliveries = 0, filtered = 0 } = made ?? {}
    const id = before.get(keyOf(event))?.id ?? of.id
    return { id, ...(event.uid && { uid: event.uid }), duplicate: made === undefined, deliveries, filtered }
  })
  return { published, newCustomers, large: events.flatMap(({ whole }, index) => (whole === null ? [] : index)) }
}

/** An ID of this service. */
const EVENT_ID = /^evt_[0-7][0-9A-HJKMNP-TV-Z]{25}$/

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

/** A problem, and the type that does not have it if it is declared. */
type NameProblem = ErrorDetail & { unlessDeclared?: string }

/** Why events may not be published under their names. */
function nameProblems(
  input: readonly Schemas['NewWebhookEvent'][],
  sent: readonly string[],
  catalogue: Catalogue,
): NameProblem[] {
  const details: NameProblem[] = []
  for (const [index, item] of input.entries()) {
    const place = `body.events.${index}`
    const { problem } = judgeEventType(item.type)
    if (problem) details.push({ path: `${place}.type`, message: problem, unlessDeclared: item.type })
    if (catalogue.owns(item.type))
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
  const item = await exampleOf(call.scope, type, { catalogue, sent, path: 'body.type' })
  const noting = catalogue.events.some(event => event.type === type) ? { ...types, note: async () => {} } : types
  const {
    published: [published],
  } = await call.scope.retried(() => publish(call, [item], { database, fetchUrlOf, types: noting, traces }))
  if (!published) throw new Error('An event was published without a result.')
  return published
}

/** An event with its full payload. */
export type WholeEvent = Pick<
  WebhookEvent,
  'id' | 'type' | 'data' | 'createdAt' | 'traceId' | 'customer' | 'expiresAt' | 'payloadDeletedAt'
>

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
  data: dataOf({ type, data }) as Schemas['KeptWebhookEvent']['data'],
  ...(payloadDeletedAt && { payload_deleted_at: payloadDeletedAt.toISOString() }),
  livemode,
  ...(customer !== null && { customer }),
  ...(expiresAt && { expires_at: expiresAt.toISOString() }),
  trace_id: traceIdOf({ eventId: id, traceId }),
})
