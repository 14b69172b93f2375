import { sentencesOf, tokensOf } from '@keepsake/english/sentences'
import type { AnswerInput, Passage, WordedAnswer } from '../types.ts'
import { readAsked } from './asked.ts'
import { partsOf } from './question-parts.ts'
import { supports } from './support.ts'
import { misreadOf } from './verb-use.ts'

/**
 * An answer of a language model, if a source that it quotes answers a part of the question; undefined if they are about
 * another name, number or time, or lack what is asked for. It begins with the names of the records whose memories it is from,
 * if the question names none.
 */
export function checkAnswer<A extends WordedAnswer>(
  { question, passages, now = new Date(), times }: AnswerInput,
  answer: A,
): A | undefined {
  const quoted = answer.sources.flatMap(({ id, text }) => {
    const passage = passages.find(each => each.id === id)
    return passage ? [{ passage, text: `${around(passage.content, text)}\n${answer.answer}` }] : []
  })
  const stated = quoted.map(({ passage, text }) => ({
    passage,
    text,
    tokens: tokensOf(text, 0, text.length),
    asks: false,
  }))
  if (quoted.length > 0 && inventsNumber(answer.answer, [question, ...quoted.map(({ passage }) => saidIn(passage))]))
    return undefined
  const parts = partsOf(question)
  const isAnswered = parts.some(({ text, verb }) => {
    const misread = misreadOf(verb, stated)
    const asked = readAsked(text, now, times)
    return stated.some(one => !misread.has(one) && supports(asked, one, { isWorded: true }))
  })
  if (parts.length > 0 && !isAnswered) return undefined
  const owners = ownersOf(quoted.map(({ passage }) => passage)).filter(owner => !answer.answer.includes(owner))
  return owners.length === 0 ? answer : { ...answer, answer: `${owners.join(', ')}: ${answer.answer}` }
}

/** Digits of one number, with what separates them. */
const NUMBER = /\d(?:[\d., ]*\d)?/g
/** Shorter ones may be counted or reckoned from what the sources say. */
const MIN_DIGITS = 3

const saidIn = ({ content, timestamp }: Passage): string => `${content} ${timestamp.toISOString()}`

/** Whether an answer has an amount, a year or an identifier that neither its sources nor the question have. */
function inventsNumber(answer: string, sources: readonly string[]): boolean {
  const known = sources.map(source => source.replaceAll(/[., ](?=\d)/g, '')).join(' ')
  const numbers = answer.match(NUMBER)?.map(number => number.replaceAll(/[., ]/g, '')) ?? []
  return numbers.some(number => number.length >= MIN_DIGITS && !known.includes(number.replace(/0{3,}$/, '')))
}

/** The sentences that a quote is from: a quote may be the one word that answers. */
function around(content: string, quote: string): string {
  const from = content.indexOf(quote)
  if (from < 0) return quote
  const to = from + quote.length
  const sentences = [...sentencesOf(content)].filter(({ start, end }) => start < to && from < end)
  return content.slice(Math.min(from, sentences[0]?.start ?? from), Math.max(to, sentences.at(-1)?.end ?? to))
}

const ownersOf = (passages: readonly Passage[]): string[] => [
  ...new Set(passages.flatMap(({ about, isNamed }) => (isNamed === true && about !== undefined ? [about] : []))),
]
