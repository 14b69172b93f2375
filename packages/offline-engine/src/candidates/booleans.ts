import { conceptOf } from '@keepsake/english/concepts'
import { framesAt } from '@keepsake/english/frames'
import { wordsOf } from '@keepsake/english/name-words'
import { stem } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import type { View } from '../view/view.ts'
import { announcements } from './announcements.ts'
import { type Candidate, clamp } from './candidate.ts'
import { polarityAround } from './polarity.ts'
import { askedOf } from './previous-question.ts'
import { isAboutSubject } from './subject-statement.ts'

const YES =
  /^(?:yes|y|true|yep|yeah|sure|absolutely|correct|confirmed|definitely|required|enabled|done|passed|approved|signed|paid|completed?|ok|okay|finished|cleared|active|included|allowed|granted|received|available)$/
const NO =
  /^(?:no|n|false|nope|none|never|not|negative|disabled|pending|outstanding|missing|failed|rejected|unsigned|unpaid|incomplete|overdue|declined)$/

/** "Smoker: no", "she doesn't smoke", "remote is fine": all words of the property in one clause. */
export function booleansFor(view: View, compiled: Compiled): Candidate[] {
  return saidFor(view, compiled).flatMap(one => [one, { ...one, value: one.value !== true, score: 0.02, other: true }])
}

function saidFor(view: View, compiled: Compiled): Candidate[] {
  for (const announced of announcements(view, compiled)) {
    const token = view.tokens[announced.at]
    if (token === undefined || announced.side === 'before') continue
    const value = YES.test(token.lower) ? true : NO.test(token.lower) ? false : undefined
    if (value !== undefined) {
      const first = view.tokens[0]
      const start = announced.label && first !== undefined ? first.start : token.start
      return [{ compiled, value, start, end: token.end, score: announced.label ? 0.95 : 0.8, exclusive: false }]
    }
  }
  const told = answerTo(view, compiled) ?? factFor(view, compiled) ?? spokenOf(view, compiled)
  const hinted = told.length > 0 ? told : hintedAt(view, compiled)
  return (hinted.length > 0 ? hinted : sensedAt(view, compiled)).filter(
    one => one.value !== true || isAboutSubject(view, compiled, one),
  )
}

const AGREED =
  /^(?:yes|yeah|yep|sure|certainly|absolutely|correct|right|exactly|indeed|fully|definitely|always|already|of course|(?:i|we|he|she|they) (?:do|did|have|am|are|is|has|can|will)|(?:it|that) (?:is|was|has|does|did))(?! not\b| n't)\b/
const REFUSED =
  /^(?:no|nope|never|none|nobody|not (?:yet|really|at|any|anymore|so)|unfortunately not|i'm afraid not|nothing|(?:i|we|he|she|they|it|that) (?:don't|didn't|haven't|hasn't|isn't|aren't|can't|won't|doesn't|wasn't))\b/

/** "Any pets? No." */
function answerTo(view: View, compiled: Compiled): Candidate[] | undefined {
  const first = view.tokens[0]
  if (first === undefined || view.asked === undefined || view.answering < 0.8) return undefined
  const opening = view.tokens
    .slice(0, 4)
    .map(token => token.lower)
    .join(' ')
  const value = REFUSED.test(opening) ? false : AGREED.test(opening) ? true : undefined
  const asked = askedOf(view, compiled)
  return value === undefined || asked < 0.5
    ? undefined
    : [{ compiled, value, start: first.start, end: first.end, score: 0.5 + 0.3 * asked, exclusive: false }]
}

/** Phrases that mean yes or no without naming the property; a no outweighs a yes in one sentence. */
function factFor(view: View, compiled: Compiled): Candidate[] | undefined {
  if (view.question) return undefined
  for (const [frames, value] of [
    [compiled.facts.no, false],
    [compiled.facts.yes, true],
  ] as const) {
    for (let at = 0; frames.size > 0 && at < view.tokens.length; at += 1) {
      for (const [frame, next] of framesAt(frames, view.tokens, at)) {
        const first = view.tokens[at]
        const last = view.tokens[next - 1]
        if (first === undefined || last === undefined) continue
        // "Please approve it" has not been done yet.
        if (value && isParticiple(compiled) && ASKED_TO.test(view.tokens[at - 1]?.lower ?? '')) continue
        const polarity = value ? polarityAround(view, at, next - 1) : { value: true }
        const score = frame.strength >= 0.8 ? 0.78 : 0.62
        return [
          { compiled, value: value === polarity.value, start: first.start, end: last.end, score, exclusive: false },
        ]
      }
    }
  }
  return undefined
}

function spokenOf(view: View, compiled: Compiled): Candidate[] {
  if (view.question) return []
  const places = new Map<string, number>()
  view.concepts.forEach((concept, at) => {
    if (compiled.main.has(concept) && !places.has(concept)) places.set(concept, at)
  })
  view.tokens.forEach(({ lower }, at) => {
    if (!lower.includes('-')) return
    for (const piece of lower.split('-').slice(0, 4)) {
      const concept = conceptOf(stem(piece))
      if (compiled.main.has(concept) && !places.has(concept)) places.set(concept, at)
    }
  })
  const prefixed = oppositeAt(view, compiled)
  if (prefixed !== undefined) {
    const token = view.tokens[prefixed]
    if (token !== undefined)
      return [{ compiled, value: false, start: token.start, end: token.end, score: 0.75, exclusive: false }]
  }
  const state = stateOf(view, compiled, [...places.values()])
  let covered = 0
  for (const [concept, weight] of compiled.main) covered += places.has(concept) || state?.of === concept ? weight : 0
  if (covered < 0.6) return []
  if (state !== undefined) places.set(state.of, state.at)
  const positions = [...places.values()]
  const from = Math.min(...positions)
  const to = Math.max(...positions)
  if (to - from > 10) return []
  const around = polarityAround(view, from, to)
  const polarity = state?.value === false ? { ...around, value: !around.value } : around
  const first = view.tokens[Math.min(from, polarity.at ?? from)]
  const last = view.tokens[to]
  if (first === undefined || last === undefined) return []
  if (isParticiple(compiled) && polarity.value && ASKED_TO.test(view.tokens[from - 1]?.lower ?? '')) return []
  const undone = isParticiple(compiled) && polarity.value && !isDone(view, compiled, from, to) ? 0.3 : 0
  const score = clamp(0.3 + covered * 0.4 - (polarity.value ? 0 : 0.08) - (to - from > 5 ? 0.1 : 0) - undone)
  return [
    {
      compiled,
      value: polarity.value,
      start: first.start,
      end: Math.max(last.end, first.end),
      score,
      exclusive: false,
    },
  ]
}

/** A clause with only one word of the property or of its description, which alone is not enough. */
function hintedAt(view: View, compiled: Compiled): Candidate[] {
  if (view.question) return []
  let best: { at: number; weight: number } | undefined
  view.concepts.forEach((concept, at) => {
    const weight = (compiled.main.get(concept) ?? 0) + (compiled.side.has(concept) ? 0.2 : 0)
    if (weight > (best?.weight ?? 0)) best = { at, weight }
  })
  const token = best === undefined ? undefined : view.tokens[best.at]
  if (best === undefined || token === undefined) return []
  if (isParticiple(compiled) && ASKED_TO.test(view.tokens[best.at - 1]?.lower ?? '')) return []
  const state = stateOf(view, compiled, [best.at])
  const polarity = polarityAround(view, best.at, best.at)
  const value = state === undefined ? polarity.value : state.value === polarity.value
  const first = view.tokens[Math.min(best.at, polarity.at ?? best.at)] ?? token
  const score = 0.05 + 0.3 * Math.min(1, best.weight)
  return [{ compiled, value, start: first.start, end: token.end, score, exclusive: false }]
}

/** The word of a sentence that is most similar in meaning to the property's. */
function sensedAt(view: View, compiled: Compiled): Candidate[] {
  if (view.question) return []
  const { rows } = view.sense()
  const own = compiled.place
  let best = -1
  let like = SENSED
  rows.forEach((row, at) => {
    if ((row.described[own] ?? 0) <= like) return
    best = at
    like = row.described[own] ?? 0
  })
  const token = view.tokens[best]
  if (token === undefined) return []
  const polarity = polarityAround(view, best, best)
  const first = view.tokens[Math.min(best, polarity.at ?? best)] ?? token
  return [{ compiled, value: polarity.value, start: first.start, end: token.end, score: 0.03, exclusive: false }]
}

const SENSED = 0.35
const ASKED_TO = /^(?:please|to|must|should|will|can|could|would|may)$/
const PARTICIPLE = /(?:ed|paid|sent|done|made|sold|built|met|won|lost|given|taken|written)$/

/** "Paid", "report filed": the property asks what has been done. */
const isParticiple = (compiled: Compiled): boolean =>
  wordsOf(compiled.definition.name).some(word => PARTICIPLE.test(word) && !/^(?:need|used|listed|based)/.test(word))

/** "They pay by card" has not been done yet; "was paid", "signing it is done" has. */
const isDone = (view: View, compiled: Compiled, from: number, to: number): boolean =>
  view.tokens
    .slice(Math.max(0, from - 3), to + 4)
    .some(
      ({ lower, stem }) =>
        (PARTICIPLE.test(lower) && (lower.includes('-') || compiled.main.has(conceptOf(stem)))) ||
        STATE_WORD.test(lower),
    )

const STATE_WORD =
  /^(?:is|are|was|were|has|have|had|been|been|got|done|finished|completed|yes|already|did|i've|we've|on)$/

/** States that name yes-or-no properties: phrases for them, and for their opposite. */
const STATES: readonly [named: RegExp, yes: RegExp, no: RegExp][] = [
  [
    /^(?:enabled?|active|activated|on|renewal)$/,
    /^(?:on|enabled|active|activated|running|live)$/,
    /^(?:off|disabled|inactive|deactivated)$/,
  ],
  [
    /^(?:allowed|permitted|accepted|friendly)$/,
    /^(?:allowed|permitted|welcome|fine|ok|okay|accepted)$/,
    /^(?:forbidden|prohibited|banned|disallowed)$/,
  ],
  [/^(?:paid|settled)$/, /^(?:paid|settled|transferred|received)$/, /^(?:unpaid|overdue|outstanding|owed|owing)$/],
  [/^(?:signed)$/, /^(?:signed|countersigned)$/, /^(?:unsigned)$/],
  [
    /^(?:completed?|finished|done|resolved|closed)$/,
    /^(?:completed?|finished|done|over|ready)$/,
    /^(?:unfinished|incomplete|pending|ongoing)$/,
  ],
  [
    /^(?:required|needed|needs?|requires?)$/,
    /^(?:required|needed|needs?|requires?|mandatory|must|necessary)$/,
    /^(?:optional|unnecessary|unneeded)$/,
  ],
  [/^(?:included|includes?)$/, /^(?:included|includes?|covered)$/, /^(?:excluded|extra|excludes?)$/],
  [/^(?:available)$/, /^(?:available|free)$/, /^(?:unavailable|booked)$/],
  [
    /^(?:confirmed|approved|verified)$/,
    /^(?:confirmed|approved|verified|cleared)$/,
    /^(?:unconfirmed|rejected|unverified)$/,
  ],
  [/^(?:filed|submitted|sent|received)$/, /^(?:filed|submitted|sent|received|made|lodged)$/, /^$/],
  [/^(?:insured|covered)$/, /^(?:insured|covered)$/, /^(?:uninsured)$/],
]

/** "SSO is on" for a property called "SSO enabled": the state next to the thing that has it. */
function stateOf(
  view: View,
  compiled: Compiled,
  places: readonly number[],
): { of: string; at: number; value: boolean } | undefined {
  if (places.length === 0) return undefined
  for (const word of wordsOf(compiled.definition.name)) {
    const concept = conceptOf(stem(word))
    const states = STATES.find(([named]) => named.test(word))
    if (states === undefined || !compiled.main.has(concept)) continue
    for (const place of places) {
      for (let at = Math.max(0, place - 3); at <= place + 4 && at < view.tokens.length; at += 1) {
        if (at > place && view.tokens[at]?.before === 'hard') break
        const lower = view.tokens[at]?.lower ?? ''
        // "on Monday" is not a state.
        if (lower === 'on' && view.tokens[at + 1]?.before === 'none') continue
        if (states[1].test(lower)) return { of: concept, at, value: true }
        if (states[2].test(lower)) return { of: concept, at, value: false }
      }
    }
  }
  return undefined
}

/** "unmarried", "non-smoker": the property's word with a negative prefix. */
function oppositeAt(view: View, compiled: Compiled): number | undefined {
  const at = view.tokens.findIndex(({ stem }) => {
    const bare = /^(?:non-?|un|in|dis|ex-)(\p{L}{4,})$/u.exec(stem)?.[1]
    return bare !== undefined && compiled.main.has(bare) && (compiled.main.get(bare) ?? 0) >= 0.6
  })
  return at < 0 ? undefined : at
}
