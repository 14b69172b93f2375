import type { Schemas } from '../../contract/schemas.ts'
import { type Section, sectionsOf } from '../../documents/sections.ts'
import { ApiError, conflict, invalid } from '../../platform/values/errors.ts'

/** The same limit as of `value` in the spec, for texts that are put together. */
export const MAX_CHARACTERS = 100_000

/** Headings of a guideline, or of the material of an update. */
const MAX_HEADINGS = 2_000
const HEADING_LINE = /^[^\S\r\n]{0,3}(?:#{1,6}(?:\s|$)|(?:=+|-+)[^\S\r\n]*$)/gm

type Update = Schemas['UpdateGuidelineRequest']

/**
 * The text of a guideline after an update. The characters outside the updated section stay the same.
 * @throws ApiError `validation_error`, or `conflict_error` (`slugs`) if several sections have the header
 */
export function editedText(current: string, update: Update): string {
  const { value, updateMode: mode = 'replace' } = update
  const ofSection = mode === 'section' || mode === 'appendToSection'
  const named = update.sectionHeader !== undefined ? 'sectionHeader' : 'sectionSlug'
  if (!ofSection && update[named] !== undefined)
    throw invalid(
      `body.${named}`,
      `body.${named} is for the updateMode section or appendToSection. Remove it, or set one of them`,
    )
  if (value === undefined) {
    if (update.updateMode === undefined && update[named] === undefined) return current
    throw invalid('body.value', 'body.value is missing: updateMode says what to do with it')
  }
  checkHeadings(value, 'body.value')
  const text =
    mode === 'replace' ? value : mode === 'append' ? appended(current, value) : inSection(current, value, mode, update)
  checkLength(text)
  return text
}

/** @throws ApiError `validation_error` if the complete text is too long, or has too many headings */
export function checkLength(text: string): void {
  const { length } = Array.from(text)
  if (length > MAX_CHARACTERS)
    throw invalid(
      'body.value',
      `The guideline would have ${length} characters; at most ${MAX_CHARACTERS} are allowed. Shorten body.value`,
    )
  checkHeadings(text, 'body.value')
}

/** Counts lines that look like headings, which take time to read. @throws ApiError `validation_error` if too many */
export function checkHeadings(text: string, path: string): void {
  if (!hasTooManyHeadings(text)) return
  throw invalid(
    path,
    `${path} has more than ${MAX_HEADINGS} lines that are headings or rules. Split it into several guidelines`,
  )
}

export const hasTooManyHeadings = (text: string): boolean => (text.match(HEADING_LINE)?.length ?? 0) > MAX_HEADINGS

/** Adds a paragraph at the end. */
function appended(current: string, value: string): string {
  if (current === '') return value
  return current + missingBreaks(current) + value
}

/** Line breaks after which a text ends with an empty line. */
function missingBreaks(text: string): string {
  const tail = text.slice(text.trimEnd().length)
  const breaks = tail.match(/\r\n?|\n/g)?.length ?? 0
  return lineBreakOf(text).repeat(Math.max(0, 2 - breaks))
}

/** The kind of line break that a text uses. */
const lineBreakOf = (text: string): string => /\r\n?|\n/.exec(text)?.[0] ?? '\n'

function inSection(current: string, value: string, mode: 'section' | 'appendToSection', update: Update): string {
  const sections = sectionsOf(current)
  const section = findSection(sections, { header: update.sectionHeader, slug: update.sectionSlug }, IN_BODY)
  const added = sectionsOf(value)
  const [first] = added
  const hasHeading = mode === 'section' && first?.start === 0 && first.depth === section.depth
  const higher = added.find(({ depth }, index) => depth <= section.depth && !(hasHeading && index === 0))
  if (higher)
    throw invalid(
      'body.value',
      `body.value has the heading "${higher.title}" of rank ${higher.depth}, but the section "${section.title}" has rank ${section.depth}. Use ranks below ${section.depth}, or update the guideline with updateMode replace`,
    )
  const start = mode === 'appendToSection' ? ownEnd(sections, section) : hasHeading ? section.start : section.textStart
  const end = mode === 'appendToSection' ? start : section.end
  const others = sections.filter(
    other => other.end <= section.start || other.start >= section.end || isParent(other, section),
  )
  const lineBreak = lineBreakOf(current)
  for (const ending of endings(current.slice(start, end), current.slice(end), lineBreak)) {
    const before = current.slice(0, start)
    const text = before + (hasHeading ? '' : missingBreaks(before)) + value.trimEnd() + ending
    const next = text + current.slice(end)
    if (keeps(current, others, next, next.length - current.length, section)) return next
  }
  throw invalid(
    'body.value',
    `body.value would change other sections than "${section.title}". Close its code blocks and HTML, and end it with an empty line`,
  )
}

const isParent = (other: Section, { start, end }: Section): boolean => other.start < start && other.end >= end

/** Where a section's own text ends: before its first subsection. */
const ownEnd = (sections: readonly Section[], section: Section): number =>
  sections.find(({ start, end }) => start > section.start && end <= section.end)?.start ?? section.end

/** The white space that may follow the new text: what was there, or an empty line before what follows. */
function endings(replaced: string, following: string, lineBreak: string): string[] {
  const kept = replaced.slice(replaced.trimEnd().length)
  const atEnd = following === ''
  if (atEnd) return [kept === '' ? lineBreak : kept]
  return [...(/[\r\n]$/.test(kept) ? [kept] : []), lineBreak.repeat(2)]
}

/** Whether the other sections still exist, at the same place or moved by the change of length. */
function keeps(current: string, others: readonly Section[], next: string, moved: number, section: Section): boolean {
  const found = new Map(sectionsOf(next).map(each => [each.start, each]))
  return others.every(other => {
    const isAfter = other.start >= section.end
    const after = found.get(isAfter ? other.start + moved : other.start)
    const contains = other.end >= section.end
    return (
      after?.depth === other.depth &&
      after.end === (contains ? other.end + moved : other.end) &&
      (isParent(other, section) || next.slice(after.start, after.end) === current.slice(other.start, other.end))
    )
  })
}

interface FieldNames {
  place: string
  header: string
  slug: string
}

const IN_BODY: FieldNames = { place: 'body', header: 'sectionHeader', slug: 'sectionSlug' }
export const IN_QUERY: FieldNames = { place: 'query', header: 'header', slug: 'slug' }

/**
 * Finds a section by its slug, or by its heading in any case.
 * @throws ApiError `validation_error`, `not_found_error` with the names of the sections, or `conflict_error` (`slugs`) if
 * several sections have the heading
 */
export function findSection(
  sections: readonly Section[],
  { header, slug }: { header?: string | undefined; slug?: string | undefined },
  fields: FieldNames,
): Section {
  const path = (field: string): string => `${fields.place}.${field}`
  if ((header === undefined) === (slug === undefined))
    throw invalid(path(fields.header), `Name the section with either ${path(fields.header)} or ${path(fields.slug)}`)
  const wanted = header?.trim().toLowerCase()
  const [found, ...more] = sections.filter(each =>
    slug === undefined ? each.title.toLowerCase() === wanted : each.slug === slug,
  )
  if (found && more.length > 0) {
    const slugs = [found, ...more].map(each => each.slug)
    throw conflict(
      `${slugs.length} sections have the heading "${header}". Name one by ${fields.slug}: ${slugs.slice(0, 20).join(', ')}.`,
      { slugs },
    )
  }
  if (found) return found
  const field = path(slug === undefined ? fields.header : fields.slug)
  const known = sections.slice(0, 20).map(each => (slug === undefined ? `"${each.title}"` : each.slug))
  const help =
    known.length > 0 ? `It has ${known.join(', ')}${sections.length > 20 ? ', …' : ''}` : 'It has no headings'
  const message = `${field} names no section of this guideline. ${help}`
  throw new ApiError('not_found_error', message, { details: [{ path: field, message }] })
}
