import { DOUBLE_END } from './words.ts'

/**
 * Whether two words are forms of one word (ship, ships, shipped, shipping), not only of one family (start, starter).
 */
export const sameForm = (a: string, b: string): boolean =>
  a === b || (a.charCodeAt(0) === b.charCodeAt(0) && plainForm(a) === plainForm(b))

const CACHE_LIMIT = 20_000
const forms = new Map<string, string>()

function plainForm(word: string): string {
  const known = forms.get(word)
  if (known !== undefined) return known
  const made = plainFormFresh(word)
  if (forms.size >= CACHE_LIMIT) forms.clear()
  forms.set(word, made)
  return made
}

function plainFormFresh(word: string): string {
  const bare = word.replace(/['’]s?$/, '')
  const cut = /^(.{3,}?)(?:ies|ied)$/.exec(bare)
  if (cut !== null) return `${cut[1]}y`
  const short = /^(.{3,}?)(?:ing|ed|es|(?<![sui])s|(?<=e)d)$/.exec(bare)?.[1] ?? bare
  return (DOUBLE_END.test(short) ? short.slice(0, -1) : short).replace(/(?<=.{3})e$/, '')
}
