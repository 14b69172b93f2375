import { stemOf, stemsOfToken, tokenize } from '@keepsake/english'

/** Words of a part. */
const WINDOW = 40
/** Of a part with words of any length. */
const MAX_CHARACTERS = 400
/** Of a long transcript. */
const MAX_TOKENS = 50_000

/** A part of a text, in UTF-16 code units. */
interface TextWindow {
  start: number
  end: number
  /** How many of the words it has. */
  count: number
}

/** The part of a text that has the most of the words, in any form. The beginning if none, the whole text if short. */
export function bestWindow(text: string, words: readonly string[]): TextWindow {
  const stems = new Set(words.flatMap(word => tokenize(word).flatMap(stemsOfToken)))
  const tokens = tokenize(text).slice(0, MAX_TOKENS)
  const keys = tokens.map(token => stemsOfToken(token).find(stem => stems.has(stem)) ?? stemOf(token.word))
  const inside = new Map<string, number>()
  let best = { from: 0, count: 0 }
  for (const [index, key] of keys.entries()) {
    if (stems.has(key)) inside.set(key, (inside.get(key) ?? 0) + 1)
    const left = keys[index - WINDOW]
    if (left !== undefined && stems.has(left)) {
      const rest = (inside.get(left) ?? 0) - 1
      if (rest > 0) inside.set(left, rest)
      else inside.delete(left)
    }
    if (inside.size > best.count) best = { from: Math.max(0, index - WINDOW + 1), count: inside.size }
  }
  // the window begins a few words before the first match
  const first = keys.findIndex((key, index) => index >= best.from && stems.has(key))
  const isShort = tokens.length <= WINDOW && text.length <= MAX_CHARACTERS
  const from = best.count === 0 || isShort ? 0 : Math.max(0, first - 5)
  const match = best.count === 0 ? undefined : tokens[first]
  const early = from === 0 ? 0 : (tokens[from]?.start ?? 0)
  // what comes before the first match may be long without being words
  const start = match && match.end - early > MAX_CHARACTERS ? match.start : early
  const last = tokens[Math.min(tokens.length, from + WINDOW) - 1]
  const isWhole = from + WINDOW >= tokens.length
  const end = Math.min(isWhole ? text.length : (last?.end ?? text.length), start + MAX_CHARACTERS)
  // not within a surrogate pair
  return { start, end: text.slice(0, end).isWellFormed() ? end : end - 1, count: best.count }
}
