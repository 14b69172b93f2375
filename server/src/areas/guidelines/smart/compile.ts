import { estimateTokens, MAX_CHARACTERS } from '../../../platform/access/tokens.ts'
import type { TextSection } from '../indexing/sections.ts'

/** A guideline with its sections to include, most important first. */
export interface Chosen {
  id: string
  name: string
  version: number
  value: string
  sections: readonly TextSection[]
}

/** A section that was included. */
export interface Included {
  section: TextSection
  /** Where its included text ends, if not all of it fitted. */
  cutAt?: number
}

export interface Compiled {
  /** For each guideline, what was included of it, in the order of the text. */
  guidelines: { id: string; included: Included[]; content: string }[]
  /** The guidelines with their names, ready for a prompt. */
  context: string
  /** Number of sections that did not fit. */
  omitted: number
}

/** The beginning of a section is included only if this much of it fits. */
const MIN_TOKENS = 50
const BETWEEN = '\n\n'
const CUT = '\n\n[…]'

/** Puts sections together until no more fit. The headings above a section are kept, and each guideline is named. */
export function compile(chosen: readonly Chosen[], maxTokens: number): Compiled {
  // tokens of parts are rounded up one by one, so their sum is at least that of the result
  let left = maxTokens
  let omitted = 0
  const guidelines = chosen.flatMap(guideline => {
    const { id, value, sections } = guideline
    const included: Included[] = []
    const headings = new Set<number>()
    for (const section of sections) {
      const missing = [...section.parents].filter(({ start }) => !headings.has(start))
      const before = included.length === 0 ? [sourceOf(guideline)] : []
      const frame = tokensOf([...before, ...missing.map(({ start, textStart }) => value.slice(start, textStart))])
      const tokens = tokensOf([value.slice(section.start, section.end)])
      const fits = frame + tokens <= left
      const cutAt = fits || included.length > 0 ? undefined : cutIn(value, section, left - frame - tokensOf([CUT]))
      if (!fits && cutAt === undefined) {
        omitted++
        continue
      }
      included.push({ section, ...(cutAt !== undefined && { cutAt }) })
      left -= fits ? frame + tokens : left
      for (const { start } of [...missing, section]) headings.add(start)
    }
    if (included.length === 0) return []
    included.sort((a, b) => a.section.start - b.section.start)
    return [{ id, included, content: contentOf(value, included), source: sourceOf(guideline) }]
  })
  return {
    guidelines: guidelines.map(({ source: _, ...rest }) => rest),
    context: guidelines.map(({ source, content }) => source + BETWEEN + content).join(BETWEEN),
    omitted,
  }
}

const sourceOf = ({ id, name, version }: Chosen): string => `[Guideline "${name}", ${id}, version ${version}]`

const tokensOf = (parts: readonly string[]): number =>
  parts.reduce((sum, part) => sum + estimateTokens(part + BETWEEN), 0)

/** The end of the last line of a section that fits; undefined if hardly anything does. */
function cutIn(value: string, { section, start, end }: TextSection, tokens: number): number | undefined {
  if (tokens < MIN_TOKENS) return undefined
  let left = tokens
  let at = start
  for (const character of value.slice(start, end)) {
    left -= character.charCodeAt(0) < 128 ? 1 / MAX_CHARACTERS : 1
    if (left < 0) break
    at += character.length
  }
  const line = value.lastIndexOf('\n', at)
  return line > (section?.textStart ?? start) ? line : at
}

/** The included sections in the order of the text, with the headings above them. */
function contentOf(value: string, included: readonly Included[]): string {
  const headings = new Set<number>()
  const parts: string[] = []
  for (const { section, cutAt } of included) {
    for (const { start, textStart } of section.parents) {
      if (!headings.has(start)) parts.push(value.slice(start, textStart).trim())
      headings.add(start)
    }
    headings.add(section.start)
    parts.push(value.slice(section.start, cutAt ?? section.end).trim() + (cutAt === undefined ? '' : CUT))
  }
  return parts.filter(part => part !== '').join(BETWEEN)
}
