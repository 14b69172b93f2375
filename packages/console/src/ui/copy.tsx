import { Check, Copy as CopyIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'

const SHOWN_MS = 1_500

/** A button that copies a text and says so. */
export function Copy({ text, label }: { text: string; label: string }): ReactNode {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <button
      type="button"
      aria-label={copied ? 'Copied' : label}
      title={copied ? 'Copied' : label}
      className="inline-flex size-6 shrink-0 items-center justify-center rounded text-quiet hover:bg-raised hover:text-text"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
    >
      {copied ? <Check size={14} aria-hidden /> : <CopyIcon size={14} aria-hidden />}
    </button>
  )
}

/** An ID that copies. */
export function Id({ id }: { id: string }): ReactNode {
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="truncate font-mono text-xs text-quiet">{id}</code>
      <Copy text={id} label={`Copy ${id}`} />
    </span>
  )
}
