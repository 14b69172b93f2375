import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { inspect } from 'node:util'
import { endAll } from './cleanup.ts'
import { type Figure, isMet } from './figure.ts'
import { options, suites as positionals } from './options.ts'
import { say } from './progress.ts'
import type { Suite } from './suite.ts'
import { rounded, tableOf } from './table.ts'

const RESULTS = join(import.meta.dirname, '../results')

/** `webhooks` means all suites whose names begin with `webhooks/`. */
const isMeant = (asked: string, { name }: Suite): boolean => name === asked || name.startsWith(`${asked}/`)

/** The suites that the command line names, all of them if it names none. Exits with 2 if one does not exist. */
export function chosenFrom<Kind extends Suite>(suites: readonly Kind[]): Kind[] {
  const unknown = positionals.filter(asked => !suites.some(suite => isMeant(asked, suite)))
  if (unknown.length > 0) {
    say(`There is no suite ${unknown.join(', ')}. The suites: ${suites.map(({ name }) => name).join(', ')}`)
    process.exit(2)
  }
  return suites.filter(each => positionals.length === 0 || positionals.some(asked => isMeant(asked, each)))
}

/**
 * Runs suites one after the other, prints their figures and writes them to `bench/results`. What a suite started is
 * removed when it ends, and when the run is stopped. The exit code is 1 if a suite failed or a target was missed.
 * @param longestMinutes the run is stopped after this time; unlimited if absent
 */
export async function runSuites(suites: readonly Suite[], longestMinutes?: number): Promise<void> {
  let givingUp: Promise<never> | undefined
  const stop = (reason: string): void => {
    givingUp ??= giveUp(reason)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(`Stopped by ${signal}.`))
  if (longestMinutes !== undefined)
    setTimeout(() => stop(`Not done after ${longestMinutes} minutes.`), longestMinutes * 60_000).unref()

  const startedAt = new Date()
  const loadBefore = currentLoad()
  if (loadBefore > availableParallelism() / 4)
    say(
      `Something else is at work here (load ${loadBefore.toFixed(1)}): these figures will be worse than the machine's.`,
    )

  const figures: Figure[] = []
  const broken: string[] = []
  for (const suite of suites) {
    say(`── ${suite.name}`)
    try {
      await suite.run({
        quick: options.quick,
        note(figure) {
          figures.push({ suite: suite.name, load: currentLoad(), ...figure })
          say(`  ${figure.name}: ${rounded(figure.value)} ${figure.unit}`)
        },
      })
    } catch (error) {
      // cleanup has started, and the process exits when it is done
      await givingUp
      broken.push(suite.name)
      say(`  ${inspect(error)}`)
    }
    await endAll()
  }

  const file = options.json ?? join(RESULTS, `${startedAt.toISOString().replaceAll(':', '-')}.json`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report(figures, startedAt, loadBefore), null, 2)}\n`)
  process.stdout.write(`\n${tableOf(figures)}\n\n`)
  say(`Written to ${file}`)
  if (options.quick) say('A quick run only shows that everything runs: its figures mean nothing.')
  if (broken.length > 0) say(`Broken: ${broken.join(', ')}`)
  const missed = options.quick ? [] : figures.filter(figure => isMet(figure) === false)
  process.exitCode = broken.length > 0 || missed.length > 0 ? 1 : 0
}

async function giveUp(reason: string): Promise<never> {
  say(reason)
  await endAll()
  process.exit(1)
}

/** Processes that ran or waited for a CPU, on average over the last minute. */
const currentLoad = (): number => loadavg()[0] ?? 0

function report(figures: readonly Figure[], startedAt: Date, loadBefore: number): object {
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
