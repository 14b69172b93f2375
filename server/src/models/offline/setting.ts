import type { Compiled } from './definition.ts'
import type { View } from './view.ts'

/** A sentence among the others of its text. */
export interface Setting {
  view: View
  previous: View | undefined
  reference: Date
  /** Of the whole text. */
  length: number
  /** How much of a property is said anywhere in a sentence. */
  said: (view: View, compiled: Compiled) => Said
}

interface Said {
  named: number
  described: number
}

/** Worked out once for all the proposals of one property in one sentence. */
export function sayings(): Setting['said'] {
  const views = new WeakMap<View, Map<Compiled, Said>>()
  return (view, compiled) => {
    let known = views.get(view)
    if (known === undefined) {
      known = new Map()
      views.set(view, known)
    }
    let said = known.get(compiled)
    if (said === undefined) {
      const concepts = new Set(view.concepts)
      said = { named: coverage(concepts, compiled.main), described: Math.min(1, coverage(concepts, compiled.side) * 2) }
      known.set(compiled, said)
    }
    return said
  }
}

const coverage = (concepts: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number => {
  let sum = 0
  for (const [concept, weight] of weights) if (concepts.has(concept)) sum += weight
  return sum
}

const PAST =
  /\b(?:was|were|did|had|ago|last|since|signed|joined|started|bought|born|met|founded|called|visited|ended|left|ordered|happened|delivered|reported|came|arrived|went|took|began|noticed|broke|hit|stole|fell|saw|got|made|said|told|sent|paid|wrote|gave|found|yesterday|seen|(?:i|we|he|she|they|it|who) \w{2,12}(?<!e)ed)\b/i
const FUTURE =
  /\b(?:will|going to|by|due|until|before|deadline|next|plans?|wants?|expects?|upcoming|renews?|expires?|scheduled|booked|let's|'ll|again|can we|could you|please)\b/i
const CORRECTING = /\b(?:actually|correction|sorry|instead|now|really|rather|update|updated|changed|new)\b/i
interface Tense {
  past: boolean
  future: boolean
  corrects: boolean
}
/** Read once for all the proposals of a sentence. */
const tenses = new WeakMap<View, Tense>()

export function tenseOf(view: View): Tense {
  const known = tenses.get(view)
  if (known !== undefined) return known
  const text = view.content.slice(view.start, view.end)
  const made = { past: PAST.test(text), future: FUTURE.test(text), corrects: CORRECTING.test(text) }
  tenses.set(view, made)
  return made
}
