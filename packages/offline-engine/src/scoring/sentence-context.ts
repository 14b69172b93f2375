import type { NameMention } from '../mentions/mentions.ts'
import type { View } from '../view/view.ts'
import type { Features } from './features.ts'

/** A sentence in the context of its text. */
export interface SentenceContext {
  view: View
  previous: View | undefined
  /** The day of the text, in days since 1970. */
  today: number
  /** Of the complete text, in UTF-16 code units. */
  length: number
  /** Data of the places in it that have a candidate. */
  placeContexts: Map<number, PlaceContext>
  /** Computed on first use. */
  tense: () => Tense
}

/** The first and the last token of a candidate. */
export interface Place {
  from: number
  to: number
}

/** A place in a sentence, with the data that does not depend on the property. */
export interface PlaceContext extends Place {
  features: Features
  /** The head word of its phrase. */
  head: number
  /** The name that begins there. */
  name: NameMention | undefined
  /** The similarity of its own words, and of those before and after it, to each property. */
  fits: Float32Array
  before: Float32Array
  after: Float32Array
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

function tenseOf({ content, start, end }: View): Tense {
  const text = content.slice(start, end)
  return { past: PAST.test(text), future: FUTURE.test(text), corrects: CORRECTING.test(text) }
}

const DAY_MS = 86_400_000

export function sentenceContextOf(
  view: View,
  previous: View | undefined,
  reference: Date,
  length: number,
): SentenceContext {
  let tense: Tense | undefined
  return {
    view,
    previous,
    today: Math.floor(reference.getTime() / DAY_MS),
    length,
    placeContexts: new Map(),
    tense: () => {
      tense ??= tenseOf(view)
      return tense
    },
  }
}
