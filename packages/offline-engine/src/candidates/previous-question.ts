import { conceptOf } from '@keepsake/english/concepts'
import { framesAt } from '@keepsake/english/frames'
import type { Sentence } from '@keepsake/english/sentences'
import { unitOf } from '@keepsake/english/units'
import { STOP_WORDS } from '@keepsake/english/words'
import type { Compiled } from '../property/definition.ts'
import type { Question, View } from '../view/view.ts'

/** A question does not answer itself: in a conversation the answer needs another speaker. */
export const mayAnswer = (content: string, asked: Sentence, sentence: Sentence): boolean =>
  asked.speaker === undefined || speakerOf(content, sentence) !== speakerOf(content, asked)

const speakerOf = (content: string, { speaker }: Sentence): string =>
  speaker === undefined ? '' : content.slice(speaker.start, speaker.end)

/**
 * 0 to 1: how much the previous question was about this property, by its name, its description or a phrase of its kind.
 */
export function askedOf(view: View, compiled: Compiled): number {
  const { asked } = view
  if (asked === undefined || view.question) return 0
  let named = 0
  for (const [concept, weight] of compiled.main) named += asked.concepts.has(concept) ? weight : 0
  if (named >= 0.95) return 1
  if (compiled.subject === 'person' && /^(?:name|names)$/.test(asked.tokens.at(-1)?.lower ?? '')) return 0.9
  const content = asked.tokens.filter(({ lower }) => !STOP_WORDS.has(lower) && !FILLING.test(lower))
  const whole =
    named > 0 && content.length <= 2 && content.every(({ stem }) => compiled.main.has(conceptOf(stem))) ? 0.9 : 0
  const sum = compiled.money && compiled.sole && asked.tokens.some(({ lower }) => SUM.test(lower))
  const counted = sum || countsAsked(asked, compiled) ? 0.85 : 0
  const described = [...compiled.paraphrase].filter(concept => asked.concepts.has(concept)).length
  const explained = described < 2 ? 0 : described / compiled.paraphrase.size
  const done = asked.tokens.some(({ stem }) => compiled.objectVerbs.has(stem)) ? 0.65 : 0
  const phrased = named < 0.7 && compiled.frames.size > 0 && speaksOf(asked, compiled) ? 0.7 : 0
  return Math.max(named, whole, counted, 0.85 * explained, done, phrased)
}

const SUM = /^(?:much|sum|amount|price|cost|total|fee)$/

/** "How many kilometres has it done?" asks for a number with that unit, "How many of you?" for a number of people. */
function countsAsked(asked: Question, compiled: Compiled): boolean {
  const at = asked.tokens.findIndex(
    ({ lower }, index) => lower === 'how' && /^(?:many|much|often)$/.test(asked.tokens[index + 1]?.lower ?? ''),
  )
  if (at < 0 || compiled.definition.type !== 'number') return false
  const noun = asked.tokens[at + 2]?.lower
  if (compiled.people && /^(?:people|persons|of|adults|guests|travell?ers)$/.test(noun ?? '')) return true
  return compiled.soleUnit && compiled.unit !== undefined && unitOf(noun) === compiled.unit
}

/** "What do you use at the moment?": a phrase that such a value would follow, with nothing important after it. */
function speaksOf(asked: Question, compiled: Compiled): boolean {
  if (!/^(?:what|which|who|where|any|anything|so|and)$/.test(asked.tokens[0]?.lower ?? '')) return false
  for (const [at, token] of asked.tokens.entries()) {
    if (STOP_WORDS.has(token.lower)) continue
    for (const [, next] of framesAt(compiled.frames, asked.tokens, at)) {
      if (asked.tokens.slice(next).every(({ lower }) => STOP_WORDS.has(lower) || FILLING.test(lower))) return true
    }
  }
  return false
}

const FILLING = /^(?:today|now|moment|currently|present|days|right|regularly|usually|well|best|most|else|mainly|time)$/

const LEADING =
  /^(?:yes|yeah|yep|sure|ok|okay|well|oh|um|uh|ha|haha|hmm|right|thanks|thank|just|only|mostly|mainly|about|around|so|currently|probably|some|still|always|usually|it's|that's|it|that|this|there's|we've|i've|i'd|got|is|are|was|would|be|we|i|have|use|had|say)$/
const NO_VALUE = /^(?:i|i'm|we|he|she|they|no|not|none|nothing|never|there|my|you|what|why|how|when|who|let|let's)$/

const AGREES = /^(?:yes|yeah|yep)$/
const YES_OR_NO = /^(?:is|are|was|were|do|does|did|can|could|may|will|would|has|have|had|should)$/

/** Where the value begins in an answer; -1 if the answer does not start with a value. */
export function answerStart(view: View): number {
  const limit = Math.min(view.tokens.length, 6)
  for (let at = 0; at < limit; at += 1) {
    const lower = view.tokens[at]?.lower ?? ''
    if (LEADING.test(lower)) {
      // "It goes up a little" is a statement, not a value.
      if (/^(?:it|that|this)$/.test(lower) && !LEADING.test(view.tokens[at + 1]?.lower ?? '')) return -1
      // "Yes, the surgeon …" agrees; it does not name what was asked for.
      if (AGREES.test(lower) && YES_OR_NO.test(view.asked?.tokens[0]?.lower ?? '')) return -1
      continue
    }
    return NO_VALUE.test(lower) ? -1 : at
  }
  return -1
}
