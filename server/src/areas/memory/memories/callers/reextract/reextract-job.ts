import type { Logger } from 'pino'
import { ModelError } from '../../../../../models/model-error.ts'
import { unpaid } from '../../../../../platform/credits/credits.ts'
import type { Database } from '../../../../../platform/database/database.ts'
import { type ItemRun, type Pause, runItems } from '../../../../../platform/jobs/run-items.ts'
import type { JobKind } from '../../../../../platform/jobs/runner.ts'
import { toBody } from '../../../../../platform/values/errors.ts'
import type { JsonObject } from '../../../../../platform/values/json.ts'
import type { DefinitionsOf } from '../../../definitions.ts'
import { PRICES } from '../../../prices.ts'
import type { Reader } from '../../extraction/extract.ts'
import { pauseFor } from '../../extraction/pause.ts'
import type { ReextractItem } from './reextract.ts'
import { createRereader, keepReread, type Reread } from './reextract-memory.ts'

/** Memories read at once, since a model takes most of the time. */
const AT_ONCE = 4

/** What was read of one item, or why that failed. */
type Outcome = { index: number } & ({ reread: Reread } | { error: unknown })

export function createReextractJob({
  database,
  log,
  ...dependencies
}: {
  database: Database
  log: Logger
  definitionsOf: DefinitionsOf
  reader: Reader
}): JobKind {
  const reread = createRereader(dependencies)

  async function store(run: ItemRun, outcomes: readonly Outcome[]): Promise<Pause | undefined> {
    let pause: Pause | undefined
    for (const outcome of outcomes) {
      if ('reread' in outcome) await keep(run, outcome.index, outcome.reread)
      else {
        const waits = pauseFor('The extraction', outcome.error, run.job)
        if (waits) pause = waits
        else await refuse(run, outcome.index, outcome.error)
      }
    }
    return pause
  }

  async function keep(run: ItemRun, index: number, one: Reread): Promise<void> {
    try {
      await run.record(async () => [{ index, result: await keepReread(run.billing, one) }])
    } catch (error) {
      await refuse(run, index, await unpaid(error, run.billing.scope, PRICES.extract))
    }
  }

  /** Records an error that the memory, or the tenant, caused. Any other fails the job, which is then run again. */
  async function refuse(run: ItemRun, index: number, error: unknown): Promise<void> {
    const body = error instanceof ModelError ? toBody(error) : run.refusal(error)
    await run.record(async () => [{ index, error: body }])
  }

  return runItems<Outcome[]>(
    { database, log },
    {
      limit: AT_ONCE,
      read: ({ billing, signal }, items) =>
        Promise.all(
          items.map(({ index, input }) =>
            // written by the call that began the job
            reread(billing, input as unknown as ReextractItem, signal).then(
              one => ({ index, reread: one }),
              error => ({ index, error }),
            ),
          ),
        ),
      // what a model has read would be lost if the job waits or stops
      mayReadAhead: () => false,
      store,
      summarize,
    },
  )
}

const SUMMARY = `
  SELECT count(*) FILTER (WHERE outcome = 'succeeded' AND result -> 'skipped' IS NULL)::int AS read,
    coalesce(sum((result ->> 'properties')::int), 0)::int AS properties,
    coalesce(sum((result ->> 'suggestions')::int), 0)::int AS suggestions,
    coalesce(sum((result ->> 'creditsCharged')::int), 0)::int AS "creditsCharged"
  FROM event_items WHERE tenant_id = $1 AND event_id = $2`

/** What came of all memories together. */
async function summarize({ billing, eventId }: ItemRun): Promise<JsonObject> {
  const [row] = await billing.scope.query<JsonObject>(SUMMARY, [eventId])
  return row ?? {}
}
