import type { Schemas } from '../../contract/schemas.ts'
export type Figures = Schemas['UsageFigures']

export const NONE: Figures = { calls: 0, charges: 0, credits: 0, inputTokens: 0, outputTokens: 0 }

export const FIGURE_NAMES = ['calls', 'charges', 'credits', 'inputTokens', 'outputTokens'] as const

export const sumOf = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, each) => ({
      calls: sum.calls + each.calls,
      charges: sum.charges + each.charges,
      credits: sum.credits + each.credits,
      inputTokens: sum.inputTokens + each.inputTokens,
      outputTokens: sum.outputTokens + each.outputTokens,
    }),
    NONE,
  )
