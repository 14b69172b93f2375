import type { WebhookSource } from '@keepsake/sdk'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'

/** The other services whose webhooks become memories. */
export function Sources(): ReactNode {
  const client = useClient()
  const pages = usePages<WebhookSource>(['sources'], cursor => client.webhooks.sources.list({ limit: 50, ...cursor }))
  return (
    <Page title="Inbound sources">
      <Rows
        label="Sources"
        pages={pages}
        keyOf={({ id }) => id}
        row={source => <Row source={source} />}
        height={56}
        empty={
          <Empty title="There are no sources yet" lines={['keepsake webhooks sources create --help']}>
            A source accepts the webhooks of another service, checks their signatures and stores them as memories.
          </Empty>
        }
      />
    </Page>
  )
}

function Row({
  source: { id, name, scheme, types, enabled, description, forward_url: forwardUrl },
}: {
  source: WebhookSource
}): ReactNode {
  return (
    <Link
      to="/sources/$id"
      params={{ id }}
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-2 hover:bg-raised"
    >
      <span className="min-w-0 flex-1 basis-64">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-xs text-quiet">
          {description ? `${description} · ` : ''}
          {types.join(', ')}
          {forwardUrl === null ? '' : ` · forwarded to ${forwardUrl}`}
        </span>
      </span>
      <Badge>{scheme.replaceAll('_', ' ')}</Badge>
      <Badge tone={enabled ? 'good' : 'bad'}>{enabled ? 'Accepting' : 'Disabled'}</Badge>
    </Link>
  )
}
