import { parseArgs } from 'node:util'
import { extractOffline } from '../../server/src/models/offline/extract.ts'
import type { ExtractedProperty, PropertyDefinition } from '../../server/src/models/port.ts'
import { type JudgedText, judgedDefinitions, judgedTexts, requireDefinitions } from './judged.ts'
import { sameValue } from './same-value.ts'

/**
 * Precision and recall of the offline engine on the judged set.
 *
 * Rules are developed on the first three sets. The fourth (`extraction-fourth.jsonl`) was written blind and is never developed on:
 * it is scored only with `--held-out`, and what is wrong in it is never printed.
 */
const { values: options } = parseArgs({
  options: {
    'held-out': { type: 'boolean', default: false },
    errors: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
})
if (options['held-out'] && (options.errors || options.only !== undefined)) {
  throw new Error('The held-out texts are scored, never shown: give --held-out without --errors and --only.')
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

/** Arrays are scored item by item, as they are labelled. */
const items = (property: ExtractedProperty): ExtractedProperty[] =>
  Array.isArray(property.value) ? property.value.map(value => ({ ...property, value })) : [property]

const print = (line: string): boolean => process.stdout.write(`${line}\n`)

async function score(judged: JudgedText, definitions: readonly PropertyDefinition[]): Promise<void> {
  const asked = definitions.filter(one => judged.collections.includes(one.collectionId))
  const read = await extractOffline({ content: judged.text, timestamp: new Date(judged.timestamp), definitions: asked })
  const found = read.flatMap(items)
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
    for (const key of ['all', type]) {
      tally(key).found += 1
      tally(key).right += match >= 0 ? 1 : 0
    }
  }
  for (const label of judged.properties) {
    for (const key of ['all', typeOf(label.collection, label.systemName)]) {
      tally(key).labelled += 1
      tally(key).recalled += open.includes(label) ? 0 : 1
    }
  }
  for (const label of open) misses.push(`  - ${label.systemName} = ${JSON.stringify(label.value)} «${label.evidence}»`)
  if (options.errors && misses.length > 0)
    print(`${judged.id} [${judged.timestamp}] ${judged.text}\n${misses.join('\n')}\n`)
}

const part = options['held-out'] ? 'held-out' : 'development'
const definitions = judgedDefinitions(part)
const texts = judgedTexts(part).filter(({ id }) => options.only === undefined || options.only.split(',').includes(id))
requireDefinitions(texts, definitions)
for (const judged of texts) await score(judged, definitions)

print(`${part} texts: ${texts.length}`)
print('type      labelled  found  precision  recall')
for (const [type, { found, right, labelled, recalled }] of [...tallies].sort(
  ([, a], [, b]) => b.labelled - a.labelled,
)) {
  const share = (part: number, whole: number): string => (whole === 0 ? '-' : (part / whole).toFixed(3))
  print(
    `${type.padEnd(9)} ${String(labelled).padStart(8)} ${String(found).padStart(6)} ${share(right, found).padStart(10)} ${share(recalled, labelled).padStart(7)}`,
  )
}
