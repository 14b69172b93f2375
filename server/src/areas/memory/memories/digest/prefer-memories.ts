import { wordsOf } from '../../../../search/wording.ts'

interface Told {
  content: string
}

/** How much it counts that what a memory says is said often, beside how new it is. */
const FREQUENCY = 0.2
/** How much it counts that a memory tells something by itself: an "ok, thanks" rather makes room. */
const TELLING = 0.2
/** Words from which on it does so in full. */
const ENOUGH = 4
/** Characters that tell what a memory is about. */
const BEGINNING = 500
/** Characters. Longer contents that say the very same are the same, mark for mark. */
const LONGEST_COMPARED = 5_000

/**
 * Memories in the order in which a digest that cannot take them all should take them: the newer the better, better where
 * others of them speak of the same and where they tell more, and last where a newer one says the very same. A pure function.
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
  text.length > LONGEST_COMPARED
    ? text
    : text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
