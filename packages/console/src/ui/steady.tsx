import { type Query, useIsFetching } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading } from './notice.tsx'

/** After this time what is there is shown, whatever is still being read. */
const MAX_MS = 2_000
/** What is read once something else is there begins within this time. */
const NEXT_MS = 40

/** Whether a query of the screen has had no answer yet. */
const isFirst = (query: Query): boolean => query.state.status === 'pending' && query.getObserversCount() > 0

/**
 * Shows the content when all that it reads is there, so that nothing that somebody reads or is about to click moves. Until
 * then it has its place, where it is measured.
 */
export function Steady({ children }: { children: ReactNode }): ReactNode {
  const waiting = useIsFetching({ predicate: isFirst })
  const [isShown, setShown] = useState(false)
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    setBegun(true)
    const timer = setTimeout(() => setShown(true), MAX_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (!hasBegun || waiting > 0) return
    const timer = setTimeout(() => setShown(true), NEXT_MS)
    return () => clearTimeout(timer)
  }, [hasBegun, waiting])
  return (
    <div className="relative">
      {!isShown && waiting > 0 && (
        <div className="absolute inset-x-0 top-0">
          <Loading />
        </div>
      )}
      <div className={isShown ? undefined : 'invisible'}>{children}</div>
    </div>
  )
}
