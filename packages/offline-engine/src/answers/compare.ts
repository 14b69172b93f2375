import type { PassageSentence } from './passage-sentences.ts'
import type { Part } from './question-parts.ts'
import { likeness, meaningOf, type WordFacts, wordFactsOf } from './word-facts.ts'

/** From this cosine on a word counts as a match for another one, fully from `SAME` on. */
const NEAR = 0.35
const SAME = 0.85
/** The same for a word of the requested kind. */
const KIN = 0.3
const CLOSE_KIN = 0.8
/** Maximum score of a word similar in meaning, or of the speaker's name. */
const MEANT = 0.8
const SPOKEN = 0.9

/** A sentence compared with a part of a question. */
export interface Compared {
  /** How much of each word it covers: 1 for the word itself, less for a similar one or for the speaker's name. */
  cover: number[]
  /**
   * How similar its most similar word, other than a form of the same word, is to the requested kind: "carrot" to
   * "cake".
   */
  kindred: number
  /** The similarity of its words together to the question, weighted by how informative each word is. */
  likeness: number
  /** How many of its informative words are not in the question. */
  news: number
}

/** How one word relates to the question, independent of its sentence. */
interface Word {
  cover: readonly number[]
  covers: boolean
  kindred: number
  likeness: number
  isNew: boolean
}

const within = (value: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (value - from) / (to - from)))

/** Compares sentences with a part of a question; each word is compared once. */
export function comparedWith({ wanted, sort }: Part): (sentence: PassageSentence) => Compared {
  const whole = meaningOf(wanted)
  const kinds = sort.map(wordFactsOf)
  const compare = ({ word, concept, weight, meaning }: WordFacts): Word => {
    const cover = wanted.map(one => {
      if (one.concept === concept) return 1
      return meaning && one.meaning && !one.isName ? MEANT * within(likeness(one.meaning, meaning), NEAR, SAME) : 0
    })
    const kin = kinds.map(kind =>
      meaning && kind.meaning && kind.word.slice(0, 4) !== word.slice(0, 4)
        ? within(likeness(kind.meaning, meaning), KIN, CLOSE_KIN)
        : 0,
    )
    return {
      cover,
      covers: cover.some(value => value > 0),
      kindred: Math.max(0, ...kin),
      likeness: whole && meaning ? likeness(whole, meaning) : 0,
      isNew: weight > 0 && !cover.includes(1),
    }
  }
  const known = new Map<WordFacts, Word>()
  const wordOf = (told: WordFacts): Word => {
    let word = known.get(told)
    if (!word) {
      word = compare(told)
      known.set(told, word)
    }
    return word
  }

  return ({ passage, words }) => {
    const cover = new Float64Array(wanted.length)
    let kindred = 0
    let like = 0
    let squares = 0
    let news = 0
    for (const told of words) {
      const word = wordOf(told)
      if (word.covers) for (const [at, value] of word.cover.entries()) if (value > (cover[at] ?? 0)) cover[at] = value
      if (word.kindred > kindred) kindred = word.kindred
      if (word.isNew) news += 1
      if (whole && told.meaning) {
        like += told.weight * word.likeness
        squares += told.weight * told.weight
      }
    }
    if (passage.speaker !== undefined) {
      const speaker = passage.speaker.toLowerCase().split(/\s+/)
      for (const [at, { word, isName }] of wanted.entries())
        if (isName && cover[at] === 0 && speaker.includes(word)) cover[at] = SPOKEN
    }
    return { cover: [...cover], kindred, likeness: squares === 0 ? 0 : Math.max(0, like / Math.sqrt(squares)), news }
  }
}
