import { newId } from '../../../platform/values/ids.ts'
import { type IdentityKey, normalKey, usualType } from '../records/identity.ts'
import type { ImportIds } from './import-ids.ts'
import type { KeyRow } from './sql/import.ts'

/** The fields of a line that identify its record. */
export interface SubjectFields {
  recordId?: string | undefined
  type?: string | undefined
  keys?: IdentityKey[] | undefined
  createdAt?: string | undefined
}

/** A record that lines of an import refer to. */
export interface Subject {
  givenId: string | undefined
  type: string
  keys: Map<string, KeyRow>
  createdAt: string | undefined
}

const keyName = ({ type, name, value }: KeyRow): string => JSON.stringify([type, name, value])

/** Determines which lines refer to the same record: those with its id or one of its keys. */
export class Subjects {
  readonly all: Subject[] = []
  readonly #byName = new Map<string, Subject>()

  /** @returns an error if the fields identify no record, or several records of other lines */
  of({ recordId, type, keys = [], createdAt }: SubjectFields): Subject | string {
    const kind = type ?? this.#byName.get(recordId ?? '')?.type ?? usualType(keys[0]?.name ?? '')
    const rows: KeyRow[] = []
    for (const key of keys) {
      const normal = normalKey(key)
      if (!normal) return `has a ${key.name} that names nobody: ${key.value}`
      rows.push({ type: kind, ...normal })
    }
    const names = [...(recordId === undefined ? [] : [recordId]), ...rows.map(keyName)]
    if (names.length === 0) return 'must name its record by recordId or keys'
    const [known, ...others] = new Set(names.flatMap(name => this.#byName.get(name) ?? []))
    if (others.length > 0) return 'names several records of the lines before it; a line must name one'
    if (known && type !== undefined && known.type !== type) {
      if (known.keys.size > 0)
        return `has the type ${type}; in the lines before it, its record has the type ${known.type}`
      known.type = type
    }
    const subject = known ?? { givenId: recordId, type: kind, keys: new Map(), createdAt }
    if (!known) this.all.push(subject)
    for (const row of rows) subject.keys.set(keyName(row), row)
    for (const name of names) this.#byName.set(name, subject)
    return subject
  }
}

export interface Placed {
  id: string
  type: string
  isNew: boolean
  /** Keys that no record has yet. */
  keys: KeyRow[]
}

/** The record of a subject: by its id, then by its keys, otherwise new. @returns an error if several match */
export function place(subject: Subject, ids: ImportIds, held: ReadonlyMap<string, string>): Placed | string {
  const { givenId, type } = subject
  const keys = [...subject.keys.values()].filter(key => !held.has(keyName(key)))
  const known = givenId === undefined ? undefined : ids.known(givenId)
  // keys belong to the type of their record
  if (known) return { id: known.id, type: known.type ?? type, isNew: false, keys: known.type === type ? keys : [] }
  const [byKeys, ...others] = new Set([...subject.keys.keys()].flatMap(name => held.get(name) ?? []))
  if (others.length > 0) return `has keys of several records: ${[byKeys, ...others].join(', ')}`
  if (byKeys !== undefined) return { id: byKeys, type, isNew: false, keys }
  return { id: givenId === undefined ? newId('rec') : ids.here(givenId), type, isNew: true, keys }
}

export const heldByName = (held: readonly (KeyRow & { recordId: string })[]): Map<string, string> =>
  new Map(held.map(({ recordId, type, name, value }) => [keyName({ type, name, value }), recordId]))
