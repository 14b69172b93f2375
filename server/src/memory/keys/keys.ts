import type { components } from '../../contract/openapi.gen.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { conflict, invalid } from '../../platform/errors.ts'
import { type IdentityFields, type IdentityKey, requireIdentity } from '../entity/identity.ts'
import { requireRecord } from '../entity/lookup.ts'
import {
  addKeys,
  type HeldKey,
  holdersOf,
  keysOf,
  lockRecords,
  moveKeys,
  removeKeys,
  withoutKeys,
} from '../statements/keys.ts'

type Schemas = components['schemas']
type RecordKeys = Schemas['RecordKeys']

/** Gives keys to records, or moves them from others: all of it, or nothing. @param pathOf where an update stands */
export const updateKeys = (
  scope: Scope,
  updates: readonly Schemas['KeysUpdate'][],
  pathOf: (n: number) => string,
): Promise<RecordKeys[]> =>
  scope.retried(() =>
    scope.transaction(async () => {
      const done: RecordKeys[] = []
      for (const [n, update] of updates.entries()) done.push(await updateOne(scope, update, pathOf(n)))
      return done
    }),
  )

async function updateOne(
  scope: Scope,
  { keys: given, move, ...fields }: Schemas['KeysUpdate'],
  path: string,
): Promise<RecordKeys> {
  const record = await requireRecord(scope, requireIdentity(fields, path))
  const keys = readKeys(given, path)
  const held = move ? await lockedHolders(scope, record, keys) : await holdersOf(scope, record.type, keys)
  const others = held.filter(({ recordId }) => recordId !== record.id)
  if (others.length > 0 && !move) throw keysTaken(record.id, others)
  if (others.length > 0) {
    const holders = [...new Set(others.map(({ recordId }) => recordId))]
    await moveKeys(scope, record.id, record.type, others)
    const [bare] = await withoutKeys(scope, holders)
    if (bare !== undefined)
      throw conflict(
        `${bare} would have no key left. Delete or merge that record instead, or give it another key first.`,
        { recordIds: [record.id, bare], path },
      )
  }
  const fresh = keys.filter(({ name, value }) => !held.some(key => key.name === name && key.value === value))
  if (fresh.length > 0) await addKeys(scope, record.id, record.type, fresh)
  return { recordId: record.id, type: record.type, keys: await keysOf(scope, record.id) }
}

/** Who has the keys, once nobody else can take them away: until then another call may move or delete them. */
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

/** @throws ApiError `conflict_error` when the record would have no key left */
export const deleteKeys = (
  scope: Scope,
  { keys: given, ...fields }: Schemas['DeleteKeysRequest'],
): Promise<RecordKeys> =>
  scope.retried(() =>
    scope.transaction(async () => {
      const keys = readKeys(given, 'body')
      const { id, type } = await requireRecord(scope, requireIdentity(fields))
      // two calls that each take one of the last two keys come after one another
      await lockRecords(scope, [id])
      const deleted = await removeKeys(scope, id, keys)
      const left = await keysOf(scope, id)
      if (deleted > 0 && left.length === 0)
        throw conflict(`${id} would have no key left. Delete the record instead, or give it another key first.`)
      return { recordId: id, type, keys: left }
    }),
  )

const keysTaken = (recordId: string, taken: readonly HeldKey[]): Error => {
  const names = taken.map(({ name, recordId: holder }) => `${name} is a key of ${holder}`).join(', ')
  return conflict(`${names}, not of ${recordId}. Merge the records, or take the key over from the other one.`, {
    recordIds: [...new Set([recordId, ...taken.map(({ recordId: holder }) => holder)])],
  })
}

const BUILT_IN = ['email', 'websiteUrl', 'phoneNumber'] as const

/** Keys in their normal form, each once. */
function readKeys(given: readonly Schemas['IdentityKey'][], path: string): IdentityKey[] {
  const keys = given.map(({ name, value }, n) => {
    const place = `${path}.keys.${n}`
    if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value.trim()))
      throw invalid(`${place}.value`, `${place}.value is no e-mail address: ${value}`)
    const fields: IdentityFields = BUILT_IN.some(each => each === name)
      ? { [name]: value }
      : { customKeyName: name, customKeyValue: value }
    const [key] = requireIdentity(fields, place).keys
    if (!key) throw invalid(place, `${place} names nobody.`)
    return key
  })
  return [...new Map(keys.map(key => [JSON.stringify([key.name, key.value]), key])).values()]
}
