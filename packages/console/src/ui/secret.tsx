import type { ReactNode } from 'react'
import { Copy } from './copy.tsx'

/** A secret that the server shows only now. */
export function Secret({ label = 'New secret', secret }: { label?: string; secret: string }): ReactNode {
  return (
    <p role="status" className="order-last flex min-w-0 basis-full items-center gap-1">
      {label}: <code className="truncate font-mono text-xs">{secret}</code>
      <Copy text={secret} label="Copy the secret" />
    </p>
  )
}
