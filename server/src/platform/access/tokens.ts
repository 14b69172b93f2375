/** No token has more characters. */
export const MAX_CHARACTERS = 4

/**
 * Estimates the number of tokens of a text from above: 4 ASCII characters per token, and one for any other character.
 * It uses no tokenizer, since models differ. Common ones count fewer tokens for prose.
 */
export function estimateTokens(text: string): number {
  let ascii = 0
  let other = 0
  for (const character of text) {
    if (character.charCodeAt(0) < 128) ascii++
    else other++
  }
  return Math.ceil(ascii / MAX_CHARACTERS) + other
}

const PIECES = /[A-Za-z]+| ?\d+|[^A-Za-z\d\s]|\n+/gu

/** An abbreviation, such as "eGFR", has a token for each two letters. */
const ABBREVIATION = /[A-Z].*[A-Z]/

function costOf(piece: string): number {
  if (/\d/.test(piece)) return Math.ceil(piece.trimStart().length / 3) + (piece.startsWith(' ') ? 1 : 0)
  if (/[A-Za-z]/.test(piece)) return Math.ceil(piece.length / (ABBREVIATION.test(piece) ? 2 : MAX_CHARACTERS))
  // a sign outside the basic plane, such as an emoji, has two halves
  return piece.startsWith('\n') ? 1 : piece.length
}

/**
 * Estimates the number of tokens of lines with dates and amounts from above. In these, tokenizers count words, each three
 * digits, the space before them, and most signs, so that "- 2026-10-06: " has ten tokens in fourteen characters.
 */
export const estimateDatedTokens = (text: string): number =>
  [...text.matchAll(PIECES)].reduce((sum, [piece]) => sum + costOf(piece), 0)

/** Where the part of a text ends that has at most so many tokens, by the same estimate. A long word may end in the middle. */
export function endWithin(text: string, tokens: number): number {
  let left = tokens
  let end = 0
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const cost = costOf(piece)
    if (cost > left) return /[A-Za-z]/.test(piece) ? Math.max(end, index + Math.max(0, Math.floor(left)) * 2) : end
    left -= cost
    end = index + piece.length
  }
  return text.length
}
