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
