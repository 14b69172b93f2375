import { wordsOf } from '../../../../search/similarity/informative-words.ts'

interface Told {
  content: string
}

/** Weight of how frequent a memory's topic is, relative to recency. */
const FREQUENCY = 0.2
/** Weight of how informative a memory is on its own, so that "ok, thanks" yields its place. */
const TELLING = 0.2
/** Number of words from which a memory counts as fully informative. */
const ENOUGH = 4
/** Number of leading characters that determine a memory's topic. */
const BEGINNING = 500
/** In characters. Longer contents are duplicates only if they are identical. */
const MAX_COMPARED_LENGTH = 5_000

/**
 * Orders memories by priority for a digest that cannot fit them all. Newer memories come first; frequent topics and
 * informative content raise the priority, and exact repeats of newer memories come last. A pure function.
 * @param newest newest first
 */
export function preferred<Memory extends Told>(newest: readonly Memory[]): Memory[] {
  const words = newest.map(({ content }) => wordsOf([content.slice(0, BEGINNING)]).map(({ key }) => key))
  const told = new Map<number, number>()
  for (const key of words.flat()) told.set(key, (told.get(key) ?? 0) + 1)
  const others = Math.max(1, newest.length - 1)
  const said = new Set<string>()
  const scores = newest.map(({ content }, place) => {
    const own = words[place] ?? []
    const text = lettersOf(content)
    if (said.has(text)) return -1
    said.add(text)
    const shared = own.reduce((sum, key) => sum + ((told.get(key) ?? 1) - 1) / others, 0)
    return (
      (1 - FREQUENCY - TELLING) * (1 - place / newest.length) +
      FREQUENCY * (own.length === 0 ? 0 : shared / own.length) +
      TELLING * Math.min(1, own.length / ENOUGH)
    )
  })
  return newest
    .map((memory, place) => ({ memory, place, score: scores[place] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.place - b.place)
    .map(({ memory }) => memory)
}

const lettersOf = (text: string): string =>
  text.length > MAX_COMPARED_LENGTH
    ? text
    : text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
