/** No token has more. */
export const MOST_CHARACTERS = 4

/**
 * How many tokens a text has, estimated from above: 4 ASCII characters a token, any other character one.
 * No tokenizer of a model is asked, since models differ; common ones stay below this on prose.
 */
export function estimateTokens(text: string): number {
  let ascii = 0
  let other = 0
  for (const character of text) {
    if (character.charCodeAt(0) < 128) ascii++
    else other++
  }
  return Math.ceil(ascii / MOST_CHARACTERS) + other
}
