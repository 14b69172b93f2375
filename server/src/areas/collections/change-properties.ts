import type { components } from '../../contract/openapi.gen.ts'
import { ApiError, type ErrorDetail } from '../../platform/values/errors.ts'
import type { PropertyDefinition } from './collection.ts'
import { defineProperties, type PropertyDefinitionInput } from './definition-input.ts'

export type PropertyDefinitionChange = components['schemas']['PropertyDefinitionChange']

/**
 * Applies an update to a collection's definitions: partial changes of existing properties, and new properties.
 * @throws ApiError `validation_error` with a detail for each invalid field
 */
export function changeProperties(
  current: readonly PropertyDefinition[],
  changes: readonly PropertyDefinitionChange[],
): PropertyDefinition[] {
  const details: ErrorDetail[] = []
  const inputs = changes.flatMap((change, index) => {
    const input = applied(findChanged(current, change), change)
    const { name, type } = input
    if (name !== undefined && type !== undefined) return { ...input, name, type }
    for (const field of ['name', 'type'] as const)
      if (input[field] === undefined)
        details.push({
          path: `body.properties.${index}.${field}`,
          message: 'is missing; the collection has no such property yet, and a new one needs a name and a type',
        })
    return []
  })
  const [first] = details
  if (first) throw new ApiError('validation_error', `${first.path} ${first.message}`, { details })
  return defineProperties(inputs)
}

/** Finds a property by its system name, which never changes, otherwise by its case-insensitive name. */
function findChanged(
  current: readonly PropertyDefinition[],
  { systemName, name }: PropertyDefinitionChange,
): PropertyDefinition | undefined {
  if (systemName !== undefined) return current.find(property => property.systemName === systemName)
  const wanted = name?.trim().toLowerCase()
  return current.find(property => property.name.toLowerCase() === wanted)
}

type Applied = Partial<PropertyDefinitionInput> & Pick<PropertyDefinitionInput, 'mode'>

function applied(before: PropertyDefinition | undefined, change: PropertyDefinitionChange): Applied {
  const { description, unit, options, ...rest } = change
  const type = change.type ?? before?.type
  const next = {
    // options belong to their type and are dropped with it
    options: options ?? (type === before?.type ? before?.options : undefined),
    description: description === undefined ? before?.description : (description ?? undefined),
    unit: unit === undefined ? before?.unit : (unit ?? undefined),
    aliases: change.aliases ?? before?.aliases,
    review: change.review ?? before?.review,
    isName: change.isName ?? before?.isName,
  }
  return {
    ...(before && { name: before.name, systemName: before.systemName, type: before.type }),
    ...rest,
    mode: change.mode ?? before?.mode ?? 'replace',
    ...(next.options && { options: next.options }),
    ...(next.description !== undefined && { description: next.description }),
    ...(next.unit !== undefined && { unit: next.unit }),
    ...(next.aliases && { aliases: next.aliases }),
    ...(next.review && { review: next.review }),
    ...(next.isName !== undefined && { isName: next.isName }),
  }
}
