import type { Json } from '../../../../packages/offline-engine/src/types.ts'

/**
 * Whether an extracted value equals the labelled one.
 *
 * Numbers, booleans and options: equal. Dates: the same day. Texts: equal ignoring case, white space, punctuation and a
 * leading article; or one contains the other as complete words and the shorter has at least half the words of the
 * longer.
 */
export function sameValue(type: string, read: Json, labelled: Json): boolean {
  if (typeof read === 'string' && typeof labelled === 'string') {
    if (type === 'date') return read.slice(0, 10) === labelled.slice(0, 10)
    return type === 'options' ? read === labelled : sameText(read, labelled)
  }
  return read === labelled
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:an?|the) /, '')

function sameText(a: string, b: string): boolean {
  const [x, y] = [plain(a), plain(b)]
  if (x === y || x.replaceAll(' ', '') === y.replaceAll(' ', '')) return true
  const [short, long] = x.length < y.length ? [x, y] : [y, x]
  if (short === '' || !` ${long} `.includes(` ${short} `)) return false
  return short.split(' ').length * 2 >= long.split(' ').length
}
