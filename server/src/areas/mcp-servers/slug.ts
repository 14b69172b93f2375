import slugify from '@sindresorhus/slugify'
import { LONGEST_SLUG } from './limits.ts'

const FALLBACK = 'server'

/** A slug that no other server of the tenant has, made from the name: `orders`, `orders-2`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const base = cut(slugify(name, { decamelize: false }), LONGEST_SLUG) || FALLBACK
  let slug = base
  for (let n = 2; taken.has(slug); n++) slug = `${cut(base, LONGEST_SLUG - `-${n}`.length)}-${n}`
  return slug
}

const cut = (text: string, length: number): string => text.slice(0, length).replace(/(?<!-)-+$/, '')
