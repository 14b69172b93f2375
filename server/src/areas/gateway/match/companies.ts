import { editOf, foldLoosely, wordsOf } from './fold.ts'

/** Legal forms and fillers at the end of a name. */
const SUFFIXES = new Set(
  `inc incorporated llc llp lp ltd limited corp corporation co company companies plc gmbh ag kg kgaa ohg ug se mbh ev sa sas
  sarl sasu eurl spa srl srls sapa bv nv cv ab as asa aps oy oyj sl slu sc scs pty pvt private pte kk gk and sp zoo doo kft
  zrt nyrt ad ood eood ooo oao jsc pjsc sdn bhd tbk pt lda ltda sro`.split(/\s+/),
)
const AND = new Set(['and', 'et', 'und', 'y', 'e', 'och', 'og', 'en'])

/** The words of a company's name without its legal form: `The Cedar Group, L.L.C.` gives `cedar group`. */
export function companyWords(name: string): string[] {
  const spelled = name.replaceAll(/[.'’`]/g, '').replaceAll(/[&+]/g, ' and ')
  const words = wordsOf(foldLoosely(spelled)).map(word => (AND.has(word) ? 'and' : word.replaceAll('y', 'i')))
  const rest = words[0] === 'the' && words.length > 1 ? words.slice(1) : [...words]
  // `S.A. de C.V.`
  if (rest.length > 2 && rest.at(-1) === 'cv' && rest.at(-2) === 'de') rest.splice(-2)
  while (rest.length > 1 && SUFFIXES_FOLDED.has(rest.at(-1) ?? '')) rest.pop()
  return rest
}

const SUFFIXES_FOLDED = new Set([...SUFFIXES].map(word => foldLoosely(word).replaceAll('y', 'i')))

/** A word of at least this length may miss a letter. */
const LONG_WORD = 8
/** So may one of a name of at least this length. */
const LONG_NAME = 18

/**
 * Whether two names are of one company: equal without their legal forms and spaces, or with one typing error. A
 * replaced letter is none: it makes another name more often (Beta, Meta).
 */
export function isSameCompany(one: string, other: string): boolean {
  const [words, others] = [companyWords(one), companyWords(other)]
  const [compact, otherCompact] = [words.join(''), others.join('')]
  if (compact === '' || otherCompact === '') return false
  if (compact === otherCompact) return true
  if (words.length !== others.length) return false
  const differing = words.flatMap((word, n) => (word === others[n] ? [] : [[word, others[n] ?? ''] as const]))
  const [pair] = differing
  if (!pair || differing.length > 1) return false
  return isMistyped(pair[0], pair[1], Math.min(compact.length, otherCompact.length))
}

/** Short words and numbers differ because they are others. */
export const canBeMistyped = (word: string): boolean => word.length >= 5 && !/\d/.test(word)

function isMistyped(word: string, other: string, length: number): boolean {
  if (!canBeMistyped(word) || /\d/.test(other)) return false
  const { edit, at } = editOf(word, other)
  if (edit === 'swap' || edit === 'double') return true
  const isLong = Math.max(word.length, other.length) >= LONG_WORD || length >= LONG_NAME
  return edit === 'insert' && at > 0 && isLong
}
