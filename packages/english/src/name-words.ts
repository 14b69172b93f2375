import { tokensOf } from './sentences.ts'

const WORDS_LIMIT = 2_000
const words = new Map<string, readonly string[]>()

/** `annual_revenue`, `annualRevenue` and `Annual revenue` are the same words. */
export function wordsOf(name: string): readonly string[] {
  const known = words.get(name)
  if (known !== undefined) return known
  const read = readWords(name)
  if (words.size >= WORDS_LIMIT) words.clear()
  words.set(name, read)
  return read
}

function readWords(name: string): string[] {
  const spaced = name
    .slice(0, 200)
    .replace(/(?<=[\p{Ll}\d]{2})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_/-]+/g, ' ')
  return tokensOf(spaced, 0, spaced.length).map(token => token.lower.replace(/'s$/, ''))
}
