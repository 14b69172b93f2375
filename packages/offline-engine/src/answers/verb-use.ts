import { stemsOf } from '@keepsake/english/search-stems'
import { type Token, tokensOf } from '@keepsake/english/sentences'
import { STOP_WORDS } from '@keepsake/english/words'

const AUXILIARY = /^(?:do|does|did|will|would|can|could|should|shall|must)$/
/** What stands before a noun or an adjective, and never before a verb. "To" stands before both. */
const BEFORE_NOUN =
  /^(?:the|an?|my|your|his|her|its|our|their|this|these|some|any|no|every|each|another|of|for|on|at|in|with|from|by|after|before|\d+|.+['’]s)$/
/** Written alike, but another word as an adjective or noun: "the live demo". */
const OTHER_WORD = new Set(['live', 'close', 'lead', 'present', 'object', 'content', 'subject', 'wind', 'tear'])

/** The verb with which a question asks: "live" in "Where does Maria live?"; undefined if there is none. */
export function verbIn(question: string): string | undefined {
  const tokens = [...tokensOf(question, 0, question.length)]
  const from = tokens.findIndex(({ lower }) => AUXILIARY.test(lower))
  // "go live" is about no living
  if (from < 0 || tokens.some(({ lower }) => lower === 'go')) return undefined
  // after the subject, which is one word at least
  return tokens
    .slice(from + 2)
    .find(
      ({ lower, capital }, n) =>
        !capital && !STOP_WORDS.has(lower) && !BEFORE_NOUN.test(tokens[from + 1 + n]?.lower ?? ''),
    )?.lower
}

type Use = 'verb' | 'noun'

/** How a sentence uses a verb of the question: as one, or only as a noun or an adjective; undefined if it lacks the word. */
function useOf(verb: string, tokens: readonly Token[]): Use | undefined {
  const stems = new Set(stemsOf(verb))
  const uses = tokens.flatMap(({ lower }, n): Use[] => {
    if (!stemsOf(lower).some(stem => stems.has(stem))) return []
    return [BEFORE_NOUN.test(tokens[n - 1]?.lower ?? '') ? 'noun' : 'verb']
  })
  return uses.includes('verb') ? 'verb' : uses[0]
}

/**
 * Sentences that have the verb of a question as a noun or an adjective only, where others have the verb: "the play was
 * long" does not say where they play. A different word that is written alike never counts.
 */
export function misreadOf<S extends { tokens: readonly Token[]; asks: boolean }>(
  verb: string | undefined,
  sentences: readonly S[],
): ReadonlySet<S> {
  if (verb === undefined) return new Set()
  const uses = sentences.map(({ tokens, asks }) => (asks ? undefined : useOf(verb, tokens)))
  if (!uses.includes('verb') && !OTHER_WORD.has(verb)) return new Set()
  return new Set(sentences.filter((_, n) => uses[n] === 'noun'))
}
