import type { Webhook } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Secret } from '../../ui/secret.tsx'
import { Time } from '../../ui/time.tsx'
import { VerifySamples } from './verify-samples.tsx'

const OVERLAPS = [
  ['24', '24 hours'],
  ['48', '48 hours'],
  ['72', '72 hours'],
] as const

interface Props {
  /** @param graceHours for how long both secrets are valid @returns the new secret */
  rotate: (graceHours: number) => Promise<string>
  onDone: () => Promise<void>
}

/** Makes a new signing secret and shows it, once. The old one stays valid for the overlap that is chosen. */
export function Rotation({ rotate, onDone }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false)
  const [hours, setHours] = useState('24')
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <Button onClick={() => setAsking(true)}>Rotate the secret</Button>
      {isAsking && (
        <Dialog
          title="Rotate the signing secret?"
          action="Rotate"
          onConfirm={async () => {
            setSecret(await rotate(Number(hours)))
            await onDone()
          }}
          onClose={() => setAsking(false)}
        >
          <Select
            label="Both secrets are valid for"
            choices={OVERLAPS}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
          <p>
            The new secret is shown only once. Until the overlap ends, what is signed is valid with the old one and with
            the new one, so nothing is lost while you replace it.
          </p>
        </Dialog>
      )}
      {secret && <Secret secret={secret} />}
    </>
  )
}

/** Until when both secrets of a subscription sign, with code for its receiver, and a way to end that. */
export function Overlap({ webhook: { id, rotation, signature } }: { webhook: Webhook }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const may = useMay()
  if (rotation.grace_ends_at === null)
    return rotation.rotation_recommended ? (
      <p className="mb-3 text-warn">The signing secret is old. Rotate it.</p>
    ) : null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 rounded-md border border-line bg-panel px-3 py-2">
      <p role="status" className="min-w-0 flex-1 basis-64">
        Both secrets sign until {formatMoment(new Date(rotation.grace_ends_at))} (<Time at={rotation.grace_ends_at} />
        ). Replace the old one in your endpoint before that.
      </p>
      {may('webhooks:write') && (
        <AskButton
          label="End the overlap"
          title="Revoke the old secret now?"
          action="Revoke"
          onConfirm={async () => {
            await client.webhooks.revokePrevious(id)
            await queries.invalidateQueries({ queryKey: ['webhooks'] })
          }}
        >
          <p>An endpoint that still verifies with the old secret refuses all events from now on.</p>
        </AskButton>
      )}
      {signature === null && <VerifySamples />}
    </div>
  )
}
