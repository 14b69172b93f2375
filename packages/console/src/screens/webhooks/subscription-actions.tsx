import type { Webhook } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { EditSubscription } from './add-subscription.tsx'
import { Ping } from './ping.tsx'
import { ReplayMissed } from './replay-missed.tsx'
import { Rotation } from './rotation.tsx'
import { SendExample } from './send-example.tsx'

/** What can be done with a subscription. */
export function SubscriptionActions({ webhook }: { webhook: Webhook }): ReactNode {
  const { id, disabled_at, circuit_state } = webhook
  const [isEditing, setEditing] = useState(false)
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['webhooks'] })
  const test = useMutation({
    mutationFn: (type?: string) => client.webhooks.test(id, type === undefined ? {} : { event_type: type }),
    onSettled: reload,
  })
  const enable = useMutation({ mutationFn: () => client.webhooks.enable(id), onSettled: reload })
  const failed = test.error ?? enable.error
  return (
    <>
      <Button onClick={() => setEditing(true)}>Edit</Button>
      {isEditing && <EditSubscription webhook={webhook} onClose={() => setEditing(false)} />}
      <Button
        title="Sends one test event now, and shows what the receiver said"
        onClick={() => test.mutate(undefined)}
        disabled={test.isPending}
      >
        Send a test
      </Button>
      <SendExample send={type => test.mutateAsync(type)} />
      <Rotation
        rotate={async grace_hours => (await client.webhooks.rotate(id, { grace_hours })).data.secret_current}
        onDone={reload}
      />
      <ReplayMissed id={id} />
      {(disabled_at || circuit_state !== 'closed') && (
        <Button
          title={disabled_at ? 'Sends events again from now on' : 'Sends at once again, what waits first'}
          onClick={() => enable.mutate()}
          disabled={enable.isPending}
        >
          {disabled_at ? 'Enable' : 'Close the circuit'}
        </Button>
      )}
      {!disabled_at && (
        <AskButton
          label="Disable"
          title="Disable this subscription?"
          action="Disable"
          onConfirm={async () => {
            await client.webhooks.disable(id)
            await reload()
          }}
        >
          <p>
            Events that happen while it is disabled are not sent. Those that you publish can be sent later: “Send what
            it missed”.
          </p>
        </AskButton>
      )}
      <AskButton
        label="Delete"
        title="Delete this subscription?"
        action="Delete"
        onConfirm={async () => {
          await client.webhooks.delete(id)
          await navigate({ to: '/webhooks' })
        }}
      >
        <p>
          Its deliveries and dead letters are deleted too, and what is waiting is not sent. This cannot be undone. To
          stop for a while, disable it.
        </p>
      </AskButton>
      {failed && <ErrorNotice error={failed} />}
      {test.data && <Ping ping={test.data.data} />}
    </>
  )
}
