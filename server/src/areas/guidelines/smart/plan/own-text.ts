import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sectionsOf } from '../../../../documents/sections.ts'
import { hasTooManyHeadings, MAX_CHARACTERS } from '../../edit.ts'

/** The text of a section without its heading and subsections, or of a guideline before its first heading. */
export interface OwnText {
  /** Undefined for the text before the first heading. */
  slug?: string
  /** The heading, with those above it. */
  path: string[]
  /** Of the heading, 1 to 6; 0 before the first one. */
  depth: number
  start: number
  end: number
  text: string
  /** Changes if the heading or the text changes. */
  hash: string
}

/** Every own text of a guideline, in order. */
export function ownTexts(value: string): OwnText[] {
  const sections = sectionsOf(value)
  const path: { depth: number; title: string }[] = []
  const own = (start: number, end: number, from: number, titles: string[], depth = 0, slug?: string): OwnText => ({
    ...(slug !== undefined && { slug }),
    path: titles,
    depth,
    start,
    end,
    text: value.slice(start, end).trim(),
    hash: createHash('sha256').update(value.slice(from, end)).digest('hex').slice(0, 16),
  })
  const bodyStart = value.startsWith('\uFEFF') ? 1 : 0
  return [
    own(bodyStart, Math.max(bodyStart, sections[0]?.start ?? value.length), bodyStart, []),
    ...sections.map(({ slug, title, depth, start, textStart }, n) => {
      while (path.length > 0 && (path.at(-1)?.depth ?? 0) >= depth) path.pop()
      path.push({ depth, title })
      const end = sections[n + 1]?.start ?? value.length
      return own(
        textStart,
        end,
        start,
        path.map(each => each.title),
        depth,
        slug,
      )
    }),
  ]
}

export const findOwnText = (texts: readonly OwnText[], slug: string | undefined): OwnText | undefined =>
  texts.find(each => each.slug === slug)

/** The text of a guideline with its own texts. */
export interface ReadText {
  value: string
  texts: readonly OwnText[]
}

export const readText = (value: string): ReadText => ({ value, texts: ownTexts(value) })

/**
 * Replaces the own text of a section, which can get new subsections. The rest of the guideline stays the same, byte for
 * byte.
 * @returns undefined if the text would change other sections, or the guideline would be too long
 */
export function withOwnText(
  { value, texts: old }: ReadText,
  { slug, start, end }: OwnText,
  text: string,
): ReadText | undefined {
  const lineBreak = /\r\n?|\n/.exec(value)?.[0] ?? '\n'
  const before = value.slice(start, end)
  const isEmpty = before.trim() === ''
  const lead = isEmpty
    ? slug === undefined
      ? ''
      : lineBreak
    : before.slice(0, before.length - before.trimStart().length)
  const kept = isEmpty ? '' : before.slice(before.trimEnd().length)
  const last = end === value.length ? lineBreak : lineBreak.repeat(2)
  const missing = slug !== undefined && start > 0 && !/[\r\n]$/.test(value.slice(0, start)) ? lineBreak : ''
  const body = text.trim().replaceAll(/\r\n?|\n/g, lineBreak)
  const next = value.slice(0, start) + missing + lead + body + (kept === '' ? last : kept) + value.slice(end)
  if (Array.from(next).length > MAX_CHARACTERS || hasTooManyHeadings(next)) return undefined
  const found = ownTexts(next)
  // sections in the new text are added, between this one and the next
  const place = old.findIndex(each => each.slug === slug)
  const rest = found.toSpliced(place + 1, Math.max(0, found.length - old.length))
  const keeps =
    rest.length === old.length &&
    old.every((each, n) => {
      const now = rest[n]
      const isSame = each.slug === slug || each.hash === now?.hash
      return isSame && each.slug === now?.slug && isDeepStrictEqual(each.path, now?.path)
    })
  return keeps ? { value: next, texts: found } : undefined
}
