import type { z } from 'zod'
import { type Fields, isFields } from '../../../terminal/json.ts'
import type { Content } from './item.ts'

/** What entries say about others, such as the user of a session; collected before anything else is read. */
export class Facts {
  readonly #known = new Map<string, string[]>()

  add(name: string, value: string | null | undefined): void {
    if (!value) return
    const values = this.#known.get(name)
    if (values) values.push(value)
    else this.#known.set(name, [value])
  }

  all(name: string): readonly string[] {
    return this.#known.get(name) ?? []
  }

  one(name: string): string | undefined {
    return this.all(name).at(0)
  }
}

export interface Place {
  /** Identifies an entry: the number of its document, and its path, such as `0.sessions.0.messages.3`. */
  path: string
  /** The same of the entry that contains it: `0.sessions.0`. */
  parent: string
}

/**
 * What an entry becomes: lines of an export, a reason why it is not imported, or what is wrong with it. A reason that is
 * odd is reported with the place of the entry.
 */
export type Outcome = readonly Content[] | { left: string; isOdd?: true } | { fault: string; field?: string }

export const WITHOUT_TEXT: Outcome = { left: 'without text', isOdd: true }

/** A field that is not what it should be. */
export interface OddField {
  field: string
  message: string
}

export interface Reading {
  outcome: Outcome
  /** Fields that the entry is imported without. */
  odd: readonly OddField[]
}

/** How the entries of one list are read. */
export interface List {
  learn: ((value: unknown, place: Place, facts: Facts) => void) | undefined
  read: (value: unknown, place: Place, facts: Facts) => Reading
  /** The fields of an entry that are not imported. */
  unread: (value: unknown) => string[]
}

interface Definition<Entry> {
  schema: z.ZodType<Entry>
  /** Brings a value into the form of the schema. */
  prepare?: (value: unknown) => unknown
  /** Whether the fields may be written in camelCase, as the TypeScript client of the product does. */
  anyCase?: true
  /** The fields that say whose an entry is: if one of them is odd, the entry is not given to another owner. */
  owner?: readonly string[]
  learn?: (entry: Entry, place: Place, facts: Facts) => void
  toItems: (entry: Entry, place: Place, facts: Facts) => Outcome
}

export function list<Entry>(definition: Definition<Entry>): List {
  const { schema, prepare = value => value, anyCase, owner = [], learn, toItems } = definition
  const known = fieldsOf(schema)
  const parse = (value: unknown): { entry: Entry; odd: OddField[] } | { fault: string; field?: string } => {
    const named = prepare(anyCase && isFields(value) ? inSnakeCase(value) : value)
    const { data, error } = schema.safeParse(named)
    if (data !== undefined) return { entry: data, odd: [] }
    const issues = error?.issues ?? []
    const odd = issues.map(({ path, code, message }) => ({
      field: path.map(String).join('.'),
      message: path.length === 0 && code === 'invalid_type' ? 'is not an object' : message,
    }))
    const [wrong] = odd.filter(({ field }) => field === '' || owner.includes(field.split('.')[0] ?? ''))
    // an odd field is not worth losing the entry
    const rest = wrong ? undefined : schema.safeParse(without(named, issues)).data
    if (rest !== undefined) return { entry: rest, odd }
    const { field = '', message = 'is not an entry' } = wrong ?? odd[0] ?? {}
    return { fault: message, ...(field !== '' && { field }) }
  }
  return {
    learn:
      learn &&
      ((value, place, facts) => {
        const parsed = parse(value)
        if ('entry' in parsed) learn(parsed.entry, place, facts)
      }),
    read: (value, place, facts) => {
      const parsed = parse(value)
      return 'entry' in parsed
        ? { outcome: toItems(parsed.entry, place, facts), odd: parsed.odd }
        : { outcome: parsed, odd: [] }
    },
    unread: value => {
      const fields = known && isFields(value) ? Object.entries(value) : []
      return fields.flatMap(([name, content]) =>
        isEmpty(content) || known?.has(anyCase ? snakeCase(name) : name) ? [] : name,
      )
    },
  }
}

/** A copy of a value without what the issues name. */
function without(value: unknown, issues: readonly { path: readonly PropertyKey[] }[]): unknown {
  const copy = structuredClone(value)
  // the last elements of a list first, so that the numbers of the others stay
  const paths = issues.map(({ path }) => path).sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)))
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), copy)
    if (Array.isArray(parent)) parent.splice(Number(path.at(-1)), 1)
    else Reflect.deleteProperty(Object(parent), path.at(-1) ?? '')
  }
  return copy
}

/** @returns undefined if all fields are read */
function fieldsOf(schema: z.core.$ZodType): ReadonlySet<string> | undefined {
  const { def } = schema._zod
  if (isObject(def)) return def.catchall ? undefined : new Set(Object.keys(def.shape))
  return isUnion(def) ? new Set(def.options.flatMap(option => [...(fieldsOf(option) ?? [])])) : undefined
}
const isObject = (def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef => def.type === 'object'
const isUnion = (def: z.core.$ZodTypeDef): def is z.core.$ZodUnionDef => def.type === 'union'

const inSnakeCase = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value]))
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
