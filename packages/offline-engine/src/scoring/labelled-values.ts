import { compileAll } from '../property/compile-all.ts'
import { type Compiled, isLinkKind } from '../property/definition.ts'
import { linkBefore } from '../property/name-before.ts'
import type { ExtractedProperty, ExtractInput, Json } from '../types.ts'

/** Longer texts are read by the other rules alone. */
const MAX_CONTENT = 20_000
/** A value ends with its line, its clause or its quotation. */
const VALUE =
  /^(?:[^\s,;.!?"“”`|()\n]|[.](?=[^\s"”`|])|(?<=\b(?:\p{Lu}|[Dd]r|[Mm]r|[Mm]rs|[Mm]s|[Pp]rof|[Ss]t|[Nn]o|[Ii]nc|[Ll]td))[.](?= ?\S)|[ ](?![-–—] |is\b|and (?:the|a|an|I|we|he|she|they|it|our|my|his|her|their)\b))+/u
const MAX_WORDS = 5
/** From this confidence on, a value that was found stays. */
const CERTAIN = 0.9
/** Groups of a code, such as those of an IBAN. */
const MAX_GROUPS = 9
/** What a value that follows "is" begins with: a name, a code, a number. */
const NAMED = /^(?:\p{Lu}|\d|the \p{Lu})/u
const NO_NAME =
  /^(?:not?|never|also|very|so|too|an?|the|in|on|at|i|we|he|she|it|they|you|my|our|your|his|her|their|to|for|from|with|what|when|where|who|how|why|if|that|this|there)$/i
const YES_NO = new Map<string, boolean>([
  ...['yes', 'y', 'true', 'ja', 'oui', 'sí', 'si', '✓', '✔', '✅'].map((word): [string, boolean] => [word, true]),
  ...['no', 'n', 'false', 'nein', 'non', 'none', '✗', '❌'].map((word): [string, boolean] => [word, false]),
])
/** A name and what links it to a value. */
const LINKED =
  /(?:(?<!\s)\s*\([^()\n]{1,40}\))?(?<!["'*`])["'*`]*(?::|=|→)[ \t]*["'“`*]*(?=\S)|(?<!\s)\s+(?:is|are)\s+(?=\S)/gu

/**
 * The values that directly follow the names of their properties, for properties of which nothing certain was found:
 * whatever it is, a text that follows its name and a colon is its value.
 */
export function withLabelled(input: ExtractInput, found: ExtractedProperty[]): ExtractedProperty[] {
  if (input.content.length > MAX_CONTENT) return found
  const wanted = compileAll(input.definitions).filter(one => takesLabel(one))
  if (wanted.length === 0) return found
  const { content } = input
  const added = new Map<Compiled, ExtractedProperty>()
  for (const match of content.matchAll(LINKED)) {
    const start = match.index + match[0].length
    const said = VALUE.exec(content.slice(start, start + 80))?.[0].trimEnd() ?? ''
    if (said === '') continue
    for (const one of wanted) {
      const link = linkBefore(content, start, one)
      if (link === undefined || link === 'none') continue
      const value = readValue(one, said, link)
      if (value !== undefined)
        added.set(one, propertyOf(one, value, { start, end: start + said.length, text: said }, link))
    }
  }
  return preferring(
    found.filter(({ value }) => !TITLE.test(String(value))),
    [...added.values()],
  )
}

/** A title alone is nobody's name: what was read stopped at its period. */
const TITLE = /^(?:dr|mrs?|ms|prof|frau|herr|mme|sra?)\.?$/i

/** The values of a text by another way of reading it, for properties of which nothing as certain was found. */
export function preferring(found: ExtractedProperty[], added: readonly ExtractedProperty[]): ExtractedProperty[] {
  const isOf = (property: ExtractedProperty, one: ExtractedProperty): boolean =>
    property.collectionId === one.collectionId && property.systemName === one.systemName
  const news = added.filter(one =>
    found.every(other => !isOf(other, one) || other.confidence < Math.min(one.confidence, CERTAIN)),
  )
  if (news.length === 0) return found
  return [...found.filter(one => !news.some(other => isOf(one, other))), ...news].sort(
    (a, b) => a.evidence.start - b.evidence.start,
  )
}

const takesLabel = ({ definition, kind }: Compiled): boolean =>
  definition.type === 'boolean' ||
  (definition.type === 'text' && (definition.options ?? []).length === 0 && (!isLinkKind(kind) || kind === 'code'))

function readValue({ definition }: Compiled, said: string, link: 'label' | 'verb'): Json | undefined {
  if (definition.type === 'boolean') return link === 'label' ? YES_NO.get(said.toLowerCase()) : undefined
  const words = said.split(' ')
  if (words.length > (/^[\p{Lu}\d]+(?: [\p{Lu}\d]+)*$/u.test(said) ? MAX_GROUPS : MAX_WORDS)) return undefined
  if (link === 'verb' && (!NAMED.test(said) || NO_NAME.test(words[0] ?? ''))) return undefined
  return said
}

const propertyOf = (
  { definition: { collectionId, systemName, name } }: Compiled,
  value: Json,
  evidence: ExtractedProperty['evidence'],
  link: 'label' | 'verb',
): ExtractedProperty => ({
  collectionId,
  systemName,
  propertyName: name,
  value,
  confidence: link === 'label' ? 0.95 : 0.93,
  evidence,
  engine: 'offline',
})
