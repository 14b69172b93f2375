import slugify from '@sindresorhus/slugify'

const LONGEST = 100
const FALLBACK = 'property'

/**
 * The slug of a collection: lower-case Latin letters and digits, joined by hyphens.
 * A name that cannot be written in them (Chinese, say) gets the collection's id, which is unique by itself.
 */
export const slugOf = (name: string, id: string): string =>
  cut(slugify(name, { decamelize: false }), LONGEST, '-') || id.toLowerCase().replace('_', '-')

/** The system name of a property: lower-case Latin letters and digits, joined by underscores, a letter first. */
export function systemNameOf(name: string, taken: ReadonlySet<string>): string {
  const words = slugify(name, { separator: '_', decamelize: false })
  const base = cut(/^[a-z]/.test(words) ? words : [FALLBACK, words].filter(Boolean).join('_'), LONGEST, '_')
  let systemName = base
  for (let n = 2; taken.has(systemName); n++) systemName = `${cut(base, LONGEST - `_${n}`.length, '_')}_${n}`
  return systemName
}

/** The text up to a length, with no separator dangling at its end. */
function cut(text: string, length: number, separator: string): string {
  const head = text.slice(0, length)
  return head.endsWith(separator) ? head.slice(0, -1) : head
}
