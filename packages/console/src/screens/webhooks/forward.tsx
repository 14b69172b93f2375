import type { WebhookSource } from '@keepsake/sdk'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'
import { Secret } from '../../ui/secret.tsx'

interface Props {
  source: WebhookSource
  onDone: () => Promise<void>
}

/** Asks where accepted events are forwarded to, and shows the secret that signs them, once. */
export function Forward({ source: { id, forward_url: url }, onDone }: Props): ReactNode {
  const client = useClient()
  const [isAsking, setAsking] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <>
      <Button onClick={() => setAsking(true)}>Forward</Button>
      {isAsking && (
        <ForwardDialog
          url={url ?? ''}
          onConfirm={async forward_url => {
            const { data } = await client.webhooks.sources.update(id, { forward_url })
            setSecret(data.forward_secret)
            await onDone()
          }}
          onClose={() => setAsking(false)}
        />
      )}
      {secret && <Secret label="Secret of what is forwarded" secret={secret} />}
    </>
  )
}

function ForwardDialog({
  url,
  onConfirm,
  onClose,
}: {
  url: string
  onConfirm: (url: string) => Promise<void>
  onClose: () => void
}): ReactNode {
  const { typed, field } = useTyped({ url })
  return (
    <Dialog title="Forward accepted events" action="Save" onConfirm={() => onConfirm(typed.url)} onClose={onClose}>
      <Input
        label="URL, or nothing to forward no more"
        type="url"
        placeholder="https://billing.northwind.example/webhooks"
        {...field('url')}
      />
      <p className="text-quiet">
        Each event is sent there as it arrived, with a signature. Without a URL, events that wait are not sent anymore.
      </p>
    </Dialog>
  )
}
