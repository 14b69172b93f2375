import type { CreateWebhookSourceRequest, WebhookSource } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldsDialog } from '../../ui/fields-dialog.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Secret } from '../../ui/secret.tsx'
import { ForwardSecrets } from './forward-secrets.tsx'
import { NEW_SOURCE, NEW_SOURCE_FIELDS } from './source-fields.ts'

/** The other services whose webhooks become memories. */
export function Sources(): ReactNode {
  const client = useClient()
  const pages = usePages<WebhookSource>(['sources'], cursor => client.webhooks.sources.list({ limit: 50, ...cursor }))
  const may = useMay()
  const queries = useQueryClient()
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<WebhookSource>()
  return (
    <Page
      title="Inbound sources"
      actions={may('webhooks:write') && <Button onClick={() => setAdding(true)}>Add a source</Button>}
    >
      {made && (
        <div role="status" className="mb-3 space-y-1 rounded-md border border-line bg-panel px-3 py-2">
          <Secret label="URL for the other service" secret={made.url} />
          <Secret secret={made.secret_current} />
          <ForwardSecrets source={made} />
        </div>
      )}
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
      {isAdding && (
        <FieldsDialog<CreateWebhookSourceRequest>
          title="Add a source"
          action="Add"
          fields={NEW_SOURCE_FIELDS}
          usual={NEW_SOURCE}
          value={NEW_SOURCE}
          onSave={async changed => {
            const request = { scheme: NEW_SOURCE.scheme, ...changed }
            // the server says what is wrong with a field
            const { data } = await client.webhooks.sources.create(request as CreateWebhookSourceRequest)
            setMade(data)
            await queries.invalidateQueries({ queryKey: ['sources'] })
          }}
          onClose={() => setAdding(false)}
        />
      )}
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
