import slugify from '@sindresorhus/slugify'
import { MAX_SLUG_LENGTH } from './limits.ts'

const FALLBACK = 'server'

/** A slug that no other server of the tenant has, made from the name: `orders`, `orders-2`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const base = cut(slugify(name, { decamelize: false }), MAX_SLUG_LENGTH) || FALLBACK
  let slug = base
  for (let n = 2; taken.has(slug); n++) slug = `${cut(base, MAX_SLUG_LENGTH - `-${n}`.length)}-${n}`
  return slug
}

const cut = (text: string, length: number): string => text.slice(0, length).replace(/(?<!-)-+$/, '')
