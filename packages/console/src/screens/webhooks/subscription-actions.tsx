import type { Webhook } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Secret } from '../../ui/secret.tsx'
import { EditSubscription } from './add-subscription.tsx'
import { useEventTypes } from './event-picker.tsx'
import { Ping } from './ping.tsx'
import { ReplayMissed } from './replay-missed.tsx'
import { ROTATE, Rotation } from './rotation.tsx'
import { SendExample } from './send-example.tsx'

type Asked = 'edit' | 'example' | 'rotate' | 'replay' | 'disable' | 'delete'

/** What can be done with a subscription: what is likely now as buttons, the rest in a menu. */
export function SubscriptionActions({ webhook }: { webhook: Webhook }): ReactNode {
  const { id, disabled_at, circuit_state } = webhook
  const [asked, ask] = useState<Asked>()
  const [secret, setSecret] = useState<string>()
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const hasTypes = (useEventTypes() ?? []).length > 0
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['webhooks'] })
  const test = useMutation({
    mutationFn: (type?: string) => client.webhooks.test(id, type === undefined ? {} : { event_type: type }),
    onSettled: reload,
  })
  const enable = useMutation({ mutationFn: () => client.webhooks.enable(id), onSettled: reload })
  const failed = test.error ?? enable.error
  const close = (): void => ask(undefined)
  return (
    <>
      <Button onClick={() => ask('edit')}>Edit</Button>
      <Button
        title="Sends one test event now, and shows what the receiver said"
        onClick={() => test.mutate(undefined)}
        disabled={test.isPending}
      >
        Send a test
      </Button>
      <Button
        title="Sends events again that did not arrive, after it says how many there are"
        onClick={() => ask('replay')}
      >
        Send what it missed
      </Button>
      {(disabled_at || circuit_state !== 'closed') && (
        <Button
          look="main"
          title={disabled_at ? 'Sends events again from now on' : 'Sends at once again, what waits first'}
          onClick={() => enable.mutate()}
          disabled={enable.isPending}
        >
          {disabled_at ? 'Enable' : 'Close the circuit'}
        </Button>
      )}
      <Menu
        deeds={[
          ...(hasTypes
            ? [
                {
                  label: 'Send an example',
                  about: 'Sends the example of an event type once, signed like a real event.',
                  run: () => ask('example'),
                },
              ]
            : []),
          { ...ROTATE, run: () => ask('rotate') },
          ...(disabled_at
            ? []
            : [
                {
                  label: 'Disable',
                  about: 'Sends nothing until it is enabled. Events of the meantime can be sent later.',
                  run: () => ask('disable'),
                },
              ]),
          {
            label: 'Delete',
            about: 'Removes it with its deliveries and dead letters, for good.',
            isDangerous: true,
            run: () => ask('delete'),
          },
        ]}
      />
      {asked === 'edit' && <EditSubscription webhook={webhook} onClose={close} />}
      {asked === 'example' && <SendExample send={type => test.mutateAsync(type)} onClose={close} />}
      {asked === 'replay' && <ReplayMissed id={id} onClose={close} />}
      {asked === 'rotate' && (
        <Rotation
          rotate={async grace_hours => {
            setSecret((await client.webhooks.rotate(id, { grace_hours })).data.secret_current)
            await reload()
          }}
          onClose={close}
        />
      )}
      {asked === 'disable' && (
        <Dialog
          title="Disable this subscription?"
          action="Disable"
          isDangerous
          onConfirm={async () => {
            await client.webhooks.disable(id)
            await reload()
          }}
          onClose={close}
        >
          <p>
            Events that happen while it is disabled are not sent. Those that you publish can be sent later: “Send what
            it missed”.
          </p>
        </Dialog>
      )}
      {asked === 'delete' && (
        <Dialog
          title="Delete this subscription?"
          action="Delete"
          isDangerous
          onConfirm={async () => {
            await client.webhooks.delete(id)
            await navigate({ to: '/webhooks' })
          }}
          onClose={close}
        >
          <p>
            Its deliveries and dead letters are deleted too, and what is waiting is not sent. This cannot be undone. To
            stop for a while, disable it.
          </p>
        </Dialog>
      )}
      {secret && <Secret secret={secret} />}
      {failed && <ErrorNotice error={failed} />}
      {test.data && <Ping ping={test.data.data} />}
    </>
  )
}
