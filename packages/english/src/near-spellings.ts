import { knownWords, vectorOf } from './word-vectors.ts'

/** Shorter words have too many neighbors. */
const MIN_LENGTH = 5
/** From this length on, two mistakes are looked for. */
const LONG = 8
/** Longer ones have more neighbors than can be looked up. */
const MAX_LENGTH = 20

const ALPHABETS = ['abcdefghijklmnopqrstuvwxyz', 'абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґ', 'αβγδεζηθικλμνξοπρστυφχψω']
/** Letters that are taken for each other. */
const SIMILAR = 'aeiou аеиоуыэюя αεηιουω sz ckq cs iy vw dt bp mn gj lr fv'.split(' ')

/**
 * The words from which a misspelled word differs by one mistake (a letter too many, missing, wrong, or two exchanged), and
 * then, for a long word, by two. Of two mistakes, words of other languages are only found if both are frequent ones:
 * letters exchanged, doubled, dropped or taken for similar ones. None for a short word, and for one that English has.
 */
export function nearSpellings(word: string): { once: Set<string>; twice: () => Set<string> } | undefined {
  const letters = ALPHABETS.find(alphabet => [...word].every(letter => alphabet.includes(letter)))
  if (letters === undefined || word.length < MIN_LENGTH || word.length > MAX_LENGTH || vectorOf(word)) return undefined
  const once = new Set([...frequentMistakes(word), ...anyMistakes(word, letters)])
  once.delete(word)
  return { once, twice: () => (word.length < LONG ? new Set() : twoMistakes(word, once)) }
}

function twoMistakes(word: string, once: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const near of frequentMistakes(word)) for (const far of frequentMistakes(near)) found.add(far)
  for (const known of knownWords()) if (isWithinTwo(word, known)) found.add(known)
  for (const near of once) found.delete(near)
  found.delete(word)
  return found
}

const replaced = (word: string, at: number, length: number, by: string): string =>
  word.slice(0, at) + by + word.slice(at + length)

function frequentMistakes(word: string): Set<string> {
  const found = new Set<string>()
  for (const [at, letter] of [...word].entries()) {
    const next = word[at + 1] ?? ''
    found.add(replaced(word, at, 1, '')).add(replaced(word, at, 1, letter + letter))
    if (next) found.add(replaced(word, at, 2, next + letter))
    for (const similar of SIMILAR)
      if (similar.includes(letter)) for (const other of similar) found.add(replaced(word, at, 1, other))
  }
  return found
}

function* anyMistakes(word: string, letters: string): Iterable<string> {
  for (let at = 0; at <= word.length; at++)
    for (const letter of letters) {
      yield replaced(word, at, 0, letter)
      if (at < word.length) yield replaced(word, at, 1, letter)
    }
}

/** Whether a word becomes the other by two mistakes at most (optimal string alignment). */
function isWithinTwo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false
  let [before, last]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const least = Math.min((last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last?.[j - 1] ?? 0) + (isSame ? 0 : 1))
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(isExchanged ? Math.min(least, (before?.[j - 2] ?? 0) + 1) : least)
    }
    if (Math.min(...row) > 2) return false
    before = last
    last = row
  }
  return (last?.[b.length] ?? 3) <= 2
}
