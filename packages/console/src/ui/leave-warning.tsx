import { useBlocker } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'

/** Asks before a screen is left whose changes are not saved. */
export function LeaveWarning({ isChanged }: { isChanged: boolean }): ReactNode {
  const leaving = useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: isChanged, withResolver: true })
  if (leaving.status !== 'blocked') return null
  return (
    <Dialog
      title="Leave without saving?"
      action="Leave"
      isDangerous
      onConfirm={async () => leaving.proceed()}
      onClose={() => leaving.reset()}
    >
      <p>What you changed is lost.</p>
    </Dialog>
  )
}
