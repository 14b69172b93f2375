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
import { Secret } from '../../ui/secret.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn } from '../../ui/table-columns.tsx'
import { ForwardSecrets } from './forward-secrets.tsx'
import { NEW_SOURCE, NEW_SOURCE_FIELDS } from './source-fields.ts'

const COLUMNS: readonly Column<WebhookSource>[] = [
  {
    id: 'name',
    name: 'Name',
    text: ({ name }) => name,
    cell: ({ name, description }) => <Named name={name} about={description} />,
  },
  {
    id: 'state',
    name: 'State',
    text: ({ enabled }) => (enabled ? 'Accepting' : 'Disabled'),
    cell: ({ enabled }) => <Badge tone={enabled ? 'good' : 'bad'}>{enabled ? 'Accepting' : 'Disabled'}</Badge>,
  },
  { id: 'scheme', name: 'Scheme', text: ({ scheme }) => scheme.replaceAll('_', ' ') },
  { id: 'types', name: 'Types', text: ({ types }) => types.join(', ') },
  numberColumn('routes', 'Routes', ({ routes }) => routes.length),
  { id: 'forward', name: 'Forwarded to', text: ({ forward_url }) => forward_url ?? '' },
]
const USUAL = ['state', 'scheme', 'types', 'routes']

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
      <Table
        label="Sources"
        list="sources"
        noun={['source', 'sources']}
        columns={COLUMNS}
        usual={USUAL}
        row={({ id }, look, cells) => (
          <Link to="/sources/$id" params={{ id }} {...look}>
            {cells}
          </Link>
        )}
        pages={pages}
        keyOf={({ id }) => id}
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
