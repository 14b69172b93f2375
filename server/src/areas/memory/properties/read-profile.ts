import type { Schemas } from '../../../contract/schemas.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import type { CollectionDefinition } from '../definitions.ts'
import type { IdentityKey } from '../records/identity.ts'
import {
  fitting,
  MAX_LINE,
  MAX_PROFILE,
  type Profile,
  type ProfileLine,
  type ProfileSource,
  toLine,
  withLines,
} from '../records/profile/profile.ts'
import { type FactRow, factsOf, storedProfile } from '../records/profile/sql.ts'
import { oneLine, valueText } from '../text-format.ts'
import { type PropertyRow, propertiesOf } from './sql/read.ts'
import { toPropertyValue } from './wire.ts'
import { isWorkspaceList } from './workspace-lists.ts'

const NONE: Profile = { version: 0, lines: [], removed: [] }

/** The words of the keys of a record, which its texts call it by. */
export const wordsOfKeys = (keys: readonly IdentityKey[]): string => keys.map(({ value }) => value).join(' ')

/**
 * The profile of a record: what callers pinned and a model wrote. Until a model has written, its lines are put together from
 * the current values and the newest facts.
 * @param read the current values, if they are read already
 */
export async function readProfile(
  scope: Scope,
  recordId: string,
  collections: readonly CollectionDefinition[],
  read?: readonly PropertyRow[],
): Promise<Profile> {
  const row = await storedProfile(scope, recordId)
  const profile = row?.profile ? { ...row.profile, lines: fitting(row.profile.lines) } : NONE
  if (!row || profile.lines.some(({ pinned }) => !pinned)) return profile
  const values = read ?? (await propertiesOf(scope, recordId))
  const facts = await factsOf(scope, recordId)
  return { ...profile, lines: withLines(profile, composed(values, facts, collections), wordsOfKeys(row.keys)) }
}

/** Values take at most this share of a composed profile, if there are facts. */
const VALUES_SHARE = 0.6

function composed(
  values: readonly PropertyRow[],
  facts: readonly FactRow[],
  collections: readonly CollectionDefinition[],
): ProfileLine[] {
  let left = facts.length > 0 ? MAX_PROFILE * VALUES_SHARE : MAX_PROFILE
  const lines = valueLines(values, collections).filter(({ text }) => {
    left -= text.length
    return left >= 0
  })
  return [
    ...lines,
    ...facts.map(({ text, memoryId }) => toLine(oneLine(text), [{ memoryId, text }], { composed: true })),
  ]
}

/** A line for each current value that is short enough. */
export const valueLines = (
  values: readonly PropertyRow[],
  collections: readonly CollectionDefinition[],
): ProfileLine[] =>
  values.flatMap(row => {
    const { propertyName, value, unit } = toPropertyValue(row, collections)
    const text = oneLine(`${propertyName}: ${valueText(value)}${unit === undefined ? '' : ` ${unit}`}`, MAX_LINE)
    return isWorkspaceList(row.systemName) || text.length > MAX_LINE
      ? []
      : [toLine(text, sourcesOf(row), { composed: true })]
  })

const FROM_MEMORY = 'memory:'

const sourcesOf = ({ source }: PropertyRow): ProfileSource[] =>
  source.startsWith(FROM_MEMORY) ? [{ memoryId: source.slice(FROM_MEMORY.length).split('@')[0] ?? '' }] : []

export const toWireProfile = ({ version, lines, renewedAt }: Profile): Schemas['RecordProfile'] => ({
  version,
  lines: lines.map(({ pinned = false, composed = false, ...line }) => ({ ...line, pinned, composed })),
  ...(renewedAt !== undefined && { renewedAt: new Date(renewedAt).toISOString() }),
})
