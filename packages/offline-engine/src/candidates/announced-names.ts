import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import { tokenAt, type View } from '../view/view.ts'
import type { Announcement } from './announcements.ts'
import { type Candidate, clamp } from './candidate.ts'
import { affinity, type NameKind } from './name-affinity.ts'
import { readField, readPhrase } from './phrases.ts'

/** Affinity from which an announced name may be of the requested kind. */
const FITS = 0.15
/** Strength from which an announcement makes a phrase without a name a candidate, and its score then. */
const SURE = 0.8
const PHRASE = 0.47

/** What an announcement finds: a name, or the text of a field or phrase. */
export type Announced = { mention: NameMention; score: number } | { candidate: Candidate }

export function announcedName(
  view: View,
  compiled: Compiled,
  kind: NameKind,
  announced: Announcement,
): Announced | undefined {
  const mention = view.names.find(name => standsAt(view, name, announced))
  const fit = mention === undefined ? 0 : affinity(view, mention, compiled, kind)
  const written = announced.label && mention?.titled !== true ? readField(view, announced.at) : undefined
  if (kind === 'person' && written !== undefined && /\d/.test(written.text)) return undefined
  if (written !== undefined && (fit < FITS || isBeyond(written, mention)) && plausible(written.text))
    return { candidate: candidateOf(compiled, written, clamp(announced.strength)) }
  if (mention !== undefined) return fit < FITS ? undefined : { mention, score: announced.strength + (fit - 0.5) * 0.4 }
  const isName = kind === 'person' || kind === 'thing'
  if (isName || announced.side !== 'after' || announced.strength < SURE) return undefined
  const span = readPhrase(view, announced.at)
  const isShort = span !== undefined && /^\p{L}/u.test(span.text) && span.text.split(' ').length <= 2
  return isShort ? { candidate: candidateOf(compiled, span, PHRASE) } : undefined
}

interface WrittenSpan {
  text: string
  start: number
  end: number
}

const isBeyond = ({ start, end }: WrittenSpan, mention: NameMention | undefined): boolean =>
  mention === undefined || start < mention.start || end > mention.end

const candidateOf = (compiled: Compiled, { text, start, end }: WrittenSpan, score: number): Candidate => ({
  compiled,
  value: text,
  start,
  end,
  score,
  exclusive: false,
})

const plausible = (text: string): boolean =>
  text.length <= 60 &&
  text.split(' ').length <= 6 &&
  /^[\p{L}\d]/u.test(text) &&
  !/^(?:no|none|not|n\/a|unknown|self|to be|tb[acd]|open|pending|missing)\b/i.test(text)

function standsAt(view: View, name: NameMention, announced: Announcement): boolean {
  const first = tokenAt(view, name.start)
  if (announced.side === 'before') return tokenAt(view, name.end - 1) === announced.at - 1
  if (first < announced.at || first > announced.at + 3) return false
  for (let at = announced.at + 1; at <= first; at += 1) {
    if (view.tokens[at]?.before === 'hard') return false
  }
  return !view.tokens
    .slice(announced.at, first)
    .some(token => /^(?:and|but|in|at|with|from|for|on|to|not|no)$/.test(token.lower))
}
