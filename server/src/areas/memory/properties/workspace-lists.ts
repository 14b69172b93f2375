import { isObject, type Json } from '../../../platform/values/json.ts'
import { oneLine, valueText } from '../text-format.ts'
import { systemNameOf } from './system-names.ts'

/** The lists that every workspace has. Requests name them in brackets: `[Tasks]`. */
const LISTS = ['Tasks', 'Issues']
const BY_SYSTEM_NAME = new Map(LISTS.map(name => [systemNameOf(name), name]))

export const WORKSPACE_LISTS: readonly string[] = [...BY_SYSTEM_NAME.keys()]

export const isWorkspaceList = (systemName: string): boolean => BY_SYSTEM_NAME.has(systemName)

/** The list that a property name refers to, with or without brackets, unless a collection defines that property. */
export const workspaceListNamed = (propertyName: string): string | undefined =>
  BY_SYSTEM_NAME.get(systemNameOf(propertyName))

export const isInBrackets = (propertyName: string): boolean => /^\[.*\]$/.test(propertyName.trim())

/** A workspace list as text: its name with that of its workspace, and one line for each item. */
interface ListText {
  title: string
  items: string[]
}

interface NamedValue {
  name: string
  systemName: string
  value: unknown
  /** The name of the workspace; absent if the list belongs to none. */
  workspace?: string | undefined
}

/** The name of a property; that of a workspace list has the name of its workspace: `Tasks (Launch)`. */
export const fullNameOf = ({ name, systemName, value, workspace }: NamedValue): string =>
  BY_SYSTEM_NAME.has(systemName) && Array.isArray(value) && workspace !== undefined ? `${name} (${workspace})` : name

/** @returns undefined if the value is not a workspace list */
export function listTextOf(property: NamedValue): ListText | undefined {
  const { systemName, value } = property
  if (!BY_SYSTEM_NAME.has(systemName) || !Array.isArray(value)) return undefined
  return { title: fullNameOf(property), items: value.map(itemText) }
}

/** Fields that a reader does not need. */
const HIDDEN = new Set(['id', 'createdAt', 'author'])

/** An item as one line: its title, with its status and its other fields in parentheses. */
function itemText(item: Json): string {
  if (!isObject(item)) return oneLine(valueText(item))
  const { title, status, ...others } = item
  const details = Object.entries(others).flatMap(([name, value]) =>
    HIDDEN.has(name) || value === null ? [] : [`${name}: ${valueText(value)}`],
  )
  const notes = [...(status === undefined ? [] : [valueText(status)]), ...details].join('; ')
  if (title === undefined) return oneLine(notes)
  return oneLine(notes === '' ? valueText(title) : `${valueText(title)} (${notes})`)
}
