import type { Logger } from 'pino'
import type { Contribution, Stoppable } from '../platform/contribution/contribution.ts'
import type { Database } from '../platform/database/database.ts'
import { startRelay } from '../platform/events/relay.ts'
import { abandonLeases, JOBS_CHANNEL, LeaseLostError } from '../platform/jobs/jobs.ts'
import { type JobKind, type Runner, startRunner } from '../platform/jobs/runner.ts'
import { queueSchedules, queueSchedulesOnce, scheduledJobs } from '../platform/jobs/schedules.ts'
import type { Metrics } from '../platform/telemetry/metrics.ts'

export interface BackgroundDependencies {
  database: Database
  log: Logger
  metrics: Metrics
  contributions: readonly Contribution[]
  /** Whether this process runs jobs, schedules and the relay, or only what requests need. */
  workers: boolean
}

export interface Background {
  /** Undefined if this process runs no jobs. */
  readonly runner: Runner | undefined
  stop(): Promise<void>
}

export async function startBackground(dependencies: BackgroundDependencies): Promise<Background> {
  const { database, contributions, workers } = dependencies
  if (!workers) {
    // as many as a worker would find due, so that a database which never had one shows that none comes
    await queueSchedulesOnce(database, namesOf(contributions))
    const stop = await startAll(contributions, false)
    return { runner: undefined, stop }
  }
  // only one process uses an embedded database, so existing leases were left by a crash
  if (database.kind === 'embedded') await abandonLeases(database)
  for (const { prepare } of contributions) await prepare?.()
  // first, because it can fail, for example if NATS is unreachable, and then nothing else is running yet
  const stopStarted = await startAll(contributions, true)
  const { runner, stop } = await startWorkers(dependencies)
  return { runner, stop: () => stop(stopStarted) }
}

const namesOf = (contributions: readonly Contribution[]): string[] =>
  contributions.flatMap(({ schedules = {} }) => Object.keys(schedules))

async function startAll(contributions: readonly Contribution[], workers: boolean): Promise<() => Promise<void>> {
  const started: Stoppable[] = []
  for (const { start } of contributions) {
    const one = await start?.({ workers })
    if (one) started.push(one)
  }
  return async () => {
    for (const one of started.toReversed()) await one.stop()
  }
}

async function startWorkers({ database, log, metrics, contributions }: BackgroundDependencies) {
  const schedules = Object.assign({}, ...contributions.map(each => each.schedules))
  await queueSchedules(database, namesOf(contributions))
  const jobs: Record<string, JobKind> = Object.assign({}, ...contributions.map(each => each.jobs))
  const kinds = { ...jobs, ...scheduledJobs(database, schedules, log) }
  const runner = startRunner({ database, log, kinds: measured(kinds, metrics) })
  const stopListening = await database.listen(JOBS_CHANNEL, runner.wake)
  const consumers = contributions.flatMap(each => each.consumers ?? [])
  const relay = await startRelay({ database, consumers, log })
  return {
    runner,
    /** @param stopStarted stops the started contributions: after the relay, which feeds them, and before the jobs */
    async stop(stopStarted: () => Promise<void>): Promise<void> {
      await stopListening()
      await relay.stop()
      await stopStarted()
      await runner.stop()
    },
  }
}

const measured = (kinds: Record<string, JobKind>, metrics: Metrics): Record<string, JobKind> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]): [string, JobKind] => [
      name,
      { ...kind, handle: timed(name, kind, metrics) },
    ]),
  )

const timed =
  (name: string, { handle }: JobKind, metrics: Metrics): JobKind['handle'] =>
  async (job, signal, turn) => {
    const started = performance.now()
    const note = (outcome: 'completed' | 'failed' | 'retried'): void =>
      metrics.job(name, outcome, (performance.now() - started) / 1000)
    try {
      const result = await handle(job, signal, turn)
      note('completed')
      return result
    } catch (error) {
      // if another worker took over the job, that worker counts it
      if (!(error instanceof LeaseLostError)) note(job.attempts < job.maxAttempts ? 'retried' : 'failed')
      throw error
    }
  }
