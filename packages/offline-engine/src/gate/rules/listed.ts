import type { Place } from '../place.ts'
import type { Judged, Rule } from './rule.ts'

// Is it one of several that may be chosen, or in a column of what is only planned?

const CANDIDATES =
  '(?:short-?list|long-?list|candidates|finalists|options|choices|contenders|proposals|nominees|nominations|alternatives|possibilities|front-?runners|ideas|bids|(?:still )?in the running|(?:currently )?under (?:consideration|discussion|review)|in the (?:draw|mix)|up for (?:vote|debate|discussion)|to choose from)'
const POSSIBLE_WORD =
  /^\W*(?:possible|potential|candidate|proposed|suggested|prospective|short-?listed|alternative|conceivable)\b/u
/** "Possible plan: …" */
const POSSIBLE =
  /^\W*(?:possible|potential|candidate|proposed|suggested|prospective|short-?listed|alternative|conceivable) (?!by\b)[^:.;,]{1,40}:/u
const NAME = new RegExp(`\\b${CANDIDATES}\\b`, 'u')
/** "Options booked: …" lists what was chosen. */
const CHOSEN =
  /\b(?:chosen|booked|ordered|selected|picked|agreed|taken|included|fitted|installed|accepted|approved|adopted|won|signed)\b/
/** What a list is for. */
const YET = '(?: so far| left| now| remaining| \\([^)]{0,40}\\))*'
const FOR = `${YET}(?: (?:for|of|as|to|on|in|at)\\b[^:=.;,]{0,80}?)?${YET}`
/** "Shortlist for the database:" */
const HEADS = new RegExp(
  `\\b${CANDIDATES}${FOR}\\s?(?:[:=]| [-–—] (?!(?:the|we|i|our|my|they)\\b)|\\b(?:are|is)\\b(?! (?:welcome|open|closed|over|on|in|not|now)\\b))`,
  'u',
)
/** "… are in the running" */
const BEHIND = new RegExp(
  `^[^.;]{0,60}\\b(?:are|is|were|remain|remains|stay)\\b (?:\\p{L}+ ){0,3}?(?:${CANDIDATES}|on the (?:short|long)-?list|short-?listed|being (?:considered|discussed|weighed))\\b`,
  'u',
)

function isCandidate({ left, right, intro }: Place, { hears }: Judged): boolean {
  const heads = (text: string): boolean => {
    const [label] = HEADS.exec(text) ?? []
    return label !== undefined && !CHOSEN.test(label) && hears(NAME, label)
  }
  return heads(left) || heads(intro) || BEHIND.test(right) || hears(POSSIBLE_WORD, POSSIBLE.exec(left)?.[0] ?? '')
}

export const LISTED: readonly Rule[] = [
  {
    doubt: 'demanded',
    because: '"Shortlist for the mooring: Skye, Mull, Iona" names what may be chosen.',
    holds: isCandidate,
  },
  {
    doubt: 'planned',
    because: 'A column "Target" has what is not so yet.',
    holds: ({ column }) => column === 'planned',
  },
  { doubt: 'past', because: 'A column "Previous" has what is no longer so.', holds: ({ column }) => column === 'past' },
]
