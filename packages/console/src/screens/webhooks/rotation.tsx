import type { Webhook } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { formatMoment } from '../../ui/format.ts'
import { Time } from '../../ui/time.tsx'
import { VerifySamples } from './verify-samples.tsx'

const OVERLAPS = [
  ['24', '24 hours'],
  ['48', '48 hours'],
  ['72', '72 hours'],
] as const

interface Props {
  /** @param graceHours for how long both secrets are valid */
  rotate: (graceHours: number) => Promise<unknown>
  onClose: () => void
}

/** Asks before a new signing secret is made. The old one stays valid for the overlap that is chosen. */
export function Rotation({ rotate, onClose }: Props): ReactNode {
  const [hours, setHours] = useState('24')
  return (
    <Dialog
      title="Rotate the signing secret?"
      action="Rotate"
      onConfirm={() => rotate(Number(hours))}
      onClose={onClose}
    >
      <Select
        label="Both secrets are valid for"
        choices={OVERLAPS}
        value={hours}
        onChange={({ target }) => setHours(target.value)}
      />
      <p>
        The new secret is shown only once. Until the overlap ends, what is signed is valid with the old one and with the
        new one, so nothing is lost while you replace it.
      </p>
    </Dialog>
  )
}

/** What the rotation of a secret does, in a menu. */
export const ROTATE = {
  label: 'Rotate the secret',
  about: 'Makes a new signing secret. Both sign until the overlap that you choose ends.',
} as const

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
