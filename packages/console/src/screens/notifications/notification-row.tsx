import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PUBLIC_URL } from '../../public-url.ts'
import { useNames } from '../../session/use-names.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Time } from '../../ui/time.tsx'
import type { Notification } from './notification-search.ts'

const LINK = /^https?:/i
/** Links to screens of this console stay in the tab. */
const HERE = `${PUBLIC_URL}/console/`

/** One notification, with what its recipient can do. */
export function NotificationRow({ notification }: { notification: Notification }): ReactNode {
  const { id, title, body, priority, state, sender, actions, createdAt } = notification
  const may = useMay()
  const client = useClient()
  const nameOf = useNames()
  return (
    <article aria-label={title} className="border-b border-line px-2 py-3">
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h2 className={`min-w-0 break-words text-sm ${state === 'unread' ? '' : 'font-normal'}`}>{title}</h2>
        {priority === 'urgent' && <Badge tone="bad">Urgent</Badge>}
        {state === 'unread' && <Badge tone="good">Unread</Badge>}
        <span className="text-xs text-quiet">
          {nameOf(sender)} · <Time at={createdAt} />
        </span>
      </header>
      <p className="my-1 max-h-48 overflow-y-auto whitespace-pre-wrap break-words [overflow-wrap:anywhere]">{body}</p>
      <div className="flex flex-wrap items-center gap-2">
        {actions.map(action => (
          <Action key={action.id} id={id} action={action} mayRun={may('notifications:respond')} />
        ))}
        {may('notifications:respond') && state === 'unread' && (
          <Do name="Mark as read" run={() => client.notifications.markRead(id)} />
        )}
        {may('notifications:respond') && state !== 'dismissed' && (
          <Do name="Dismiss" run={() => client.notifications.dismiss(id)} />
        )}
      </div>
    </article>
  )
}

function Action({
  id,
  action: { id: actionId, type, label, url, executedAt, callback },
  mayRun,
}: {
  id: string
  action: Notification['actions'][number]
  mayRun: boolean
}): ReactNode {
  const client = useClient()
  if (type === 'link')
    return url !== undefined && LINK.test(url) ? (
      <a
        href={url}
        {...(!url.startsWith(HERE) && { target: '_blank', rel: 'noopener noreferrer' })}
        className="text-accent underline"
      >
        {label}
      </a>
    ) : (
      `${label}: ${url}`
    )
  if (executedAt)
    return (
      <span className="min-w-0 break-words text-quiet">
        {label}: run <Time at={executedAt} />
        {callback && `, ${callback.status}`}
        {callback?.error && `. ${callback.error}`}
      </span>
    )
  return mayRun && <Do name={label} run={() => client.notifications.executeAction(id, actionId)} />
}

/** A button that does something with a notification, and says what is wrong if that fails. */
function Do({ name, run }: { name: string; run: () => PromiseLike<unknown> }): ReactNode {
  const queries = useQueryClient()
  const attempt = useAttempt(async () => {
    await run()
    await queries.invalidateQueries({ queryKey: ['notifications'] })
  })
  return (
    <>
      <Button onClick={() => void attempt.run()} disabled={attempt.isBusy}>
        {name}
      </Button>
      {attempt.error && (
        <div className="basis-full">
          <ErrorNotice error={attempt.error} />
        </div>
      )}
    </>
  )
}
