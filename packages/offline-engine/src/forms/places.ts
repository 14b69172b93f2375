import { type Form, LIKELY, namesOf, PLAIN, pattern, type Said } from './form.ts'

const LIVES = /\b(?:lives?|living|home|address|residence|resides?|city|town)\b/
const STREET =
  "(?:\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,3},? \\d{1,4}[a-z]?\\b|\\d{1,4}[A-Za-z]? \\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,3})"
const LIVE =
  "(?:\\b{we|i} (?:now |still |currently )?(?:live|are living)|'(?:m|re) living|\\b{lives|living|resides|reside})(?: now| currently)?"
const LIVES_AT = pattern(`${LIVE} (?:in|at|on) (?<value>${STREET})`)
const LIVES_IN = pattern(`${LIVE} in (?<value>NAME)(?![\\p{L}’'-]| \\d)`)
const MOVED_TO = pattern("\\b(?:have|has|'ve|we|i|I) moved (?:house )?to (?<value>NAME)(?![\\p{L}’'-]| \\d)")

/** "We live at Lindenweg 3", "Lives in Graz": where somebody lives. */
export const homes: Form = (content, { one, name, about }) => {
  if (one.definition.type !== 'text' || !LIVES.test(about) || /\bwork\b/.test(name)) return []
  if (/\baddress\b/.test(name)) return /e-?mail|web/.test(name) ? [] : [...namesOf(content, LIVES_AT, PLAIN)]
  if (!/\b(?:city|town|location|place|home|residence|lives?|country|region)\b/.test(name)) return []
  if (/\bcountry\b/.test(name)) return []
  return [...namesOf(content, LIVES_IN, PLAIN), ...namesOf(content, MOVED_TO, LIKELY)]
}

const TRIP = pattern(
  "\\b{trip|journey|holiday|vacation|honeymoon|flight|travelling|traveling|travel|flying|fly|going|heading|off|tickets|cruise} to (?<value>NAME)(?![\\p{L}’'-]| \\d)",
)

/** "Trip to Peru": where somebody travels. */
export const trips: Form = (content, { one, name }) =>
  one.definition.type === 'text' && /\bdestination\b/.test(name) ? [...namesOf(content, TRIP, PLAIN)] : []

const ENDS_WITH_HEAD = /\b(?:bank|school|college|university|hospital|clinic|hotel|restaurant|gym|airport|church|club)\b/
/** What says that such a thing is left behind, or only considered. */
const FORMER = /\b(?:old|former|previous|last|closes?|closed|left|from)\b[^,;]*$/

/** "Alder Bank" for a bank: a name that ends with the word of what is asked for. */
export const namedAfterKind: Form = (content, { one, name, about }) => {
  const head = ENDS_WITH_HEAD.exec(name)?.[0]
  if (one.definition.type !== 'text' || head === undefined) return []
  const capital = `${head[0]?.toUpperCase()}${head.slice(1)}`
  const says = new RegExp(
    `(?<![\\p{L}’'-])(?<value>(?:St\\.? )?(?!The |My |Our |Her |His |A )\\p{Lu}[\\p{L}’'-]+(?: (?:of|the) \\p{Lu}[\\p{L}’'-]+| \\p{Lu}[\\p{L}’'-]+){0,5}? ${capital})\\b`,
    'dgu',
  )
  return [...namesOf(content, says, PLAIN)].flatMap((said): Said[] => {
    const before = content.slice(Math.max(0, said.start - 60), said.start)
    const clause = before.slice(before.search(/[^.;!?,\n]*$/)).toLowerCase()
    if (FORMER.test(clause)) return []
    const words = about.match(/\p{L}{4,}/gu) ?? []
    const isSaid = words.some(word => word !== head && clause.includes(word.replace(/s$/, '')))
    return [{ ...said, confidence: isSaid ? PLAIN : LIKELY }]
  })
}
