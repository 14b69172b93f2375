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

const PIECES = /['’](?:s|t|re|ve|ll|d|m)(?![A-Za-z])|[A-Za-z]+| ?\d+|[^A-Za-z\d\s]|\n+/gu

/** Common English words of more than four letters that are one token. */
const COMMON = new Set(
  `about above after again against almost alone already always another anything around asked because become been before began begin behind
being below better between birthday booked bought break bring brought called calls change charge check child children clear close closed
coffee comes coming company contact contract costs could course daughter decided degree didn different doctor doesn doing driver during early
eight email enough evening event every everyone everything exactly family father feels felt fifty finally finished first found friday friend
friends front garden getting given going great green group happened happy haven having health heart hello holiday hospital hotel hours house
however husband important inside instead interview kitchen knows large later learn least leave leaves leaving letter light likes little lives
living local looking looks makes making maybe means might minutes monday money month months morning mother moved moving music needed needs
never nothing number office often older order other others owner paper parents party pause people person phone photo picture place planned
planning plans please price probably problem project question quiet quite rather ready really report right rooms round running salary same
saturday school second seems sending service seven several shared shift should since sister sleep small someone something sometimes special
start started starts still store story street summer sunday support talking teacher thank thanks their them there these thing things think
third those though thought three through thursday tickets times today together told tomorrow tonight towards train travel tried trying tuesday
turned under until using usually visit waiting walking wants watch water wedding wednesday weekend weeks weight where which while white whole
window winter within without woman women wonderful words worked working works would write written wrong years yesterday young yourself`.split(
    /\s+/,
  ),
)

/** An abbreviation, such as "eGFR", has a token for each two letters. */
const ABBREVIATION = /[A-Z].*[A-Z]/

function costOf(piece: string): number {
  if (/\d/.test(piece)) return Math.ceil(piece.trimStart().length / 3) + (piece.startsWith(' ') ? 1 : 0)
  if (COMMON.has(piece) || /^['’]./.test(piece)) return 1
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
