import type { Sentence } from '@keepsake/english/sentences'
import { PHRASE_ENDS, STOP_WORDS } from '@keepsake/english/words'
import type { Span } from '../types.ts'
import type { NameMention } from './mentions.ts'

/** Head words of job titles. */
const HEADS = new Set(
  `manager director head vp svp evp chief ceo cto cfo coo cmo cio ciso cpo cro president founder cofounder co-founder owner partner lead leader
   officer engineer developer dev programmer architect designer analyst consultant scientist researcher professor lecturer teacher
   tutor principal nurse doctor physician surgeon dentist pharmacist therapist psychologist veterinarian paramedic lawyer attorney
   solicitor paralegal judge accountant bookkeeper auditor controller banker broker trader advisor adviser planner buyer
   administrator assistant secretary receptionist coordinator supervisor foreman technician mechanic electrician plumber carpenter
   welder driver pilot chef cook baker barista waiter waitress bartender journalist reporter editor writer copywriter author
   photographer videographer artist musician producer actor translator interpreter librarian marketer strategist specialist
   representative rep recruiter salesperson associate executive intern apprentice student freelancer contractor farmer
   firefighter soldier sergeant captain coach trainer agent realtor inspector operator machinist dispatcher buyer merchandiser
   ombudsman superintendent treasurer chairman chairwoman chair dean provost superintendent`.split(/\s+/),
)
const MAX_LEFT = 4

type Named = Sentence & { content: string; names: readonly NameMention[] }

export interface RoleSpan extends Span {
  /** Linked to a person: "is the X", "as an X", "X at Y", ", X". */
  tied: boolean
}

const isHead = (word: string): boolean =>
  HEADS.has(word) || HEADS.has(word.replace(/s$/, '')) || /^(?:vice-president|[a-z]+-engineer)$/.test(word)

/** The job titles of a sentence: a head word with its modifiers and its "of …". */
export function rolesIn(view: Named): RoleSpan[] {
  const found: RoleSpan[] = []
  for (let at = 0; at < view.tokens.length; at += 1) {
    if (!isHead(view.tokens[at]?.lower ?? '')) continue
    const previous = found.at(-1)
    const token = view.tokens[at]
    if (token === undefined || (previous !== undefined && token.start < previous.end)) continue
    found.push(expand(view, at))
  }
  return found
}

function expand(view: Named, head: number): RoleSpan {
  let from = head
  while (from > 0 && head - from < MAX_LEFT) {
    const token = view.tokens[from - 1]
    if (token === undefined || view.tokens[from]?.before !== 'none') break
    if (
      STOP_WORDS.has(token.lower) ||
      PHRASE_ENDS.has(token.lower) ||
      /(?:'s|'m|'re)$/.test(token.lower) ||
      /^\d/.test(token.lower)
    )
      break
    if (view.names.some(name => name.person >= 0.7 && name.start <= token.start && token.end <= name.end)) break
    if (
      /^(?:new|former|old|current|hired|met|is|called|meet|our|also|great|the|work|works|working|become|became)$/.test(
        token.lower,
      )
    )
      break
    from -= 1
  }
  let to = head + 1
  while (to < view.tokens.length && to - head < 7) {
    const token = view.tokens[to]
    if (token === undefined || token.before === 'hard') break
    const lower = token.lower
    const of =
      lower === 'of' ||
      lower === '&' ||
      (lower === 'and' &&
        to > head + 1 &&
        view.tokens[to + 1]?.capital === true &&
        view.tokens[to - 1]?.capital === true)
    if (of && token.before === 'none') to += 2
    else if (
      token.before === 'none' &&
      (isHead(lower) || (to > head + 1 && token.capital && view.tokens[to - 1]?.capital === true))
    )
      to += 1
    else break
  }
  if (view.tokens[head]?.lower === 'chief') {
    const officer = view.tokens.findIndex((token, at) => at > head && at <= head + 4 && token.lower === 'officer')
    if (officer > 0) to = Math.max(to, officer + 1)
  }
  to = Math.min(to, view.tokens.length)
  const first = view.tokens[from]
  const last = view.tokens[to - 1]
  const start = first?.start ?? 0
  const end = last?.end ?? start
  const before = view.tokens[from - 1]?.lower ?? ''
  const article = /^(?:a|an|the|our|their|as|new|current|your|his|her|my)$/.test(before)
  const verb = article ? (view.tokens[from - 2]?.lower ?? '') : before
  const copula =
    /^(?:is|am|are|was|i'm|she's|he's|as|became|become|who's|they're|currently)$/.test(verb) || before === 'as'
  const after = view.tokens[to]?.lower
  const tied =
    copula ||
    after === 'at' ||
    first?.before === 'comma' ||
    (after === 'for' && article) ||
    (from === 0 && view.startsLine && (to === view.tokens.length || view.tokens[to]?.before !== 'none'))
  return { start, end, text: view.content.slice(start, end), tied }
}

/** The job title that begins at or just after token `at`. */
export function readRole(view: Named, at: number): Span | undefined {
  const limit = view.tokens[Math.min(at + 6, view.tokens.length - 1)]?.start ?? 0
  const from = view.tokens[at]?.start ?? view.end
  return rolesIn(view).find(
    role => role.start >= from && role.start <= limit && !/[,;:.]/.test(view.content.slice(from, role.start)),
  )
}
