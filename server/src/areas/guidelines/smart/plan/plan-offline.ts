import { sectionsOf } from '../../../../platform/documents/sections.ts'
import { invalid } from '../../../../platform/errors.ts'
import type { NewItem } from './items.ts'
import { findOwnText, type OwnText, ownTexts } from './own-text.ts'
import { conflictsBetween, isSame, mostLike, type Statement, statementsOf } from './statements.ts'

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
}

/** More parts are rejected: each is searched for. */
const MOST_PARTS = 40
/** A statement replaces another one if it has this share of its words. */
const ABOUT_THE_SAME = 0.5
const BLANK_LINE = '\n\n'

/** A paragraph or list of the material, with its heading. */
interface Part {
  title: string | undefined
  text: string
}

interface Place {
  target: Target
  own: OwnText
  /** How the part was placed. */
  reason: string
}

/**
 * Plans an update without a model: each paragraph of the material goes to the section with its heading, or to the one
 * that the search finds. Sentences that are almost the same are replaced, others are added.
 */
export async function planOffline(material: string, targets: readonly Target[], locate: Locate): Promise<Planned> {
  const parts = partsOf(material)
  if (parts.length > MOST_PARTS)
    throw invalid(
      'body.material',
      `body.material has ${parts.length} paragraphs; at most ${MOST_PARTS} are allowed. Send it in several calls`,
    )
  const places = new Map<OwnText, Place & { parts: Part[] }>()
  const texts = new Map(targets.map(target => [target.id, ownTexts(target.value)]))
  const unplaced: string[] = []
  for (const part of parts) {
    const place = placeByTitle(part, targets, texts) ?? (await placeBySearch(part, targets, texts, locate))
    if (!place) {
      unplaced.push(part.text)
      continue
    }
    const known = places.get(place.own)
    if (known) known.parts.push(part)
    else places.set(place.own, { ...place, parts: [part] })
  }
  return { items: [...places.values()].flatMap(itemOf), unplaced }
}

function partsOf(material: string): Part[] {
  const sections = sectionsOf(material)
  const texts = [
    { title: undefined, text: material.slice(0, sections[0]?.start ?? material.length) },
    ...sections.map(({ title, textStart }, n) => ({
      title,
      text: material.slice(textStart, sections[n + 1]?.start ?? material.length),
    })),
  ]
  return texts.flatMap(({ title, text }) =>
    text.split(/(?:\r\n?|\n)[^\S\r\n]*(?:\r\n?|\n)/).flatMap(paragraph => {
      const trimmed = paragraph.trim()
      return trimmed === '' ? [] : [{ title, text: trimmed }]
    }),
  )
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

function itemOf({ target, own, reason, parts }: Place & { parts: readonly Part[] }): NewItem[] {
  const merged = parts.reduce((text, part) => mergedWith(text, part.text), { after: own.text, replaces: false })
  if (merged.after === own.text) return []
  const title = own.path.at(-1)
  return [
    {
      action: merged.replaces ? 'updateSection' : 'appendSection',
      id: target.id,
      name: target.name,
      ...(own.slug !== undefined && { slug: own.slug }),
      ...(title !== undefined && { title }),
      hash: own.hash,
      reason,
      before: own.text,
      after: merged.after,
      conflicts: conflictsBetween(own.text, merged.after),
    },
  ]
}

/** Replaces statements of a text by those of a part that are almost the same, and adds the others at its end. */
function mergedWith(
  { after: text, replaces }: { after: string; replaces: boolean },
  part: string,
): { after: string; replaces: boolean } {
  const old = statementsOf(text)
  const replaced = new Map<Statement, Statement>()
  const added: Statement[] = []
  for (const statement of statementsOf(part)) {
    if (old.some(other => isSame(other, statement))) continue
    const free = old.filter(other => !replaced.has(other))
    const like = mostLike(statement, free, ABOUT_THE_SAME)
    if (like) replaced.set(like, statement)
    else added.push(statement)
  }
  let after = text
  for (const [{ start, end }, by] of [...replaced].sort(([a], [b]) => b.start - a.start))
    after = after.slice(0, start) + by.text + after.slice(end)
  const isNew = added.length > 0 && replaced.size === 0 && added.length === statementsOf(part).length
  // a part that is new as a whole keeps its form, such as a list or a table
  const addition = isNew ? part : added.map(statement => statement.text).join(' ')
  return {
    after: [after, addition].filter(each => each !== '').join(BLANK_LINE),
    replaces: replaces || replaced.size > 0,
  }
}
