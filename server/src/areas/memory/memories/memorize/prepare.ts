import type { ModelPayer } from '../../../../models/budget/budget.ts'
import { ModelError, modelNotConfigured } from '../../../../models/model-error.ts'
import type { Models } from '../../../../models/port.ts'
import { inOwnTurn } from '../../../../platform/concurrency/own-turn.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { documentOf } from '../../../../search/document.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import {
  type CollectionDefinition,
  chooseCollections,
  type DefinitionsOf,
  definitionsIn,
  requireWorkspace,
} from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { type Identity, requireIdentity } from '../../records/identity.ts'
import type { MemorizeRequest, Prepared } from './pending-memory.ts'

const MAX_METADATA_BYTES = 8_192

/** Reads requests to store memories. Writes nothing. */
export interface Preparer {
  /** @throws ApiError if the request is invalid regardless of stored data */
  check(request: MemorizeRequest, path: string): Identity
  /**
   * Validates a request, without extraction.
   * @param path the path of the request, for error messages
   * @param memoryId a new one, unless the call may run again after a crash
   */
  read(billing: BillingContext, request: MemorizeRequest, path?: string, memoryId?: string): Promise<Prepared>
  /** Extracts the properties, which may call a model. What is read says if the model failed. */
  extract(payer: ModelPayer, read: Prepared, signal: AbortSignal): Promise<Prepared>
}

export const createPreparer = ({
  definitionsOf,
  models,
  minConfidence: defaultConfidence,
}: {
  definitionsOf: DefinitionsOf
  models: Models
  /** The confidence that a value needs to be stored, unless the call sets it. */
  minConfidence: number
}): Preparer => {
  function check(request: MemorizeRequest, path: string): Identity {
    checkMetadata(request.metadata, path)
    if (request.extractionPrompt !== undefined && models.engine === 'offline')
      throw modelNotConfigured(`${path}.extractionPrompt`, 'extractionPrompt')
    return requireIdentity(request, path)
  }

  return {
    check,

    // the id is created before anything is awaited, so that the ids of a batch are in the order of its items
    async read({ scope, principal }, request, path = 'body', memoryId = newId('mem')) {
      const identity = check(request, path)
      const timestamp = request.timestamp === undefined ? new Date() : new Date(request.timestamp)
      const collections = await definitionsOf(scope, principal.definitionsVersion)
      if (request.actionId !== undefined) requireWorkspace(collections, request.actionId, path)
      const chosen = chooseCollections(collections, request, identity.newType)
      const definitions = extracts(request) ? definitionsIn(chosen) : []
      // keys match only records of the requested type; an id matches a record of any type
      const typed =
        (identity.type === undefined || identity.recordId !== undefined) &&
        extracts(request) &&
        !(request.collectionIds ?? request.collectionNames) &&
        collections.some(({ entityType }) => entityType !== undefined)
      return {
        request,
        identity,
        timestamp,
        memoryId,
        document: await inOwnTurn(request.content.length, () => toDocument(request, memoryId, timestamp)),
        definitions,
        extracted: [],
        minConfidence: request.minConfidence ?? defaultConfidence,
        typed,
        warning: definitions.length === 0 && extracts(request) ? warningFor(request, identity, collections) : undefined,
        price: priceOf(0),
      }
    },

    async extract(payer, read, signal) {
      const { request, definitions, timestamp, minConfidence } = read
      if (definitions.length === 0) return read
      try {
        const { properties: extracted, faint } = await models.extract(payer, {
          content: request.content,
          timestamp,
          definitions,
          signal,
          speaker: request.speaker,
          prompt: request.extractionPrompt,
          maxProperties: request.maxProperties,
          minConfidence,
        })
        return { ...read, extracted, faint, price: priceOf(extracted.length) }
      } catch (failure) {
        if (!(failure instanceof ModelError)) throw failure
        return { ...read, failure }
      }
    },
  }
}

export const extracts = ({ extract }: MemorizeRequest): boolean => extract !== false

/** The price of a memory from which this many properties were extracted. */
export const priceOf = (extracted: number): number => PRICES.memorize + (extracted > 0 ? PRICES.extract : 0)

/** The price of a request if properties are found in it. */
export const highestPrice = (request: MemorizeRequest): number => priceOf(extracts(request) ? 1 : 0)

/** The warning that nothing can be extracted. A caller who chose the collections knows what they define. */
function warningFor(
  { collectionIds, collectionNames }: MemorizeRequest,
  { newType }: Identity,
  collections: readonly CollectionDefinition[],
): Prepared['warning'] {
  if (collectionIds ?? collectionNames) return undefined
  const message = collections.some(({ properties }) => properties.length > 0)
    ? `No collection applies to the entity type ${newType}, so no properties were extracted. Create one for this type, or one without entityType.`
    : 'There is no collection that defines properties, so none were extracted. Create one with what you want to know (POST /api/v1/collections), or the starter collection (POST /api/v1/collections/starter, keepsake collections create-starter).'
  return { code: 'no_collection', message }
}

/** @throws ApiError `validation_error` if the metadata is too large */
export function checkMetadata(metadata: MemorizeRequest['metadata'], path: string): void {
  if (metadata === undefined || Buffer.byteLength(JSON.stringify(metadata)) <= MAX_METADATA_BYTES) return
  throw invalid(`${path}.metadata`, `${path}.metadata is larger than ${MAX_METADATA_BYTES} bytes as JSON.`)
}

const toDocument = (request: MemorizeRequest, id: string, timestamp: Date): SearchDocument =>
  documentOf({
    id,
    source: 'memory',
    content: request.content,
    timestamp,
    sessionId: request.sessionId ?? null,
    speaker: request.speaker ?? null,
    tags: request.tags ?? [],
  })
