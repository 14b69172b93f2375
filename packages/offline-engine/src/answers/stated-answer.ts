import { stemsIn, stemsOf } from '@keepsake/english'
import { type Token, tokensOf } from '@keepsake/english/sentences'
import type { Passage, StatedValue } from '../types.ts'
import type { Asked, AskedKind } from './asked.ts'
import type { PassageSentence } from './passage-sentences.ts'
import { lacksBeside } from './support.ts'

/** Kinds that the type of a value answers, so that one word of its description is enough. */
const TYPED: ReadonlySet<AskedKind> = new Set(['when', 'money', 'count', 'amount', 'age', 'duration', 'manner'])

/** Whether a question is for a property: it has a word of its name, or two of its description. */
function asksFor(asked: Asked, { name, description = '' }: Described): boolean {
  if (lacksBeside(asked, name) < 1 || TYPED.has(asked.kind)) return true
  const said = new Set(stemsIn(description))
  return asked.words.filter(word => stemsOf(word).some(stem => said.has(stem))).length > 1
}

/** How sure it is that the sentence of a stored value answers a question for its property. */
export const STATED = 0.85

/** What a property says of the kind of its value, by the kind that a question asks for; none for the others. */
const OF_KIND: Partial<Record<AskedKind, (property: Described) => boolean>> = {
  when: ({ type, name }) => type === 'date' || /\b(?:date|day|time|weekday|deadline|end|start)\b/i.test(name),
  where: ({ name, description = '' }) =>
    /\b(?:where|address|city|town|place|location|country|destination|venue)\b/i.test(`${name} ${description}`),
  money: ({ type }) => type === 'number',
  count: ({ type }) => type === 'number',
  amount: ({ type }) => type === 'number',
  age: ({ type, name }) => type === 'number' && /\bage\b/i.test(name),
  duration: ({ type, name }) => type === 'number' || /\b(?:period|length|duration)\b/i.test(name),
  person: ({ type }) => type === 'text',
  name: ({ type }) => type === 'text',
  manner: ({ type }) => type === 'options',
  sort: ({ type }) => type !== 'date' && type !== 'boolean',
  other: () => true,
  'yes or no': () => true,
}
const NEGATED = /\b(?:not|never|no|without|avoids?)\b|n['’]t\b/i

/** What a collection says of a property. */
export type Described = Pick<StatedValue, 'name' | 'description' | 'type'>

/** Whether a question asks for a property: for its kind of value, by its name or description. */
export function isAskedFor(asked: Asked, property: Described): boolean {
  const { name, description = '' } = property
  const isSameSide = asked.isNegated === NEGATED.test(description) || lacksBeside(asked, name) === 0
  return asked.words.length > 0 && OF_KIND[asked.kind]?.(property) === true && isSameSide && asksFor(asked, property)
}

/**
 * The newest sentences that state a value whose property a question asks for, of each record one: what a property is
 * called need not stand in them.
 */
export function statedAnswer(
  asked: Asked,
  placed: readonly PassageSentence[],
  supports: (one: PassageSentence, said: readonly Token[]) => boolean,
): PassageSentence[] {
  const fitting = placed.filter(one =>
    valuesIn(one).some(value => {
      const about = `${value.name}. ${value.description ?? ''}`
      return isAskedFor(asked, value) && supports(one, tokensOf(about, 0, about.length))
    }),
  )
  const newest = fitting.toSorted((a, b) => timeOf(b.passage) - timeOf(a.passage))
  return [...Map.groupBy(newest, ({ passage }) => passage.about).values()].flatMap(each => each.slice(0, 1)).slice(0, 3)
}

const timeOf = ({ timestamp }: Passage): number => timestamp.getTime()

const valuesIn = ({ passage, start, end }: PassageSentence): StatedValue[] =>
  (passage.states ?? []).filter(value => value.start < end && start < value.end)
