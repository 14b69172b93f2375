/** 32-bit FNV-1a with Murmur's final mix, as a signed integer that fits PostgreSQL's `integer`. */
function hash32(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** The key of a stem. Its lowest bit marks decisive terms: numbers, and names that contain one. */
export const stemKey = (stem: string): number => (/\p{N}/u.test(stem) ? hash32(stem) | 1 : hash32(stem) & ~1)

/** The key of a speaker's name, different from that of the word: speaking is not the same as being mentioned. */
export const speakerKey = (word: string): number => hash32(`@${word}`) & ~1

/**
 * The key of a negation. Too frequent to search by, but a text with a negation is never a near duplicate of one
 * without.
 */
export const NEGATION_KEY = hash32('!') | 1

export const isDecisive = (key: number): boolean => (key & 1) === 1
export const isNumber = (key: number): boolean => isDecisive(key) && key !== NEGATION_KEY
