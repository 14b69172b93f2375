import { KeepsakeError } from '@keepsake/sdk'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsPortal } from '../session/use-session.tsx'
import { Button } from './button.tsx'
import { Copy } from './copy.tsx'
import { explainToCustomer } from './customer-error.ts'

/** What went wrong, with the ID by which the server's operator finds the request. A customer sees it on request. */
export function ErrorNotice({ error, onRetry }: { error: Error; onRetry?: () => void }): ReactNode {
  const isPortal = useIsPortal()
  const requestId = error instanceof KeepsakeError ? error.requestId : undefined
  const request = requestId && (
    <p className="mt-1 flex items-center gap-1 text-xs text-quiet">
      Request <code className="truncate font-mono">{requestId}</code>
      <Copy text={requestId} label={`Copy ${requestId}`} />
    </p>
  )
  return (
    <div role="alert" className="my-3 flex gap-2.5 rounded-md border border-bad bg-panel p-3">
      <CircleAlert size={18} className="mt-0.5 shrink-0 text-bad" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="break-words">{isPortal ? explainToCustomer(error) : error.message}</p>
        {isPortal
          ? requestId && (
              <details className="mt-1 text-xs text-quiet">
                <summary className="min-h-6 py-1">Details</summary>
                <p className="break-words">{error.message}</p>
                {request}
              </details>
            )
          : request}
      </div>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}

/** A place with nothing in it: what would be here, and the commands that put it here. */
export function Empty({
  title,
  children,
  lines = [],
}: {
  title: string
  children?: ReactNode
  lines?: readonly string[]
}): ReactNode {
  return (
    <div className="my-6 rounded-lg border border-dashed border-line p-6 text-center">
      <h2>{title}</h2>
      {children && <p className="mx-auto mt-1 max-w-prose text-quiet">{children}</p>}
      {lines.map(line => (
        <p
          key={line}
          className="mx-auto mt-3 flex max-w-2xl items-center gap-2 rounded-md bg-raised px-3 py-1.5 text-left"
        >
          <code className="min-w-0 flex-1 break-words font-mono text-xs">{line}</code>
          <Copy text={line} label="Copy the command" />
        </p>
      ))}
    </div>
  )
}

/** Keeps the place of what is still loading, so that nothing jumps. */
export function Loading({ rows = 6 }: { rows?: number }): ReactNode {
  return (
    <div aria-busy className="my-3 space-y-2">
      <span className="sr-only" role="status">
        Loading
      </span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
        <div key={row} className="h-12 animate-pulse rounded-md bg-raised motion-reduce:animate-none" />
      ))}
    </div>
  )
}
