import slugify from '@sindresorhus/slugify'

const MAX_LENGTH = 100
const FALLBACK = 'property'

/**
 * The slug of a collection: lowercase Latin letters and digits, joined by hyphens. A name that cannot be written in
 * them (Chinese, for example) gets the collection's id, which is unique.
 */
export const slugOf = (name: string, id: string): string =>
  cut(slugify(name, { decamelize: false }), MAX_LENGTH, '-') || id.toLowerCase().replace('_', '-')

/** The system name of a property: lowercase Latin letters and digits, joined by underscores, starting with a letter. */
export function systemNameOf(name: string, taken: ReadonlySet<string>): string {
  const words = slugify(name, { separator: '_', decamelize: false })
  const base = cut(/^[a-z]/.test(words) ? words : [FALLBACK, words].filter(Boolean).join('_'), MAX_LENGTH, '_')
  let systemName = base
  for (let n = 2; taken.has(systemName); n++) systemName = `${cut(base, MAX_LENGTH - `_${n}`.length, '_')}_${n}`
  return systemName
}

/** Cuts a text to a length, without a trailing separator. */
function cut(text: string, length: number, separator: string): string {
  const head = text.slice(0, length)
  return head.endsWith(separator) ? head.slice(0, -1) : head
}
