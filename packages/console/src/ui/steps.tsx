import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'

interface Props {
  /** What was tested, in order. */
  steps: readonly { name: string; passed: boolean; message: string }[]
}

/** What a test has found, step by step. */
export function Steps({ steps }: Props): ReactNode {
  return (
    <div role="status" className="mt-3">
      <ul className="space-y-1.5">
        {steps.map(({ name, passed, message }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-2">
            <Badge tone={passed ? 'good' : 'bad'}>{name}</Badge>
            <span className="min-w-0 break-words">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
