import { createRequire } from 'node:module'
import type { LinkMention } from './mentions.ts'

/** Finds addresses in one sentence; offsets are relative to it. */
export type LinkFinder = (sentence: string) => LinkMention[]

const require = createRequire(import.meta.url)
let loading: Promise<LinkFinder> | undefined

export function loadLinks(): Promise<LinkFinder> {
  loading ??= load()
  return loading
}

async function load(): Promise<LinkFinder> {
  const [{ LinkifyIt }, tldts] = await Promise.all([import('linkify-it'), import('tldts')])
  const linkify = new LinkifyIt({ fuzzyEmail: true, fuzzyLink: false, fuzzyIP: false })
  const isDomain = (host: string): boolean => RESERVED.test(host) || tldts.parse(host).isIcann === true

  return sentence => {
    const found: LinkMention[] = []
    if (/[^\s.]\.\p{L}{2}|:\/\//u.test(sentence)) {
      for (const link of linkify.match(sentence) ?? []) {
        found.push({ kind: link.schema === 'mailto:' ? 'email' : 'url', start: link.index, end: link.lastIndex })
      }
      for (const match of sentence.matchAll(BARE)) {
        const [whole, host] = match
        const start = match.index
        const end = start + whole.replace(/(?<![.,;:!?)])[.,;:!?)]+$/, '').length
        if (isDomain(host?.toLowerCase() ?? '') && found.every(one => one.end <= start || one.start >= end)) {
          found.push({ kind: 'url', start, end })
        }
      }
    }
    if (/\d(?:[^\d\n]{0,3}\d){6}/.test(sentence)) {
      const phones = loadPhones()
      // The library is slow on long runs of digits: it only receives pieces that could be one number.
      for (const piece of [...sentence.matchAll(PHONE_LIKE)]
        .filter(([text]) => /\d{3}/.test(text))
        .slice(0, MAX_PIECES)) {
        const whole = piece[0].trimEnd()
        if (/^\+\d/.test(whole) && phones.isValidPhoneNumber(whole)) {
          found.push({ kind: 'phone', start: piece.index, end: piece.index + whole.length })
          continue
        }
        for (const { startsAt, endsAt } of phones.findPhoneNumbersInText(piece[0], 'US')) {
          const [start, end] = [piece.index + startsAt, piece.index + endsAt]
          if (found.every(one => one.end <= start || one.start >= end)) found.push({ kind: 'phone', start, end })
        }
      }
      found.push(...loosePhones(sentence, found))
    }
    return found.sort((a, b) => a.start - b.start)
  }
}

/** A hundred files, which only a text with so many digits needs. */
function loadPhones(): typeof import('libphonenumber-js/min') {
  return require('libphonenumber-js/min')
}

const MAX_PIECES = 8
const PHONE_LIKE = /(?<![\p{L}\d])[+(\d][\d ().\-/]{5,24}\d(?![\p{L}\d])/gu
/** The names that RFC 2606 and RFC 6761 reserve for documents, tests and private networks are addresses too. */
const RESERVED = /\.(?:example|test|localhost|internal|local)$/
/** `acme.com/path`, without a scheme; lower case, so that a missing space after a full stop is not an address. */
const BARE = /(?<![\p{L}\d@._/-])((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?![\p{L}\d@])(?:\/[^\s<>"'|]{0,500})?/gu

const LOOSE = /(?<![\p{L}\d$€£#.,/-])(?:(?:\+|\(|0)[\d(][\d ().-]{5,20}\d|\d{3}[-.]\d{4})(?![\p{L}\d-])/gu

/** Numbers in a national format, which no library can resolve without knowing the country: they begin with + ( or 0. */
function loosePhones(sentence: string, found: readonly LinkMention[]): LinkMention[] {
  const loose: LinkMention[] = []
  for (const match of sentence.matchAll(LOOSE)) {
    const start = match.index
    const end = start + match[0].length
    const digits = match[0].replace(/\D/g, '').length
    const isDate = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/.test(match[0])
    if (digits >= 7 && digits <= 15 && !isDate && found.every(one => one.end <= start || one.start >= end)) {
      loose.push({ kind: 'phone', start, end })
    }
  }
  return loose
}
