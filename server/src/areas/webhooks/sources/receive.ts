import type { Call } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { limitAddress } from '../../../platform/access/address-limit.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { readable } from '../../../platform/encryption/readable.ts'
import { ApiError, invalid, notFound } from '../../../platform/values/errors.ts'
import { ANSWER_MS, MAX_INBOUND, MAX_REJECTED, MAX_UNKNOWN, RETRY_INBOUND_SECONDS } from '../limits.ts'
import { requireActive } from '../require-active.ts'
import { createAcceptor, type SourceMemories } from './accept.ts'
import { readAny, readJson } from './arrived.ts'
import { itemsOf } from './batch.ts'
import { signedCheck, type UrlCheck, unsignedCheck } from './challenges.ts'
import { identityBeforeParsing, identityInPayload } from './identity.ts'
import { routesOf } from './routes.ts'
import { schemeOf } from './schemes.ts'
import { decryptSecret } from './source.ts'
import { insertReceipt, isAccepted } from './sql/receipts.ts'
import { type CalledSource, findCalledSource } from './sql/sources.ts'
import { type Calling, createTaker, duplicateOf, type EventToTake, type Taken } from './take-event.ts'
import { verifyDelivery } from './verify.ts'

/** The response, and what the service that checks the URL expects in it. */
type Answer = Omit<Schemas['ReceiveWebhookResponse'], 'success'>

interface Delivery {
  sourceId: string
  body: Uint8Array
  call: Pick<Call, 'address' | 'headers' | 'requestId' | 'log' | 'method' | 'search'>
}

/** Items of a batch that are stored at once. */
const ITEMS_AT_ONCE = 4

export interface ReceiverDependencies extends Pick<Platform, 'database' | 'vault'> {
  memories: SourceMemories
  /** Called for an event whose body arrived shortly before under another ID, which nobody signed. */
  onRepeatedBody(): void
  urlOf(id: string): string
  fetchUrlOf(id: string): string
}

/** Receives the webhooks of sources. The spec has the order of the checks: signature, age, duplicate, payload. */
export function createReceiver({
  database,
  vault,
  memories,
  urlOf,
  ...others
}: ReceiverDependencies): (delivery: Delivery) => Promise<Answer | UrlCheck> {
  const take = createTaker({ database, memories, acceptor: createAcceptor(database, memories), ...others })

  async function receive({ sourceId, body, call }: Delivery): Promise<Answer | UrlCheck> {
    const { address, headers, requestId, method, search } = call
    const source = await findCalledSource(database, sourceId)
    if (!source) {
      await limitAddress(database, address, MAX_UNKNOWN, 'inbound ')
      throw notFound('source', sourceId)
    }
    await limitAddress(database, address, MAX_INBOUND, `inbound ${sourceId} `)
    requireActive(source)
    const scope = database.scope(source)
    const scheme = schemeOf(source.scheme, source.signature)
    const check = unsignedCheck(
      scheme,
      call,
      source.verifyToken === null ? undefined : decryptSecret(vault, source.verifyToken),
    )
    if (check) return check
    if (method !== 'POST') throw onlyPost(urlOf(sourceId), method)
    /** Writes the refusal to the log, unless there were too many: a caller without the secret must not fill it. */
    const reject = async (reason: string, message: string): Promise<void> => {
      await limitAddress(database, address, MAX_REJECTED, `rejected ${sourceId} `)
      await insertReceipt(scope, sourceId, { status: 'rejected', reason, message })
    }
    const secrets = secretsOf(source, vault)
    const { now, dedupe, toleranceSeconds: tolerance } = source
    const verified = await verifyDelivery({
      ...{ scheme, method, headers, body, search, secrets, now, tolerance },
      url: urlOf(sourceId),
      requireId: dedupe === 'id',
    })
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
    const known = identityBeforeParsing({ dedupe, scheme }, verified, body)
    if (known && (await isAccepted(scope, sourceId, known)))
      return { data: await duplicateOf(scope, sourceId, known.eventId) }

    const read = isMemoryOnly(source) ? await readJson({ body, headers }) : readAny({ body, headers })
    if ('problem' in read) {
      await reject('unreadable', read.problem)
      throw invalid('body', read.problem)
    }
    const signed = read.value === undefined ? undefined : signedCheck(scheme, read.value, verified.secret)
    if (signed) return signed
    const calling = { source, scheme, scope, requestId }
    const arrived = { headers, query: search.slice(1), signedAt: verified.signedAt }
    if (source.split && scheme.items !== undefined && read.value !== undefined) {
      const items = itemsOf(read.text, read.value, scheme.items)
      if (items) {
        const events = items.map(({ value, text }) => ({
          ...arrived,
          identity: identityInPayload({ dedupe, scheme }, {}, { payload: value, body: text }),
          ...{ payload: value, text, base64: false, body: Buffer.from(text) },
        }))
        return { data: await takeAll(calling, events) }
      }
    }
    const identity = known ?? identityInPayload({ dedupe, scheme }, verified, { payload: read.value, body })
    return { data: await take(calling, { ...arrived, identity, payload: read.value, ...pick(read), body }) }
  }

  /** Takes the events of a batch, a few at once. */
  async function takeAll(calling: Calling, events: readonly EventToTake[]): Promise<Answer['data']> {
    const taken: Taken[] = []
    for (let from = 0; from < events.length; from += ITEMS_AT_ONCE)
      taken.push(...(await Promise.all(events.slice(from, from + ITEMS_AT_ONCE).map(event => take(calling, event)))))
    const results = taken.map(({ result }) => result)
    const result = (['accepted', 'duplicate'] as const).find(each => results.includes(each)) ?? 'ignored'
    const items = taken.map(({ result, id, event_id = null }) => ({ result, id, event_id }))
    return { result, id: items[0]?.id ?? '', items }
  }

  return delivery => inTime(receive(delivery), delivery.call)
}

const pick = ({ text, base64 }: { text: string; base64: boolean }) => ({ text, base64 })

/** Whether a body that a mapping cannot read is refused: nothing else could be done with it. */
function isMemoryOnly(source: CalledSource): boolean {
  const routes = routesOf(source)
  return routes.length > 0 && routes.every(({ kind }) => kind === 'memory')
}

/** @throws ApiError 503 if the secrets cannot be decrypted */
function secretsOf({ id, secretCurrent, secretPrevious }: CalledSource, vault: Vault): string[] {
  const secrets = [secretCurrent, secretPrevious].flatMap(each =>
    each === null ? [] : readable(() => [decryptSecret(vault, each)], []),
  )
  if (secrets.length > 0) return secrets
  throw new ApiError('server_error', `The secret of ${id} cannot be decrypted. Rotate it, then send again.`, {
    status: 503,
    headers: { 'Retry-After': String(RETRY_INBOUND_SECONDS) },
  })
}

const onlyPost = (url: string, method: string): ApiError =>
  new ApiError('validation_error', `${new URL(url).pathname} takes POST, not ${method}.`, {
    status: 405,
    headers: { Allow: 'POST' },
  })

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
