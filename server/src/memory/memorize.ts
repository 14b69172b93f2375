import { createHash } from 'node:crypto'
import type { components } from '../contract/openapi.gen.ts'
import type { ExtractedProperty, Models, PropertyDefinition } from '../models/port.ts'
import { actorOf } from '../platform/access/principal.ts'
import { type Hold, release, requireCredits, reserve, type Spender, unpaid } from '../platform/credits/credits.ts'
import { PRICES } from '../platform/credits/prices.ts'
import { invalid } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import { documentOf } from '../search/document.ts'
import type { SearchDocument } from '../search/types.ts'
import { chooseCollections, type DefinitionsOf, definitionsIn, requireWorkspace } from './definitions.ts'
import { groupByEntity } from './entities.ts'
import { type Identity, requireIdentity } from './identity.ts'
import { incomingRows, propertyKey } from './incoming.ts'
import { OtherTypeError, toError } from './problem.ts'
import { type StoreOutcome, store } from './statements/store.ts'

export type MemorizeRequest = components['schemas']['MemorizeRequest']
export type Memorized = components['schemas']['Memorized']

const LONGEST_METADATA_BYTES = 8_192

/** A request that was understood, and what was extracted from its content. */
export interface Prepared {
  request: MemorizeRequest
  identity: Identity
  timestamp: Date
  memoryId: string
  /** What recall finds it by. */
  document: SearchDocument
  definitions: PropertyDefinition[]
  extracted: ExtractedProperty[]
  /** Whether the collections were chosen by the type that the record is assumed to have. */
  typed: boolean
  price: number
}

/** Keeps memories and the properties that their contents tell. */
export interface Memorizer {
  /** @throws ApiError when the request as such is not valid, whatever is stored */
  check(request: MemorizeRequest, path: string): Identity
  /** Keeps one memory. @throws ApiError `payment_required` */
  memorize(spender: Spender, request: MemorizeRequest, signal: AbortSignal): Promise<Memorized>
  /**
   * Reads a request and extracts its properties, which may take a call to a model. Writes nothing.
   * @param path where the request stands, for messages
   */
  prepare(spender: Spender, request: MemorizeRequest, signal: AbortSignal, path?: string): Promise<Prepared>
  /** Keeps one; when its record has another type than was assumed, what that type's collections ask is extracted first. */
  keepOne<T>(
    spender: Spender,
    prepared: Prepared,
    signal: AbortSignal,
    keep: (prepared: Prepared) => Promise<T>,
  ): Promise<T>
  /**
   * Keeps what was prepared in one statement: all of it, or nothing.
   * @throws ApiError when a record does not exist or keys name different records, and the database's check violation when
   *   credits are short, which `unpaid` reads
   */
  keep(spender: Spender, operation: string, prepared: readonly Prepared[], hold?: Hold): Promise<StoreOutcome>
}

export const createMemorizer = ({
  definitionsOf,
  models,
}: {
  definitionsOf: DefinitionsOf
  models: Models
}): Memorizer => {
  const memorizer: Memorizer = {
    async memorize(spender, request, signal) {
      const price = priceOf(request)
      requireCredits(spender.principal, price)
      // a model is another service: what it costs is set aside before it is asked
      const hold =
        models.engine === 'model' && extracts(request) ? await reserve(spender, 'memorize', price) : undefined
      try {
        const prepared = await memorizer.prepare(spender, request, signal)
        return await memorizer.keepOne(spender, prepared, signal, async item =>
          toMemorized(item, await memorizer.keep(spender, 'memorize', [item], hold)),
        )
      } catch (error) {
        if (hold) await release(spender.scope, hold)
        throw await unpaid(error, spender.scope, price)
      }
    },

    check(request, path) {
      checkMetadata(request.metadata, path)
      if (request.extractionPrompt !== undefined && models.engine === 'offline')
        throw invalid(
          `${path}.extractionPrompt`,
          'extractionPrompt needs a language model: start the server with MODEL_PROVIDER and MODEL_NAME.',
        )
      return requireIdentity(request, path)
    },

    async prepare({ scope, principal }, request, signal, path = 'body') {
      const identity = memorizer.check(request, path)
      // before anything is waited for: ids of a batch are in the order of its items
      const memoryId = newId('mem')
      const timestamp = request.timestamp === undefined ? new Date() : new Date(request.timestamp)
      const collections = await definitionsOf(scope, principal.definitionsVersion)
      if (request.actionId !== undefined) requireWorkspace(collections, request.actionId, path)
      const chosen = chooseCollections(collections, request, identity.newType)
      const definitions = extracts(request) ? definitionsIn(chosen) : []
      const { properties: extracted } =
        definitions.length === 0
          ? { properties: [] }
          : await models.extract({
              content: request.content,
              timestamp,
              definitions,
              signal,
              speaker: request.speaker,
              prompt: request.extractionPrompt,
              maxProperties: request.maxProperties,
            })
      // keys find a record of the type asked for only; an id finds what it names
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
        document: toDocument(request, memoryId, timestamp),
        definitions,
        extracted,
        typed,
        price: priceOf(request),
      }
    },

    async keepOne(spender, prepared, signal, keep) {
      try {
        return await keep(prepared)
      } catch (error) {
        if (!(error instanceof OtherTypeError)) throw error
        return keep(await memorizer.prepare(spender, { ...prepared.request, type: error.type }, signal))
      }
    },

    async keep(spender, operation, prepared, hold) {
      const { principal, scope, requestId } = spender
      const { entities, entityOf } = groupByEntity(prepared.map(({ identity, typed }) => ({ ...identity, typed })))
      const actor = actorOf(principal)
      const input = {
        entities,
        items: prepared.map((item, n) => toItem(item, n, entityOf[n] ?? n)),
        documents: prepared.map(({ document }) => document),
        properties: prepared.flatMap(({ extracted, definitions, memoryId, timestamp }, n) =>
          incomingRows(extracted, definitions, { n, actor, source: `memory:${memoryId}`, asOf: timestamp }),
        ),
        usageId: newId('use'),
        operation,
        keyId: principal.key?.id ?? null,
        requestId,
        holdId: hold?.id ?? null,
      }
      const outcome = await scope.retried(() => store(scope, input))
      const [problem] = outcome.problems
      if (problem) throw toError(problem)
      return outcome
    },
  }
  return memorizer
}

const extracts = ({ extract }: MemorizeRequest): boolean => extract !== false

export const priceOf = (request: MemorizeRequest): number => PRICES.memorize + (extracts(request) ? PRICES.extract : 0)

function checkMetadata(metadata: MemorizeRequest['metadata'], path: string): void {
  if (metadata === undefined || Buffer.byteLength(JSON.stringify(metadata)) <= LONGEST_METADATA_BYTES) return
  throw invalid(`${path}.metadata`, `${path}.metadata is larger than ${LONGEST_METADATA_BYTES} bytes as JSON.`)
}

const toItem = ({ request, memoryId, timestamp, price }: Prepared, n: number, e: number) => ({
  n,
  e,
  id: memoryId,
  content: request.content,
  hash: createHash('sha256').update(request.content).digest('hex'),
  speaker: request.speaker ?? null,
  session_id: request.sessionId ?? null,
  collection_id: request.actionId ?? null,
  tags: request.tags ?? [],
  metadata: request.metadata ?? {},
  timestamp: timestamp.toISOString(),
  price,
})

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

/** The answer for one memory. */
export function toMemorized(prepared: Prepared, { items, changes }: StoreOutcome, n = 0): Memorized {
  const item = items.find(candidate => candidate.n === n)
  if (!item) throw new Error('The statement that stores memories forgot one.')
  const previous = new Map(
    changes.filter(change => change.n === n).map(change => [propertyKey(change), change.previous]),
  )
  return {
    creditsCharged: item.duplicate ? 0 : prepared.price,
    recordId: item.recordId,
    memories: [{ id: item.memoryId, content: prepared.request.content }],
    properties: item.duplicate
      ? []
      : prepared.extracted.map(property => {
          const before = previous.get(propertyKey(property))
          const { propertyName, value, collectionId, confidence, evidence, engine } = property
          return {
            propertyName,
            value,
            ...(before !== undefined && { previousValue: before }),
            collectionId,
            confidence,
            evidence,
            engine,
          }
        }),
    ...(item.duplicate && { duplicate: true }),
  }
}
