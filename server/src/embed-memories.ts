import type { Embedder } from './models/port.ts'
import { RefusedTextsError } from './models/refused-texts.ts'
import type { Database } from './platform/database/database.ts'
import { LeaseLostError, renew } from './platform/jobs/jobs.ts'
import type { JobKind } from './platform/jobs/runner.ts'
import type { Logger } from './platform/log.ts'
import { passageTexts } from './search/document.ts'
import {
  beginEmbedding,
  collectUnembedded,
  type EmbeddedPassage,
  isComplete,
  storeEmbeddings,
} from './store-embeddings.ts'

/** The periodic job: of many processes one makes vectors at a time, so that they are numbered in the order of their commits. */
export const EMBED_MEMORIES = 'maintenance.embed_memories'

// which model it is, is only known when it has answered
const EXPECT = `INSERT INTO search.embedding_model (model) VALUES ('') ON CONFLICT DO NOTHING`

/** A model is configured: what is stored from here on waits for its vectors. */
export async function expectVectors(database: Database): Promise<void> {
  await database.query(EXPECT)
}

const END = [
  'DELETE FROM search.embedding_model',
  'DELETE FROM search.unembedded',
  `DELETE FROM runtime.jobs WHERE id = '${EMBED_MEMORIES}'`,
]

/** No model is configured: nothing waits for one. Vectors stay, for when it comes back. */
export async function endEmbedding(database: Database): Promise<void> {
  for (const statement of END) await database.query(statement)
}

const EVERY_SECONDS = 1
const LONGEST_PAUSE_SECONDS = 300
const MEMORIES_AT_ONCE = 256
const TEXTS_A_CALL = 64
const CALLS_AT_ONCE = 4
/** Shorter than a lease, so that a slow model does not cost the job. */
const TIMEOUT_MS = 20_000
/** So often a long run says how far it is. */
const TELL_EVERY = 10_000

const WAITING = `
SELECT q.tenant_id AS "tenantId", q.id, m.content, m.speaker
FROM (SELECT * FROM search.unembedded ORDER BY position LIMIT $1) q
LEFT JOIN LATERAL (
  SELECT content, speaker FROM memories m WHERE m.id = q.id AND m.tenant_id = q.tenant_id OFFSET 0
) m ON true
ORDER BY q.position`

// what the model cannot do lets others go first
const PUT_BACK = `UPDATE search.unembedded SET position = DEFAULT WHERE tenant_id = $1 AND id = $2`

interface Waiting {
  tenantId: number
  id: string
  /** Null where the memory was deleted. */
  content: string | null
  speaker: string | null
}

interface Round {
  texts: readonly Text[]
  /** Keeps the job. */
  keep(): Promise<void>
  signal: AbortSignal
}

type Text = Omit<EmbeddedPassage, 'vector'> & { text: string }

/** Memories that are embedded and stored together, with their passages: as many as one round of calls takes, or one memory. */
function* inRounds(memories: readonly Waiting[]): Generator<{ memories: Waiting[]; texts: Text[] }> {
  let round: { memories: Waiting[]; texts: Text[] } = { memories: [], texts: [] }
  for (const memory of memories) {
    const { tenantId, id, content, speaker } = memory
    const texts = passageTexts(content ?? '', speaker).flatMap((text, part) =>
      text === '' ? [] : [{ tenantId, id, part, text }],
    )
    if (round.memories.length > 0 && round.texts.length + texts.length > TEXTS_A_CALL * CALLS_AT_ONCE) {
      yield round
      round = { memories: [], texts: [] }
    }
    round.memories.push(memory)
    round.texts.push(...texts)
  }
  yield round
}

/**
 * Gives vectors to the memories that wait for one. What it has done it finds done; while the model fails it tries again
 * less and less often, and nothing else waits for it.
 */
export function createEmbedMemories(dependencies: { database: Database; embedder: Embedder; log: Logger }): JobKind {
  const { database, embedder, log } = dependencies
  let model: string | undefined
  let failures = 0

  /** Vectors of texts; of one that the model takes for wrong there is none, and it is found by its words alone. */
  async function embed(texts: readonly Text[], signal: AbortSignal): Promise<EmbeddedPassage[]> {
    try {
      const { vectors } = await embedder.embed(
        texts.map(({ text }) => text),
        { signal, timeoutMs: TIMEOUT_MS },
      )
      return texts.flatMap(({ text, ...passage }, i) => {
        const vector = vectors[i]
        return vector ? [{ ...passage, vector }] : []
      })
    } catch (error) {
      if (!(error instanceof RefusedTextsError)) throw error
      const [first] = texts
      if (texts.length === 1) log.warn({ err: error, memory: first?.id }, 'A memory is found by its words alone')
      if (texts.length <= 1) return []
      const half = Math.ceil(texts.length / 2)
      return [...(await embed(texts.slice(0, half), signal)), ...(await embed(texts.slice(half), signal))]
    }
  }

  async function embedAll({ texts, keep, signal }: Round): Promise<EmbeddedPassage[]> {
    const calls = Array.from({ length: Math.ceil(texts.length / TEXTS_A_CALL) }, (_, i) =>
      texts.slice(i * TEXTS_A_CALL, (i + 1) * TEXTS_A_CALL),
    )
    const passages: EmbeddedPassage[] = []
    for (let i = 0; i < calls.length; i += CALLS_AT_ONCE) {
      const answers = await Promise.all(calls.slice(i, i + CALLS_AT_ONCE).map(call => embed(call, signal)))
      passages.push(...answers.flat())
      await keep()
    }
    return passages
  }

  /** Which model it is, only its vectors say. From then on what is stored waits for it, and what was stored before as well. */
  async function begin(keep: () => Promise<void>, signal: AbortSignal): Promise<string> {
    model ??= (await embedder.embed(['Keepsake'], { signal, timeoutMs: TIMEOUT_MS })).model
    if (!(await isComplete(database, model))) {
      log.info({ model }, 'Looking for memories that this model has not embedded')
      await beginEmbedding(database, model)
      await collectUnembedded(database, model, keep)
    }
    return model
  }

  return {
    async handle(job, signal) {
      const keep = (): Promise<void> => renew(database, job)
      // after a failure fewer at once, so that one memory cannot keep back the others for long
      const limit = Math.max(1, MEMORIES_AT_ONCE >> failures)
      let memories: Waiting[] = []
      let embedded = 0
      try {
        const by = await begin(keep, signal)
        while (!signal.aborted) {
          memories = await database.query<Waiting>(WAITING, [limit])
          if (memories.length === 0) break
          for (const round of inRounds(memories)) {
            const passages = await embedAll({ ...round, keep, signal })
            await database.transaction(async () => {
              await keep()
              await storeEmbeddings(database, by, passages, round.memories)
            })
            failures = 0
          }
          embedded += memories.length
          if (embedded % TELL_EVERY < memories.length) log.info({ embedded }, 'Embedding memories')
        }
        return { again: EVERY_SECONDS }
      } catch (error) {
        if (error instanceof LeaseLostError || signal.aborted) throw error
        const [first] = memories
        if (first && limit === 1) await database.query(PUT_BACK, [first.tenantId, first.id])
        failures++
        const seconds = Math.min(LONGEST_PAUSE_SECONDS, 2 ** failures)
        log.warn({ err: error }, `Memories could not be embedded; trying again in ${seconds} seconds`)
        return { again: seconds }
      }
    },
  }
}
