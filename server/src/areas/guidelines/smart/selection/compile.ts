import { oneLine } from '../../../../models/fenced.ts'
import { estimateTokens, MAX_CHARACTERS } from '../../../../platform/access/tokens.ts'
import type { TextSection } from '../../indexing/sections.ts'
import { titleOf } from './directory.ts'
import type { SplitGuideline } from './text-cache.ts'

/** A section on the way to a prompt. */
export interface Wanted {
  guideline: SplitGuideline
  section: TextSection
}

/** A section that was included. */
export interface Included {
  section: TextSection
  /** Where its included text ends, if not all of it fitted. */
  cutAt?: number
}

export interface Compiled {
  /** For each guideline, what was included of it, in the order of the text. The most important one is first. */
  guidelines: { id: string; included: Included[]; content: string }[]
  /** The guidelines in tags with their names, ready for a prompt. */
  context: string
  /** The sections that did not fit. */
  omitted: Wanted[]
}

/** The beginning of a section is included only if this much of it fits. */
const MIN_TOKENS = 50
const BETWEEN = '\n\n'
const CUT = '\n\n[…]'
const CLOSED = '</policy>'

/** What has been put together of a guideline. */
interface Part {
  guideline: SplitGuideline
  included: Included[]
  /** Where the headings begin that are included already. */
  headings: Set<number>
}

/**
 * Puts sections together until no more fit. The headings above a section are kept, and each guideline is named.
 * @param first sections that go before the others, but leave half of the room to them if all do not fit
 * @param others most important first: those that do not fit are the least important
 */
export function compile(first: readonly Wanted[], others: readonly Wanted[], maxTokens: number): Compiled {
  // tokens of parts are rounded up one by one, so their sum is at least that of the result
  let left = maxTokens
  const parts = new Map<string, Part>()

  /** @param kept tokens that are left to others */
  function take(wanted: readonly Wanted[], kept: number): Wanted[] {
    return wanted.filter(({ guideline, section }) => {
      const { value } = guideline
      const part = parts.get(guideline.id) ?? { guideline, included: [], headings: new Set() }
      if (part.included.some(({ section: { id } }) => id === section.id)) return false
      const missing = section.parents.filter(({ start }) => !part.headings.has(start))
      const named = part.included.length === 0 ? [openingOf(guideline), CLOSED] : []
      const headings = missing.map(({ start, textStart }) => value.slice(start, textStart))
      const frame = tokensOf([...named, ...headings]) + estimateTokens(titleOf(section)) + 1
      const tokens = tokensOf([value.slice(section.start, section.end)])
      const room = left - kept
      const fits = frame + tokens <= room
      const cutAt = fits || named.length === 0 ? undefined : cutIn(value, section, room - frame - tokensOf([CUT]))
      if (!fits && cutAt === undefined) return true
      left -= fits ? frame + tokens : room
      part.included.push({ section, ...(cutAt !== undefined && { cutAt }) })
      for (const { start } of [...missing, section]) part.headings.add(start)
      parts.set(guideline.id, part)
      return false
    })
  }

  const beyond = take(first, others.length > 0 ? maxTokens / 2 : 0)
  const weak = take(others, 0)
  const omitted = [...take(beyond, 0), ...weak]
  const guidelines = [...parts.values()].map(({ guideline, included }) => {
    included.sort((a, b) => a.section.start - b.section.start)
    return { guideline, included, content: contentOf(guideline.value, included) }
  })
  return {
    guidelines: guidelines.map(({ guideline: { id }, included, content }) => ({ id, included, content })),
    context: guidelines.map(({ guideline, included, content }) => policy(guideline, content, included)).join(BETWEEN),
    omitted,
  }
}

/** A guideline as a model gets it: in a tag that its text cannot close. @param included its sections, if not all of it is there */
export function policy(guideline: Omit<SplitGuideline, 'sections'>, content: string, included?: readonly Included[]) {
  const opening = openingOf(guideline, included?.map(({ section }) => titleOf(section)).join('; '))
  return `${opening}\n${untagged(content)}\n${CLOSED}`
}

const openingOf = ({ id, name, version }: Omit<SplitGuideline, 'sections'>, sections?: string): string =>
  `<policy id="${id}" name="${attribute(name)}" version="${version}"${sections ? ` section="${attribute(sections)}"` : ''}>`

const attribute = (text: string): string => oneLine(text).replaceAll('"', "'").replaceAll(/[<>]/g, '')

/** The parts of a prompt are in tags, and no text can look like one of them. */
const TAGS = /<(?=\/?(?:policy|policies|policy_index|data_rule|instructions|today)\b)/gi
const untagged = (text: string): string => text.trim().replaceAll(TAGS, '‹')

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
