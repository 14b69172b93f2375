import { isDeepStrictEqual } from 'node:util'
import { diffArrays } from 'diff'
import { sectionsOf } from '../../documents/sections.ts'
import { conflict } from '../../platform/values/errors.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import type { GuidelineContent } from './guideline.ts'

/** Two versions with more added and removed headings than this are not compared. */
const MAX_EDITS = 400

interface Versions {
  /** The version that the caller has read. */
  baseVersion: number
  currentVersion: number
}

/**
 * Merges a change of an earlier version with the changes that others made since.
 * @throws ApiError `conflict_error` (`yours`, `theirs`, `baseVersion`, `currentVersion`) if both changed the same field,
 * or the same section of the text
 */
export function merged(
  base: GuidelineContent,
  yours: GuidelineContent,
  theirs: GuidelineContent,
  versions: Versions,
): GuidelineContent {
  const fields = {
    name: mergedField(base.name, yours.name, theirs.name),
    description: mergedField(base.description, yours.description, theirs.description),
    tags: mergedField(base.tags, yours.tags, theirs.tags),
    alwaysOn: mergedField(base.alwaysOn, yours.alwaysOn, theirs.alwaysOn),
    triggerKeywords: mergedField(base.triggerKeywords, yours.triggerKeywords, theirs.triggerKeywords),
    value: mergedField(base.value, yours.value, theirs.value) ?? mergedText(base.value, yours.value, theirs.value),
  }
  const { name, description, tags, alwaysOn, triggerKeywords, value } = fields
  if (name && description !== undefined && tags && alwaysOn !== undefined && triggerKeywords && value !== undefined)
    return { name, description, tags, alwaysOn, triggerKeywords, value }
  const inConflict = Object.entries(fields).flatMap(([field, merged]) => (merged === undefined ? field : []))
  const { baseVersion, currentVersion } = versions
  throw conflict(
    `You and someone else changed the same part (${inConflict.join(', ')}) since version ${baseVersion}. Combine yours and theirs, and retry with expectedVersion ${currentVersion}.`,
    { currentVersion, baseVersion, yours: picked(yours, inConflict), theirs: picked(theirs, inConflict) },
  )
}

const picked = (content: GuidelineContent, fields: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)))

/** The value that changed. Undefined if both sides changed it differently. */
function mergedField<Value>(base: Value, yours: Value, theirs: Value): Value | undefined {
  if (isDeepStrictEqual(yours, base) || isDeepStrictEqual(yours, theirs)) return theirs
  return isDeepStrictEqual(theirs, base) ? yours : undefined
}

/** A heading with its own text, up to the next heading of any rank. The text before the first heading is one too. */
interface Part {
  heading: string
  text: string
}

/** The parts of the base from `start` to `end` are replaced. */
interface Change {
  start: number
  end: number
  parts: Part[]
}

/** Merges the changes of sections. Undefined if both sides changed the same section. */
export function mergedText(base: string, yours: string, theirs: string): string | undefined {
  const parts = partsOf(base)
  const [mine, others] = [changesOf(parts, partsOf(yours)), changesOf(parts, partsOf(theirs))]
  if (!mine || !others) return undefined
  const changes = joined(parts, mine, others)
  if (!changes) return undefined
  const next: Part[] = []
  let at = 0
  for (const { start, end, parts: replacement } of changes) {
    next.push(...parts.slice(at, start), ...replacement)
    at = end
  }
  next.push(...parts.slice(at))
  const text = next.map(part => part.text).join('')
  // a code block that one side leaves open would contain the headings of the other
  return isDeepStrictEqual(partsOf(text), next) ? text : undefined
}

function partsOf(value: string): Part[] {
  const sections = sectionsOf(value)
  const start = { heading: '', text: value.slice(0, sections[0]?.start) }
  return [
    start,
    ...sections.map((section, index) => ({
      heading: `${section.depth} ${section.title}`,
      text: value.slice(section.start, sections[index + 1]?.start),
    })),
  ]
}

/** The changes from one list of parts to another, in order. Undefined if they differ too much. */
function changesOf(base: readonly Part[], next: readonly Part[]): Change[] | undefined {
  const headings = (parts: readonly Part[]): string[] => parts.map(({ heading }) => heading)
  const runs = diffArrays(headings(base), headings(next), { maxEditLength: MAX_EDITS })
  if (!runs) return undefined
  const changes: Change[] = []
  let [from, to] = [0, 0]
  for (const { added, removed, value } of runs) {
    const { length } = value
    const before = changes.at(-1)
    if (!added && !removed)
      value.forEach((_, offset) => {
        const part = next[to + offset]
        const start = from + offset
        if (part && part.text !== base[start]?.text) changes.push({ start, end: start + 1, parts: [part] })
      })
    else if (before && before.end === from && !keepsHeadings(base, before)) {
      before.end += removed ? length : 0
      before.parts.push(...(added ? next.slice(to, to + length) : []))
    } else
      changes.push({ start: from, end: from + (removed ? length : 0), parts: added ? next.slice(to, to + length) : [] })
    from += added ? 0 : length
    to += removed ? 0 : length
  }
  return changes
}

const keepsHeadings = (base: readonly Part[], { start, end, parts }: Change): boolean =>
  parts.length === end - start && parts.every(({ heading }, index) => heading === base[start + index]?.heading)

/** The changes of both sides in order. Undefined if two of them concern the same parts. */
function joined(base: readonly Part[], mine: readonly Change[], others: readonly Change[]): Change[] | undefined {
  const all = [...mine.map(change => ({ change, isMine: true })), ...others.map(change => ({ change, isMine: false }))]
  all.sort(({ change: a }, { change: b }) => a.start - b.start || a.end - b.end)
  const changes: Change[] = []
  const last: { mine?: Change; others?: Change } = {}
  for (const { change, isMine } of all) {
    const other = isMine ? last.others : last.mine
    last[isMine ? 'mine' : 'others'] = change
    if (other && isDeepStrictEqual(other, change)) continue
    if (other && touch(base, other, change)) return undefined
    changes.push(change)
  }
  return changes
}

/**
 * Whether a change concerns the parts of the one before it, or those next to it if headings were removed. A new section
 * can follow or precede a changed one.
 */
function touch(base: readonly Part[], before: Change, after: Change): boolean {
  if (after.start !== before.end) return after.start < before.end
  const isInsert = ({ start, end }: Change): boolean => start === end
  if (isInsert(before) && isInsert(after)) return true
  return [before, after].some(change => !isInsert(change) && !keepsHeadings(base, change))
}
