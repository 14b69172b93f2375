import { pick } from './random.ts'

// English function words, most frequent first; they are about half of what people write.
const SMALL_WORDS =
  'the to and of a in is that for it was on with as we they at be this have from or had by but what all were when can there an which their if will one about up out so said'.split(
    ' ',
  )
const ONSETS = 'b c d f g h j k l m n p r s t v w br cl cr dr fl gr pl pr sh sk sl sp st str th tr'.split(' ')
const VOWELS = 'a e i o u ai ea ee ie oa ou'.split(' ')
const CODAS = ['', '', '', 'b', 'ck', 'd', 'g', 'l', 'll', 'm', 'n', 'nd', 'nt', 'p', 'r', 'rn', 'rt', 's', 'st', 't']
export const FIRST_NAMES =
  'Dana Omar Priya Lukas Mei Sofia Andre Ingrid Tomas Aisha Noah Elena Kofi Yuki Marta Liam Fatima Jonas Rosa Viktor Hana Diego Nadia Pavel'.split(
    ' ',
  )
export const LAST_NAMES =
  'Reyes Haddad Sharma Weber Chen Rossi Costa Lund Novak Khan Fischer Petrova Mensah Tanaka Silva Byrne Ali Berg Ortiz Kovac Sato Vega Haas Marek'.split(
    ' ',
  )

const CONTENT_WORDS = 20_000

/** Made-up words: real lists are either short or not free, and the ranking only sees how often a word occurs. */
export function makeWords(random: () => number): string[] {
  const words = new Set<string>()
  while (words.size < CONTENT_WORDS) {
    const syllables = 1 + Math.floor(random() * 3)
    const parts = Array.from(
      { length: syllables },
      () => pick(random, ONSETS) + pick(random, VOWELS) + pick(random, CODAS),
    )
    const word = parts.join('')
    if (word.length > 2) words.add(word)
  }
  return [...words]
}

/** Draws words as often as people use them: the nth most frequent 1/n times as often as the first (Zipf). */
export function zipf(random: () => number, words: readonly string[]): () => string {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= words.length; rank++) {
    sum += 1 / rank
    sums.push(sum)
  }
  return () => {
    const wanted = random() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return words[low] ?? ''
  }
}

export const smallWord = (random: () => number): string => pick(random, SMALL_WORDS)
