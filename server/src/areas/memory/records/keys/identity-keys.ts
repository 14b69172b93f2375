import type { Schemas } from '../../../../contract/schemas.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import { conflict, invalid } from '../../../../platform/values/errors.ts'
import { requireRecord } from '../entity/lookup.ts'
import { type Identity, type IdentityFields, type IdentityKey, requireIdentity } from '../identity.ts'
import type { RecordRow } from '../sql/find.ts'
import {
  addKeys,
  type HeldKey,
  holdersOf,
  keysOf,
  lockForChange,
  lockRecords,
  moveKeys,
  type NewKey,
  removeKeys,
  withoutKeys,
} from '../sql/identity-keys.ts'
import { namedRecords } from '../sql/subjects.ts'

type RecordKeys = Schemas['RecordKeys']

/** Adds keys to records, or moves them from others, all or none. @param pathOf the path of an update in the request */
export const updateKeys = (
  scope: Scope,
  updates: readonly Schemas['KeysUpdate'][],
  pathOf: (n: number) => string,
): Promise<RecordKeys[]> =>
  scope.retriedTransaction(async () => {
    const read = updates.map(({ keys, move, ...fields }, n) => ({
      identity: requireIdentity(fields, pathOf(n)),
      keys: readKeys(keys, pathOf(n)),
      move: move ?? false,
      path: pathOf(n),
    }))
    await lockNamed(scope, read)
    const added = new AddedKeys(scope)
    const records: RecordRow[] = []
    for (const update of read) records.push(await updateOne(scope, update, added))
    await added.write()
    const done: RecordKeys[] = []
    for (const { id, type } of records) done.push({ recordId: id, type, keys: await keysOf(scope, id) })
    return done
  })

interface KeysUpdate {
  identity: Identity
  keys: IdentityKey[]
  move: boolean
  path: string
}

/** Locks the records that updates name and those that have the keys, all at once. */
async function lockNamed(scope: Scope, updates: readonly KeysUpdate[]): Promise<void> {
  const ids = updates.flatMap(({ identity }) => identity.recordId ?? [])
  const keys = updates.flatMap(({ identity, keys }) => [...identity.keys, ...keys])
  const named = (await namedRecords(scope, ids, keys)).map(({ recordId }) => recordId)
  await (updates.some(({ move }) => move) ? lockRecords(scope, named) : lockForChange(scope, named))
}

/** Keys that one call adds, written together in a fixed order unless an update depends on an earlier one. */
class AddedKeys {
  readonly #scope: Scope
  #keys: NewKey[] = []

  constructor(scope: Scope) {
    this.#scope = scope
  }

  add(keys: readonly NewKey[]): void {
    this.#keys.push(...keys)
  }

  includes(keys: readonly IdentityKey[]): boolean {
    return keys.some(({ name, value }) => this.#keys.some(key => key.name === name && key.value === value))
  }

  async write(): Promise<void> {
    if (this.#keys.length > 0) await addKeys(this.#scope, this.#keys)
    this.#keys = []
  }
}

async function updateOne(
  scope: Scope,
  { identity, keys, move, path }: KeysUpdate,
  added: AddedKeys,
): Promise<RecordRow> {
  if (added.includes([...identity.keys, ...keys])) await added.write()
  const record = await requireRecord(scope, identity)
  const held = move ? await lockedHolders(scope, record, keys) : await holdersOf(scope, record.type, keys)
  const others = held.filter(({ recordId }) => recordId !== record.id)
  if (others.length > 0 && !move) throw keysTaken(record.id, others)
  if (others.length > 0) {
    // a record that loses its last key may have received another one
    await added.write()
    const holders = [...new Set(others.map(({ recordId }) => recordId))]
    await moveKeys(scope, record.id, record.type, others)
    const [bare] = await withoutKeys(scope, holders)
    if (bare !== undefined)
      throw conflict(
        `${bare} would be left without a key. Delete or merge that record instead, or add another key first.`,
        { recordIds: [record.id, bare], path },
      )
  }
  const fresh = keys.filter(({ name, value }) => !held.some(key => key.name === name && key.value === value))
  added.add(fresh.map(key => ({ ...key, recordId: record.id, type: record.type })))
  return record
}

/** The records that have the keys, after locking them: before that, another call may move or delete the keys. */
async function lockedHolders(
  scope: Scope,
  { id, type }: { id: string; type: string },
  keys: readonly IdentityKey[],
): Promise<HeldKey[]> {
  const locked = new Set<string>()
  for (;;) {
    const held = await holdersOf(scope, type, keys)
    const others = held.map(({ recordId }) => recordId).filter(other => other !== id && !locked.has(other))
    if (others.length === 0) return held
    await lockRecords(scope, [id, ...others])
    for (const other of others) locked.add(other)
  }
}

export async function listKeys(scope: Scope, request: Schemas['ListKeysRequest']): Promise<RecordKeys> {
  const { id, type } = await requireRecord(scope, requireIdentity(request))
  return { recordId: id, type, keys: await keysOf(scope, id) }
}

/** @throws ApiError `conflict_error` if the record would have no key left */
export const deleteKeys = (
  scope: Scope,
  { keys: given, ...fields }: Schemas['DeleteKeysRequest'],
): Promise<RecordKeys> =>
  scope.retriedTransaction(async () => {
    const keys = readKeys(given, 'body')
    const { id, type } = await requireRecord(scope, requireIdentity(fields))
    // serializes two calls that each remove one of the last two keys
    await lockRecords(scope, [id])
    const deleted = await removeKeys(scope, id, keys)
    const left = await keysOf(scope, id)
    if (deleted > 0 && left.length === 0)
      throw conflict(`${id} would be left without a key. Delete the record instead, or add another key first.`)
    return { recordId: id, type, keys: left }
  })

const keysTaken = (recordId: string, taken: readonly HeldKey[]): Error => {
  const names = taken.map(({ name, recordId: holder }) => `${name} is a key of ${holder}`).join(', ')
  return conflict(`${names}, not of ${recordId}. Merge the records, or take the key over from the other one.`, {
    recordIds: [...new Set([recordId, ...taken.map(({ recordId: holder }) => holder)])],
  })
}

const BUILT_IN = ['email', 'websiteUrl', 'phoneNumber'] as const

/** Normalized keys without duplicates. */
function readKeys(given: readonly Schemas['IdentityKey'][], path: string): IdentityKey[] {
  const keys = given.map(({ name, value }, n) => {
    const place = `${path}.keys.${n}`
    if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value.trim()))
      throw invalid(`${place}.value`, `${place}.value is not an email address: ${value}`)
    const fields: IdentityFields = BUILT_IN.some(each => each === name)
      ? { [name]: value }
      : { customKeyName: name, customKeyValue: value }
    const [key] = requireIdentity(fields, place).keys
    if (!key) throw invalid(place, `${place} names nobody.`)
    return key
  })
  return [...new Map(keys.map(key => [JSON.stringify([key.name, key.value]), key])).values()]
}
