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

/** What an entry becomes: lines of an export, a reason why it is not imported, or what is wrong with it. */
export type Outcome = readonly Content[] | { left: string } | { fault: string }

/** How the entries of one list are read. */
export interface List {
  learn: ((value: unknown, place: Place, facts: Facts) => void) | undefined
  read: (value: unknown, place: Place, facts: Facts) => Outcome | { issues: readonly z.core.$ZodIssue[] }
  /** The fields of an entry that are not imported. */
  unread: (value: unknown) => string[]
}

interface Definition<Entry> {
  schema: z.ZodType<Entry>
  /** Whether the fields may be written in camelCase, as the TypeScript client of the product does. */
  anyCase?: true
  learn?: (entry: Entry, place: Place, facts: Facts) => void
  toItems: (entry: Entry, place: Place, facts: Facts) => Outcome
}

export function list<Entry>({ schema, anyCase, learn, toItems }: Definition<Entry>): List {
  const known = fieldsOf(schema)
  const named = (value: unknown): unknown => (anyCase && isFields(value) ? inSnakeCase(value) : value)
  return {
    learn:
      learn &&
      ((value, place, facts) => {
        const { data } = schema.safeParse(named(value))
        if (data !== undefined) learn(data, place, facts)
      }),
    read: (value, place, facts) => {
      const { data, error } = schema.safeParse(named(value))
      return data === undefined ? { issues: error?.issues ?? [] } : toItems(data, place, facts)
    },
    unread: value => {
      const fields = known && isFields(value) ? Object.entries(value) : []
      return fields.flatMap(([name, content]) =>
        isEmpty(content) || known?.has(anyCase ? snakeCase(name) : name) ? [] : name,
      )
    },
  }
}

/** @returns undefined if all fields are read */
function fieldsOf(schema: z.core.$ZodType): ReadonlySet<string> | undefined {
  const { def } = schema._zod
  if (isObject(def)) return def.catchall ? undefined : new Set(Object.keys(def.shape))
  if (isUnion(def)) return new Set(def.options.flatMap(option => [...(fieldsOf(option) ?? [])]))
  return isPipe(def) ? fieldsOf(def.out) : undefined
}
const isObject = (def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef => def.type === 'object'
const isUnion = (def: z.core.$ZodTypeDef): def is z.core.$ZodUnionDef => def.type === 'union'
const isPipe = (def: z.core.$ZodTypeDef): def is z.core.$ZodPipeDef => def.type === 'pipe'

const inSnakeCase = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value]))
const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
