import type { RequestOptions } from '../core/request.ts'
import { pause } from '../core/retry/pause.ts'
import { growing } from '../core/retry/retry-timing.ts'
import { checkedNumber } from '../core/settings.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { isKeepsakeError, type KeepsakeError } from '../errors/keepsake-error.ts'
import type { ErrorDetail } from '../spec/models.gen.ts'
import type { Outcome } from './operation.ts'
import { OPERATIONS } from './operations.ts'
import type { BulkClient, BulkItem, BulkPlan, Items } from './plan.ts'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 10_000
/** A server that cannot be reached for this long ends the run. One that never answered ends it at once. */
const PATIENCE_MS = 5 * 60_000
/** Chunks that are done or under way before the one that the reader waits for. */
const AHEAD = 4

interface Chunk {
  /** The number of its first item. */
  start: number
  items: unknown[]
}

/** Works on the items of a run. */
export async function* runItems(client: BulkClient, plan: BulkPlan): AsyncGenerator<BulkItem, void, undefined> {
  const { items, options, runId, counts, operation: name } = plan
  const operation = OPERATIONS[name]
  const { concurrency = operation.concurrency, chunkSize = operation.size, onProgress } = options
  checkedNumber('concurrency', concurrency, 1)
  checkedNumber('chunkSize', chunkSize, 1)
  if (name === 'memorizeConversation' && Object(options.defaults).sessionId === undefined)
    throw new ConfigurationError('A conversation in several calls needs a session. Pass defaults.sessionId.')
  const total = totalOf(items)
  const stop = new AbortController()
  const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal

  const count = (outcomes: readonly Outcome[]): void => {
    for (const { status } of outcomes) {
      if (status === 'failed') counts.failed += 1
      else counts.done += 1
      if (status === 'unchanged' || status === 'duplicate') counts.unchanged += 1
    }
    onProgress?.({ done: counts.done, failed: counts.failed, ...(total !== undefined && { total }) })
  }

  const chunks = chunksOf(name === 'memorizeConversation' ? counted(items) : items, {
    size: Math.min(chunkSize, operation.size),
    bytes: operation.bytes,
  })
  const running = new Set<Promise<void>>()
  const waiting: { chunk: Chunk; outcomes?: Outcome[]; error?: unknown }[] = []
  const begin = (chunk: Chunk, n: number): void => {
    const entry: (typeof waiting)[number] = { chunk }
    waiting.push(entry)
    const work = (async () => {
      try {
        entry.outcomes = await new ChunkSender(client, plan, `${runId}-${n}`, signal).send(chunk.items)
        count(entry.outcomes)
      } catch (error) {
        entry.error = error
      }
    })().finally(() => running.delete(work))
    running.add(work)
  }

  let isRead = false
  try {
    for (let n = 0; ; ) {
      while (!isRead && running.size < concurrency && waiting.length < concurrency * AHEAD) {
        const { done, value } = await chunks.next()
        if (done) isRead = true
        else begin(value, n++)
      }
      const [head] = waiting
      if (!head) return
      if (head.error !== undefined) throw head.error
      if (!head.outcomes) {
        await Promise.race(running)
        continue
      }
      waiting.shift()
      for (const [at, outcome] of head.outcomes.entries()) yield { index: head.chunk.start + at, ...outcome }
    }
  } finally {
    // whoever leaves the loop wants no more calls
    stop.abort()
    await chunks.return()
  }
}

/** Sends one chunk: as a whole, and where the server refuses an item, without it. */
class ChunkSender {
  readonly #client: BulkClient
  readonly #plan: BulkPlan
  readonly #key: string
  readonly #signal: AbortSignal

  constructor(client: BulkClient, plan: BulkPlan, key: string, signal: AbortSignal) {
    this.#client = client
    this.#plan = plan
    this.#key = key
    this.#signal = signal
  }

  async send(items: unknown[], key = this.#key): Promise<Outcome[]> {
    try {
      return await this.#sent(items, key)
    } catch (error) {
      if (!isOfItems(error) || this.#isOfRun(error)) throw error
      if (items.length === 1) return [{ status: 'failed', error }]
      const { placeOf = itemIn, refusesAlone } = OPERATIONS[this.#plan.operation]
      const named = new Map<number, ErrorDetail[]>()
      for (const detail of error.details) {
        const at = placeOf(detail.path, items)
        if (at !== undefined) named.set(at, [...(named.get(at) ?? []), detail])
      }
      // a refusal that names no item is looked for in each half
      const refused = (at: number): boolean => (named.size > 0 ? named.has(at) : at >= items.length / 2)
      const places = [...items.keys()]
      const outcomes: Outcome[] = []
      // sent again without the others, an item may be taken: another record of the call had the same key
      const isFinal = (refusesAlone && error.status === 400) || named.size === items.length
      if (isFinal) for (const [at, details] of named) outcomes[at] = { status: 'failed', error: ofItem(error, details) }
      for (const group of [places.filter(at => !refused(at)), places.filter(refused)]) {
        if (group.length === 0 || (isFinal && named.has(group[0] ?? -1))) continue
        const part = group.map(at => items[at])
        const sent = await this.send(part, `${this.#key}-${digestOf(part)}`)
        for (const [n, at] of group.entries()) outcomes[at] = sent[n] ?? { status: 'failed', error }
      }
      return outcomes
    }
  }

  /** Whether every other call would be refused too: because of a field beside the items, or the record of a conversation. */
  #isOfRun({ status, details }: KeepsakeError): boolean {
    const { operation, options } = this.#plan
    if (operation === 'memorizeConversation' && (status === 404 || status === 409)) return true
    const shared = Object.keys(options.defaults ?? {})
    return details.length > 0 && details.every(({ path }) => shared.includes(path.split('.')[1] ?? ''))
  }

  /** @throws KeepsakeError that no wait would mend */
  async #sent(items: unknown[], idempotencyKey: string): Promise<Outcome[]> {
    const { operation, options, answered } = this.#plan
    const { concurrency: _c, chunkSize: _s, defaults = {}, runId: _r, onProgress: _p, onAnswer, ...call } = options
    const request: RequestOptions = { ...call, idempotencyKey, signal: this.#signal }
    let lostAt: number | undefined
    for (let failures = 0; ; failures++) {
      try {
        const { outcomes, answer } = await OPERATIONS[operation].send(this.#client, items, defaults, request)
        this.#plan.isReached = true
        answered(answer._requestId)
        onAnswer?.(answer)
        return outcomes
      } catch (error) {
        if (!isKeepsakeError(error) || !isPassing(error)) throw error
        this.#plan.isReached ||= error.status !== undefined
        if (!this.#plan.isReached) throw error
        if (error.status === 429) lostAt = undefined
        else lostAt ??= Date.now()
        if (lostAt !== undefined && Date.now() - lostAt > PATIENCE_MS) throw error
        const milliseconds = growing(FIRST_PAUSE_MS, MAX_PAUSE_MS, failures, Math.random())
        await pause(Math.max(milliseconds, 1_000 * (error.retryAfterSeconds ?? 0)), this.#signal)
      }
    }
  }
}

/** Whether an item, and not the run, is refused. */
const isOfItems = (error: unknown): error is KeepsakeError =>
  isKeepsakeError(error) && error.status !== undefined && [400, 404, 409, 413].includes(error.status)

function isPassing({ status, code, body }: KeepsakeError): boolean {
  if (status === undefined) return code === 'connection_error' || code === 'timeout_error'
  // a call of the interrupted run that is still at work: with another key its items would be stored a second time
  if (status === 409) return body.reason === 'idempotency_in_flight'
  return status === 408 || status === 429 || status >= 500
}

/** The item that a path names, such as `body.records.12.key`. */
function itemIn(path: string, { length }: readonly unknown[]): number | undefined {
  const at = /^body\.\w+\.(\d+)/.exec(path)?.[1]
  return at === undefined || Number(at) >= length ? undefined : Number(at)
}

/** The part of a refusal that is about one item. */
function ofItem(error: KeepsakeError, details: readonly ErrorDetail[] = []): KeepsakeError {
  const { code, status, requestId, headers, body } = error
  const message = details.map(({ path, message }) => `${path} ${message}`).join('; ')
  const OfKind = error.constructor as typeof KeepsakeError
  return new OfKind(message, { code, status, requestId, headers, body: { ...body, message, details } })
}

/** Equal for equal items, so that a run that continues sends the same keys. */
function digestOf(items: unknown[]): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(JSON.stringify(items)))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return hash.toString(36)
}

function totalOf(items: Items<unknown>): number | undefined {
  const { length, size } = Object(items)
  return typeof length === 'number' ? length : typeof size === 'number' ? size : undefined
}

async function* chunksOf(
  items: Items<unknown>,
  limit: { size: number; bytes: number },
): AsyncGenerator<Chunk, void, undefined> {
  const encoder = new TextEncoder()
  let chunk: Chunk = { start: 0, items: [] }
  let bytes = 0
  for await (const item of items) {
    const own = encoder.encode(JSON.stringify(item) ?? '').length + 1
    if (chunk.items.length > 0 && (chunk.items.length >= limit.size || bytes + own > limit.bytes)) {
      yield chunk
      chunk = { start: chunk.start + chunk.items.length, items: [] }
      bytes = 0
    }
    chunk.items.push(item)
    bytes += own
  }
  if (chunk.items.length > 0) yield chunk
}

/** Messages with the number of those in their words before them: another call does not know them. */
async function* counted(messages: Items<unknown>): AsyncGenerator<unknown, void, undefined> {
  const times = new Map<string, number>()
  for await (const message of messages) {
    const { content, parts } = Object(message)
    const words = JSON.stringify(content ?? parts ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[\s\p{P}\p{S}]+/gu, ' ')
      .trim()
    const occurrence = times.get(words) ?? 0
    times.set(words, occurrence + 1)
    yield typeof message === 'object' && message !== null
      ? { occurrence: Math.min(occurrence, 999), ...message }
      : message
  }
}
