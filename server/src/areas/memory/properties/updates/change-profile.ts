import type { Schemas } from '../../../../contract/schemas.ts'
import { type BillingContext, charge, paying, requireCredits } from '../../../../platform/credits/credits.ts'
import { conflict, invalid, notFound } from '../../../../platform/values/errors.ts'
import { isObject } from '../../../../platform/values/json.ts'
import type { CollectionDefinition, DefinitionsOf } from '../../definitions.ts'
import { PRICES } from '../../prices.ts'
import { requireRecord } from '../../records/entity/lookup.ts'
import { requireIdentity } from '../../records/identity.ts'
import {
  alsoRemoved,
  fitting,
  MAX_LINE,
  MAX_PROFILE,
  type Profile,
  type ProfileLine,
  says,
  sizeOf,
  toLine,
} from '../../records/profile/profile.ts'
import { writeProfile } from '../../records/profile/sql.ts'
import { lockForChange } from '../../records/sql/identity-keys.ts'
import { oneLine } from '../../text-format.ts'
import { readProfile, toWireProfile } from '../read-profile.ts'
import { sourceMemories, sourceOf } from './source-memory.ts'

type Update = Schemas['PropertyUpdate']
type Lines = Pick<Profile, 'lines' | 'removed'>

/**
 * Changes the profile of a record: `set` pins a line, `patch` corrects one, and `remove` removes one for good.
 * @throws ApiError `validation_error`, `not_found_error` if no line has the id, `conflict_error` (`currentVersion`)
 */
export async function changeProfile(
  billing: BillingContext,
  update: Update,
  definitionsOf: DefinitionsOf,
): Promise<Schemas['UpdatePropertyResponse']['data']> {
  const { scope, principal } = billing
  requireCredits(principal, PRICES.update)
  const identity = requireIdentity(update)
  if (update.collectionId !== undefined)
    throw invalid('body.collectionId', 'A record has one profile: leave out collectionId.')
  const collections = await definitionsOf(scope, principal.definitionsVersion)
  return paying(scope, PRICES.update, () =>
    scope.retriedTransaction(() => write(billing, identity, update, collections)),
  )
}

async function write(
  billing: BillingContext,
  identity: ReturnType<typeof requireIdentity>,
  update: Update,
  collections: readonly CollectionDefinition[],
): Promise<Schemas['UpdatePropertyResponse']['data']> {
  const { scope } = billing
  const { id: recordId } = await requireRecord(scope, identity)
  await lockForChange(scope, [recordId])
  const profile = await readProfile(scope, recordId, collections)
  const { version } = profile
  if (update.expectedVersion !== undefined && update.expectedVersion !== version)
    throw conflict(`[Profile] has version ${version}, not ${update.expectedVersion}. Fetch it and retry.`, {
      currentVersion: version,
    })
  const memories = await sourceMemories(scope, [update])
  const memory = update.sourceMemoryId === undefined ? undefined : sourceOf(update, memories, recordId, 'body')
  const next = changed(profile, update, memory ? [{ memoryId: memory.id }] : [])
  const isChanged = JSON.stringify(next) !== JSON.stringify({ lines: profile.lines, removed: profile.removed })
  if (isChanged) {
    const stored = { ...next, lines: next.lines.filter(({ composed }) => !composed) }
    if (!(await writeProfile(scope, recordId, stored)))
      throw conflict('The record was deleted while this call ran. Look it up again.')
    await charge(billing, 'updateProperty', PRICES.update)
  }
  const now = isChanged ? await readProfile(scope, recordId, collections) : profile
  return {
    creditsCharged: isChanged ? PRICES.update : 0,
    recordId,
    propertyName: '[Profile]',
    systemName: 'profile',
    value: toWireProfile(now).lines,
    version: now.version,
    changed: isChanged,
  }
}

function changed(profile: Profile, { operation = 'set', value }: Update, sources: ProfileLine['sources']): Lines {
  const { lines, removed } = profile
  if (operation === 'set') {
    const line = toLine(textOf(value, 'body.value'), sources, { pinned: true })
    if (lines.some(({ id, pinned }) => id === line.id && pinned)) return { lines, removed }
    const others = lines.filter(({ id }) => id !== line.id)
    return { lines: inOrder([...others, line]), removed: removed.filter(({ text }) => !says(line.text, text)) }
  }
  if (operation === 'patch') {
    const { id, text } = isObject(value) ? value : {}
    const before = lineOf(profile, id)
    const line = toLine(textOf(text, 'body.value.text'), [], { pinned: true })
    if (line.id === before.id && before.pinned) return { lines, removed }
    const patched = lines.map(each => (each === before ? line : each))
    const gone = says(line.text, before.text) ? removed : alsoRemoved(removed, before)
    return { lines: inOrder(patched), removed: gone }
  }
  if (operation === 'remove') {
    const before = lineOf(profile, isObject(value) ? value.id : value)
    return { lines: lines.filter(each => each !== before), removed: alsoRemoved(removed, before) }
  }
  throw invalid(
    'body.operation',
    `${operation} is not possible: [Profile] takes set with a text, patch with {"id", "text"}, and remove with the id of a line.`,
  )
}

function textOf(value: unknown, path: string): string {
  const text = typeof value === 'string' ? oneLine(value) : ''
  if (text === '') throw invalid(path, `${path} must be the text of a line.`)
  if (text.length > MAX_LINE)
    throw invalid(path, `${path} has ${text.length} characters; a line has at most ${MAX_LINE}.`)
  return text
}

function lineOf({ lines }: Profile, id: unknown): ProfileLine {
  if (typeof id !== 'string') throw invalid('body.value', 'body.value must have the id of a line of the profile.')
  const line = lines.find(each => each.id === id || each.text === id)
  if (!line) throw notFound('line of the profile', id)
  return line
}

function inOrder(lines: readonly ProfileLine[]): ProfileLine[] {
  const size = sizeOf(lines.filter(({ pinned }) => pinned))
  if (size > MAX_PROFILE)
    throw invalid(
      'body.value',
      `The pinned lines of the profile would have ${size} characters; ${MAX_PROFILE} is the most. Remove one first.`,
    )
  return fitting(lines)
}
