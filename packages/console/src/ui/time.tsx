import { type ReactNode, useSyncExternalStore } from 'react'
import { formatMoment, inWords } from './format.ts'

// one clock for the page, so that times stay true while it is open
const TICK_MS = 30_000
let now = new Date()
const listeners = new Set<() => void>()
setInterval(() => {
  now = new Date()
  for (const listener of listeners) listener()
}, TICK_MS)
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A time relative to now, with the exact one on hover. */
export function Time({ at }: { at: string }): ReactNode {
  const current = useSyncExternalStore(listen, () => now)
  const date = new Date(at)
  const latest = new Date(Math.max(current.getTime(), Date.now()))
  return (
    <time dateTime={at} title={formatMoment(date)} className="whitespace-nowrap">
      {inWords(date, latest)}
    </time>
  )
}
