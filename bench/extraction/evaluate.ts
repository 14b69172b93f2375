import { parseArgs } from 'node:util'
import { chanceIn, type Family, type Forest, familyOf } from '../../server/src/models/offline/chances.ts'
import { resolve } from '../../server/src/models/offline/resolve.ts'
import { FORESTS } from '../../server/src/models/offline/trees.gen.ts'
import type { ExtractedProperty, PropertyDefinition } from '../../server/src/models/port.ts'
import { boost } from './boost.ts'
import { type JudgedText, judgedDefinitions, judgedTexts, requireDefinitions } from './judged.ts'
import { type JudgedRow, partialRowsOf, rowsOf } from './rows.ts'
import { sameValue } from './same-value.ts'

/**
 * Precision and recall of the offline engine on the judged sets, and whether its confidence says the truth.
 *
 * `--cross` weighs the proposals for each collection with trees grown without any text of that collection: what the trees know
 * of unseen collections. The rules, though, were written with these texts in view. The fourth set (`extraction-fourth.jsonl`)
 * was written blind and is never developed on: it is scored only with `--held-out`, and what is wrong in it is never printed.
 */
const { values: options } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    cross: { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
const heldOut = options['held-out']
if (heldOut && (options.errors || options.cross || options.only !== undefined)) {
  throw new Error('The held-out texts are scored, never shown and never learned from: give --held-out alone.')
}

interface Tally {
  found: number
  right: number
  labelled: number
  recalled: number
}

const tallies = new Map<string, Tally>()
const tally = (type: string): Tally => {
  const known = tallies.get(type) ?? { found: 0, right: 0, labelled: 0, recalled: 0 }
  tallies.set(type, known)
  return known
}

const said: { confidence: number; right: boolean }[] = []

/** Arrays are scored item by item, as they are labelled. */
const items = (property: ExtractedProperty): ExtractedProperty[] =>
  Array.isArray(property.value) ? property.value.map(value => ({ ...property, value })) : [property]

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

function score(
  judged: JudgedText,
  asked: readonly PropertyDefinition[],
  rows: readonly JudgedRow[],
  chances: Chances,
): void {
  const weighed = rows.map(row => ({ ...row.proposal, chance: chances(row) }))
  const found = resolve({ content: judged.text }, weighed).flatMap(items)
  const typeOf = (collection: string, systemName: string): string =>
    asked.find(one => one.collectionId === collection && one.systemName === systemName)?.type ?? 'text'
  const misses: string[] = []
  const open = [...judged.properties]
  for (const one of found) {
    const type = typeOf(one.collectionId, one.systemName)
    const match = open.findIndex(
      label =>
        label.collection === one.collectionId &&
        label.systemName === one.systemName &&
        sameValue(type, one.value, label.value),
    )
    if (match >= 0) open.splice(match, 1)
    else misses.push(`  + ${one.systemName} = ${JSON.stringify(one.value)} (${one.confidence})`)
    said.push({ confidence: one.confidence, right: match >= 0 })
    for (const key of ['all', `set ${judged.id.charAt(0)}`, type]) {
      tally(key).found += 1
      tally(key).right += match >= 0 ? 1 : 0
    }
  }
  for (const label of judged.properties) {
    for (const key of ['all', `set ${judged.id.charAt(0)}`, typeOf(label.collection, label.systemName)]) {
      tally(key).labelled += 1
      tally(key).recalled += open.includes(label) ? 0 : 1
    }
  }
  for (const label of open) misses.push(`  - ${label.systemName} = ${JSON.stringify(label.value)} «${label.evidence}»`)
  if (options.errors && misses.length > 0)
    print(`${judged.id} [${judged.timestamp}] ${judged.text}\n${misses.join('\n')}\n`)
}

type Chances = (row: JudgedRow) => number

/** By trees that have not seen the row's collection. */
function crossed(rows: readonly JudgedRow[]): Chances {
  const forests = new Map<string, Forest>()
  const forestFor = (family: Family, collection: string): Forest => {
    const key = `${family} ${collection}`
    const known = forests.get(key)
    if (known !== undefined) return known
    const made = boost(rows.filter(row => row.family === family && row.collection !== collection))
    forests.set(key, made)
    return made
  }
  return row => chanceIn(forestFor(row.family, row.collection), row.signals)
}

const part = heldOut ? 'held-out' : 'development'
const definitions = judgedDefinitions(part)
const texts = judgedTexts(part)
requireDefinitions(texts, definitions)
const asked = texts.map(judged => definitions.filter(one => judged.collections.includes(one.collectionId)))
const rows: JudgedRow[][] = []
for (const [at, judged] of texts.entries()) rows.push(await rowsOf(judged, asked[at] ?? []))
const partial: JudgedRow[] = []
if (options.cross)
  for (const [at, judged] of texts.entries()) partial.push(...(await partialRowsOf(judged, asked[at] ?? [])))
const chances: Chances = options.cross
  ? crossed([...rows.flat(), ...partial])
  : row => chanceIn(FORESTS[familyOf(row.proposal.compiled)], row.signals)
for (const [at, judged] of texts.entries()) {
  if (options.only === undefined || options.only.split(',').includes(judged.id))
    score(judged, asked[at] ?? [], rows[at] ?? [], chances)
}

print(`${part} texts: ${texts.length}${options.cross ? ', each collection weighed by trees grown without it' : ''}`)
print('type      labelled  found  precision  recall')
const share = (some: number, whole: number): string => (whole === 0 ? '-' : (some / whole).toFixed(3))
for (const [type, one] of [...tallies].sort(([, a], [, b]) => b.labelled - a.labelled)) {
  print(
    `${type.padEnd(9)} ${String(one.labelled).padStart(8)} ${String(one.found).padStart(6)} ${share(one.right, one.found).padStart(10)} ${share(one.recalled, one.labelled).padStart(7)}`,
  )
}
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
