import type { GenerateInput } from '../../models/language-models.ts'
import { estimateTokens } from '../../platform/tokens.ts'
import { creditsFor } from './billing.ts'

/** Tokens that a model writes at most if the caller sets no limit; what it writes beyond them is free. */
const USUAL_OUTPUT = 4_000

/** Credits to reserve for a model call, estimated from above. */
export const mostCreditsFor = ({ messages, tools, output, maxTokens = USUAL_OUTPUT }: GenerateInput): number =>
  creditsFor({ inputTokens: estimateTokens(JSON.stringify([messages, tools, output])), outputTokens: maxTokens })
