import type { ReactNode } from 'react'
import { formatNumber } from '../../ui/format.ts'

/** What an answer used and cost. */
export function Figures({
  usage: { inputTokens, outputTokens, costUsd },
  credits,
  model,
}: {
  usage: { inputTokens: number; outputTokens: number; costUsd?: string }
  credits: number
  model: string | undefined
}): ReactNode {
  return (
    <p className="text-xs text-quiet tabular-nums">
      {[
        `${formatNumber(inputTokens)} tokens read`,
        `${formatNumber(outputTokens)} written`,
        `${formatNumber(credits)} ${credits === 1 ? 'credit' : 'credits'}`,
        costUsd !== undefined && `$${costUsd} at the model`,
        model,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
