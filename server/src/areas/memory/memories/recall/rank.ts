import type { Schemas } from '../../../../contract/schemas.ts'
import { ModelError } from '../../../../models/model-error.ts'
import type { Models } from '../../../../models/port.ts'
import type { Scope } from '../../../../platform/database/scope.ts'
import type { Hit } from '../../../../search/types.ts'
import { memoriesByIds } from '../sql/read.ts'
import { answerPassages, MODEL_READS } from './answer-passages.ts'
import { answering } from './context.ts'

/** A search that takes longer is worse than one in the order of the words. */
const MAX_MS = 10_000

interface Ranked {
  /** Undefined if the order stands. */
  hits?: Hit[]
  warnings?: Schemas['Warnings']
}

/** Lets the model order the best hits. Undefined without a model. */
export async function rank(
  { models, scope, isOfOne, signal }: { models: Models; scope: Scope; isOfOne: boolean; signal: AbortSignal },
  question: string,
  hits: readonly Hit[],
): Promise<Ranked | undefined> {
  if (!models.rank || hits.length < 2) return undefined
  const best = new Map(hits.slice(0, MODEL_READS).map(hit => [hit.id, hit]))
  const rows = await memoriesByIds(scope, [...best.keys()])
  const passages = await answering(question, rows, best)
  const { passages: read } = await answerPassages({ scope, isOfOne, most: MODEL_READS }, rows, ({ id }) => {
    const passage = passages.get(id)
    return { score: best.get(id)?.score ?? 0, ...(passage && { passage }) }
  })
  const late = AbortSignal.timeout(MAX_MS)
  try {
    const { ids } = await models.rank(scope, {
      question,
      passages: read.map(passage => ({ ...passage, content: passages.get(passage.id)?.text ?? passage.content })),
      now: new Date(),
      signal: AbortSignal.any([signal, late]),
    })
    return { hits: inOrder(hits, ids) }
  } catch (error) {
    signal.throwIfAborted()
    if (!late.aborted && !(error instanceof ModelError)) throw error
    const why = late.aborted ? `it took longer than ${MAX_MS / 1_000} seconds.` : Object(error).message
    return { warnings: [{ code: 'rerank_skipped', message: `The model did not order the results: ${why}` }] }
  }
}

/** The named hits first. Scores descend along a list, so the best one goes to the first. */
function inOrder(hits: readonly Hit[], ids: readonly string[]): Hit[] {
  const place = new Map(ids.map((id, index) => [id, index]))
  const scores = hits.map(({ score }) => score)
  return hits
    .toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length))
    .map((hit, index) => ({ ...hit, score: scores[index] ?? hit.score }))
}
