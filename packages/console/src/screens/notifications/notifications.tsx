import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Views } from '../../ui/views.tsx'
import { NotificationRow } from './notification-row.tsx'
import { type Notification, STATES } from './notification-search.ts'
import { SendNotification } from './send-notification.tsx'

/** What others and the server tell the member of the key, and what can be done about it. */
export function Notifications(): ReactNode {
  const client = useClient()
  const may = useMay()
  const { state } = useSearch({ from: '/frame/notifications' })
  const navigate = useNavigate({ from: '/notifications' })
  const [isSending, setSending] = useState(false)
  const pages = usePages<Notification>(
    ['notifications', 'list', state],
    cursor => client.notifications.list({ limit: 50, ...cursor, ...(state && { state }) }),
    { refetchMs: REFETCH_MS },
  )
  return (
    <Page
      title="Notifications"
      actions={may('notifications:send') && <Button onClick={() => setSending(true)}>Send a notification</Button>}
    >
      <Views
        label="Which notifications"
        views={STATES}
        current={state ?? 'open'}
        onChoose={chosen => void navigate({ search: chosen === 'open' ? {} : { state: chosen } })}
      />
      <Rows
        label="Notifications"
        pages={pages}
        keyOf={({ id }) => id}
        row={notification => <NotificationRow notification={notification} />}
        height={73}
        empty={
          <Empty
            title="There are no notifications here"
            lines={[
              'keepsake notifications send --recipients dana@northwind.example --title "Deploy version 42?" --body "All checks passed."',
              "await client.notifications.send({ recipients: ['dana@northwind.example'], title, body })",
            ]}
          >
            Agents and the server tell members of the organization what they should know or decide.
          </Empty>
        }
      />
      {isSending && <SendNotification onClose={() => setSending(false)} />}
    </Page>
  )
}
