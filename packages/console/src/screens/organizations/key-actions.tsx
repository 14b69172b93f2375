import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useClient, useMe } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'
import type { Key, NewKey } from './listed.ts'

const GRACE = [
  ['0', 'Now'],
  ['1', 'In an hour'],
  ['24', 'In a day'],
  ['168', 'In a week'],
] as const

/** Rotates a key, or revokes it. */
export function KeyActions({
  apiKey: { id, name },
  onMade,
}: {
  apiKey: Key
  onMade: (made: NewKey) => void
}): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { key: own } = useMe()
  const { typed, field } = useTyped({ grace: '24' })
  const [isRotating, setRotating] = useState(false)
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['keys'] })
  const isOwn = id === own.id
  return (
    <>
      <Button aria-label={`Rotate ${name}`} onClick={() => setRotating(true)}>
        Rotate
      </Button>
      <AskButton
        label="Revoke"
        accessibleLabel={`Revoke ${name}`}
        title={`Revoke ${name}?`}
        action="Revoke"
        onConfirm={async () => {
          await client.keys.revoke(id)
          await reload()
        }}
      >
        <p>
          Its callers are refused at once.
          {isOwn && ' It is the key of this tab, which is signed out.'}
        </p>
        <p className="text-quiet">
          Links to the portal that it created, and pages that they opened, stay open until their time is over. To end
          those of a customer now:{' '}
          <code className="break-words font-mono text-xs">
            keepsake webhooks customers update acme --end-portal-links '*'
          </code>
        </p>
      </AskButton>
      {isRotating && (
        <Dialog
          title={`Rotate ${name}?`}
          action="Rotate"
          onConfirm={async () => {
            const { data } = await client.keys.rotate(id, { graceHours: Number(typed.grace) })
            onMade({ name: data.name, apiKey: data.apiKey })
            await reload()
          }}
          onClose={() => setRotating(false)}
        >
          <Select label="The old key ends" choices={GRACE} {...field('grace')} />
          <p className="text-quiet">
            The new key has the same rights and is shown only once.
            {isOwn && ' This tab has the old key: sign in with the new one before it ends.'}
          </p>
        </Dialog>
      )}
    </>
  )
}
