import { oneLine } from '../../../../models/fenced.ts'
import type { ListedGuideline } from '../../../../models/port.ts'
import { estimateTokens } from '../../../../platform/access/tokens.ts'
import type { TextSection } from '../../indexing/sections.ts'
import type { GuidelineHead, SplitGuideline } from './text-cache.ts'

/** Total length of the texts whose headings are listed, in UTF-16 code units. Beyond it, only names are. */
const MAX_LISTED_CHARACTERS = 4_000_000

/** The first guidelines whose texts are not too long together. A token has about four characters. */
export function withinCharacters(heads: readonly GuidelineHead[]): GuidelineHead[] {
  let left = MAX_LISTED_CHARACTERS
  return heads.filter(({ tokens }) => {
    left -= tokens * 4
    return left >= 0
  })
}

/** The heading of a section. The text before the first heading has none. */
export const titleOf = ({ section }: TextSection): string => oneLine(section?.title ?? '') || 'Introduction'

/** A guideline with the headings of its sections. */
export const listed = ({ name, description, sections }: SplitGuideline): ListedGuideline => ({
  name: oneLine(name),
  ...(description && { description: oneLine(description) }),
  sections: sections.map(titleOf),
})

/**
 * The names of all guidelines with their headings, a line for each, in at most so many tokens: without headings if they do
 * not fit, and without some guidelines if the names do not.
 */
export function directoryOf(
  heads: readonly GuidelineHead[],
  texts: ReadonlyMap<string, SplitGuideline>,
  maxTokens: number,
): string[] {
  const names = heads.map(({ id, name }) => `- ${id} ${oneLine(name)}`)
  const whole = heads.map(({ id, name }, n) => {
    const titles = (texts.get(id)?.sections ?? []).map(titleOf).filter(title => title !== oneLine(name))
    return titles.length === 0 ? `${names[n]}` : `${names[n]}: ${titles.join('; ')}`
  })
  const fits = (lines: readonly string[]): boolean => tokensOf(lines) <= maxTokens
  if (fits(whole)) return whole
  let left = maxTokens
  const lines = names.filter(line => {
    left -= tokensOf([line])
    return left >= 0
  })
  const more = names.length - lines.length
  return more === 0 ? lines : [...lines, `- and ${more} more. Look for them with find_guidelines.`]
}

const tokensOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + estimateTokens(`${line}\n`), 0)
