import type { components } from '../../../../contract/openapi.gen.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { systemNames } from '../system-names.ts'
import type { Condition } from './condition.ts'
import { OPERATORS } from './operators.ts'

export type PropertyFilter = components['schemas']['PropertyFilter']

/**
 * Parses a filter into a condition on records.
 * @param path the path of the filter in the request, for error messages
 * @throws ApiError `validation_error`
 */
export function readFilter(
  { conditions, logic }: PropertyFilter,
  collections: readonly CollectionDefinition[],
  path: string,
): Condition {
  const read = conditions.map(({ property, operator, value }, index): Condition => {
    const { read: test, negated = false } = OPERATORS[operator]
    const at = `${path}.conditions.${index}.value`
    return { property: { names: systemNames(property, collections), negated, test: test(value, at) } }
  })
  return logic === 'or' ? { any: read } : { all: read }
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
export function readGroups(
  { groups = [], logic, filterByProperty }: FilterGroups,
  collections: readonly CollectionDefinition[],
): Condition | undefined {
  const read = groups.map((group, n) => readFilter(group, collections, `body.groups.${n}`))
  const own = filterByProperty && readFilter(filterByProperty, collections, 'body.filterByProperty')
  const grouped: Condition[] = logic === 'or' && read.length > 1 ? [{ any: read }] : read
  const all = [...grouped, ...(own ? [own] : [])]
  return all.length === 0 ? undefined : { all }
}
