import type { components } from '../../../../contract/openapi.gen.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { definitionsOfName, systemNames } from '../system-names.ts'
import type { Condition } from './condition.ts'
import { requireKnownProperties } from './known-properties.ts'
import { OPERATORS } from './operators.ts'
import { requireComparable } from './value-types.ts'

export type PropertyFilter = components['schemas']['PropertyFilter']

/**
 * Parses a filter of known properties into a condition on records. A caller's filter is parsed by `readOwnFilter`.
 * @param path the path of the filter in the request, for error messages
 * @throws ApiError `validation_error`
 */
export function readFilter(
  { conditions, logic }: PropertyFilter,
  collections: readonly CollectionDefinition[],
  path: string,
): Condition {
  const read = conditions.map((condition, index): Condition => {
    const { property, operator, value } = condition
    const { read: test, negated = false } = OPERATORS[operator]
    const at = `${path}.conditions.${index}`
    const tested = { names: systemNames(property, collections), negated, test: test(value, `${at}.value`) }
    const types = new Set(definitionsOfName(property, collections).map(({ type }) => type))
    requireComparable(condition, [...types], at)
    return { property: tested }
  })
  return logic === 'or' ? { any: read } : { all: read }
}

/**
 * Parses a caller's filter into a condition on records.
 * @param path the path of the filter in the request, for error messages
 * @throws ApiError `validation_error`, also if no collection or record has a property
 */
export async function readOwnFilter(
  scope: Scope,
  filter: PropertyFilter,
  collections: readonly CollectionDefinition[],
  path: string,
): Promise<Condition> {
  const condition = readFilter(filter, collections, path)
  await requireKnownProperties(scope, [{ filter, path }], collections)
  return condition
}

/** The filters of a search: groups of conditions, and the property filter that other operations use. */
export interface FilterGroups {
  groups?: PropertyFilter[] | undefined
  logic: 'and' | 'or'
  filterByProperty?: PropertyFilter | undefined
}

/**
 * Parses groups of conditions into one condition on records.
 * @returns undefined without conditions: every record matches
 * @throws ApiError `validation_error` naming the field
 */
export async function readGroups(
  scope: Scope,
  { groups = [], logic, filterByProperty }: FilterGroups,
  collections: readonly CollectionDefinition[],
): Promise<Condition | undefined> {
  const read = groups.map((group, n) => readFilter(group, collections, `body.groups.${n}`))
  const own = filterByProperty && readFilter(filterByProperty, collections, 'body.filterByProperty')
  const filters = groups.map((filter, n) => ({ filter, path: `body.groups.${n}` }))
  if (filterByProperty) filters.push({ filter: filterByProperty, path: 'body.filterByProperty' })
  await requireKnownProperties(scope, filters, collections)
  const grouped: Condition[] = logic === 'or' && read.length > 1 ? [{ any: read }] : read
  const all = [...grouped, ...(own ? [own] : [])]
  return all.length === 0 ? undefined : { all }
}
