import type { Schemas } from '../../../contract/schemas.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { hopsOf } from '../../../platform/events/hops.ts'
import type { Json } from '../../../platform/values/json.ts'
import { RECEIVED } from '../events.ts'
import type { Acceptor, SourceMemories } from './accept.ts'
import { forward, passedOn, receivedObject } from './forward.ts'
import { type Mapped, mapEvent, typeOf } from './mapping.ts'
import { matchingPattern } from './payload.ts'
import { type Decided, decide, isTaken } from './routes.ts'
import { hasUnsignedId, type Scheme } from './scheme.ts'
import { type Identity, insertReceipt } from './sql/receipts.ts'
import type { CalledSource } from './sql/sources.ts'

/** A verified event: a delivery, or an item of a batch. */
export interface EventToTake {
  identity: Identity
  /** Undefined if the body is neither JSON nor a form. */
  payload: Json | undefined
  /** What is kept of the body. */
  text: string
  base64: boolean
  /** The bytes to forward. */
  body: Uint8Array
  headers: Headers
  /** Without the question mark. */
  query: string
  signedAt: Date | undefined
}

export type Taken = Pick<Schemas['ReceiveWebhookResponse']['data'], 'result' | 'id' | 'event_id' | 'message'>

interface TakerDependencies {
  database: Database
  acceptor: Acceptor
  memories: SourceMemories
  fetchUrlOf(id: string): string
  onRepeatedBody(): void
}

/** A source that was called, and who pays for its memories. */
export interface Calling {
  source: CalledSource
  scheme: Scheme
  scope: TenantScope
  requestId: string
}

/** What the source says about an event before anything is stored. */
export interface Judged {
  type: string | undefined
  takes: boolean
  decided: Decided[]
  /** Absent if no memory route takes it. */
  mapped: Mapped | undefined
}

/** Finds the type and the routes of an event, and makes its memory. */
export function judge(
  source: Pick<CalledSource, 'id' | 'types' | 'routes' | 'mapping' | 'forwards' | 'now'>,
  scheme: Scheme,
  event: Pick<EventToTake, 'identity' | 'payload' | 'body' | 'headers' | 'query' | 'signedAt'>,
  check: SourceMemories['check'],
): Judged {
  const { payload = null, headers, signedAt } = event
  const { mapping } = source
  const { type } = typeOf({ payload, headers }, scheme, mapping ?? {})
  const takes = matchingPattern(source.types, type) !== undefined
  const decided = takes ? decide(source, { type, seen: () => seenEvent(source, { ...event, type }) }) : []
  const isMemory = mapping !== null && decided.some(each => each.kind === 'memory' && isTaken(each))
  if (!isMemory) return { type, takes, decided, mapped: undefined }
  const at = signedAt ?? source.now
  const mapped =
    event.payload === undefined
      ? { type, steps: [], at, ignored: { reason: 'mapping' as const, message: NO_PAYLOAD } }
      : mapEvent({ payload, headers, at }, { sourceId: source.id, scheme, types: ['*'], mapping, check })
  return { type, takes, decided, mapped }
}

const NO_PAYLOAD = 'The body is neither JSON nor a form, so the mapping finds nothing in it.'

/** An event of a source as filters see it. */
function seenEvent(
  { id, now }: Pick<CalledSource, 'id' | 'now'>,
  { identity, type, payload = null, body, headers, query }: Parameters<typeof judge>[2] & { type: string | undefined },
) {
  const { eventId } = identity
  const { about, arrived } = receivedObject(id, '', { body, headers: passedOn(headers), query, eventId, type })
  return { id: '', type: RECEIVED.type, createdAt: now, data: { object: { ...about, ...arrived, payload } } }
}

/** Accepts events of sources, once. */
export const createTaker =
  ({ database, acceptor, memories, fetchUrlOf, onRepeatedBody }: TakerDependencies) =>
  async ({ source, scheme, scope, requestId }: Calling, event: EventToTake): Promise<Taken> => {
    const { id: sourceId, credits, definitionsVersion } = source
    const { identity, headers, body, query, signedAt } = event
    const { eventId } = identity
    const { type, takes, decided, mapped } = judge(source, scheme, event, memories.check)
    if (!decided.some(isTaken)) {
      const reason = takes ? 'no_route' : 'type'
      const message = takes ? noRoute(type, decided) : notTaken(source.types, type)
      const id = await insertReceipt(scope, sourceId, { status: 'ignored', eventId, type, reason, message, query })
      return { result: 'ignored', id, message }
    }
    const hops = hopsOf(headers)
    const { format } = scheme
    const credential = format.kind === 'token' || format.kind === 'basic' ? format.header : undefined
    const passed = passedOn(headers, credential)
    const storesAll = decided.some(each => each.kind === 'store' && isTaken(each))
    const kept = {
      payload: event.text,
      base64: event.base64,
      query,
      headers: storesAll ? passed : headersOf(scheme, headers),
      signedAt: signedAt ?? null,
      hops,
    }
    const accepted = await acceptor.accept(
      { scope, principal: { credits, definitionsVersion }, requestId },
      {
        sourceId,
        identity,
        noteRepeated: source.dedupe === 'id' && hasUnsignedId(scheme),
        type,
        kept,
        decided,
        mapped,
        onAccepted: id =>
          forward(database, source, decided, id, { body, headers: passed, query, eventId, type, hops }, fetchUrlOf),
      },
    )
    if (accepted === undefined) return duplicateOf(scope, sourceId, eventId)
    if (accepted.repeatedBody) onRepeatedBody()
    const message = mapped?.ignored && `The event is kept, but it is no memory yet: ${mapped.ignored.message}`
    return { result: 'accepted', id: accepted.id, event_id: eventId, ...(message !== undefined && { message }) }
  }

/** Notes an event that was accepted before. */
export async function duplicateOf(scope: Scope, sourceId: string, eventId: string): Promise<Taken> {
  const id = await insertReceipt(scope, sourceId, { status: 'duplicate', eventId })
  return { result: 'duplicate', id, event_id: eventId }
}

const named = (type: string | undefined): string => type ?? 'an event without a type'

export const notTaken = (types: readonly string[], type: string | undefined): string =>
  `The source takes the types ${types.join(', ')}, not ${named(type)}.`

export function noRoute(type: string | undefined, decided: readonly Decided[]): string {
  const filtered = decided.some(({ skipped }) => skipped === 'filter')
  return `No route takes ${named(type)}${filtered ? ', or its filter does not let the event pass' : ''}. Change the types of a route, then let the sender send it again.`
}

/** The headers that a mapping reads. */
function headersOf({ type, id }: Scheme, headers: Headers): Record<string, string> {
  const names = [...type.flatMap(part => ('header' in part ? part.header : [])), ...(id?.header ? [id.header] : [])]
  return Object.fromEntries(
    names.flatMap(name => [[name, headers.get(name) ?? '']].filter(([, value]) => value !== '')),
  )
}
