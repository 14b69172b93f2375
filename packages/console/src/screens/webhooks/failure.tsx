import type { ReactNode } from 'react'
import { adviceOn, reasonOf } from './advice.ts'

/** Why something did not arrive, and what whoever runs the receiver can do. */
export function Failure({ title, error }: { title: ReactNode; error: string }): ReactNode {
  return (
    <div className="mb-4 rounded-md border border-bad bg-panel px-3 py-2">
      <p className="break-words">
        <strong className="font-semibold">{title}:</strong> {reasonOf(error)}
      </p>
      <p className="mt-1 text-quiet">{adviceOn(error)}</p>
    </div>
  )
}
