import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Secret } from '../../ui/secret.tsx'

interface Props {
  /** @returns the new secret */
  rotate: () => Promise<string>
  onDone: () => Promise<void>
}

/** Makes a new signing secret and shows it, once. The old one stays valid for the grace period. */
export function Rotation({ rotate, onDone }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <Button onClick={() => setAsking(true)}>Rotate the secret</Button>
      {isAsking && (
        <Dialog
          title="Rotate the signing secret?"
          action="Rotate"
          onConfirm={async () => {
            setSecret(await rotate())
            await onDone()
          }}
          onClose={() => setAsking(false)}
        >
          <p>The old secret stays valid for 24 hours. The new one is shown only once.</p>
        </Dialog>
      )}
      {secret && <Secret secret={secret} />}
    </>
  )
}
