import { say } from '../lib/progress.ts'
import { median } from '../lib/statistics.ts'
import type { Found, Kept, Part } from './parts.ts'
import { type Opened, openPlace } from './places.ts'
import type { Measured } from './products.ts'
import { runPart } from './run-part.ts'

export interface MemoryFigures {
  name: string
  /** Texts per second, one client and 16 at once. */
  stored: { one: number; sixteen: number }
  /** Of 100 writers at once. */
  together?: Kept
  /** After `kill -9` while 16 wrote. */
  killed?: Kept
  found: Found[]
}

const WRITERS = 100
const KILLED_AFTER = 1_000

export interface Effort {
  rounds: number
  seconds: number
  sizes: readonly number[]
  /** How long storing the texts of one size may take. */
  longestFill: number
}

/** Measures in turn what is short, so that other work on the machine affects all alike. */
export async function measureMemory(
  products: readonly Measured[],
  embedder: string,
  { rounds, seconds, sizes, longestFill }: Effort,
): Promise<MemoryFigures[]> {
  const part = (name: Part['name'], more: Partial<Part> = {}): Part => ({ name, clients: 1, seconds, sizes, ...more })
  const inPlace = async <Result>(product: Measured, measure: (opened: Opened) => Promise<Result>): Promise<Result> => {
    const opened = await openPlace(product, embedder)
    try {
      return await measure(opened)
    } finally {
      await opened.remove()
    }
  }
  const rates = new Map(products.map(({ name }) => [name, { 1: [] as number[], 16: [] as number[] }]))
  for (let round = 0; round < rounds; round++)
    for (const product of round % 2 === 0 ? products : products.toReversed())
      for (const clients of [1, 16] as const) {
        const [rate] = await inPlace(product, ({ place }) => runPart(product, part('store', { clients }), place))
        say(`  ${product.name}, ${clients} at once: ${Math.round(Number(rate))} texts per second`)
        rates.get(product.name)?.[clients].push(Number(rate))
      }
  const figures: MemoryFigures[] = []
  for (const product of products) {
    const { 1: one = [], 16: sixteen = [] } = rates.get(product.name) ?? {}
    const figure: MemoryFigures = {
      name: product.name,
      stored: { one: median(one), sixteen: median(sixteen) },
      found: [],
    }
    figures.push(figure)
    if (product.storesOnly) continue
    // printed as `Kept` and `Found` by the worker
    figure.together = await inPlace(
      product,
      async ({ place }) => (await runPart(product, part('together', { clients: WRITERS }), place))[0] as Kept,
    )
    figure.killed = await inPlace(product, async ({ place, again }) => {
      let seen = 0
      const acknowledged = await runPart(product, part('forever', { clients: 16 }), place, (_, pid) => {
        if (++seen === KILLED_AFTER) process.kill(pid, 'SIGKILL')
      })
      const there = new Set(await runPart(product, part('there'), await again()))
      return { acknowledged: acknowledged.length, there: acknowledged.filter(n => there.has(n)).length }
    })
    const { together, killed } = figure
    say(
      `  ${product.name}: kept ${together.there} of ${WRITERS}, ${killed.there} of ${killed.acknowledged} after kill -9`,
    )
    const told = (value: unknown): void => say(`  ${product.name}: ${JSON.stringify(value)}`)
    figure.found = await inPlace(
      product,
      async ({ place }) => (await runPart(product, part('search', { seconds: longestFill }), place, told)) as Found[],
    )
  }
  return figures
}
