import { readFileSync } from 'node:fs'

/** What tense a word has, as the last word of a name such as `order.paid`. */
export type Tense =
  /** A past tense or a past participle. */
  | { is: 'past' }
  /** Another form of a verb, or another word. `past` is the form to use, if a verb belongs to it. */
  | { is: 'other'; past: string | undefined }
  /** No list has the word, and it is not formed like a past tense. */
  | { is: 'unknown' }

interface Lists {
  /** Past forms by verb; none are listed if they are regular. The first one is the most common participle. */
  verbs: ReadonlyMap<string, readonly string[]>
  listed: ReadonlySet<string>
  /** Words that are no verbs, with the verb of a noun: `creation` has `create`. */
  others: ReadonlyMap<string, string>
  particles: ReadonlySet<string>
}

/** Written by scripts/verb-tense.ts from WordNet and the package english-verbs-irregular, which describes its lines. */
const FILE = new URL('../data/verb-tense.txt', import.meta.url)
/** Words that are put before a verb: `unpaid`, `prebuilt`. */
export const PREFIXED = /^(be|un|re|over|under|out|mis|pre|de|dis|auto|multi)(.{3,})$/

let lists: Lists | undefined

/** Reads the file on the first use, in some milliseconds. */
function load(): Lists {
  const verbs = new Map<string, readonly string[]>()
  const others = new Map<string, string>()
  const particles = new Set<string>()
  for (const line of readFileSync(FILE, 'latin1').split('\n')) {
    const [word = '', ...forms] = line.slice(1).split(' ')
    if (line.startsWith('=')) verbs.set(word, forms)
    if (line.startsWith('-')) others.set(word, forms[0] ?? '')
    if (line.startsWith('+')) particles.add(word)
  }
  return { verbs, others, particles, listed: new Set([...verbs.values()].flat()) }
}

/** Whether a word can follow a verb and belongs to it: `up` in `signed up`. */
export function isParticle(word: string): boolean {
  lists ??= load()
  return lists.particles.has(word)
}

/** @param word in lower case */
export function tenseOf(word: string): Tense {
  lists ??= load()
  const { verbs, others } = lists
  if (isPast(word, lists)) return { is: 'past' }
  if (verbs.has(word)) return { is: 'other', past: pastOf(word, verbs) }
  const related = others.get(word)
  if (related !== undefined) return { is: 'other', past: related === '' ? undefined : pastOf(related, verbs) }
  const rest = PREFIXED.exec(word)?.[2]
  if ((rest && isPast(rest, lists)) || (word.endsWith('ed') && /[aeiouy]/.test(word.slice(0, -2))))
    return { is: 'past' }
  const verb = presentStems(word).find(stem => verbs.has(stem))
  return verb === undefined ? { is: 'unknown' } : { is: 'other', past: pastOf(verb, verbs) }
}

const isPast = (word: string, { verbs, listed }: Lists): boolean =>
  listed.has(word) || (!verbs.has(word) && pastStems(word).some(stem => verbs.get(stem)?.length === 0))

/** The verbs that a word would be the regular past tense of. */
function pastStems(word: string): string[] {
  if (!word.endsWith('ed')) return []
  const stem = word.slice(0, -2)
  const doubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []
  return [`${stem}e`, stem, ...doubled, ...(stem.endsWith('i') ? [`${stem.slice(0, -1)}y`] : [])]
}

/** The verbs that a word would be the present tense or the present participle of. */
function presentStems(word: string): string[] {
  if (word.endsWith('ing')) {
    const stem = word.slice(0, -3)
    return [`${stem}e`, stem, stem.slice(0, -1)]
  }
  return word.endsWith('s') ? [word.slice(0, -1), word.slice(0, -2), `${word.slice(0, -3)}y`] : []
}

function pastOf(verb: string, verbs: Lists['verbs']): string {
  const [listed] = verbs.get(verb) ?? []
  return listed ?? regularPast(verb)
}

/** The past tense of a regular verb whose last consonant is not doubled. */
export function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}
