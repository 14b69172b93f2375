import type { ReactNode } from 'react'

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
        `${inputTokens.toLocaleString('en')} tokens read`,
        `${outputTokens.toLocaleString('en')} written`,
        `${credits.toLocaleString('en')} ${credits === 1 ? 'credit' : 'credits'}`,
        costUsd !== undefined && `$${costUsd} at the model`,
        model,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  )
}
