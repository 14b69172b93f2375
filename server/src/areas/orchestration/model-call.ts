import type { Schemas } from '../../contract/schemas.ts'
import type { ModelPayer } from '../../models/budget/budget.ts'
import type { Chunk, Generated, GenerateInput, LanguageModels } from '../../models/language-models.ts'
import type { TokenUsage } from '../../models/port.ts'
import { estimateTokens, MAX_CHARACTERS } from '../../platform/access/tokens.ts'
import { formatUsd } from '../../platform/values/money.ts'
import type { NoteCost, RequestCredits } from './request-credits.ts'
import { creditsFor, mostCreditsFor } from './token-price.ts'

/** A repair reads and writes all of it once more. */
const WITH_REPAIR = 3

export type ModelCalls = ReturnType<typeof createModelCalls>

/** Calls models for one request, and adds up their tokens and credits. */
export function createModelCalls(languageModels: LanguageModels, payer: ModelPayer, bill: RequestCredits) {
  const usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }
  let costUsd: bigint | undefined = 0n
  let prepared: NoteCost | undefined

  const reserveFor = (input: GenerateInput): Promise<NoteCost> =>
    bill.reserve(mostCreditsFor(input) * (input.output === undefined ? 1 : WITH_REPAIR))

  async function begin(input: GenerateInput): Promise<NoteCost> {
    const note = prepared ?? (await reserveFor(input))
    prepared = undefined
    return note
  }

  function count(generated: Pick<Generated, 'usage' | 'costUsd' | 'model'>, note: NoteCost): void {
    usage.inputTokens += generated.usage.inputTokens
    usage.outputTokens += generated.usage.outputTokens
    costUsd = costUsd === undefined || generated.costUsd === undefined ? undefined : costUsd + generated.costUsd
    note(creditsFor(generated.usage), { model: generated.model, ...generated.usage })
  }

  return {
    /** Checks the budget and reserves the credits of the next call with this input, before the response begins. */
    async prepare(input: GenerateInput): Promise<void> {
      await languageModels.requireBudget(payer)
      prepared = await reserveFor(input)
    },
    async generate(input: GenerateInput): Promise<Generated> {
      const note = await begin(input)
      const generated = await languageModels.generate(payer, input)
      count(generated, note)
      return generated
    },
    /** Yields the pieces. If it is left, the tokens so far are counted. */
    async *stream(input: GenerateInput): AsyncGenerator<Chunk, Generated> {
      const note = await begin(input)
      const { chunks, finished } = languageModels.stream(payer, input)
      const inputTokens = estimateTokens(JSON.stringify(input.messages))
      let characters = 0
      for await (const chunk of chunks) {
        if (chunk.type !== 'toolCall') characters += chunk.text.length
        // noted before the piece is sent, because the client may leave with it
        const soFar = { inputTokens, outputTokens: Math.ceil(characters / MAX_CHARACTERS) }
        note(creditsFor(soFar), { ...(input.model !== undefined && { model: input.model }), ...soFar })
        yield chunk
      }
      const generated = await finished
      count(generated, note)
      return generated
    },
    usage: (): Schemas['PromptUsage'] => ({
      ...usage,
      ...(costUsd !== undefined && usage.inputTokens > 0 && { costUsd: formatUsd(costUsd) }),
    }),
  }
}
