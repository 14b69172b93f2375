import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  /** The text of the button. */
  label: string
  /** What a screen reader says instead, where several such buttons are on a screen. */
  accessibleLabel?: string
  title: string
  /** What is asked. */
  children: ReactNode
  /** The text of the button that does it. */
  action: string
  /** See `Dialog`. */
  onConfirm: () => Promise<unknown>
}

/** A button for what cannot be taken back at once: it asks first. */
export function AskButton({ label, accessibleLabel, title, children, action, onConfirm }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button aria-label={accessibleLabel} look="danger" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog title={title} action={action} isDangerous onConfirm={onConfirm} onClose={() => setAsking(false)}>
          {children}
        </Dialog>
      )}
    </>
  )
}
