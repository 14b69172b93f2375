/**
 * Measures the service: `pnpm bench [suite…] [--database PGlite|PostgreSQL] [--json file] [--quick]`. Progress goes to standard error, the table to
 * standard output, and all figures with the machine they were taken on to `bench/results`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { endAll } from './lib/cleanup.ts'
import { type Figure, isMet } from './lib/figure.ts'
import { options, suites as positionals } from './lib/options.ts'
import { say } from './lib/progress.ts'
import type { Suite } from './lib/suite.ts'
import { rounded, tableOf } from './lib/table.ts'
import { batch } from './suites/batch.ts'
import { cli } from './suites/cli.ts'
import { filter } from './suites/filter.ts'
import { gateway } from './suites/gateway.ts'
import { growth } from './suites/growth.ts'
import { guidelines } from './suites/guidelines.ts'
import { mcp } from './suites/mcp.ts'
import { me } from './suites/me.ts'
import { memorize } from './suites/memorize.ts'
import { prompt } from './suites/prompt.ts'
import { rag } from './suites/rag.ts'
import { recall } from './suites/recall.ts'
import { resident } from './suites/resident.ts'
import { roundTrips } from './suites/round-trips.ts'
import { sdk } from './suites/sdk.ts'
import { similar } from './suites/similar.ts'
import { start } from './suites/start.ts'
import { webhooks } from './suites/webhooks.ts'

const SUITES: readonly Suite[] = [
  roundTrips,
  memorize,
  batch,
  growth,
  recall,
  similar,
  guidelines,
  rag,
  filter,
  gateway,
  me,
  mcp,
  prompt,
  ...webhooks,
  sdk,
  cli,
  start,
  resident,
]
const LONGEST_MINUTES = 45

/** `webhooks` means all suites whose names begin with `webhooks/`. */
const isMeant = (asked: string, { name }: Suite): boolean => name === asked || name.startsWith(`${asked}/`)
const unknown = positionals.filter(asked => !SUITES.some(suite => isMeant(asked, suite)))
if (unknown.length > 0) {
  say(`There is no suite ${unknown.join(', ')}. The suites: ${SUITES.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}

let givingUp: Promise<never> | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    givingUp ??= giveUp(`Stopped by ${signal}.`)
  })
setTimeout(() => {
  givingUp ??= giveUp(`Not done after ${LONGEST_MINUTES} minutes.`)
}, LONGEST_MINUTES * 60_000).unref()

async function giveUp(reason: string): Promise<never> {
  say(reason)
  await endAll()
  process.exit(1)
}

const startedAt = new Date()
const loadBefore = loadavg()[0] ?? 0
if (loadBefore > availableParallelism() / 4)
  say(`Something else is at work here (load ${loadBefore.toFixed(1)}): these figures will be worse than the machine's.`)

const figures: Figure[] = []
const broken: string[] = []
for (const suite of SUITES.filter(
  each => positionals.length === 0 || positionals.some(asked => isMeant(asked, each)),
)) {
  say(`── ${suite.name}`)
  try {
    await suite.run({
      quick: options.quick,
      note(figure) {
        figures.push({ suite: suite.name, ...figure })
        say(`  ${figure.name}: ${rounded(figure.value)} ${figure.unit}`)
      },
    })
  } catch (error) {
    // cleanup has started, and the process exits when it is done
    await givingUp
    broken.push(suite.name)
    say(`  ${error instanceof Error ? error.stack : error}`)
  }
  await endAll()
}

const file =
  options.json ?? join(import.meta.dirname, 'results', `${startedAt.toISOString().replaceAll(':', '-')}.json`)
await mkdir(dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(report(), null, 2)}\n`)
process.stdout.write(`\n${tableOf(figures)}\n\n`)
say(`Written to ${file}`)
if (options.quick) say('A quick run only shows that everything runs: its figures mean nothing.')
if (broken.length > 0) say(`Broken: ${broken.join(', ')}`)
const missed = options.quick ? [] : figures.filter(figure => isMet(figure) === false)
process.exitCode = broken.length > 0 || missed.length > 0 ? 1 : 0

function report(): object {
  const [cpu] = cpus()
  return {
    startedAt: startedAt.toISOString(),
    seconds: Math.round((Date.now() - startedAt.getTime()) / 1000),
    quick: options.quick,
    machine: {
      node: process.version,
      system: `${platform()} ${release()}`,
      cpu: cpu?.model ?? 'unknown',
      cores: availableParallelism(),
      memoryGigabytes: Math.round(totalmem() / 2 ** 30),
      loadBefore,
    },
    figures: figures.map(figure => ({ ...figure, met: isMet(figure) ?? null })),
  }
}
