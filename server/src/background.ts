import type { Logger } from 'pino'
import { EMBED_MEMORIES, endEmbedding, expectVectors } from './embed-memories.ts'
import { createMaintenance, type MaintenanceDependencies, scheduleMaintenance } from './maintenance.ts'
import type { Database } from './platform/database/database.ts'
import { abandonLeases, JOBS_CHANNEL, LeaseLostError } from './platform/jobs/jobs.ts'
import { type JobKind, type Runner, startRunner } from './platform/jobs/runner.ts'
import type { Metrics } from './platform/metrics.ts'
import { startRelay } from './platform/relay.ts'
import type { Webhooks } from './webhooks/webhooks.ts'

export interface BackgroundDependencies extends MaintenanceDependencies {
  database: Database
  log: Logger
  metrics: Metrics
  /** The areas' kinds of jobs. */
  jobs: Record<string, JobKind>
  /** Those of them that run again and again. */
  periodic: Record<string, JobKind>
  webhooks: Webhooks
}

/** Starts this process's share of the background work: the areas' jobs and the upkeep. */
export async function startBackground({
  jobs,
  periodic,
  metrics,
  webhooks,
  ...rest
}: BackgroundDependencies): Promise<Runner> {
  const { database, log, consumers } = rest
  // nobody else can be at work on an embedded database, so what is leased was left by a crash
  if (database.kind === 'embedded') await abandonLeases(database)
  const maintenance = { ...createMaintenance(rest), ...periodic }
  await (EMBED_MEMORIES in periodic ? expectVectors(database) : endEmbedding(database))
  await scheduleMaintenance(database, maintenance)
  // first, as it may have nowhere to send from: then nothing else runs yet
  const dispatcher = await webhooks.start()
  const runner = startRunner({ database, log, kinds: measured({ ...jobs, ...maintenance }, metrics) })
  const stopListening = await database.listen(JOBS_CHANNEL, runner.wake)
  const relay = startRelay({ database, consumers, log })
  return {
    wake: runner.wake,
    async stop() {
      await stopListening()
      await relay.stop()
      await dispatcher.stop()
      await runner.stop()
    },
  }
}

function measured(kinds: Record<string, JobKind>, metrics: Metrics): Record<string, JobKind> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]): [string, JobKind] => [
      name,
      { ...kind, handle: timed(name, kind, metrics) },
    ]),
  )
}

const timed =
  (name: string, { handle }: JobKind, metrics: Metrics): JobKind['handle'] =>
  async (job, signal) => {
    const started = performance.now()
    const note = (outcome: 'completed' | 'failed' | 'retried'): void =>
      metrics.job(name, outcome, (performance.now() - started) / 1000)
    try {
      const result = await handle(job, signal)
      note('completed')
      return result
    } catch (error) {
      // a job that another worker took over is counted there
      if (!(error instanceof LeaseLostError)) note(job.attempts < job.maxAttempts ? 'retried' : 'failed')
      throw error
    }
  }
