import type { Place } from '../place.ts'
import { isDate, type Rule } from './rule.ts'

// Does an answer answer? What puts a question off is no answer to it, whatever date or number it has.

const PUTS_OFF =
  /\b(?:not (?:for me to say|yet|sure|certain|now)|(?:can't|cannot|can not|couldn't|won't|wouldn't|don't want to|rather not|'d rather not|prefer not to|not allowed to|not going to) (?:\w+ )?(?:say|tell|know|promise|commit|disclose|share|answer|decide|remember)|(?:don't|do not|doesn't|didn't|haven't|hasn't) (?:\w+ )?(?:know|decided|remember|have (?:a|the|any) (?:number|figure|date|answer)|got|been told)|no (?:idea|clue|comment)|too early|hard to say|depends|it depends|none of your business|nobody (?:knows|has told)|let me (?:think|check|see|ask)|have to (?:look|check|ask|think)|i'd have to|weiß (?:ich )?nicht|kann ich (?:noch )?nicht|je ne sais pas|no (?:lo )?sé)\b(?!,? (?:but|though|aber|mais|pero)\b)/
/** A time at which to ask again. */
const AGAIN =
  /\b(?:ask|call|ping|try|mail|e-?mail|write|contact|ring|text|remind|check|come|get|talk|speak|meet|catch|reach|follow|touch)\b.{0,30}\b(?:again|back|me|us|up|after|before|then|from|in)\b|\b(?:back|away|out of office|on (?:holiday|vacation|leave|a cruise|tour)|ooo|travelling|traveling|abroad|busy|closed|in \p{Lu}\p{L}+|we're in|i'm in|we are in|i am in|until then|look it up then|let you know)\b/u

/** What is agreed with such words. */
const OF_MEETINGS =
  /\b(?:follow|call|contact|meeting|appointment|return|touch|visit|session|inspection|recheck|check-?in|check-?up|review|due|reminder|next)/i

const isPutOff = (place: Place): boolean => {
  const { near, beyond, left, right, next, before } = place
  return (
    PUTS_OFF.test(near) ||
    (!/[:=]\W*$/.test(left) && PUTS_OFF.test(beyond)) ||
    (before !== undefined && (PUTS_OFF.test(left) || PUTS_OFF.test(right) || (isDate(place) && PUTS_OFF.test(next))))
  )
}

/** "I cannot say. Ask me on 4 May." */
const isPutOffBefore = ({ previous, isQuestion }: Place): boolean => PUTS_OFF.test(previous) && !isQuestion

export const ANSWER: readonly Rule[] = [
  {
    doubt: 'no_answer',
    because: '"Not for me to say. Ping me again after 12 April."',
    holds: isPutOff,
  },
  {
    doubt: 'no_answer',
    because: '"I cannot say yet. Ask me again on 12 April."',
    isSoft: true,
    holds: isPutOffBefore,
  },
  {
    doubt: 'no_answer',
    because: '"We are on a cruise until 23 September" answers no question about another date.',
    isSoft: true,
    holds: (place, { isMeantIn, about }) =>
      isDate(place) && !OF_MEETINGS.test(about) && AGAIN.test(`${place.near}${place.said}`) && !isMeantIn(place.near),
  },
]

const FILLING =
  /\b(?:it's|it is|it|is|are|that's|that is|yes|yeah|well|oh|hi|so|just|i'm|i am|we're|we are|we have|i have|there are|about|on|at|in|the|a|an|my|our|exactly|please|thanks|thank you|sure|for (?:this|that) one|right now|currently|now|years? old|i looked it up|until|till|with|room|number)\b/g

/** Whether all that is said is a value, right after a question for it: "How old are you?" – "43". */
export const isBareAnswer = (place: Place, isNamedIn: (text: string) => boolean): boolean => {
  const { before, turn, left, right } = place
  if (!turn || !before || before.speaker === turn.speaker || !/\?\W*$/.test(before.text)) return false
  if (
    !isNamedIn(
      before.text
        .split(/[.!?]+\s/)
        .filter(Boolean)
        .at(-1) ?? '',
    )
  )
    return false
  const rest = `${left} ${right}`.replaceAll(FILLING, ' ')
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).length <= 1 && !/[?]/.test(right)
}
