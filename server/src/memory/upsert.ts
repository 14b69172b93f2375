import type { components } from '../contract/openapi.gen.ts'
import { actorOf } from '../platform/access/principal.ts'
import { requireCredits, type Spender, unpaid } from '../platform/credits/credits.ts'
import { PRICES } from '../platform/credits/prices.ts'
import { ApiError, type ErrorDetail, invalid } from '../platform/errors.ts'
import { newId } from '../platform/ids.ts'
import type { Json } from '../platform/json.ts'
import type { CollectionDefinition, DefinitionsOf } from './definitions.ts'
import { groupByEntity } from './entities.ts'
import { systemNameOf } from './filter.ts'
import { requireIdentity } from './identity.ts'
import { incomingRow, type ValueDefinition } from './incoming.ts'
import { toError } from './memorize.ts'
import { upsert } from './statements/upsert.ts'
import { fits, typeOfValue } from './typed-value.ts'

type Schemas = components['schemas']
type UpsertRecord = Schemas['UpsertRecord']

/** Sets properties that a caller gives, without extraction. All records are written, or none. */
export const createUpserter =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (spender: Spender, { records }: Schemas['UpsertRequest']): Promise<Schemas['UpsertResponse']['data']> => {
    const { scope, principal, requestId } = spender
    requireCredits(principal, PRICES.upsert)
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const identities = records.map(({ key, type }, index) => ({
      ...requireIdentity({ ...key, type }, `body.records.${index}.key`),
      typed: false,
    }))
    const { entities, entityOf } = groupByEntity(identities)
    requireDistinct(entityOf)
    const asOf = new Date()
    const properties = records.flatMap((record, index) => {
      const n = entityOf[index] ?? index
      const type = identities[index]?.newType ?? ''
      return valuesOf(record, type, collections, `body.records.${index}.properties`).map(({ definition, value }) =>
        incomingRow(definition, value, { n, source: 'caller', actor: actorOf(principal), asOf }, 1),
      )
    })
    const keyId = principal.key?.id ?? null
    const input = { entities, properties, price: PRICES.upsert, usageId: newId('use'), keyId, requestId }
    const outcome = await scope
      .retried(() => upsert(scope, input))
      .catch(async error => {
        throw await unpaid(error, scope, entities.length * PRICES.upsert)
      })
    const [problem] = outcome.problems
    if (problem) throw toError(problem)
    return {
      creditsCharged: outcome.records.length * PRICES.upsert,
      records: outcome.records.map(({ recordId, created, changed }) => ({
        recordId,
        created,
        propertiesChanged: changed,
      })),
    }
  }

function requireDistinct(entityOf: readonly number[]): void {
  for (const [index, e] of entityOf.entries()) {
    const first = entityOf.indexOf(e)
    if (first !== index)
      throw invalid(
        `body.records.${index}.key`,
        `Records ${first} and ${index} name the same entity. Put them together.`,
      )
  }
}

interface Value {
  definition: ValueDefinition
  value: Json
}

/** The values of one record, each with the definition that it belongs to. */
function valuesOf(
  { properties }: UpsertRecord,
  type: string,
  collections: readonly CollectionDefinition[],
  path: string,
): Value[] {
  const wrong: ErrorDetail[] = []
  const values = new Map<string, Value>()
  for (const [property, given] of Object.entries(properties)) {
    const found = findDefinition(property, type, collections)
    const value = given as Json
    const definition = found?.definition ?? undefinedProperty(property, value)
    if (definition.systemName === '') wrong.push({ path: `${path}.${property}`, message: 'is no name for a property' })
    else if (value === null) wrong.push({ path: `${path}.${property}`, message: 'must have a value' })
    else if (found && !accepts(found, value)) wrong.push({ path: `${path}.${property}`, message: expectation(found) })
    else if (values.has(`${definition.collectionId} ${definition.systemName}`))
      wrong.push({ path: `${path}.${property}`, message: `is given twice, as ${definition.systemName}` })
    else values.set(`${definition.collectionId} ${definition.systemName}`, { definition, value })
  }
  const [first] = wrong
  if (first) throw new ApiError('validation_error', `${first.path} ${first.message}`, { details: wrong })
  return [...values.values()]
}

interface Found {
  definition: ValueDefinition
  options: readonly string[]
}

/** By name or system name, in the collections for this type first and then in those for all types. */
function findDefinition(
  property: string,
  type: string,
  collections: readonly CollectionDefinition[],
): Found | undefined {
  const wanted = property.toLowerCase()
  const fitting = collections.filter(({ entityType }) => entityType === undefined || entityType === type)
  for (const collection of fitting.sort(
    (a, b) => Number(a.entityType === undefined) - Number(b.entityType === undefined),
  )) {
    const found = collection.properties.find(
      ({ name, systemName }) => name.toLowerCase() === wanted || systemName === wanted,
    )
    if (found) {
      const { name, systemName, mode } = found
      return {
        definition: { collectionId: collection.id, name, systemName, mode, type: found.type },
        options: found.options ?? [],
      }
    }
  }
  return undefined
}

const undefinedProperty = (name: string, value: Json): ValueDefinition => ({
  collectionId: '',
  name: name.trim(),
  systemName: systemNameOf(name),
  type: typeOfValue(value),
  mode: 'replace',
})

/** A property that collects takes one value or a list of them. */
function accepts({ definition, options }: Found, value: Json): boolean {
  if (definition.mode === 'append' && Array.isArray(value) && definition.type !== 'array')
    return value.every(item => fits(definition.type, item, options))
  return fits(definition.type, value, options)
}

const expectation = ({ definition: { type }, options }: Found): string =>
  type === 'options' ? `must be one of ${options.join(', ')}` : `must be of type ${type}`
