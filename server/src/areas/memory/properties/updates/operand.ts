import type { components } from '../../../../contract/openapi.gen.ts'
import { fits } from '../../../../models/value-types.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { newId } from '../../../../platform/values/ids.ts'
import { isObject, type Json, type JsonObject } from '../../../../platform/values/json.ts'
import { accepts, expectation, type FoundDefinition } from '../property-definition.ts'
import type { ChangeRow } from '../sql/change.ts'
import type { PropertyTarget } from './property-target.ts'

type Operation = components['schemas']['PropertyOperation']

export interface GivenChange {
  operation: Operation
  /** Absent only if `remove` removes the property. */
  value?: Json | undefined
  /** Whether it restores an earlier value. */
  undoing?: boolean
}

const collects = ({ definition: { mode, type } }: FoundDefinition): boolean => mode === 'append' || type === 'array'

type Check = (value: Json, defined: FoundDefinition | undefined) => string | undefined

/** For each operation, the error for an invalid value, with or without a definition. */
const PROBLEM: Record<Operation, Check> = {
  set: (value, defined) => (defined && !accepts(defined, value) ? expectation(defined) : undefined),
  push: (value, defined) => {
    if (!defined) return undefined
    if (!collects(defined)) return 'has nowhere to go: the property holds one value, so use set'
    const { type } = defined.definition
    const all = [value].flat().every(item => type === 'array' || fits(type, item, defined.options))
    return all ? undefined : expectation(defined)
  },
  remove: (_value, defined) =>
    defined && !collects(defined) && defined.definition.type !== 'object'
      ? 'must be left out: the property holds one value, and is removed as a whole'
      : undefined,
  increment: (value, defined) => {
    if (typeof value !== 'number') return 'must be a number'
    return defined && (defined.definition.type !== 'number' || collects(defined))
      ? `has nothing to be added to: the property is of type ${defined.definition.type}`
      : undefined
  },
  patch: (value, defined) => {
    const items = Array.isArray(value)
    if (items ? !value.every(item => isObject(item) && 'id' in item) : !isObject(value))
      return 'must be an object, or a list of objects with the id of an item each'
    return defined && defined.definition.type !== (items ? 'array' : 'object') && !collects(defined)
      ? `does not fit: the property is of type ${defined.definition.type}`
      : undefined
  },
}

/** Maximum number of elements that one change adds, removes or patches: each is compared with all existing ones. */
const MAX_AT_ONCE = 200

/**
 * Validates the value of a change.
 * @param author who makes the change, for items of a workspace
 * @param path the path of the change in the request, for error messages
 * @throws ApiError `validation_error`
 */
export function readOperand(
  { operation, value, undoing = false }: GivenChange,
  { definition, defined, workspaceList }: PropertyTarget,
  author: string,
  path: string,
): Pick<ChangeRow, 'operation' | 'operand'> {
  if (workspaceList && operation === 'set' && !undoing)
    throw invalid(
      `${path}.operation`,
      `set would overwrite all ${definition.name.toLowerCase()}. Add items with push, and change or delete them by id with patch or remove.`,
    )
  if (operation === 'remove' && value === undefined) return { operation: 'drop', operand: null }
  if (value === undefined || value === null)
    throw invalid(`${path}.value`, `${path}.value is required. To delete the property, use remove without a value.`)
  if (operation !== 'set' && Array.isArray(value) && value.length > MAX_AT_ONCE)
    throw invalid(
      `${path}.value`,
      `${path}.value has ${value.length} elements; ${operation} takes at most ${MAX_AT_ONCE} at once.`,
    )
  const given = workspaceList && operation === 'push' ? [value].flat().map(item => toItem(item, author, path)) : value
  const problem = workspaceList && operation === 'push' ? undefined : PROBLEM[operation](given, defined)
  if (problem !== undefined) throw invalid(`${path}.value`, `${path}.value ${problem}`)
  // an append property is a list from its first value on
  const single = operation === 'set' && defined?.definition.mode === 'append' && !Array.isArray(given)
  return { operation, operand: single ? [given] : given }
}

/** A task or an issue: the caller's fields, and those that every workspace item has. */
function toItem(item: Json, author: string, path: string): JsonObject {
  const fields = typeof item === 'string' ? { title: item } : item
  if (!isObject(fields) || Object.keys(fields).length === 0)
    throw invalid(`${path}.value`, `${path}.value must be a string or an object with the changes.`)
  return { id: newId('itm'), status: 'open', createdAt: new Date().toISOString(), author, ...fields }
}
