/**
 * How often the offline answer says what was asked, and whether its confidence is calibrated, on judged corpora.
 *
 *   node bench/answers/main.ts                     # each record answered by weights that were fitted without it
 *   node bench/answers/main.ts --shipped [corpus]  # by the weights that are shipped; LoCoMo may be given
 *   node bench/answers/main.ts --fit --embedding   # prints the table of weights, fitted on all of them
 *
 * `--embedding` reads each corpus twice: searched by words alone, and by meaning too, whose scores differ.
 */
import { parseArgs } from 'node:util'
import { WEIGHTS } from '../../packages/offline-engine/src/answers/weights.ts'
import { fittedTo } from '../offline-engine/training/answers/fit-grounds.ts'
import type { Sample } from '../offline-engine/training/answers/sample.ts'
import { Tally } from '../offline-engine/training/answers/tally.ts'
import { readSamples } from './samples.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shipped: { type: 'boolean', default: false },
    fit: { type: 'boolean', default: false },
    embedding: { type: 'boolean', default: false },
  },
})
const JUDGED = ['recall.json', 'chats.json'].map(name => new URL(`../judged/${name}`, import.meta.url).pathname)

const print = (text: string): boolean => process.stdout.write(`${text}\n`)

function report(title: string, tally: Tally): void {
  print(`\n${title}\n${tally.table}\n\n${tally.trade}\n\n${tally.reliability}`)
}

/** Each record's questions answered by weights that were fitted on the questions of all other records. */
function crossed(samples: readonly Sample[], others: readonly Sample[]): Tally {
  const tally = new Tally()
  for (const [fold, own] of Map.groupBy(samples, sample => sample.fold))
    tally.add(own, fittedTo([...samples, ...others].filter(sample => sample.fold !== fold)))
  return tally
}

const corpora = new Map<string, Sample[]>()
for (const path of positionals.length > 0 ? positionals : JUDGED)
  for (const isEmbedded of values.embedding ? [false, true] : [false])
    corpora.set(`${path}${isEmbedded ? ', with meaning' : ''}`, await readSamples(path, isEmbedded))
const all = [...corpora.values()].flat()

if (values.fit) print(JSON.stringify(fittedTo(all), null, 2))
else if (values.shipped || positionals.length > 0)
  for (const [path, samples] of corpora) report(path, new Tally().add(samples, WEIGHTS))
else {
  for (const [path, samples] of corpora) {
    const others = all.filter(sample => !samples.includes(sample))
    report(`${path}, each record by weights fitted without it`, crossed(samples, others))
    report(`${path}, by weights fitted on the other corpora`, new Tally().add(samples, fittedTo(others)))
  }
}
