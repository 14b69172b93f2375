import type { LinkMention } from './mentions.ts'

/** Finds addresses in one sentence; offsets count within it. */
export type LinkFinder = (sentence: string) => LinkMention[]

let loading: Promise<LinkFinder> | undefined

export function loadLinks(): Promise<LinkFinder> {
  loading ??= load()
  return loading
}

async function load(): Promise<LinkFinder> {
  const [{ LinkifyIt }, tldts, phones] = await Promise.all([
    import('linkify-it'),
    import('tldts'),
    import('libphonenumber-js/min'),
  ])
  const linkify = new LinkifyIt({ fuzzyEmail: true, fuzzyLink: true, fuzzyIP: false })

  return sentence => {
    const found: LinkMention[] = []
    if (/[^\s.]\.\p{L}{2}|:\/\//u.test(sentence)) {
      for (const link of linkify.match(sentence) ?? []) {
        const email = link.schema === 'mailto:'
        if (link.schema !== '' || tldts.parse(link.url).isIcann === true) {
          found.push({ kind: email ? 'email' : 'url', start: link.index, end: link.lastIndex })
        }
      }
    }
    if (/\d(?:[^\d\n]{0,3}\d){6}/.test(sentence)) {
      const seen = phones.findPhoneNumbersInText(sentence, 'US')
      for (const { startsAt, endsAt } of seen) {
        found.push({ kind: 'phone', start: startsAt, end: endsAt })
      }
      found.push(...loosePhones(sentence, found))
    }
    return found.sort((a, b) => a.start - b.start)
  }
}

const LOOSE = /(?<![\p{L}\d$€£#.,/-])(?:\+|\(|0)[\d(][\d ().-]{5,20}\d(?![\p{L}\d])/gu

/** Numbers in a country's own writing, which no library can place without knowing the country: they begin with + ( or 0. */
function loosePhones(sentence: string, found: readonly LinkMention[]): LinkMention[] {
  const loose: LinkMention[] = []
  for (const match of sentence.matchAll(LOOSE)) {
    const start = match.index
    const end = start + match[0].length
    const digits = match[0].replace(/\D/g, '').length
    const isDate = /^\d{1,4}[.-]\d{1,2}[.-]\d{1,4}$/.test(match[0])
    if (digits >= 8 && digits <= 15 && !isDate && found.every(one => one.end <= start || one.start >= end)) {
      loose.push({ kind: 'phone', start, end })
    }
  }
  return loose
}
