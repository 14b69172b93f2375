import { type BillingContext, charge, requireCredits } from '../../../../../platform/credits/credits.ts'
import { conflict } from '../../../../../platform/values/errors.ts'
import { given } from '../../../../../platform/values/given.ts'
import { chooseCollections, type DefinitionsOf, definitionsIn } from '../../../definitions.ts'
import { highestPriceOf, priceOf } from '../../../prices.ts'
import { createRowReader } from '../../extraction/attempt.ts'
import { type Reader, type Reading, unlessStopped } from '../../extraction/extract.ts'
import { keep } from '../../extraction/keep.ts'
import { RETRY_SECONDS, rowOf } from '../../extraction/rows.ts'
import type { ExtractionOptions } from '../../sql/extractions.ts'
import { failureWarning, PARTLY_READ } from '../reply.ts'
import { type EditReply, replyTo } from './edit-reply.ts'
import { checkRequest, type EditRequest } from './edit-request.ts'
import { createStoreFirst, type EditCall } from './store-first.ts'
import { draftOf, type Edit, EditedMeanwhileError, writeEdit } from './write-edit.ts'

/** Attempts when other calls edit the memory meanwhile. */
const MAX_ATTEMPTS = 5

/** Edits a memory: its content, tags, metadata or timestamp. Extracts its properties again, and indexes it again. */
export const createMemoryEditor = ({
  definitionsOf,
  reader,
  minConfidence: defaultConfidence,
}: {
  definitionsOf: DefinitionsOf
  reader: Reader
  minConfidence: number
}) => {
  const { storeFirst, resume } = createStoreFirst(createRowReader({ definitionsOf, reader }))

  async function extract(
    { scope, principal }: BillingContext,
    { memory: { type, speaker }, next: { content, timestamp } }: Edit,
    { minConfidence }: ExtractionOptions,
    signal: AbortSignal,
  ): Promise<Reading> {
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chooseCollections(collections, {}, type))
    const context = { payer: scope, signal, minConfidence }
    return unlessStopped(await reader.read({ content, timestamp, speaker }, definitions, context))
  }

  /** Stores an edit with what was read in it, if it was. */
  async function storeRead(
    billing: BillingContext,
    edit: Edit,
    reading: Reading | undefined,
    options: ExtractionOptions,
    { finish }: EditCall,
  ): Promise<EditReply> {
    const { next, changes, reason } = edit
    const { id, recordId, version } = edit.memory
    const { failure, readTo } = reading ?? {}
    const isPending = failure !== undefined && failure.kind !== 'refused'
    const more = { kind: 'edit', operation: 'updateProperty' } as const
    const partly = readTo === undefined ? undefined : PARTLY_READ
    const row = rowOf(billing, id, { ...options, ...(partly && { isPaid: true }) }, more)
    const later = isPending || partly ? [{ ...row, runInSeconds: partly ? 0 : RETRY_SECONDS[0] }] : []
    const creditsCharged = changes.length === 0 ? 0 : priceOf('updateProperty', reading)
    const warning = failure ? failureWarning(isPending ? 'pending' : 'refused', failure.error.message) : partly
    return finish(async () => {
      // until the new content is read, what the earlier one said stays
      const source = { id, recordId, timestamp: next.timestamp, replaces: version }
      const valued = async (read = isPending ? undefined : reading) =>
        read && { reading: read, kept: await keep(billing, source, read, { kind: 'edit', reason }) }
      const stored = changes.length === 0 ? undefined : await writeEdit(billing, edit, later, () => valued())
      await charge(billing, 'updateProperty', creditsCharged)
      return replyTo(billing, id, { creditsCharged, changed: changes.length > 0, valued: stored, warning })
    })
  }

  async function attempt(billing: BillingContext, request: EditRequest, call: EditCall): Promise<EditReply> {
    const { memoryId, minConfidence = defaultConfidence, reason } = request
    const options = { minConfidence, ...given({ reason }) }
    const usesModel = reader.engine === 'model' && request.extract !== false
    const resumed = usesModel ? await resume(billing, memoryId, options, call) : undefined
    if (resumed) return resumed
    const edit = await draftOf(billing, request)
    const { changes, says } = edit
    const highest = says ? highestPriceOf('updateProperty') : priceOf('updateProperty')
    requireCredits(billing.principal, changes.length === 0 ? 0 : highest)
    if (says && usesModel) return storeFirst(billing, edit, options, call)
    const reading = says ? await extract(billing, edit, options, call.signal) : undefined
    return storeRead(billing, edit, reading, options, call)
  }

  return async (billing: BillingContext, request: EditRequest, call: EditCall): Promise<EditReply> => {
    checkRequest(request)
    for (let n = 1; ; n++) {
      try {
        return await attempt(billing, request, call)
      } catch (error) {
        if (!(error instanceof EditedMeanwhileError)) throw error
        if (n === MAX_ATTEMPTS) throw conflict(`Other calls are editing ${request.memoryId}. Fetch it and retry.`)
      }
    }
  }
}
