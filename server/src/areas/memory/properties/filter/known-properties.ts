import type { components } from '../../../../contract/openapi.gen.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { bareName, nearName } from '../../../../platform/values/near-name.ts'
import type { CollectionDefinition } from '../../definitions.ts'
import { namesInUse, usedNames } from '../sql/used-names.ts'
import { definitionsOfName, systemNames } from '../system-names.ts'

/** Maximum number of names in an error. */
const MAX_NAMED = 10

/**
 * Checks that the properties in filters exist: a collection defines them, or a record has them. One query, and only
 * if a property is not defined.
 * @param filters with their paths in the request
 * @throws ApiError `validation_error` that suggests the property that was probably meant
 */
export async function requireKnownProperties(
  scope: Scope,
  filters: readonly { filter: components['schemas']['PropertyFilter']; path: string }[],
  collections: readonly CollectionDefinition[],
): Promise<void> {
  const undefinedOnes = filters.flatMap(({ filter, path }) =>
    filter.conditions.flatMap(({ property }, n) =>
      definitionsOfName(property, collections).length > 0
        ? []
        : [{ property, path: `${path}.conditions.${n}.property`, names: systemNames(property, collections) }],
    ),
  )
  if (undefinedOnes.length === 0) return
  const inUse = await namesInUse(
    scope,
    undefinedOnes.flatMap(({ names }) => names),
  )
  const unknown = undefinedOnes.find(({ names }) => !names.some(name => inUse.has(name)))
  if (!unknown) return
  const used = await usedNames(scope)
  const defined = collections.flatMap(({ properties }) => properties)
  const known = [...new Map([...used, ...defined].map(({ name, systemName }) => [systemName, name])).values()]
  throw invalid(
    unknown.path,
    `${unknown.path} must be a property that a collection or a record has. ${adviceFor(unknown.property, known)}`,
  )
}

function adviceFor(given: string, known: readonly string[]): string {
  const bare = bareName(given)
  const near = nearName(given, known) ?? known.find(name => bare !== '' && bareName(name).includes(bare))
  if (near !== undefined) return `Did you mean ${near}?`
  if (known.length === 0) return 'Create a collection that defines it, or set it with upsert.'
  const more = known.length > MAX_NAMED ? `, and ${known.length - MAX_NAMED} more` : ''
  return `The properties are ${known.slice(0, MAX_NAMED).join(', ')}${more}.`
}
