import { wordsOf } from '@keepsake/english/name-words'
import { stem } from '@keepsake/english/words'
import { isAgent } from '../property/agent-noun.ts'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import type { Candidate } from './candidate.ts'

const ARTICLE = /^(?:an?|the|this|that|these|those|any|some|each|every)$/
/** "She has the final say": the subject before it has what the noun names. */
const HAVING =
  /^(?:has|have|had|having|got|makes?|made|making|takes?|took|taking|with|is|am|are|was|were|be|as|become|became)$/
/** "The decision is mine." */
const OWN = /^[^.;]{0,30}\b(?:mine|yours|his|hers|ours|theirs|up to|rests? with|lies? with)\b/i
/** What is said of a thing that has not come about. */
const NOT_YET =
  /^[^.;,]{0,20}\b(?:postponed|delayed|deferred|put off|pushed back|rescheduled|expected|awaited|pending|under discussion|discussed|considered)\b/i

/**
 * Whether a yes that rests on some words is said of the record's subject, and not of the thing
 * that they name: "A decision was postponed" says of nobody that they are the decision maker.
 */
export function isAboutSubject(view: View, { definition }: Compiled, said: Pick<Candidate, 'start' | 'end'>): boolean {
  const from = view.tokens.findIndex(token => token.end > said.start)
  const to = view.tokens.findLastIndex(token => token.start < said.end)
  const after = view.content.slice(view.tokens[to]?.end ?? view.end, view.end)
  const article = articleBefore(view, from)
  if (article === undefined) return true
  if (NOT_YET.test(after)) return false
  const head = wordsOf(definition.name).at(-1) ?? ''
  if (!isAgent(head)) return true
  const before = view.tokens[article - 1]
  const opens = before === undefined || view.tokens[article]?.before === 'hard'
  const named = view.tokens.slice(from, to + 2).some(token => token.stem === stem(head))
  return OWN.test(after) || (!opens && (named || HAVING.test(before.lower)))
}

/** The article of a noun phrase that begins with or just before a token. */
function articleBefore(view: View, from: number): number | undefined {
  for (let at = from; at >= Math.max(0, from - 2); at -= 1) {
    if (ARTICLE.test(view.tokens[at]?.lower ?? '')) return at
    if (view.tokens[at]?.before === 'hard') return undefined
  }
  return undefined
}
