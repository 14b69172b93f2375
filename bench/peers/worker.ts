/**
 * Runs one part of the measurement of one product in this process: `worker.ts <module> <export> <part> <place>`. Prints the
 * process that holds the data, and as values what has been measured, or the number of each text that was acknowledged.
 */
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { latencies, throughput } from '../lib/load.ts'
import { median } from '../lib/statistics.ts'
import { type Found, type Kept, LONGEST_SEARCH_MS, type Part, SEARCHES } from './parts.ts'
import type { Open, Place, Product } from './product.ts'
import { CROWDED, createTexts, numbered, numberOf } from './texts.ts'

const [file = '', name = '', part = '', place = ''] = process.argv.slice(2)
const print = (value: unknown): void => void process.stdout.write(`${JSON.stringify({ value })}\n`)

const PARTS: Record<Part['name'], (product: Product, part: Part) => Promise<void>> = {
  /** Texts per second. */
  async store(product, { seconds, clients }) {
    const notes = createTexts().take(100_000)
    let begun = 0
    const work = async (): Promise<void> => {
      const note = notes[begun++ % notes.length]
      if (note) await product.store(note)
    }
    await throughput({ concurrency: clients, seconds: 1 }, work)
    print(await throughput({ concurrency: clients, seconds }, work))
  },

  /** Many writers write one text each. */
  async together(product, { clients }) {
    const ends = await Promise.allSettled(Array.from({ length: clients }, (_, n) => product.store(numbered(n))))
    const there = new Set((await product.textsOf(CROWDED)).map(numberOf))
    const acknowledged = ends.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []))
    print({ acknowledged: acknowledged.length, there: acknowledged.filter(n => there.has(n)).length } satisfies Kept)
  },

  /** Stores until it is killed. */
  async forever(product, { clients }) {
    let begun = 0
    const writer = async (): Promise<void> => {
      for (;;) {
        const n = begun++
        await product.store(numbered(n))
        print(n)
        // a store without input and output would never let this be sent
        await setImmediate()
      }
    }
    await Promise.all(Array.from({ length: clients }, writer))
  },

  /** The numbers of the texts that are there. */
  async there(product) {
    for (const text of await product.textsOf(CROWDED)) print(numberOf(text))
  },

  /** Stores judged texts, and prints for each question the rank of the first right text, or 0. */
  async ask(product, { set = '' }) {
    const { readCorpus } = await import('../../server/test/support/search/corpus.ts')
    const { notesOf, questionsOf } = await import('./quality.ts')
    const corpus = readCorpus(set)
    await product.fill(notesOf(corpus))
    await product.settle?.()
    for (const { question, email, right } of questionsOf(corpus))
      print((await product.find(question, email)).findIndex(text => right.includes(text)) + 1)
  },

  /** Searches among more and more texts, until storing them would take too long. */
  async search(product, { sizes, seconds }) {
    const texts = createTexts()
    let stored = 0
    for (const size of sizes) {
      const begun = performance.now()
      for (; stored < size; stored += 1_000) {
        await product.fill(texts.take(1_000))
        if (performance.now() - begun > seconds * 1_000) return
      }
      const until = performance.now() + LONGEST_SEARCH_MS
      const times: number[] = []
      for (const question of texts.ask(SEARCHES)) {
        times.push(...(await latencies(1, () => product.search(question))))
        if (performance.now() > until) break
      }
      print({
        size,
        milliseconds: median(times),
        megabytes: megabytesOf(product.pid),
      } satisfies Found)
    }
  },
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

// the caller has written both
const asked = JSON.parse(part) as Part
const { [name]: open } = (await import(`./products/${file}`)) as Record<string, Open>
if (!open) throw new Error(`${file} has no ${name}.`)
const product = await open(JSON.parse(place) as Place)
process.stdout.write(`${JSON.stringify({ pid: product.pid })}\n`)
await PARTS[asked.name](product, asked)
// products leave timers, connections and native handles behind; what was printed must arrive
process.stdout.write('{"done":true}\n', () => process.kill(process.pid, 'SIGKILL'))
