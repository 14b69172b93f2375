import { createCoalescer } from '../../platform/concurrency/coalescer.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Logger } from '../../platform/log/log.ts'
import { beginSpan } from '../../platform/telemetry/current-span.ts'
import { type Metrics, REQUEST_SECONDS } from '../../platform/telemetry/metrics.ts'
import { BudgetExceededError } from './budget-exceeded.ts'
import { MODEL_BUDGET_REACHED } from './events.ts'
import { type Ceiling, type Counted, type Spend, spendStatements } from './sql/model-spend.ts'

/** The tenant for whom a model is called. Its organization has the ceiling, for live and test data together. */
export type ModelPayer = Pick<Scope, 'tenantId'>

export type CallOutcome = 'completed' | 'failed'

interface Entry {
  calls: 0 | 1
  tokens: number
}

interface Outcome {
  isGranted: boolean
  /** Undefined if the organization was deleted. */
  counted: Counted | undefined
}

/** Models answer in seconds, and are given up after two minutes, and transcriptions after five. */
const MODEL_SECONDS = [...REQUEST_SECONDS, 60, 120, 300]

/** Shares of the ceiling in percent that owners are told of. */
const SHARES = [100, 80] as const

export interface BudgetOptions {
  database: Database
  log: Logger
  metrics: Pick<Metrics, 'counter' | 'histogram'>
  /** The ceiling of every organization of this server. That of its plan holds too. */
  ceiling: Ceiling
}

export type ModelBudget = ReturnType<typeof createModelBudget>

/** Counts what organizations use of models, and refuses calls over the ceiling of the day. */
export function createModelBudget({ database, log, metrics, ceiling }: BudgetOptions) {
  const statements = spendStatements(database, ceiling)
  const calls = metrics.counter({
    name: 'model_calls_total',
    help: 'Requests to models, and those that the ceiling of an organization refused.',
    labelNames: ['model', 'outcome'],
  })
  const used = metrics.counter({
    name: 'model_tokens_total',
    help: 'Tokens that models read and wrote.',
    labelNames: ['model'],
  })
  const callSeconds = metrics.histogram({
    name: 'model_call_duration_seconds',
    help: 'Time of one request to a model, until its answer was read or it failed.',
    labelNames: ['model', 'outcome'],
    buckets: MODEL_SECONDS,
  })

  async function warn(counted: Counted): Promise<void> {
    const reached = reachedBy(counted)
    if (reached === undefined || reached.share <= counted.warned) return
    const event = { type: MODEL_BUDGET_REACHED.type, data: reached }
    await statements
      .warn(counted.organizationId, reached.share, event)
      .catch(error => log.warn({ err: error }, 'The ceiling of model spend is near, and its owners could not be told'))
  }

  // callers of a tenant that wait for each other share one statement, so that its row holds nobody up
  const count = createCoalescer<number, Entry, Outcome>({
    atOnce: 1,
    sizeOf: waiting => waiting.length,
    async settle(tenantId, batch) {
      const sum = (field: keyof Entry): number => batch.reduce((total, { item }) => total + item[field], 0)
      try {
        const counted = await statements.count(tenantId, sum('calls'), sum('tokens'))
        let left = counted?.granted ?? Number.POSITIVE_INFINITY
        for (const { item, resolve } of batch) resolve({ isGranted: item.calls === 0 || left-- > 0, counted })
        if (counted) await warn(counted)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    },
  })

  const today = ({ tenantId }: ModelPayer): Promise<Spend | undefined> => statements.read(tenantId)

  return {
    /**
     * Counts one request to a model, before it is sent.
     * @param model its name in the settings, of which there are few, since it is a label of the metrics
     * @returns counts the tokens that it used, and its outcome, once it has ended. It never fails.
     * @throws BudgetExceededError
     */
    async begin(
      { tenantId }: ModelPayer,
      model: string,
    ): Promise<(tokens: number, outcome: CallOutcome) => Promise<void>> {
      const { isGranted, counted } = await count(tenantId, { calls: 1, tokens: 0 })
      calls.inc({ model, outcome: isGranted ? 'sent' : 'refused' })
      if (!isGranted && counted) throw exceeded(counted, [tenantId])
      const started = performance.now()
      const end = beginSpan({ name: `call ${model}`, attributes: { 'gen_ai.request.model': model } })
      return async (tokens, outcome) => {
        end({
          attributes: { 'gen_ai.usage.total_tokens': tokens },
          ...(outcome === 'failed' && { error: 'The call failed.' }),
        })
        callSeconds.observe({ model, outcome }, (performance.now() - started) / 1_000)
        if (tokens === 0) return
        used.inc({ model }, tokens)
        await count(tenantId, { calls: 0, tokens }).catch(error =>
          log.error({ err: error, tenantId, tokens }, 'The tokens of a model could not be counted'),
        )
      }
    },
    /** Checks that all payers may call, without counting it. @throws BudgetExceededError that names those over it */
    async require(...payers: readonly ModelPayer[]): Promise<void> {
      const spends = await Promise.all(payers.map(async each => ({ ...each, spend: await today(each) })))
      const over = spends.filter(({ spend }) => spend && reachedBy(spend)?.share === 100)
      const [first] = over
      if (first?.spend)
        throw exceeded(
          first.spend,
          over.map(({ tenantId }) => tenantId),
        )
    },
    /** What the organization has used today. Undefined if it was deleted. */
    today,
  }
}

/** The highest share of a ceiling that was reached, and of which. Undefined if it is below all. */
function reachedBy(spend: Spend): { share: number; of: 'calls' | 'tokens'; used: number; limit: number } | undefined {
  const both = [
    { of: 'tokens' as const, used: Number(spend.tokens), limit: spend.maxTokens },
    { of: 'calls' as const, used: Number(spend.calls), limit: spend.maxCalls },
  ].flatMap(({ limit, ...each }) => (limit === null ? [] : [{ ...each, limit: Number(limit) }]))
  for (const share of SHARES) {
    const found = both.find(({ used, limit }) => used * 100 >= limit * share)
    if (found) return { share, ...found }
  }
  return undefined
}

function exceeded(spend: Spend, tenants: readonly number[]): BudgetExceededError {
  const { of, limit } = reachedBy(spend) ?? { of: 'calls' as const, limit: Number(spend.maxCalls) }
  return new BudgetExceededError({ of, limit, retryAfterSeconds: Math.max(1, spend.waitSeconds), tenants })
}
