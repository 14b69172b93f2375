import { wordsOf } from '@keepsake/english/name-words'
import { directionOf, dot, middle } from '../view/meaning.ts'
import type { View } from '../view/view.ts'

interface Choice {
  like: number
  ahead: number
  said: number
}

/** The word of a sentence that is most similar in meaning to an option. */
export interface Choosing {
  option: string
  at: number
  choice: Choice
}

interface Choices {
  found: readonly Choosing[]
  of(option: string, from: number, to: number): Choice
}

/** Words with a lower similarity are unrelated. */
const MIN_SIMILARITY = 0.3
const CACHE_LIMIT = 200
const CACHE_WORDS = 5_000

interface Known {
  directions: readonly (Float32Array | undefined)[]
  words: Map<string, Float32Array | undefined>
}
const known = new Map<string, Known>()
/** Cached by the option list of a definition. */
const lists = new WeakMap<readonly string[], Known>()

function knownOf(options: readonly string[]): Known {
  const own = lists.get(options)
  if (own !== undefined) return own
  const made = knownBy(options)
  lists.set(options, made)
  return made
}

function knownBy(options: readonly string[]): Known {
  const key = options.join('\n')
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const made = { directions: options.map(option => middle(wordsOf(option))), words: new Map() }
  if (known.size >= CACHE_LIMIT) known.clear()
  known.set(key, made)
  return made
}

/** The similarity of a word to each option. */
function rowOf({ directions, words }: Known, word: string): Float32Array | undefined {
  const cached = words.get(word)
  if (cached !== undefined || words.has(word)) return cached
  const vector = directionOf(word)
  const made =
    vector === undefined
      ? undefined
      : Float32Array.from(directions, direction => (direction === undefined ? 0 : dot(direction, vector)))
  if (words.size >= CACHE_WORDS) words.clear()
  words.set(word, made)
  return made
}

/** The option that the words of a sentence are most similar to, word by word and together. */
export function choicesOf(view: View, options: readonly string[]): Choices {
  const all = knownOf(options)
  const rows = view.tokens.map(token => rowOf(all, token.lower))
  const together = new Float32Array(options.length)
  for (const row of rows) raise(together, row)
  const choiceIn = (row: Float32Array, at: number): Choice => ({
    like: row[at] ?? 0,
    ahead: (row[at] ?? 0) - bestBut(row, at),
    said: (together[at] ?? 0) - bestBut(together, at),
  })
  const found = options.flatMap((option, at): Choosing[] => {
    let best: { place: number; like: number } | undefined
    if ((together[at] ?? 0) <= MIN_SIMILARITY) return []
    for (let place = 0; place < rows.length; place += 1) {
      const like = rows[place]?.[at] ?? 0
      if (like > (best?.like ?? MIN_SIMILARITY)) best = { place, like }
    }
    const row = best === undefined ? undefined : rows[best.place]
    return best === undefined || row === undefined ? [] : [{ option, at: best.place, choice: choiceIn(row, at) }]
  })
  return {
    found,
    of: (option, from, to) => {
      const at = options.indexOf(option)
      const row = new Float32Array(options.length)
      for (let place = from; place <= to; place += 1) raise(row, rows[place])
      return { ...choiceIn(row, at), like: 1 }
    },
  }
}

/** Raises each number to that of another row if that is larger. */
function raise(row: Float32Array, other: Float32Array | undefined): void {
  if (other === undefined) return
  for (let at = 0; at < row.length; at += 1) row[at] = Math.max(row[at] ?? 0, other[at] ?? 0)
}

function bestBut(row: Float32Array, but: number): number {
  let best = 0
  for (let at = 0; at < row.length; at += 1) if (at !== but) best = Math.max(best, row[at] ?? 0)
  return best
}
