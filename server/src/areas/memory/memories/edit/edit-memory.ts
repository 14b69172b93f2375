import { isDeepStrictEqual } from 'node:util'
import type { Finishing } from '../../../../contract/handlers.ts'
import type { Schemas } from '../../../../contract/schemas.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { Models } from '../../../../models/port.ts'
import { actorOf } from '../../../../platform/access/principal.ts'
import { inOwnTurn } from '../../../../platform/concurrency/own-turn.ts'
import {
  type BillingContext,
  charge,
  release,
  requireCredits,
  reserve,
  settle,
} from '../../../../platform/credits/credits.ts'
import { conflict, invalid, notFound } from '../../../../platform/values/errors.ts'
import type { JsonObject } from '../../../../platform/values/json.ts'
import { documentOf } from '../../../../search/document.ts'
import { chooseCollections, type DefinedProperty, type DefinitionsOf, definitionsIn } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { incomingRows, type Origin } from '../../properties/incoming.ts'
import { type MemoryValues, replaceMemoryValues } from '../../properties/replace-memory-values.ts'
import { suggestAgain } from '../../properties/sql/suggestions.ts'
import { lockForChange } from '../../records/sql/identity-keys.ts'
import { contentHash } from '../deduplication.ts'
import { type Extracted, split, suggestedOf, toExtracted } from '../extraction/extracted-values.ts'
import { laterExtraction } from '../extraction/later-extraction.ts'
import { failureWarning } from '../memorize/pending-memory.ts'
import { checkMetadata } from '../memorize/prepare.ts'
import {
  type EditableMemory,
  editableMemory,
  editMemory,
  type FieldChange,
  lockedMemory,
  memoryLike,
} from '../sql/edit.ts'
import { queueExtractions } from '../sql/extractions.ts'
import { memoriesByIds } from '../sql/read.ts'
import { toMemory } from '../wire.ts'

type Request = Schemas['UpdateRequest'] & { memoryId: string }
type Reply = { status: 200; body: Schemas['UpdateResponse'] }

/** Attempts when other calls edit the memory meanwhile. */
const MAX_ATTEMPTS = 5

/** Another call edited the memory after it was read. */
class EditedMeanwhileError extends Error {
  override readonly name = 'EditedMeanwhileError'
}

/** What the edited memory says. */
interface Extraction extends Extracted {
  definitions: DefinedProperty[]
  /** Why nothing could be extracted. Unless the model refused the text, it is tried again. */
  failure?: ModelError
}

export interface EditCall extends Pick<Finishing, 'finish'> {
  signal: AbortSignal
}

/** Edits a memory: its content, tags, metadata or timestamp. Extracts its properties again, and indexes it again. */
export const createMemoryEditor = ({
  definitionsOf,
  models,
  minConfidence: defaultConfidence,
}: {
  definitionsOf: DefinitionsOf
  models: Models
  minConfidence: number
}) => {
  async function extract(
    { scope, principal }: BillingContext,
    { type, speaker }: EditableMemory,
    { content, timestamp, minConfidence }: { content: string; timestamp: Date; minConfidence: number },
    signal: AbortSignal,
  ): Promise<Extraction> {
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chooseCollections(collections, {}, type))
    if (definitions.length === 0) return { definitions, extracted: [], minConfidence }
    const input = { content, timestamp, definitions, signal, speaker: speaker ?? undefined, minConfidence }
    try {
      const { properties: extracted, faint } = await models.extract(scope, input)
      return { definitions, extracted, faint, minConfidence }
    } catch (failure) {
      if (!(failure instanceof ModelError)) throw failure
      return { definitions, extracted: [], minConfidence, failure }
    }
  }

  async function attempt(billing: BillingContext, request: Request, { signal, finish }: EditCall): Promise<Reply> {
    const { scope, principal } = billing
    const { memoryId, expectedVersion, reason, minConfidence = defaultConfidence } = request
    const memory = await editableMemory(scope, memoryId)
    if (!memory) throw notFound('memory', memoryId)
    const { version, recordId } = memory
    if (expectedVersion !== undefined && expectedVersion !== version)
      throw conflict(`${memoryId} has version ${version}, not ${expectedVersion}. Fetch it and retry.`, {
        currentVersion: version,
      })
    const next = {
      content: request.content ?? memory.content,
      tags: request.tags ?? memory.tags,
      metadata: request.metadata === undefined ? memory.metadata : (request.metadata as JsonObject),
      timestamp: request.timestamp === undefined ? memory.timestamp : new Date(request.timestamp),
    }
    const changes = changesBetween(memory, next)
    const says = changes.some(isSaid) && request.extract !== false
    const highest = changes.length === 0 ? 0 : PRICES.update + (says ? PRICES.extract : 0)
    requireCredits(principal, highest)
    const reservation =
      says && models.engine === 'model' ? await reserve(billing, 'updateProperty', highest) : undefined
    try {
      const extraction = says ? await extract(billing, memory, { ...next, minConfidence }, signal) : undefined
      const failure = extraction?.failure
      const isPending = failure !== undefined && failure.kind !== 'refused'
      const price = failure ? PRICES.update : highest
      // a later turn with the same words has a hash of its own, which an edit of its tags keeps
      const hash = next.content === memory.content ? null : contentHash(next.content)
      const document = await inOwnTurn(next.content.length, () => documentOf({ ...memory, ...next, source: 'memory' }))
      const actor = actorOf(principal)

      const write = async () => {
        await lockForChange(scope, [recordId])
        const current = await lockedMemory(scope, memoryId)
        if (!current) throw notFound('memory', memoryId)
        if (current.version !== version || current.recordId !== recordId) throw new EditedMeanwhileError()
        const twin = hash === null ? undefined : await memoryLike(scope, memory, hash)
        if (twin !== undefined)
          throw conflict(`${twin} of this record already has this content. Delete one of the two memories.`, {
            memoryId: twin,
          })
        const origin = { n: 0, source: `memory:${memoryId}`, actor, asOf: next.timestamp }
        // until the new content is read, what the earlier one said stays
        const outcome =
          extraction &&
          !isPending &&
          (await replaceMemoryValues(scope, { recordId, version, origin, reason, ...rowsOf(extraction, origin) }))
        if (extraction && outcome)
          await suggestAgain(scope, memoryId, suggestedOf(extraction, outcome, { recordId, memoryId }))
        const edited = await editMemory(scope, memoryId, {
          ...next,
          timestamp: next.timestamp.toISOString(),
          hash,
          document,
          changes,
          actor,
          reason: reason ?? null,
        })
        if (edited === undefined) throw notFound('memory', memoryId)
        if (isPending) await queueExtractions(scope, [laterExtraction(billing, memoryId, { minConfidence })])
        // the memory says something else now, or nothing
        else if (changes.some(isSaid))
          await scope.prisma(models => models.memoryExtraction.deleteMany({ where: { memoryId } }))
        return outcome
      }

      return await finish(async () => {
        const outcome = changes.length === 0 ? undefined : await write()
        if (reservation) await settle(billing, reservation, price)
        else await charge(billing, 'updateProperty', price)
        const [row] = await memoriesByIds(scope, [memoryId])
        if (!row) throw notFound('memory', memoryId)
        const data = {
          creditsCharged: price,
          recordId,
          version: row.version,
          changed: changes.length > 0,
          memory: toMemory(row),
          ...(extraction && outcome && { properties: toExtracted(extraction, outcome) }),
        }
        const warnings = failure && {
          warnings: [failureWarning(isPending ? 'pending' : 'refused', failure.message)],
        }
        return { status: 200, body: { success: true, data, ...warnings } } as const
      })
    } catch (error) {
      if (reservation) await release(scope, reservation)
      throw error
    }
  }

  return async (billing: BillingContext, request: Request, call: EditCall): Promise<Reply> => {
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

/** Whether a change concerns what properties are extracted from. */
const isSaid = ({ field }: FieldChange): boolean => field === 'content' || field === 'timestamp'

/** The values to store, and the properties that the text only suggests. */
function rowsOf(extraction: Extraction, origin: Origin): Pick<MemoryValues, 'said' | 'unsure'> {
  const { certain, uncertain } = split(extraction)
  return {
    said: incomingRows(certain, extraction.definitions, origin),
    unsure: incomingRows(uncertain, extraction.definitions, origin),
  }
}

const EDITABLE = ['content', 'tags', 'metadata', 'timestamp'] as const
const OF_PROPERTIES = [
  'propertyName',
  'collectionId',
  'operation',
  'value',
  'unique',
  'sourceMemoryId',
  'evidence',
] as const
const OF_RECORDS = [
  'recordId',
  'email',
  'websiteUrl',
  'phoneNumber',
  'customKeyName',
  'customKeyValue',
  'type',
] as const

function checkRequest(request: Request): void {
  const other = [...OF_PROPERTIES, ...OF_RECORDS].find(field => request[field] !== undefined)
  if (other !== undefined)
    throw invalid(`body.${other}`, `memoryId names a memory to edit: pass ${EDITABLE.join(', ')}, and not ${other}.`)
  if (EDITABLE.every(field => request[field] === undefined))
    throw invalid('body.memoryId', `Pass what to change in the memory: ${EDITABLE.join(', ')}.`)
  checkMetadata(request.metadata, 'body')
}

/** @throws ApiError `validation_error` if a request without `memoryId` has fields of a memory */
export function requireNoMemoryFields(request: Schemas['UpdateRequest']): void {
  const field = [...EDITABLE, 'extract' as const, 'minConfidence' as const].find(name => request[name] !== undefined)
  if (field !== undefined) throw invalid(`body.${field}`, `${field} edits a memory: pass its memoryId.`)
}

type Edited = Pick<EditableMemory, FieldChange['field']>

function changesBetween(before: Edited, after: Edited): FieldChange[] {
  const from = { ...before, timestamp: before.timestamp.toISOString() }
  const to = { ...after, timestamp: after.timestamp.toISOString() }
  return EDITABLE.flatMap(field =>
    isDeepStrictEqual(from[field], to[field]) ? [] : [{ field, from: from[field], to: to[field] }],
  )
}
