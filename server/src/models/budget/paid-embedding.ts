import type { EmbeddingModelMiddleware } from 'ai'
import { estimateTokens } from '../../platform/access/tokens.ts'
import { reported } from '../reported-tokens.ts'
import type { CallOutcome, ModelBudget, ModelPayer } from './budget.ts'

/**
 * Counts each request to an embedding model: one call for each payer, and its share of the tokens by the length of its
 * texts.
 * @param model the name of the model, for the metrics
 * @param payer who pays for all texts, or for each of them
 */
export function paidEmbedding(
  budget: ModelBudget,
  model: string,
  payer: ModelPayer | readonly ModelPayer[],
  texts: readonly string[],
): EmbeddingModelMiddleware {
  const weights = weightsOf(payer, texts)
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return {
    specificationVersion: 'v4',
    async wrapEmbed({ doEmbed }) {
      // sent for all of them or not at all, so none is counted before all are checked
      if (weights.size > 1) await budget.require(...[...weights.keys()].map(tenantId => ({ tenantId })))
      const begun = await Promise.all(
        [...weights].map(async ([tenantId, weight]) => ({ weight, spent: await budget.begin({ tenantId }, model) })),
      )
      const settle = (tokens: number, outcome: CallOutcome): Promise<unknown> =>
        Promise.all(begun.map(({ weight, spent }) => spent(Math.round((tokens * weight) / total), outcome)))
      try {
        const answer = await doEmbed()
        await settle(reported(answer.usage?.tokens) || total, 'completed')
        return answer
      } catch (error) {
        await settle(0, 'failed')
        throw error
      }
    },
  }
}

/** The estimated tokens of each payer's texts. */
function weightsOf(payer: ModelPayer | readonly ModelPayer[], texts: readonly string[]): Map<number, number> {
  const weights = new Map<number, number>()
  for (const [index, text] of texts.entries()) {
    const tenantId = 'tenantId' in payer ? payer.tenantId : payer[index]?.tenantId
    if (tenantId !== undefined) weights.set(tenantId, (weights.get(tenantId) ?? 0) + Math.max(1, estimateTokens(text)))
  }
  return weights
}
