import { setImmediate } from 'node:timers/promises'
import {
  alike,
  conflictsBetween,
  isCourtesy,
  MAX_COMPARISONS,
  plainOf,
  type Statement,
  saysLess,
  statementsOf,
} from '../../../../models/language.ts'
import { invalid } from '../../../../platform/values/errors.ts'
import { checkHeadings } from '../../edit.ts'
import type { NewItem } from './items.ts'
import { findOwnText, type OwnText, ownTexts } from './own-text.ts'

/** A guideline that a plan may change. */
export interface Target {
  id: string
  name: string
  value: string
}

/** Finds the section of the targets that a text belongs to. */
export type Locate = (text: string) => Promise<{ guidelineId: string; slug: string | undefined } | undefined>

export interface Planned {
  items: NewItem[]
  /** Parts of the material that belong to no section. */
  unplaced: string[]
  /** What a new guideline has of them: its name, if the material has a heading, and its text. */
  unplacedText?: { name: string | undefined; text: string }
}

/** More parts are rejected: each is searched for. */
const MAX_PARTS = 40
/** A statement replaces another one if it has this share of its words. */
const ABOUT_THE_SAME = 0.5
const BLANK_LINE = '\n\n'
const MIN_RANK = 6

/** A paragraph or list of the material, with its heading. */
interface Part {
  title: string | undefined
  /** The heading in the material, with those above it. */
  path: readonly string[]
  /** Of the heading in the material, 1 to 6; 0 without one. */
  depth: number
  text: string
  /** Whether no section has its heading. */
  isNew?: boolean
}

interface Place {
  target: Target
  own: OwnText
  /** How the part was placed. */
  reason: string
  /** The depth of new headings, if they are not below the section. */
  rank?: number
}

/**
 * Plans an update without a model: each paragraph of the material goes to the section with its heading, or to the one
 * that the search finds. Sentences that are almost the same are replaced, others are added.
 * @param areNamed whether the caller chose the targets. Otherwise a heading alone, such as "Exceptions", says nothing
 */
export async function planOffline(
  material: string,
  targets: readonly Target[],
  locate: Locate,
  areNamed: boolean,
): Promise<Planned> {
  checkHeadings(material, 'body.material')
  const parts = partsOf(material)
  if (parts.length > MAX_PARTS)
    throw invalid(
      'body.material',
      `body.material has ${parts.length} paragraphs; at most ${MAX_PARTS} are allowed. Send it in several calls`,
    )
  const places = new Map<OwnText, Place & { parts: Part[] }>()
  const texts = new Map(targets.map(target => [target.id, ownTexts(target.value)]))
  const unplaced: Part[] = []
  const meant = areNamed ? targets : await sharing(parts, targets)
  for (const part of parts) {
    const found = placeByTitle(part, targets, texts)
    const agrees = found && (meant.includes(found.target) || (await locate(part.text))?.guidelineId === found.target.id)
    const titled = agrees ? found : undefined
    const searched = found ? { ...part, title: undefined } : part
    const place = titled ?? (await placeBySearch(searched, targets, texts, locate)) ?? placeAtEnd(part, meant, texts)
    if (!place) {
      unplaced.push(part)
      continue
    }
    part.isNew = part.title !== undefined && !titled
    const known = places.get(place.own)
    if (known) known.parts.push(part)
    else places.set(place.own, { ...place, parts: [part] })
  }
  const items: NewItem[] = []
  for (const place of places.values()) {
    // other calls run between the sections
    await setImmediate()
    items.push(...itemOf(place))
  }
  const rest = { name: unplaced[0]?.path[0], text: withHeadings(unplaced) }
  return { items, unplaced: unplaced.map(({ text }) => text), unplacedText: rest }
}

const partsOf = (material: string): Part[] =>
  ownTexts(material).flatMap(({ path, depth, text }) =>
    text.split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/).flatMap(paragraph => {
      const trimmed = paragraph.trim()
      const isRule = trimmed !== '' && !isCourtesy(trimmed)
      return isRule ? [{ title: path.at(-1), path, depth, text: trimmed }] : []
    }),
  )

/** The targets that have a statement of the material already. */
async function sharing(parts: readonly Part[], targets: readonly Target[]): Promise<Target[]> {
  const plain = (text: string): string[] => statementsOf(text).map(plainOf)
  const said = new Set(parts.flatMap(({ text }) => plain(text)))
  const found: Target[] = []
  for (const target of targets) {
    // other calls run between the guidelines
    await setImmediate()
    if (ownTexts(target.value).some(({ text }) => plain(text).some(each => said.has(each)))) found.push(target)
  }
  return found
}

/** Parts with the headings that the material has above them, each once. */
function withHeadings(parts: readonly Part[]): string {
  let last: readonly string[] = []
  const pieces = parts.flatMap(({ path, depth, text }) => {
    const same = path.findIndex((title, level) => title !== last[level])
    const missing = same === -1 ? [] : path.slice(same)
    last = path
    const headings = missing.map((title, n) => `${'#'.repeat(Math.max(1, depth - missing.length + 1 + n))} ${title}`)
    return [...headings, text]
  })
  return pieces.join(BLANK_LINE)
}

function placeByTitle(
  { title }: Part,
  targets: readonly Target[],
  texts: ReadonlyMap<string, readonly OwnText[]>,
): Place | undefined {
  if (title === undefined) return undefined
  const wanted = title.toLowerCase()
  const found = targets.flatMap(target =>
    (texts.get(target.id) ?? []).flatMap(own => (own.path.at(-1)?.toLowerCase() === wanted ? [{ target, own }] : [])),
  )
  const [first, another] = found
  return first && !another ? { ...first, reason: `The material has the heading "${title}".` } : undefined
}

async function placeBySearch(
  { title, text }: Part,
  targets: readonly Target[],
  texts: ReadonlyMap<string, readonly OwnText[]>,
  locate: Locate,
): Promise<Place | undefined> {
  const found = await locate(title === undefined ? text : `${title}\n${text}`)
  const target = found && targets.find(({ id }) => id === found.guidelineId)
  const own = target && findOwnText(texts.get(target.id) ?? [], found.slug)
  return own && { target, own, reason: 'The search found this section for the text.' }
}

/** A part with a new heading is added to the end of the only guideline that is meant. */
function placeAtEnd(
  { title }: Part,
  [target, another]: readonly Target[],
  texts: ReadonlyMap<string, readonly OwnText[]>,
): Place | undefined {
  const owns = (target && texts.get(target.id)) ?? []
  const own = owns.at(-1)
  if (title === undefined || another || !target || !own) return undefined
  return { target, own, rank: rankAtEnd(owns), reason: `No section has the heading "${title}", so it is added.` }
}

/** The depth of a section at the end: that of the topmost sections, or one more if there is only one, the title. */
function rankAtEnd(owns: readonly OwnText[]): number {
  const depths = owns.flatMap(({ depth }) => (depth > 0 ? [depth] : []))
  const top = Math.min(MIN_RANK, ...depths)
  const isTitle = depths.filter(depth => depth === top).length === 1
  return depths.length === 0 ? 1 : isTitle ? top + 1 : top
}

/** @throws ApiError `validation_error` if the parts have too many statements to compare with those of the section */
function itemOf({ target, own, reason, rank = own.depth + 1, parts }: Place & { parts: readonly Part[] }): NewItem[] {
  const { after, replaces } = mergedWith(own, parts, rank)
  if (after === own.text) return []
  const title = own.path.at(-1)
  return [
    {
      action: replaces ? 'updateSection' : 'appendSection',
      id: target.id,
      name: target.name,
      ...(own.slug !== undefined && { slug: own.slug }),
      ...(title !== undefined && { title }),
      hash: own.hash,
      reason,
      before: own.text,
      after,
      conflicts: conflictsBetween(own.text, after),
    },
  ]
}

/**
 * Replaces statements of a text by those of the parts that are almost the same, and adds the others at its end.
 * @param rank the depth of the topmost new heading
 */
function mergedWith(
  { text, path }: OwnText,
  parts: readonly Part[],
  rank: number,
): { after: string; replaces: boolean } {
  const old = statementsOf(text)
  const others = alike(old)
  // what follows a new heading belongs to it
  const ordered = [...parts.filter(({ isNew }) => !isNew), ...parts.filter(({ isNew }) => isNew)]
  const top = Math.min(...ordered.flatMap(({ isNew, depth }) => (isNew ? [depth] : [])))
  const material = ordered.map(part => ({ part, statements: statementsOf(part.text) }))
  if (others.comparisons(material.flatMap(({ statements }) => statements)) > MAX_COMPARISONS)
    throw invalid(
      'body.material',
      `body.material has too many statements for "${path.at(-1) ?? 'the beginning'}", which has ${old.length}: more than ${MAX_COMPARISONS} comparisons of words. Send it in several calls`,
    )
  const known = new Set(old.map(plainOf))
  // new rows of a table belong below its last one
  const lastRow = old.findLast(({ row }) => row !== undefined)
  const rows: Statement[] = []
  const replaced = new Map<Statement, Statement>()
  const headings = new Set<string>()
  const additions = material.map(({ part, statements }) => {
    const added: Statement[] = []
    for (const statement of statements) {
      const plain = plainOf(statement)
      if (known.has(plain)) continue
      known.add(plain)
      const isFree = (other: Statement): boolean => !replaced.has(other) && !saysLess(statement, other)
      const like = others.mostLike(statement, ABOUT_THE_SAME, isFree)
      if (like) replaced.set(like, statement)
      else added.push(statement)
    }
    if (lastRow && added.length < statements.length) rows.push(...added.filter(({ row }) => row !== undefined))
    if (added.length < statements.length) return linesOf(added.filter(({ row }) => row === undefined || !lastRow))
    // a part that is new as a whole keeps its form, such as a list or a table, and its heading
    const { title = '', depth } = part
    if (!part.isNew || headings.has(title)) return part.text
    headings.add(title)
    return `${'#'.repeat(Math.min(rank + depth - top, MIN_RANK))} ${title}${BLANK_LINE}${part.text}`
  })
  const pieces: string[] = []
  let at = 0
  for (const statement of old) {
    const by = replaced.get(statement)
    if (by) pieces.push(text.slice(at, statement.start), by.text)
    else pieces.push(text.slice(at, statement.end))
    at = statement.end
    if (statement === lastRow) pieces.push(...rows.map(row => `\n${row.text}`))
  }
  const after = pieces.join('') + text.slice(at)
  return { after: [after, ...additions].filter(each => each !== '').join(BLANK_LINE), replaces: replaced.size > 0 }
}

/** Sentences in one paragraph, and list items and rows each on a line of their own. */
const linesOf = (statements: readonly Statement[]): string =>
  statements
    .map(({ text, mark, row }, n) => {
      const isLine = mark !== '' || row !== undefined
      const before = n === 0 ? '' : isLine ? '\n' : ' '
      return `${before}${mark === '' ? '' : `${mark} `}${text}`
    })
    .join('')
