const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Lower case without accents: `Núñez` is `nunez`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøłæœđðþı]/g, letter => LETTERS[letter] ?? letter)

/** As `fold`, with German umlauts and their two-letter spellings alike: `Müller` and `Mueller` are `muller`. */
export const foldLoosely = (text: string): string => fold(text).replaceAll(/([aou])e/g, '$1')

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

export const spaced = (text: string): string => wordsOf(fold(text)).join(' ')

/** How one word became the other with a single edit; `many` if it takes more. */
export type Edit = 'none' | 'swap' | 'double' | 'insert' | 'replace' | 'many'

/** Classifies the difference of two words: typing errors swap or double letters more often than they replace them. */
export function editOf(one: string, other: string): { edit: Edit; at: number } {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (at === long.length) return { edit: 'none', at }
  if (long.length - short.length > 1) return { edit: 'many', at }
  if (long.length > short.length) {
    if (short.slice(at) !== long.slice(at + 1)) return { edit: 'many', at }
    return { edit: long[at] === long[at - 1] ? 'double' : 'insert', at }
  }
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at]
  if (isSwap && short.slice(at + 2) === long.slice(at + 2)) return { edit: 'swap', at }
  return { edit: short.slice(at + 1) === long.slice(at + 1) ? 'replace' : 'many', at }
}
