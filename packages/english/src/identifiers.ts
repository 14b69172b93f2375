/** Characters that people write, or leave out, within an identifier: PPR-9087, v2.14.30, 00:1B:44. */
const JOINERS = new Set("-‐‑‒–_./:#'’")
/** Between the groups of a long number: DE89 3704 0044, +49 (0)30 1234-5678. */
const GROUP_GAP = /^[ \u00A0\u202F()./-]{1,3}$/
/** 1 299 000 */
const THOUSANDS = /^\p{N}{1,3}(?: \p{N}{3})+$/u
/** Shorter groups of numbers are rarely one number. */
const MIN_GROUPED = 6
/** An IBAN has at most 34 characters. */
const MAX_LENGTH = 40
/** The end of a phone number, which is the same with and without codes of country and area. */
const SUBSCRIBER = 7

interface Token {
  word: string
  start: number
  end: number
}

const NUMBER = /\p{N}/u
/** Letters before or after a number of three digits or more: BW2042, 250GB. Shorter ones are words, such as "Q3". */
const PREFIXED = /^(\p{L}+)(\p{N}{3,})$/u
const SUFFIXED = /^(\p{N}{3,})(\p{L}+)$/u

/**
 * The other spellings by which identifiers of a text are found, by the token with which each begins: without its
 * separators, by its letters and its number, and a long number by its end.
 */
export function identifiersIn(text: string, tokens: readonly Token[]): Map<number, string[]> {
  const found = new Map<number, string[]>()
  const add = (at: number, spelling: string): void => {
    const known = found.get(at) ?? []
    if (spelling.length <= MAX_LENGTH && tokens[at]?.word !== spelling && !known.includes(spelling))
      found.set(at, [...known, spelling])
  }
  const addNumber = (at: number, spelling: string): void => {
    add(at, spelling)
    if (/^\p{N}+$/u.test(spelling) && spelling.length >= SUBSCRIBER) add(at, `~${spelling.slice(-SUBSCRIBER)}`)
  }

  for (const [at, { word }] of tokens.entries()) {
    const parts = PREFIXED.exec(word) ?? SUFFIXED.exec(word)
    for (const part of parts?.slice(1) ?? []) add(at, part)
    if (word.length >= SUBSCRIBER && NUMBER.test(word)) addNumber(at, word)
  }
  for (const [from, to] of runsOf(tokens, (a, b) => isJoined(text, a, b))) {
    const words = tokens.slice(from, to).map(({ word }) => word)
    if (words.some(word => NUMBER.test(word))) addNumber(from, compact(words))
    else if (to - from === 2 && text[tokens[from]?.end ?? 0] === '-') add(from, words.join(''))
  }
  for (const [from, to] of runsOf(tokens, (a, b) => isGrouped(text, a, b))) {
    const words = tokens.slice(from, to).map(({ word }) => word)
    const spelling = compact(words)
    if (spelling.length >= MIN_GROUPED || THOUSANDS.test(words.join(' '))) addNumber(from, spelling)
  }
  return found
}

const compact = (words: readonly string[]): string => words.join('').replace(/[^\p{L}\p{N}]/gu, '')

/** Ranges of two or more tokens of which each belongs to the one before it. */
function runsOf(tokens: readonly Token[], belongs: (before: Token, token: Token) => boolean): [number, number][] {
  const runs: [number, number][] = []
  let from = 0
  for (let to = 1; to <= tokens.length; to++) {
    const [before, token] = [tokens[to - 1], tokens[to]]
    if (before && token && belongs(before, token)) continue
    if (to - from > 1) runs.push([from, to])
    from = to
  }
  return runs
}

function isJoined(text: string, { end }: Token, { start }: Token): boolean {
  return start === end || (start === end + 1 && JOINERS.has(text[end] ?? ''))
}

function isGrouped(text: string, before: Token, token: Token): boolean {
  if (token.start - before.end > 3 || !NUMBER.test(before.word) || !NUMBER.test(token.word)) return false
  return isJoined(text, before, token) || GROUP_GAP.test(text.slice(before.end, token.start))
}
