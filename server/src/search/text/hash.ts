/** 32-bit FNV-1a with Murmur's final mix, as the signed integer that PostgreSQL's `integer` holds. */
function hash32(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** The key of a stem. Its lowest bit marks what decides a meaning: a number, or a name with one in it. */
export const stemKey = (stem: string): number => (/\p{N}/u.test(stem) ? hash32(stem) | 1 : hash32(stem) & ~1)

/** A speaker's name is a key of its own kind: to say something is not to be mentioned in it. */
export const speakerKey = (word: string): number => hash32(`@${word}`) & ~1

/** That something is denied. Too frequent to search by, but two texts of which one denies are not alike. */
export const NEGATION_KEY = hash32('!') | 1

export const isDecisive = (key: number): boolean => (key & 1) === 1
export const isNumber = (key: number): boolean => isDecisive(key) && key !== NEGATION_KEY
