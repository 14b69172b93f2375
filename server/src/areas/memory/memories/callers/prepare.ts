import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { priceOf } from '../../prices.ts'
import { type ReadContext, type Reader, type Reading, unlessStopped } from '../extraction/extract.ts'
import { localTime } from '../extraction/local-time.ts'
import { namedSubject } from '../extraction/named-subject.ts'
import { readWindow, type Said } from '../extraction/windows.ts'
import { highestPrice } from '../request/price.ts'
import type { Draft, MemorizeRequest, RequestReader } from '../request/read-request.ts'

/** A memory to store, with what was read in it. */
export interface Prepared extends Draft, Reading {
  price: number
  /** When it is read, if that is once it is stored: by its caller, or when nobody waits for it. */
  isRead?: 'then' | 'later' | undefined
  /** Set if the tenant cannot pay for it: it may only turn out to be a duplicate. */
  unpaid?: boolean | undefined
}

export interface Preparer extends Pick<RequestReader, 'check'> {
  /** Whether a model extracts the properties, once the memory is stored. */
  usesModel(request: MemorizeRequest): boolean
  /**
   * Validates a request, and reads it unless a model does that. Writes nothing.
   * @param memoryId a new one, unless the call may run again after a crash
   */
  prepare(billing: BillingContext, request: MemorizeRequest, signal: AbortSignal, memoryId?: string): Promise<Prepared>
  /** Prepares consecutive turns of a conversation, which are read together. @param before the end of what was said before */
  prepareWindow(
    billing: BillingContext,
    requests: readonly MemorizeRequest[],
    before: readonly Said[],
    signal: AbortSignal,
  ): Promise<Prepared[]>
  /** Prepares, without reading it, a request that cannot be paid for: it succeeds only if it is a duplicate. */
  prepareUnpaid(billing: BillingContext, request: MemorizeRequest): Promise<Prepared>
}

export function createPreparer({ reader, requests }: { reader: Reader; requests: RequestReader }): Preparer {
  const isReadNow = ({ extract = true }: MemorizeRequest): boolean => extract === true
  const usesModel = (request: MemorizeRequest): boolean => reader.engine === 'model' && isReadNow(request)

  const contextOf = (draft: Draft, { scope }: BillingContext, signal: AbortSignal): ReadContext => {
    const { extractionPrompt, maxProperties } = draft.request
    return { payer: scope, signal, minConfidence: draft.minConfidence, extractionPrompt, maxProperties }
  }

  /** A memory that is stored before it is read, or not read. */
  const unread = (draft: Draft): Prepared => ({
    ...draft,
    extracted: [],
    price: priceOf('memorize'),
    isRead: draft.definitions.length === 0 ? undefined : timeOf(draft.request),
  })
  const timeOf = (request: MemorizeRequest): Prepared['isRead'] => {
    if (request.extract === 'later') return 'later'
    return usesModel(request) ? 'then' : undefined
  }

  const aboutOf = ({ timestamp, request, identity }: Draft) => ({
    timestamp: localTime(timestamp, request.timestamp),
    subject: namedSubject(identity.keys),
  })

  return {
    check: requests.check,
    usesModel,

    async prepare(billing, request, signal, memoryId) {
      const draft = await requests.draft(billing, request, memoryId)
      if (!isReadNow(request) || usesModel(request)) return unread(draft)
      const { content, speaker } = request
      const said = { content, speaker, ...aboutOf(draft) }
      const reading = unlessStopped(await reader.read(said, draft.definitions, contextOf(draft, billing, signal)))
      return { ...draft, ...reading, price: priceOf('memorize', reading) }
    },

    async prepareWindow(billing, requests_, before, signal) {
      const drafts: Draft[] = []
      for (const request of requests_) drafts.push(await requests.draft(billing, request))
      const [first] = drafts
      if (!first || !isReadNow(first.request) || usesModel(first.request)) return drafts.map(unread)
      const turns = requests_.map(({ content, speaker }) => ({ content, speaker }))
      const window = { before, turns, ...aboutOf(first) }
      const readings = await readWindow(reader, window, first.definitions, contextOf(first, billing, signal))
      return drafts.map((draft, at) => {
        const reading = readings[at]
        return reading ? { ...draft, ...reading, price: priceOf('memorize', reading) } : unread(draft)
      })
    },

    async prepareUnpaid(billing, request) {
      const draft = await requests.draft(billing, { ...request, extract: false })
      return { ...unread(draft), request, price: highestPrice(request), unpaid: true }
    },
  }
}
