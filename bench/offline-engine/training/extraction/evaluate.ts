import { parseArgs } from 'node:util'
import { resolve } from '../../../../packages/offline-engine/src/scoring/resolve.ts'
import { scoreCandidates } from '../../../../packages/offline-engine/src/scoring/score.ts'
import { type TrainedModel, trainedModel } from '../../../../packages/offline-engine/src/scoring/trained-model.ts'
import { definitionsIn, developmentTexts, INDEPENDENT, type JudgedText, textsIn } from './judged.ts'
import { matchLabels, typeOf } from './match-labels.ts'
import { type JudgedRow, partialRowsOf, rowsOf } from './rows.ts'
import { sameValue } from './same-value.ts'
import { trainWithout } from './train-model.ts'

/**
 * Precision and recall of the offline engine on the judged texts, and whether its confidence is calibrated.
 *
 * `--cross` scores the texts of each independent author with trees and probabilities trained without that author's
 * texts. `--set <collections.json> <texts.jsonl>` scores another set and shows nothing of it.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string' },
    cross: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const [setTexts] = positionals
if ((options.set === undefined) !== (setTexts === undefined))
  throw new Error('A set has two files: give --set <collections.json> <texts.jsonl>.')
if (setTexts !== undefined && (options.errors || options.cross || options.only !== undefined))
  throw new Error('A set given by its files is scored, never shown and never learned from: give --set alone.')

interface Tally {
  found: number
  right: number
  labelled: number
  proposed: number
}

const tallies = new Map<string, Tally>()
const tally = (key: string): Tally => {
  const known = tallies.get(key) ?? { found: 0, right: 0, labelled: 0, proposed: 0 }
  tallies.set(key, known)
  return known
}

const said: { confidence: number; right: boolean }[] = []

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

const thresholds = new Map(
  [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.92, 0.95].map(least => [
    least,
    { found: 0, right: 0, labelled: 0 },
  ]),
)

function score(judged: JudgedText, rows: readonly JudgedRow[], trees: TrainedModel): void {
  const scored = scoreCandidates(
    rows.map(({ candidate }) => candidate),
    judged.definitions,
    trees,
  )
  for (const [least, sum] of thresholds) {
    const { values } = matchLabels(judged, resolve({ content: judged.text }, scored, least))
    sum.found += values.length
    sum.labelled += judged.properties.length
    sum.right += values.filter(({ right }) => right).length
  }
  const keysOf = (type: string): string[] => ['all', `by ${judged.author}`, type]
  const misses: string[] = []
  const { values, missed } = matchLabels(judged, resolve({ content: judged.text }, scored))
  for (const { found, type, right } of values) {
    if (!right) misses.push(`  + ${found.systemName} = ${JSON.stringify(found.value)} (${found.confidence})`)
    said.push({ confidence: found.confidence, right })
    for (const key of keysOf(type)) {
      tally(key).found += 1
      tally(key).right += right ? 1 : 0
    }
  }
  for (const label of judged.properties) {
    const type = typeOf(judged, label.collection, label.systemName)
    const proposed = rows.some(
      ({ candidate: { compiled, value } }) =>
        compiled.definition.systemName === label.systemName &&
        compiled.definition.collectionId === label.collection &&
        sameValue(type, value, label.value),
    )
    for (const key of keysOf(type)) {
      tally(key).labelled += 1
      tally(key).proposed += proposed ? 1 : 0
    }
  }
  for (const label of missed)
    misses.push(`  - ${label.systemName} = ${JSON.stringify(label.value)} «${label.evidence}»`)
  if (options.errors && misses.length > 0)
    print(`${judged.id} [${judged.timestamp}] ${judged.text}\n${misses.join('\n')}\n`)
}

const all =
  options.set === undefined || setTexts === undefined
    ? developmentTexts()
    : textsIn(definitionsIn(options.set), setTexts, 'somebody else')
const rows = new Map<JudgedText, JudgedRow[]>()
for (const judged of all) rows.set(judged, await rowsOf(judged))
const texts = options.cross ? all.filter(({ author }) => INDEPENDENT.includes(author)) : all
const only = options.only?.split(',')

if (options.cross) {
  const partial: JudgedRow[] = []
  for (const judged of all) partial.push(...(await partialRowsOf(judged)))
  for (const [author, trees] of trainWithout({ whole: [...rows.values()].flat(), partial }))
    scoreAll(
      texts.filter(judged => judged.author === author),
      trees,
    )
} else scoreAll(texts, trainedModel())

function scoreAll(some: readonly JudgedText[], trees: TrainedModel): void {
  for (const judged of some)
    if (only === undefined || only.includes(judged.id)) score(judged, rows.get(judged) ?? [], trees)
}

print(`${texts.length} texts${options.cross ? ', those of each author weighed by trees grown without him' : ''}`)
print('type          labelled  found  precision  recall  proposed')
const share = (some: number, whole: number): string => (whole === 0 ? '-' : (some / whole).toFixed(3))
for (const [type, one] of [...tallies].sort(([, a], [, b]) => b.labelled - a.labelled)) {
  print(
    `${type.padEnd(13)} ${String(one.labelled).padStart(8)} ${String(one.found).padStart(6)} ${share(one.right, one.found).padStart(10)} ${share(one.right, one.labelled).padStart(7)} ${share(one.proposed, one.labelled).padStart(9)}`,
  )
}
print('\nthreshold  precision  recall')
for (const [least, { found, right, labelled }] of thresholds)
  print(`${least.toFixed(2).padEnd(9)} ${share(right, found).padStart(10)} ${share(right, labelled).padStart(7)}`)
print('\nconfidence   values  mean  right')
for (const [low, high] of [
  [0.5, 0.65],
  [0.65, 0.75],
  [0.75, 0.85],
  [0.85, 0.95],
  [0.95, 1.01],
] as const) {
  const inside = said.filter(one => one.confidence >= low && one.confidence < high)
  if (inside.length === 0) continue
  const mean = inside.reduce((sum, one) => sum + one.confidence, 0) / inside.length
  const right = inside.filter(one => one.right).length / inside.length
  print(
    `${low.toFixed(2)} to ${Math.min(1, high).toFixed(2)} ${String(inside.length).padStart(7)}  ${mean.toFixed(2)}   ${right.toFixed(2)}`,
  )
}
