import type { components } from '../../../../contract/openapi.gen.ts'
import { modelNotConfigured } from '../../../../models/model-error.ts'
import type { Engine } from '../../../../models/port.ts'
import { inOwnTurn } from '../../../../platform/concurrency/own-turn.ts'
import type { BillingContext } from '../../../../platform/credits/credits.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { documentOf } from '../../../../search/indexing/document.ts'
import type { SearchDocument } from '../../../../search/types.ts'
import {
  type CollectionDefinition,
  chooseCollections,
  type DefinedProperty,
  type DefinitionsOf,
  definitionsIn,
  requireWorkspace,
} from '../../definitions.ts'
import { type Identity, requireIdentity } from '../../records/identity.ts'

const MAX_METADATA_BYTES = 8_192

export type MemorizeRequest = components['schemas']['MemorizeRequest']

/** A validated request, and what its memory needs. */
export interface Draft {
  request: MemorizeRequest
  identity: Identity
  timestamp: Date
  memoryId: string
  document: SearchDocument
  definitions: readonly DefinedProperty[]
  minConfidence: number
  /** Whether the collections were chosen by the record's assumed type. */
  typed: boolean
  /** Why there is nothing to extract. */
  warning?: components['schemas']['Warning'] | undefined
}

/** Reads requests to store memories. Writes nothing. */
export interface RequestReader {
  /** @param path of the request, for error messages @throws ApiError if it is invalid regardless of stored data */
  check(request: MemorizeRequest, path: string): Identity
  /** @param memoryId a new one, unless the call may run again after a crash */
  draft(billing: BillingContext, request: MemorizeRequest, memoryId?: string): Promise<Draft>
}

export const createRequestReader = ({
  definitionsOf,
  reader,
  minConfidence: defaultConfidence,
}: {
  definitionsOf: DefinitionsOf
  reader: { engine: Engine }
  minConfidence: number
}): RequestReader => {
  function check(request: MemorizeRequest, path: string): Identity {
    checkMetadata(request.metadata, path)
    if (request.occurrence !== undefined && request.sessionId === undefined)
      throw invalid(
        `${path}.occurrence`,
        `${path}.occurrence counts turns of a session: add the sessionId, or remove it.`,
      )
    if (request.extractionPrompt !== undefined && reader.engine === 'offline')
      throw modelNotConfigured(`${path}.extractionPrompt`, 'extractionPrompt')
    return requireIdentity(request, path)
  }

  return {
    check,

    // the id is created before anything is awaited, so that the ids of a batch are in the order of its items
    async draft({ scope, principal }, request, memoryId = newId('mem')) {
      const identity = check(request, 'body')
      const timestamp = request.timestamp === undefined ? new Date() : new Date(request.timestamp)
      const collections = await definitionsOf(scope, principal.definitionsVersion)
      if (request.actionId !== undefined) requireWorkspace(collections, request.actionId, 'body')
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
        minConfidence: request.minConfidence ?? defaultConfidence,
        typed,
        warning: definitions.length === 0 && extracts(request) ? warningFor(request, identity, collections) : undefined,
      }
    },
  }
}

export const extracts = ({ extract, searchable }: MemorizeRequest): boolean => extract !== false && searchable !== false

/** The warning that nothing can be extracted. A caller who chose the collections knows what they define. */
function warningFor(
  { collectionIds, collectionNames }: MemorizeRequest,
  { newType }: Identity,
  collections: readonly CollectionDefinition[],
): Draft['warning'] {
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
    searchable: request.searchable,
  })
