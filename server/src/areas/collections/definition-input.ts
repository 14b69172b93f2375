import type { components } from '../../contract/openapi.gen.ts'
import { ApiError, type ErrorDetail } from '../../platform/values/errors.ts'
import type { PropertyDefinition } from './collection.ts'
import { systemNameOf } from './names.ts'

export type PropertyDefinitionInput = components['schemas']['PropertyDefinitionInput']

/** Validates definitions and generates missing system names. @throws ApiError `validation_error` with all problems */
export function defineProperties(inputs: readonly PropertyDefinitionInput[]): PropertyDefinition[] {
  const details = findProblems(inputs)
  const [first] = details
  if (first) throw new ApiError('validation_error', `${first.path} ${first.message}`, { details })
  const taken = new Set(inputs.flatMap(({ systemName }) => systemName ?? []))
  return inputs.map(({ name, systemName: given, aliases = [], isName = false, ...rest }) => {
    const systemName = given ?? systemNameOf(name, taken)
    taken.add(systemName)
    return {
      name: name.trim(),
      systemName,
      ...rest,
      ...(isName && { isName }),
      ...(aliases.length > 0 && { aliases: aliases.map(alias => alias.trim()) }),
    }
  })
}

function findProblems(inputs: readonly PropertyDefinitionInput[]): ErrorDetail[] {
  const names = new Map<string, number>()
  const systemNames = new Map<string, number>()
  const taken = new Map(inputs.map(({ name }, index) => [name.trim().toLowerCase(), index]))
  const marked = inputs.findIndex(({ isName }) => isName)
  return inputs.flatMap((input, index) => {
    const problems = [
      { field: 'name', message: nameProblem(input.name, names, index) },
      { field: 'systemName', message: input.systemName && repeated(systemNames, input.systemName, index) },
      { field: 'options', message: optionsProblem(input) },
      { field: 'aliases', message: aliasesProblem(input, taken, index) },
      { field: 'isName', message: nameMarkProblem(input, marked, index) },
    ]
    return problems.flatMap(({ field, message }) =>
      message ? [{ path: `body.properties.${index}.${field}`, message }] : [],
    )
  })
}

function nameProblem(name: string, seen: Map<string, number>, index: number): string | undefined {
  if (name.trim() === '') return 'must have a visible character'
  // filters match property names case-insensitively, so names must differ in more than case
  return repeated(seen, name.trim().toLowerCase(), index)
}

function repeated(seen: Map<string, number>, value: string, index: number): string | undefined {
  const before = seen.get(value)
  if (before !== undefined) return `is the same as in body.properties.${before}; give each property one of its own`
  seen.set(value, index)
  return undefined
}

/** @param taken the names and aliases of the other properties, to which those of this one are added */
function aliasesProblem(
  { aliases = [] }: PropertyDefinitionInput,
  taken: Map<string, number>,
  index: number,
): string | undefined {
  for (const alias of aliases) {
    const key = alias.trim().toLowerCase()
    if (key === '') return 'has an alias without a visible character'
    const other = taken.get(key)
    if (other === index) return `has ${alias.trim()}, which the property is called already; leave it out`
    if (other !== undefined) return `has ${alias.trim()}, which is what body.properties.${other} is called`
    taken.set(key, index)
  }
  return undefined
}

function nameMarkProblem({ isName, type, mode }: PropertyDefinitionInput, marked: number, index: number) {
  if (!isName) return undefined
  if (type !== 'text' || mode === 'append') return 'is only for the type text and the mode replace'
  return index === marked ? undefined : `is set for body.properties.${marked} already; a record has one name`
}

function optionsProblem({ type, options }: PropertyDefinitionInput): string | undefined {
  if (type === 'options' && !options) return 'is missing; the type options needs the values that it allows'
  if (type !== 'options' && options) return `is only for the type options, and the type is ${type}`
  return undefined
}
