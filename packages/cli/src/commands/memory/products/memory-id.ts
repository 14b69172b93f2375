import { createHash } from 'node:crypto'

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const TIME_DIGITS = 10
const NAME_DIGITS = 16

/**
 * Derives a stable memory id for another product's memory, so that importing it again finds it.
 * @param time milliseconds since 1970; ids sort by time
 * @param name distinguishes it from every other memory
 */
export function memoryIdOf(time: number, name: readonly string[]): string {
  const places = Array.from({ length: TIME_DIGITS }, (_, n) => 32 ** (TIME_DIGITS - 1 - n))
  const digest = createHash('sha256').update(JSON.stringify(name)).digest()
  const digits = [
    ...places.map(place => Math.floor(time / place) % 32),
    ...Array.from({ length: NAME_DIGITS }, (_, n) => (digest[n] ?? 0) % 32),
  ]
  return `mem_${digits.map(digit => DIGITS.charAt(digit)).join('')}`
}
