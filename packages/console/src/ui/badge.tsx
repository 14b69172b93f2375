import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line text-quiet',
  good: 'border-good text-good',
  warn: 'border-warn text-warn',
  bad: 'border-bad text-bad',
} as const
export type Tone = keyof typeof TONES

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }): ReactNode {
  return (
    <span
      className={`inline-block max-w-full align-middle truncate rounded-full border px-2 py-px text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
