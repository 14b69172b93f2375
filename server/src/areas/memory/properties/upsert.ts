import type { Schemas } from '../../../contract/schemas.ts'
import { actorOf } from '../../../platform/access/principal.ts'
import { type BillingContext, paying } from '../../../platform/credits/credits.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { ApiError, type ErrorDetail, invalid, notFound } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import type { Json } from '../../../platform/values/json.ts'
import type { CollectionDefinition, DefinitionsOf } from '../definitions.ts'
import { PRICES } from '../prices.ts'
import { sharedNames, toRow } from '../records/entity/entities.ts'
import { toError } from '../records/entity/problem.ts'
import { type Identity, requireIdentity } from '../records/identity.ts'
import { isProfile } from '../records/profile/profile.ts'
import { findRecords } from '../records/sql/find.ts'
import type { EntityRow, ProblemRow } from '../records/sql/records.ts'
import { incomingRow, propertyKey, rowKey, type ValueDefinition } from './incoming.ts'
import {
  accepts,
  expectation,
  type FoundDefinition,
  findDefinition,
  theDefinition,
  undefinedProperty,
} from './property-definition.ts'
import type { KeptValue } from './sql/kept-values.ts'
import { type IncomingRow, MAX_BYTES } from './sql/properties.ts'
import { upsert } from './sql/upsert.ts'
import { workspaceListNamed } from './workspace-lists.ts'

type UpsertRecord = Schemas['UpsertRecord']

/** Sets properties without extraction, on all records or none. With `asOf`, values that are later than that remain. */
export const createUpserter =
  ({ definitionsOf }: { definitionsOf: DefinitionsOf }) =>
  async (
    billing: BillingContext,
    { records }: Schemas['UpsertRequest'],
    asOf?: Date,
  ): Promise<Schemas['UpsertResponse']['data']> => {
    const { scope, principal, requestId } = billing
    const price = records.length * PRICES.upsert
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const identities = records.map(({ key, type }, n) => requireIdentity({ ...key, type }, pathOf(n)))
    requireApart(identities)
    const entities = identities.map(toRow)
    const types = await typesOf(scope, entities, collections)
    const origin = { source: 'caller', actor: actorOf(principal), asOf: asOf ?? new Date() }
    const properties = records.flatMap((record, n) =>
      valuesOf(record, finderOf(record, types.get(n) ?? '', collections), `body.records.${n}.properties`).map(
        ({ definition, value }) => incomingRow(definition, value, { n, ...origin }, 1),
      ),
    )
    const usage = { price: PRICES.upsert, usageId: newId('use'), keyId: principal.key?.id ?? null, requestId }
    const write = async () => {
      const outcome = await upsert(scope, { entities, properties, alwaysWins: asOf === undefined, ...usage })
      refuseFull(outcome.kept, properties)
      return outcome
    }
    // one statement is atomic, but a list may turn out to be too large after it was merged, which requires a rollback
    const grows = properties.some(({ mode }) => mode === 'append')
    const outcome = await paying(scope, price, () => scope.retried(() => (grows ? scope.transaction(write) : write())))
    refuse(outcome.problems)
    const billed = outcome.records.filter(({ created, changed }) => created || changed > 0)
    return {
      creditsCharged: billed.length * PRICES.upsert,
      records: outcome.records.map(({ recordId, created, changed }) => ({
        recordId,
        created,
        propertiesChanged: changed,
      })),
    }
  }

const pathOf = (n: number): string => `body.records.${n}.key`

function refuse([problem]: readonly ProblemRow[]): void {
  if (problem) throw toError(problem, pathOf)
}

function refuseFull(kept: readonly KeptValue[], properties: readonly IncomingRow[]): void {
  const full = kept.find(({ reason }) => reason === 'list_full')
  if (!full) return
  const list = properties.find(row => row.n === full.n && propertyKey(full) === rowKey(row))
  const path = `body.records.${full.n}.properties.${list?.name}`
  throw invalid(path, `${path}: the list would exceed ${MAX_BYTES / 1024} kB. Remove items, or store them as memories.`)
}

/** The current or future types of the records, by number. The type determines which collections apply. */
async function typesOf(
  scope: Scope,
  entities: readonly EntityRow[],
  collections: readonly CollectionDefinition[],
): Promise<Map<number, string>> {
  const types = new Map(entities.map(({ e, new_type }) => [e, new_type]))
  // if all collections apply to all types, no query is needed
  if (collections.every(({ entityType }) => entityType === undefined)) return types
  const { problems, records } = await findRecords(scope, entities)
  refuse(problems)
  for (const { e, type } of records) types.set(e, type)
  return types
}

function requireApart(identities: readonly Identity[]): void {
  const seen = new Map<string, number>()
  for (const [n, identity] of identities.entries()) {
    for (const name of sharedNames(identity)) {
      const first = seen.get(name)
      if (first !== undefined && first !== n)
        throw invalid(pathOf(n), `Records ${first} and ${n} identify the same record. Combine them into one.`)
      seen.set(name, n)
    }
  }
}

interface Value {
  definition: ValueDefinition
  value: Json
}

type Finder = (property: string, path: string) => FoundDefinition | undefined

/** Finds definitions in the collection that the record names, then in all of its type. */
function finderOf({ collectionId }: UpsertRecord, type: string, collections: readonly CollectionDefinition[]): Finder {
  const named = collections.find(({ id }) => id === collectionId)
  if (collectionId !== undefined && !named) throw notFound('collection', collectionId)
  return (property, path) =>
    (named && findDefinition(property, named.entityType ?? type, [named])) ??
    theDefinition(property, type, collections, path)
}

function valuesOf({ properties }: UpsertRecord, find: Finder, path: string): Value[] {
  const wrong: ErrorDetail[] = []
  const values = new Map<string, Value>()
  for (const [property, given] of Object.entries(properties)) {
    const found = find(property, `${path}.${property}`)
    const value = given as Json
    const definition = found?.definition ?? undefinedProperty(property, value)
    if (definition.systemName === '')
      wrong.push({ path: `${path}.${property}`, message: 'is not a valid property name' })
    else if (!found && workspaceListNamed(property) !== undefined)
      wrong.push({
        path: `${path}.${property}`,
        message: 'is a list of a workspace, which upsert would overwrite. Push to it with POST /api/v1/memory/update.',
      })
    else if (isProfile(property))
      wrong.push({ path: `${path}.${property}`, message: 'is changed line by line with POST /api/v1/memory/update' })
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
