/** Writes the word lists of compromise; with `--check` reports whether the committed file is current. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import nlp from 'compromise/two'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The lexicon has no public type, so it is read as untyped data. */
function lexiconOf(model: unknown): [word: string, tags: string][] {
  const one = isObject(model) ? model.one : undefined
  const lexicon = isObject(one) ? one.lexicon : undefined
  if (!isObject(lexicon)) throw new Error('compromise no longer has model().one.lexicon. Read its new layout here.')
  return Object.entries(lexicon).map(([word, tags]) => [word, [tags].flat().join(' ')])
}

const wordsOf = new Map<string, string[]>()
for (const [word, tags] of lexiconOf(nlp.model())) wordsOf.set(tags, [...(wordsOf.get(tags) ?? []), word])

const path = join(import.meta.dirname, '../data/dictionary.txt')
const licenseFile = fileURLToPath(new URL('../LICENSE', import.meta.resolve('compromise/two')))
const license = readFileSync(licenseFile, 'utf8').trim().split(/\r?\n/)
const content = `${[
  '# The word lists of compromise: the tags of words, and the words, separated by tabs.',
  '#',
  ...license.map(line => `# ${line}`.trimEnd()),
  ...[...wordsOf].map(([tags, words]) => [tags, ...words.toSorted()].join('\t')).toSorted(),
].join('\n')}\n`

if (!process.argv.includes('--check')) writeFileSync(path, content)
else if (readFileSync(path, 'utf8') !== content) {
  console.error('packages/english/data/dictionary.txt is out of date; run pnpm generate and commit it.')
  process.exitCode = 1
}
