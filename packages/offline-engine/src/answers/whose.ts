import { stemsOf } from '@keepsake/english'
import type { Token } from '@keepsake/english/sentences'
import type { Asked } from './asked.ts'

// Whose thing a sentence tells of, and of whom it tells.

const bare = (lower: string): string => lower.replace(/['’]s?$/, '')

/** A thing of somebody else is another thing: "my brother's birthday" is not "my birthday". */
export function isOwned({ owners, names }: Asked, tokens: readonly Token[]): boolean {
  for (const [thing, owner] of owners) {
    const stems = new Set(stemsOf(thing))
    const at = tokens.findIndex(({ lower }) => stemsOf(bare(lower)).some(s => stems.has(s)))
    const before = tokens.slice(Math.max(0, at - 3), Math.max(0, at))
    const possessor = before.findLast(
      ({ lower, raw }) => /['’]s?$/.test(lower) && !/^(?:it|that|there|here|he|she|what|let)['’]s$/i.test(raw),
    )
    const his = before.findLast(({ lower }) => /^(?:his|her|their)$/.test(lower))
    if (possessor) {
      const whose = bare(possessor.lower)
      if (whose !== owner && !names.includes(whose) && !owners.has(whose)) return false
    } else if (his && /^(?:my|our)$/.test(owner)) return false
  }
  return true
}

const KIN_NOUN =
  /^(?:mother|father|mum|mom|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|kids?|child|children|wife|husband|partner|boss|friends?|girlfriend|boyfriend|fiancée?|uncles?|aunts?|cousins?|nephews?|nieces?|grandma|grandpa|grandmother|grandfather|grandparents|grandson|granddaughter|colleagues?|neighbou?rs?|landlord|landlady|roommates?|flatmates?|housemates?|in-laws|mother-in-law|father-in-law|brother-in-law|sister-in-law|ex|ex-wife|ex-husband|assistant|manager|supervisor|teacher|coach|competitors?|predecessor|successor)$/
const POSSESSIVE = /^(?:my|our|his|her|their|\p{L}+['’]s?)$/u
/** Words between an owner and who it is: "her younger sister Carla". */
const BETWEEN = 3

/**
 * Whether a sentence begins with a relative or a colleague, of whom it tells something, while the question names somebody else and
 * no relative: "her sister Carla has a dog" does not say that she has one.
 */
export function isOfRelative(
  { names, words, kind }: Asked,
  tokens: readonly Token[],
  about: ReadonlySet<string>,
): boolean {
  if (names.length === 0 || kind === 'person' || kind === 'name') return false
  if (words.some(word => KIN_NOUN.test(word) || word === 'family' || word === 'relatives')) return false
  const owner = tokens.findIndex(({ lower }, at) => at < 2 && POSSESSIVE.test(lower))
  if (owner < 0) return false
  const noun = tokens.slice(owner + 1, owner + 1 + BETWEEN).findIndex(({ lower }) => KIN_NOUN.test(lower))
  if (noun < 0) return false
  const rest = tokens.slice(owner + noun + 2)
  const isNamed = ({ lower }: Token): boolean => names.includes(bare(lower))
  // "her roommate Tuan"
  const called = rest.slice(0, rest.findIndex(({ capital }) => !capital) + 1 || undefined)
  if (called.some(isNamed)) return false
  // "her brother lives with her", "my wife and I have a dog"
  // "my neighbour got a discount, I paid in full" tells of the neighbour first
  const end = rest.findIndex(({ before }) => before !== 'none')
  const clause = end < 0 ? rest : rest.slice(0, end)
  return !clause.some(token => BACK.test(token.lower) || (isNamed(token) && about.has(bare(token.lower))))
}

const BACK = /^(?:i|me|us|we|him|her|hers|them|they|both|together|he|she)$/
