import { type TimeSettings, tokenize } from '@keepsake/english'
import { readAsked } from './asked.ts'
import { type Described, isAskedFor } from './stated-answer.ts'

/** A question, and what it may be about. */
export interface AskedInput {
  question: string
  now?: Date | undefined
  times?: TimeSettings | undefined
  /** The names of records. */
  records: readonly string[]
  properties: readonly Described[]
}

/** Which records a question names, and which properties it asks for, by their index. */
export interface AskedValues {
  records: number[]
  properties: number[]
}

export function askedValues({ question, now = new Date(), times, records, properties }: AskedInput): AskedValues {
  const asked = readAsked(question, now, times)
  const names = new Set(asked.names.flatMap(name => tokenize(name).map(({ word }) => word)))
  return {
    records: indexesOf(records, name => tokenize(name).some(({ word }) => names.has(word))),
    properties: indexesOf(properties, property => isAskedFor(asked, property)),
  }
}

const indexesOf = <T>(all: readonly T[], holds: (one: T) => boolean): number[] =>
  all.flatMap((one, index) => (holds(one) ? [index] : []))
