import type { UpdateWebhookSourceRequest, WebhookSource, WebhookSourceEvent } from '@keepsake/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { REFETCH_MS } from '../../session/refetch.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Copy, Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldsDialog } from '../../ui/fields-dialog.tsx'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Secret } from '../../ui/secret.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { tell } from '../../ui/toast.tsx'
import { ForwardSecrets } from './forward-secrets.tsx'
import { ROTATE, Rotation } from './rotation.tsx'
import { ROUTES } from './routes-form.tsx'
import { NEW_SOURCE, SOURCE_FIELDS } from './source-fields.ts'

const STATUSES: Readonly<Record<WebhookSourceEvent['status'], readonly [Tone, string]>> = {
  queued: ['plain', 'Queued'],
  stored: ['good', 'Stored'],
  accepted: ['good', 'Accepted'],
  failed: ['bad', 'Failed'],
  ignored: ['plain', 'Ignored'],
  duplicate: ['plain', 'Duplicate'],
  rejected: ['warn', 'Rejected'],
}

const COLUMNS: readonly Column<WebhookSourceEvent>[] = [
  {
    id: 'type',
    name: 'Type',
    text: ({ type }) => type ?? 'Unknown type',
    cell: ({ type }) => <Named name={type ?? 'Unknown type'} />,
  },
  {
    id: 'status',
    name: 'Status',
    text: ({ status }) => STATUSES[status][1],
    cell: ({ status, repeated_body }) => (
      <>
        <Badge tone={STATUSES[status][0]}>{STATUSES[status][1]}</Badge>
        {repeated_body && <Badge tone="warn">Repeated body</Badge>}
      </>
    ),
  },
  { id: 'why', name: 'Why', text: ({ message, reason }) => message ?? reason?.replaceAll('_', ' ') ?? '' },
  {
    id: 'record',
    name: 'Record',
    text: ({ record_id }) => (record_id ? 'Record' : ''),
    cell: ({ record_id: recordId }) =>
      recordId && (
        <Link to="/records/$recordId" params={{ recordId }} className="text-accent underline">
          Record
        </Link>
      ),
  },
  timeColumn('at', 'When', ({ received_at }) => received_at),
]
const USUAL = ['status', 'why', 'record', 'at']

/** One inbound source: its address, and the events that arrived. */
export function Source(): ReactNode {
  const { id } = useParams({ from: '/frame/sources/$id' })
  const client = useClient()
  const may = useMay()
  const source = useQuery({
    queryKey: ['sources', id],
    queryFn: async () => (await client.webhooks.sources.get(id)).data,
  })
  const [saved, setSaved] = useState<WebhookSource>()
  if (!source.isSuccess) return <UnloadedPage title="Source" query={source} />
  const { name, url, scheme, enabled, types, dedupe, routes } = source.data
  return (
    <Page
      title={name}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={enabled ? 'good' : 'bad'}>{enabled ? 'Accepting' : 'Disabled'}</Badge>
          <span>{scheme.replaceAll('_', ' ')}</span>
          <span>{namesOf(types)}</span>
          {dedupe === 'body' && <span>Equal bodies are one event</span>}
          <Id id={id} />
        </span>
      }
      actions={may('webhooks:write') && <Actions source={source.data} onSaved={setSaved} />}
    >
      {saved && <ForwardSecrets source={saved} />}
      <p className="mb-3 flex min-w-0 items-center gap-1 text-quiet">
        <code className="truncate font-mono text-xs">{url}</code>
        <Copy text={url} label="Copy the URL" />
      </p>
      {routes.length > 0 && (
        <ul aria-label="Routes" className="mb-3 space-y-1 text-quiet">
          {routes.map(({ kind, url, types, filter }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a route is its place
            <li key={place} className="flex min-w-0 flex-wrap gap-x-2">
              <Badge>{ROUTES[kind]}</Badge>
              <span>{namesOf(types)}</span>
              {url && <code className="min-w-0 truncate font-mono text-xs">{url}</code>}
              {filter && <code className="min-w-0 truncate font-mono text-xs">{filter}</code>}
              {kind === 'forward' && (
                <Link to="/destinations" className="text-accent underline">
                  Deliveries
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      <Events id={id} />
    </Page>
  )
}

const namesOf = (types: readonly string[]): string => (types.includes('*') ? 'all types' : types.join(', '))

/** A route as it is sent: without what the server only shows. */
function routeToEdit({ kind, id, types, mapping, url, filter }: WebhookSource['routes'][number]): object {
  const given = Object.entries({ kind, id, types, mapping, url, filter })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null))
}

function Actions({ source, onSaved }: { source: WebhookSource; onSaved: (saved: WebhookSource) => void }): ReactNode {
  const { id } = source
  const client = useClient()
  const queries = useQueryClient()
  const [isReplaying, setReplaying] = useState(false)
  const [isEditing, setEditing] = useState(false)
  const [isRotating, setRotating] = useState(false)
  const [secret, setSecret] = useState<string>()
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['sources', id] })
  return (
    <>
      <Button onClick={() => setEditing(true)}>Edit</Button>
      <Button onClick={() => setReplaying(true)}>Replay what failed</Button>
      <Menu deeds={[{ ...ROTATE, run: () => setRotating(true) }]} />
      {secret && <Secret secret={secret} />}
      {isRotating && (
        <Rotation
          rotate={async grace_hours => {
            setSecret((await client.webhooks.sources.rotate(id, { grace_hours })).data.secret_current)
            await reload()
          }}
          onClose={() => setRotating(false)}
        />
      )}
      {isEditing && (
        <FieldsDialog<UpdateWebhookSourceRequest>
          title={`Edit ${source.name}`}
          action="Save"
          fields={SOURCE_FIELDS}
          usual={NEW_SOURCE}
          value={{ ...source, routes: source.routes.map(routeToEdit) }}
          onSave={async changed => {
            const { data } = await client.webhooks.sources.update(id, { ...changed, expected_version: source.version })
            onSaved(data)
            tell('The source is saved.')
            await reload()
          }}
          onClose={() => setEditing(false)}
        />
      )}
      {isReplaying && (
        <Dialog
          title="Replay the events that failed?"
          action="Replay"
          onConfirm={async () => {
            await client.webhooks.sources.replayAll(id, { status: 'failed' })
            await reload()
          }}
          onClose={() => setReplaying(false)}
        >
          <p>Each is handled again with the settings that the source has now. An event that fails again stays here.</p>
        </Dialog>
      )}
    </>
  )
}

function Events({ id }: { id: string }): ReactNode {
  const client = useClient()
  const may = useMay()
  const queries = useQueryClient()
  const pages = usePages<WebhookSourceEvent>(
    ['sources', id, 'events'],
    cursor => client.webhooks.sources.events(id, { limit: 100, ...cursor }),
    { refetchMs: REFETCH_MS },
  )
  const replay = useMutation({
    mutationFn: (receiptId: string) => client.webhooks.sources.replay(id, receiptId),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sources', id, 'events'] }),
  })
  return (
    <Panel title="Events">
      {replay.isError && <ErrorNotice error={replay.error} />}
      <Table
        label="Events"
        list="source-events"
        noun={['event', 'events']}
        columns={COLUMNS}
        actionsWidth="5rem"
        usual={USUAL}
        actions={
          may('webhooks:write') &&
          (({ id: receiptId, kept, status }) =>
            kept && status === 'failed' && <Button onClick={() => replay.mutate(receiptId)}>Replay</Button>)
        }
        pages={pages}
        keyOf={event => event.id}
        empty={<Empty title="Nothing has arrived yet">Enter the URL above at the other service.</Empty>}
      />
    </Panel>
  )
}
