import { createHash } from 'node:crypto'
import type { Call } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { limitAddress } from '../../../platform/access/address-limit.ts'
import { isPlan } from '../../../platform/access/plan-names.ts'
import { requireFeature } from '../../../platform/access/plans.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { hopsOf } from '../../../platform/events/hops.ts'
import { ApiError, invalid, notFound } from '../../../platform/values/errors.ts'
import type { Json } from '../../../platform/values/json.ts'
import { ANSWER_MS, MAX_INBOUND, MAX_REJECTED, MAX_UNKNOWN, RETRY_INBOUND_SECONDS } from '../limits.ts'
import { createAcceptor, type SourceMemories } from './accept.ts'
import { readBody } from './form.ts'
import { forward } from './forward.ts'
import { mapEvent } from './mapping.ts'
import { textOf, valueAt } from './payload.ts'
import { type Scheme, schemeOf, signsId, timeInPayload } from './schemes.ts'
import { decryptSecret } from './source.ts'
import { insertReceipt, isAccepted } from './sql/receipts.ts'
import { type CalledSource, findCalledSource } from './sql/sources.ts'
import { verifyDelivery } from './verify.ts'

/** The response, and what the service that checks the URL expects in it. */
type Answer = Omit<Schemas['ReceiveWebhookResponse'], 'success'>

interface Delivery {
  sourceId: string
  body: Uint8Array
  call: Pick<Call, 'address' | 'headers' | 'requestId' | 'log'>
}

const MAX_ID_LENGTH = 256

/** The IDs of an event: what its sender calls it, and what it is recognized by. */
interface EventIds {
  eventId: string
  acceptedId: string
}

/**
 * The IDs of an event, as far as they are known before the payload is parsed. An ID that is not signed can be changed by
 * anyone who has seen a delivery, so such an event is recognized by the hash of its body.
 */
function idsBeforeParsing(scheme: Scheme, verified: string | undefined, body: Uint8Array): EventIds | undefined {
  if ((scheme.id && 'path' in scheme.id) || timeInPayload(scheme) !== undefined) return undefined
  const hash = hashOf(body)
  const eventId = verified ?? hash
  return { eventId, acceptedId: signsId(scheme) ? eventId : hash }
}

function idsInPayload(scheme: Scheme, verified: string | undefined, payload: Json, body: Uint8Array): EventIds {
  const time = timeInPayload(scheme)
  if (time !== undefined) {
    const acceptedId = hashOf(Buffer.from(JSON.stringify({ ...Object(payload), [time]: undefined })))
    return { eventId: verified ?? acceptedId, acceptedId }
  }
  const eventId = idInPayload(scheme, payload) ?? hashOf(body)
  return { eventId, acceptedId: eventId }
}

const hashOf = (body: Uint8Array): string => `sha256:${createHash('sha256').update(body).digest('hex')}`

/** The ID of an event in its payload; undefined if it is nowhere in there. */
export function idInPayload({ id }: Scheme, payload: Json): string | undefined {
  const text = id && 'path' in id ? textOf(valueAt(payload, id.path)) : undefined
  return text?.slice(0, MAX_ID_LENGTH)
}

/**
 * Receives the webhooks of sources. The order of the checks is part of the specification: signature, age, duplicate,
 * payload, transaction.
 */
export function createReceiver({
  database,
  vault,
  memories,
  urlOf,
  fetchUrlOf,
}: {
  database: Database
  vault: Vault
  memories: SourceMemories
  /** The URL that receives the webhooks of a source. */
  urlOf(id: string): string
  /** The URL of an event. */
  fetchUrlOf(id: string): string
}): (delivery: Delivery) => Promise<Answer> {
  const { accept } = createAcceptor(database, memories)

  async function receive({ sourceId, body, call }: Delivery): Promise<Answer> {
    const { address, headers, requestId } = call
    const source = await findCalledSource(database, sourceId)
    if (!source) {
      await limitAddress(database, address, MAX_UNKNOWN, 'inbound ')
      throw notFound('source', sourceId)
    }
    await limitAddress(database, address, MAX_INBOUND, `inbound ${sourceId} `)
    requireActive(source)
    const scope = database.scope(source)
    const scheme = schemeOf(source.scheme, source.signature)
    /** Writes the refusal to the log, unless there were too many: a caller without the secret must not fill it. */
    const reject = async (reason: string, message: string): Promise<void> => {
      await limitAddress(database, address, MAX_REJECTED, `rejected ${sourceId} `)
      await insertReceipt(scope, sourceId, { status: 'rejected', reason, message })
    }
    const duplicate = async (eventId: string): Promise<Answer> => {
      const id = await insertReceipt(scope, sourceId, { status: 'duplicate', eventId })
      return { data: { result: 'duplicate', id: id ?? '', event_id: eventId } }
    }

    const secrets = [source.secretCurrent, source.secretPrevious].flatMap(each =>
      each === null ? [] : [decryptSecret(vault, each)],
    )
    const verified = await verifyDelivery({ scheme, headers, body, secrets, now: source.now, url: urlOf(sourceId) })
    if ('status' in verified) {
      const { status, reason, message } = verified
      await reject(reason, message)
      throw new ApiError(status === 401 ? 'authentication_error' : 'permission_error', message, { fields: { reason } })
    }
    if (!source.enabled) {
      const message = `The source ${sourceId} is disabled. Enable it, then send the event again.`
      await reject('disabled', message)
      throw new ApiError('permission_error', message, { fields: { reason: 'disabled' } })
    }
    const known = idsBeforeParsing(scheme, verified.id, body)
    if (known && (await isAccepted(scope, sourceId, known.acceptedId))) return duplicate(known.eventId)

    const parsed = await readBody(scheme, headers, body)
    if ('problem' in parsed) {
      await reject('unreadable', parsed.problem)
      throw invalid('body', parsed.problem)
    }
    const payload = parsed.value
    const challenge = challengeIn(scheme, payload)
    if (challenge !== undefined) {
      const message = 'The service checked the URL.'
      const id = await insertReceipt(scope, sourceId, {
        status: 'ignored',
        type: URL_VERIFICATION,
        reason: 'type',
        message,
      })
      return { challenge, data: { result: 'ignored', id: id ?? '', message } }
    }
    const { eventId, acceptedId } = known ?? idsInPayload(scheme, verified.id, payload, body)
    const mapped = mapEvent(
      { payload, headers, at: verified.signedAt ?? source.now },
      { ...source, sourceId, scheme, check: memories.check },
    )
    const { type, ignored } = mapped
    if (ignored?.reason === 'type') {
      const { reason, message } = ignored
      const id = await insertReceipt(scope, sourceId, { status: 'ignored', eventId, type, reason, message })
      return { data: { result: 'ignored', id: id ?? '', message } }
    }
    const { credits, definitionsVersion } = source
    const kept = {
      payload: parsed.text,
      headers: headersOf(scheme, headers),
      signedAt: verified.signedAt ?? null,
      hops: hopsOf(headers),
    }
    const accepted = await accept(
      { scope, principal: { credits, definitionsVersion }, requestId },
      {
        sourceId,
        eventId,
        acceptedId,
        kept,
        mapped,
        onAccepted: id => forward(database, source, id, { body, headers, eventId, type, hops: kept.hops }, fetchUrlOf),
      },
    )
    if (accepted === undefined) return duplicate(eventId)
    const message = ignored && keptBecause(ignored.message)
    return { data: { result: 'accepted', id: accepted, event_id: eventId, ...(message !== undefined && { message }) } }
  }

  return delivery => inTime(receive(delivery), delivery.call)
}

/** What the sender is told about an event that is no memory yet. */
const keptBecause = (message: string): string => `The event is kept, but it is no memory yet: ${message}`

const URL_VERIFICATION = 'url_verification'

/** What a service that checks the URL expects back. Undefined for events. */
function challengeIn({ challenges }: Scheme, payload: Json): string | undefined {
  if (!challenges || valueAt(payload, 'type') !== URL_VERIFICATION) return undefined
  return textOf(valueAt(payload, 'challenge'))
}

/** The headers that a mapping reads. */
function headersOf({ type, id }: Scheme, headers: Headers): Record<string, string> {
  const names = [...type, id].flatMap(part => (part && 'header' in part ? part.header : []))
  return Object.fromEntries(
    names.flatMap(name => [[name, headers.get(name) ?? '']].filter(([, value]) => value !== '')),
  )
}

/** @throws ApiError `permission_error` if the organization is suspended, or its plan has no webhooks */
function requireActive({ plan, suspended, id }: CalledSource): void {
  if (suspended)
    throw new ApiError(
      'permission_error',
      `The organization of ${id} is suspended. Contact the operator of this server.`,
    )
  if (!isPlan(plan)) throw new Error(`Unknown plan ${plan} stored.`)
  requireFeature(plan, 'webhooks')
}

/** Answers before the sender gives up. What arrives later was stored anyway, and its next attempt is a duplicate. */
async function inTime<T>(work: Promise<T>, { log }: Pick<Call, 'log'>): Promise<T> {
  let late = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true
      reject(
        new ApiError('server_error', `The event was not stored within ${ANSWER_MS / 1000} seconds. Send it again.`, {
          status: 503,
          headers: { 'Retry-After': String(RETRY_INBOUND_SECONDS) },
        }),
      )
    }, ANSWER_MS)
  })
  work.catch(error => late && log.warn({ err: error }, 'An inbound webhook failed after its sender was answered'))
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}
