import { BudgetExceededError } from '../../models/budget/budget-exceeded.ts'
import { EmbedderNotReady } from '../../models/embedder-not-ready.ts'
import type { Embedder } from '../../models/port.ts'
import { RefusedTextsError } from '../../models/refused-texts.ts'
import type { SearchSource, SourceText } from '../../platform/contribution/search-source.ts'
import type { Database } from '../../platform/database/database.ts'
import { LeaseLostError } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import type { Logger } from '../../platform/log/log.ts'
import { passageTexts } from '../indexing/document.ts'
import {
  beginEmbedding,
  collectUnembedded,
  type EmbeddedPassage,
  isComplete,
  storeEmbeddings,
} from './store-embeddings.ts'

// the model's name is known only after its first response
const EXPECT = `INSERT INTO search.embedding_model (model) VALUES ('') ON CONFLICT DO NOTHING`

/** With a model configured, texts stored from now on wait for their vectors. */
export async function expectVectors(database: Database): Promise<void> {
  await database.query(EXPECT)
}

const DROP_WAITING = ['DELETE FROM search.embedding_model', 'DELETE FROM search.unembedded']

/** Without a model, no text waits for vectors. Existing vectors are kept, in case it is configured again. */
export async function dropWaiting(database: Database): Promise<void> {
  for (const statement of DROP_WAITING) await database.query(statement)
}

const WAITING_TEXTS = 'SELECT count(*)::int AS n FROM search.unembedded'

export async function countWaiting(database: Database): Promise<number> {
  const [row] = await database.query<{ n: number }>(WAITING_TEXTS)
  return row?.n ?? 0
}

const EVERY_SECONDS = 1
/** How long the texts of an organization without budget wait. The operator can raise its ceiling before the day ends. */
const HELD_MS = 60_000
const MAX_PAUSE_SECONDS = 300
const TEXTS_A_CALL = 64
const CALLS_AT_ONCE = 4
/** Shorter than a lease, so that a slow model does not cost the job. */
const TIMEOUT_MS = 20_000
/** How often a long run logs its progress. */
const LOG_EVERY_MS = 10_000

const WAITING = `
SELECT q.tenant_id AS "tenantId", q.id, q.position::text AS position, d.source
FROM (
  SELECT * FROM search.unembedded WHERE tenant_id <> ALL($2::int[]) ORDER BY urgent DESC, position LIMIT $1
) q
LEFT JOIN LATERAL (
  SELECT source FROM search.documents d WHERE d.tenant_id = q.tenant_id AND d.id = q.id LIMIT 1
) d ON true
ORDER BY q.urgent DESC, q.position`

// a text that the model cannot embed moves behind the others
const PUT_BACK = `UPDATE search.unembedded SET position = DEFAULT, urgent = false WHERE tenant_id = $1 AND id = $2`

interface WaitingRow {
  tenantId: number
  id: string
  /** Its place in the queue. A text that is changed gets another one. */
  position: string
  /** Null if the text was deleted. */
  source: string | null
}

/** A text that waits for its vectors; without content if it was deleted. */
type Waiting = Pick<WaitingRow, 'tenantId' | 'id' | 'position'> & Partial<SourceText>

interface Round {
  texts: readonly Text[]
  /** Renews the job's lease. */
  keep(): Promise<void>
  signal: AbortSignal
}

type Text = Omit<EmbeddedPassage, 'vector'> & { text: string }

/** Batches of texts that are embedded and stored with their passages: one round of calls, or a single text. */
function* inRounds(waiting: readonly Waiting[], most: number): Generator<{ waiting: Waiting[]; texts: Text[] }> {
  let round: { waiting: Waiting[]; texts: Text[] } = { waiting: [], texts: [] }
  for (const one of waiting) {
    const { tenantId, id, content = '', speaker = null } = one
    const texts = passageTexts(content, speaker).flatMap((text, part) =>
      text === '' ? [] : [{ tenantId, id, part, text }],
    )
    if (round.waiting.length > 0 && round.texts.length + texts.length > most) {
      yield round
      round = { waiting: [], texts: [] }
    }
    round.waiting.push(one)
    round.texts.push(...texts)
  }
  yield round
}

export interface EmbeddingDependencies {
  database: Database
  embedder: Embedder
  log: Logger
  sources: readonly SearchSource[]
}

/**
 * Embeds waiting texts. Resumes where it stopped; while the model fails it retries with increasing pauses, without
 * blocking other work. Only one process runs it at a time, so that vectors are numbered in commit order.
 */
export function embedWaitingTexts({ database, embedder, log, sources }: EmbeddingDependencies): Schedule {
  let model: string | undefined
  let failures = 0
  const textsACall = embedder.textsAtOnce ?? TEXTS_A_CALL
  // few, so that urgent texts do not wait for many others
  const textsAtOnce = textsACall * CALLS_AT_ONCE
  const heldUntil = new Map<number, number>()

  /** The vectors of texts. A text that the model rejects gets none and is found only by its words. */
  async function embed(texts: readonly Text[], signal: AbortSignal): Promise<EmbeddedPassage[]> {
    try {
      const { vectors } = await embedder.embed(
        texts,
        texts.map(({ text }) => text),
        { signal, timeoutMs: TIMEOUT_MS, isBackground: true },
      )
      return texts.flatMap(({ text, ...passage }, i) => {
        const vector = vectors[i]
        return vector ? [{ ...passage, vector }] : []
      })
    } catch (error) {
      if (error instanceof BudgetExceededError) return embedRest(texts, error, signal)
      if (!(error instanceof RefusedTextsError)) throw error
      const [first] = texts
      if (texts.length === 1) log.warn({ err: error, text: first?.id }, 'A text is found by its words alone')
      if (texts.length <= 1) return []
      const half = Math.ceil(texts.length / 2)
      return [...(await embed(texts.slice(0, half), signal)), ...(await embed(texts.slice(half), signal))]
    }
  }

  /** Embeds the texts of organizations whose budget is left. The others wait. */
  async function embedRest(texts: readonly Text[], { tenants }: BudgetExceededError, signal: AbortSignal) {
    for (const tenantId of tenants) heldUntil.set(tenantId, performance.now() + HELD_MS)
    const rest = texts.filter(({ tenantId }) => !tenants.includes(tenantId))
    return rest.length === 0 ? [] : embed(rest, signal)
  }

  /** The texts that have waited longest. */
  async function nextWaiting(limit: number): Promise<Waiting[]> {
    // only here, so that what was refused in a round is not taken for done at its end
    for (const [tenantId, until] of heldUntil) if (until < performance.now()) heldUntil.delete(tenantId)
    const rows = await database.query<WaitingRow>(WAITING, [limit, [...heldUntil.keys()]])
    const found = new Map<string, SourceText>()
    for (const { name, textsByIds } of sources) {
      const keys = rows.filter(({ source }) => source === name)
      if (keys.length > 0) for (const text of await textsByIds(keys)) found.set(`${text.tenantId}/${text.id}`, text)
    }
    return rows.map(({ tenantId, id, position }) => ({ tenantId, id, position, ...found.get(`${tenantId}/${id}`) }))
  }

  async function embedAll({ texts, keep, signal }: Round): Promise<EmbeddedPassage[]> {
    const calls = Array.from({ length: Math.ceil(texts.length / textsACall) }, (_, i) =>
      texts.slice(i * textsACall, (i + 1) * textsACall),
    )
    const passages: EmbeddedPassage[] = []
    for (let i = 0; i < calls.length; i += CALLS_AT_ONCE) {
      const answers = await Promise.all(calls.slice(i, i + CALLS_AT_ONCE).map(call => embed(call, signal)))
      passages.push(...answers.flat())
      await keep()
    }
    return passages
  }

  /**
   * Embeds a test text, if only a response names the model. From then on, new and existing texts wait for its vectors.
   */
  async function begin(keep: () => Promise<void>, signal: AbortSignal): Promise<string> {
    model ??= embedder.model ?? (await embedder.embed('server', ['Keepsake'], { signal, timeoutMs: TIMEOUT_MS })).model
    if (!(await isComplete(database, model))) {
      log.info({ model }, 'Looking for texts that this model has not embedded')
      await beginEmbedding(database, model)
      await collectUnembedded(database, model, keep)
    }
    return model
  }

  return {
    everySeconds: EVERY_SECONDS,
    async run({ signal, renewLease: keep, runAgainIn }) {
      // smaller batches after a failure, so that one text cannot block the others for long
      const limit = Math.max(1, textsAtOnce >> failures)
      let waiting: Waiting[] = []
      let embedded = 0
      let logged = performance.now()
      try {
        const by = await begin(keep, signal)
        while (!signal.aborted) {
          waiting = await nextWaiting(limit)
          if (waiting.length === 0) break
          for (const round of inRounds(waiting, textsAtOnce)) {
            const passages = await embedAll({ ...round, keep, signal })
            await database.transaction(async () => {
              await keep()
              const hasBudget = ({ tenantId }: { tenantId: number }): boolean => !heldUntil.has(tenantId)
              await storeEmbeddings(database, by, passages.filter(hasBudget), round.waiting.filter(hasBudget))
            })
            failures = 0
          }
          embedded += waiting.length
          if (performance.now() - logged < LOG_EVERY_MS) continue
          logged = performance.now()
          log.info({ embedded, waiting: await countWaiting(database) }, 'Embedding texts')
        }
      } catch (error) {
        if (error instanceof LeaseLostError || signal.aborted) throw error
        if (error instanceof EmbedderNotReady && error.never) return dropWaiting(database)
        const [first] = waiting
        if (first && limit === 1) await database.query(PUT_BACK, [first.tenantId, first.id])
        failures++
        const seconds = Math.min(MAX_PAUSE_SECONDS, 2 ** failures)
        // a model of this machine reports for itself
        if (!(error instanceof EmbedderNotReady))
          log.warn({ err: error }, `Texts could not be embedded; trying again in ${seconds} seconds`)
        runAgainIn(seconds)
      }
    },
  }
}
