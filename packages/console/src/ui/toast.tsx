import { X } from 'lucide-react'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useAttempt } from './form.tsx'

interface Toast {
  id: number
  text: string
  /** Takes back what was done. */
  undo?: () => Promise<unknown>
}

/** Long enough to read it and to reach the button. */
const SHOWN_MS = 15_000

let next = 1
let shown: readonly Toast[] = []
const listeners = new Set<() => void>()
const set = (toasts: readonly Toast[]): void => {
  shown = toasts
  for (const listener of listeners) listener()
}
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says what was done, with a button that takes it back. It stays while screens change. */
export function tell(text: string, undo?: () => Promise<unknown>): void {
  set([...shown.slice(-2), { id: next++, text, ...(undo && { undo }) }])
}

/** Where that is said. */
export function Toasts(): ReactNode {
  const toasts = useSyncExternalStore(listen, () => shown)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-40 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map(toast => (
        <One key={toast.id} toast={toast} onClose={() => set(shown.filter(({ id }) => id !== toast.id))} />
      ))}
    </div>
  )
}

function One({ toast: { text, undo }, onClose }: { toast: Toast; onClose: () => void }): ReactNode {
  const { run, isBusy, error } = useAttempt(async () => undo?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of a message begins once
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="pointer-events-auto flex max-w-full items-center gap-3 rounded-lg border border-line bg-panel px-4 py-2 shadow-xl">
      <span className="min-w-0 break-words">{error ? error.message : text}</span>
      {undo && (
        <button
          type="button"
          disabled={isBusy}
          className="min-h-8 rounded px-2 font-medium text-accent underline"
          onClick={() => void run().then(worked => worked && onClose())}
        >
          Undo
        </button>
      )}
      <button
        type="button"
        aria-label="Close the message"
        className="inline-flex size-6 items-center justify-center rounded text-quiet hover:bg-raised"
        onClick={onClose}
      >
        <X size={14} aria-hidden />
      </button>
    </div>
  )
}
