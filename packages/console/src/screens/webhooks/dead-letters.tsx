import type { WebhookDeadLetter } from '@keepsake/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'

/** What did not arrive after all attempts, to be sent again. */
export function DeadLetters(): ReactNode {
  const client = useClient()
  const may = useMay()
  const queries = useQueryClient()
  const [isReplaying, setReplaying] = useState(false)
  const pages = usePages<WebhookDeadLetter>(
    ['dead-letters'],
    cursor => client.webhooks.deadLetters({ limit: 100, ...cursor }),
    { refetchMs: REFETCH_MS },
  )
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['dead-letters'] })
  const replay = useMutation({ mutationFn: (id: string) => client.webhooks.replayDeadLetter(id), onSettled: reload })
  const hasSome = (pages.data?.pages[0]?.items.length ?? 0) > 0
  return (
    <Page
      title="Dead letters"
      actions={may('webhooks:write') && hasSome && <Button onClick={() => setReplaying(true)}>Send all again</Button>}
    >
      {replay.isError && <ErrorNotice error={replay.error} />}
      <Rows
        label="Dead letters"
        pages={pages}
        keyOf={({ id }) => id}
        row={letter => (
          <Row letter={letter} onReplay={may('webhooks:write') ? () => replay.mutate(letter.id) : undefined} />
        )}
        height={56}
        empty={<Empty title="Everything arrived">An event that fails in all its attempts is kept here.</Empty>}
      />
      {isReplaying && (
        <Dialog
          title="Send all dead letters again?"
          action="Send again"
          onConfirm={async () => {
            await client.webhooks.replayDeadLetters({})
            await reload()
          }}
          onClose={() => setReplaying(false)}
        >
          <p>Receivers that are still away get them when their circuit closes.</p>
        </Dialog>
      )}
    </Page>
  )
}

function Row({ letter, onReplay }: { letter: WebhookDeadLetter; onReplay: (() => void) | undefined }): ReactNode {
  const { event_type, reason, error, created_at, replayed_at, delivery_id, subscription_id } = letter
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2">
      <Link
        to="/webhooks/$id/deliveries/$deliveryId"
        params={{ id: subscription_id, deliveryId: delivery_id }}
        className="min-w-0 flex-1 basis-48 truncate font-medium hover:underline"
      >
        {event_type}
      </Link>
      <Badge tone={replayed_at ? 'plain' : 'bad'}>{replayed_at ? 'Sent again' : reason.replaceAll('_', ' ')}</Badge>
      <span className="min-w-0 flex-1 basis-48 truncate text-xs text-quiet" title={error ?? ''}>
        {error}
      </span>
      <span className="text-xs text-quiet">
        <Time at={created_at} />
      </span>
      {onReplay && !replayed_at && <Button onClick={onReplay}>Send again</Button>}
    </div>
  )
}
