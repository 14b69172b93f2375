import type { GenerateInput } from '../../models/language-models.ts'
import type { TokenUsage } from '../../models/port.ts'
import { estimateTokens } from '../../platform/access/tokens.ts'
import { PRICES } from './prices.ts'

const TOKENS_PER_PRICE = 1_000

/** Credits for the tokens that models read and wrote in one call or run. */
export const creditsFor = ({ inputTokens, outputTokens }: TokenUsage): number =>
  Math.ceil((inputTokens + outputTokens) / TOKENS_PER_PRICE) * PRICES.modelTokens

/** Tokens that a model writes at most if the caller sets no limit; what it writes beyond them is free. */
const USUAL_OUTPUT = 4_000

/** Credits to reserve for a model call, estimated from above. */
export const mostCreditsFor = ({ messages, tools, output, maxTokens = USUAL_OUTPUT }: GenerateInput): number =>
  creditsFor({ inputTokens: estimateTokens(JSON.stringify([messages, tools, output])), outputTokens: maxTokens })
