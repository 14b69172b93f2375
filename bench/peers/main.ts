/**
 * Measures Keepsake next to other products: `pnpm bench:peers [--quick | --quality]`. Installs them into `bench/peers`, runs the same texts
 * through each in one run, and redraws the tables of docs/peers.md and the chart beside it. A quick run draws nothing.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { openEmbedder } from '../../server/test/support/search/vectors.ts'
import { endAll } from '../lib/cleanup.ts'
import { options } from '../lib/options.ts'
import { say } from '../lib/progress.ts'
import { DATABASES } from '../lib/store.ts'
import { withFigures } from '../scale/page.ts'
import { chartOf } from './chart.ts'
import { measureDeliveries } from './deliveries.ts'
import { startEmbedder } from './embedder.ts'
import { type Effort, measureMemory } from './memory.ts'
import { panelsOf, type Run, runAsMarkdown } from './page.ts'
import { ASKED, PRODUCTS } from './products.ts'
import { measureQuality, qualityAsMarkdown, qualityPanels } from './quality.ts'

const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'docs/peers.md')
const CHART = join(ROOT, 'docs/peers.svg')
const FOUND = join(ROOT, 'docs/found.svg')
const RESULT = join(ROOT, 'bench/results/peers.json')
/** The size that the chart shows. */
const SHOWN = 10_000

const EFFORT: Effort = { rounds: 3, seconds: 5, sizes: [1_000, SHOWN, 100_000], longestFill: 300 }
const QUICK: Effort = { rounds: 1, seconds: 1, sizes: [1_000], longestFill: 60 }

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(1)))

install()
if (options.quality) {
  await quality()
  await endAll()
  process.exit()
}
const loadBefore = loadavg()[0] ?? 0
const effort = options.quick ? QUICK : EFFORT
try {
  const products = PRODUCTS.filter(({ needs }) => needs === undefined || DATABASES.includes(needs))
  const memory = await measureMemory(products, await startEmbedder(), effort)
  const deliveries = await measureDeliveries(effort.rounds, options.quick ? 1_000 : 15_000)
  const run: Run = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${loadBefore.toFixed(1)} before the run`,
    sizes: effort.sizes,
    memory,
    deliveries,
  }
  const markdown = runAsMarkdown(run)
  process.stdout.write(`\n${markdown}\n`)
  if (!options.quick) {
    await mkdir(dirname(RESULT), { recursive: true })
    await writeFile(RESULT, JSON.stringify(run, null, 2))
    await writeFile(PAGE, withFigures(await readFile(PAGE, 'utf8'), 'peers', markdown))
    await writeFile(CHART, chartOf('Keepsake next to other products', panelsOf(run, SHOWN)))
  }
} finally {
  await endAll()
}
process.exit()

/** Asks each product the judged questions, and writes the table of the page. */
async function quality(): Promise<void> {
  const model = await openEmbedder()
  const embedder = await startEmbedder(async texts => (await model.embed('server', texts)).vectors)
  const measured = await measureQuality(ASKED, embedder)
  const markdown = qualityAsMarkdown(measured, new Date().toISOString().slice(0, 10))
  process.stdout.write(`\n${markdown}\n`)
  await writeFile(PAGE, withFigures(await readFile(PAGE, 'utf8'), 'quality', markdown))
  await writeFile(FOUND, chartOf('What Keepsake and other products find', qualityPanels(measured)))
}

/** Built for the Node that runs this, from the headers that come with it. */
function install(): void {
  say('Installing the other products …')
  const { status } = spawnSync('npx', ['-y', 'pnpm@12', 'install'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, npm_config_nodedir: dirname(dirname(process.execPath)) },
  })
  if (status !== 0) throw new Error('The other products could not be installed.')
}
