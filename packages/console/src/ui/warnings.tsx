import type { ReactNode } from 'react'

/** What a call could not do, although it succeeded. */
export function Warnings({
  warnings = [],
}: {
  warnings?: readonly { code: string; message: string }[] | undefined
}): ReactNode {
  return warnings.map(({ code, message }) => (
    <p key={code} role="status" className="mb-2 rounded-md border border-warn px-3 py-1.5">
      {message}
    </p>
  ))
}
