import type { WebhookOwnEventType } from '@keepsake/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useCustomer, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Time } from '../../ui/time.tsx'
import { DeclareEventType } from './declare-event-type.tsx'

/** One event type: its schema, an example, and what it was before. */
export function EventType(): ReactNode {
  const { type } = useParams({ from: '/frame/event-types/$type' })
  const client = useClient()
  const isConsole = useCustomer() === undefined
  const may = useMay()
  const types = useQuery({ queryKey: ['event-types'], queryFn: () => client.webhooks.eventTypes() })
  const own = types.data?.own.find(each => each.type === type)
  const found = own ?? types.data?.data.find(each => each.type === type)
  return (
    <Page
      title={type}
      about={
        own && (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={own.archived_at ? 'warn' : 'good'}>{own.archived_at ? 'Archived' : 'In use'}</Badge>
            <span>Version {own.version}</span>
            <span>
              Changed <Time at={own.updated_at} />
            </span>
          </span>
        )
      }
      actions={own && isConsole && may('webhooks:write') && <Actions own={own} />}
    >
      {types.isPending && <Loading />}
      {types.isError && <ErrorNotice error={types.error} onRetry={() => void types.refetch()} />}
      {types.data && !found && (
        <Empty title="This event type is not declared">Declare it to give it a schema and an example.</Empty>
      )}
      {found && (
        <>
          {found.description && <p className="mb-3">{found.description}</p>}
          <Shape schema={found.schema} example={found.example} />
        </>
      )}
      {own && isConsole && <Versions type={type} />}
    </Page>
  )
}

function Actions({ own }: { own: WebhookOwnEventType }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const archive = useMutation({
    mutationFn: () => client.webhooks.updateEventType(own.type, { archived: own.archived_at === null }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['event-types'] }),
  })
  return (
    <>
      <Button onClick={() => setChanging(true)}>Change</Button>
      <Button onClick={() => archive.mutate()} disabled={archive.isPending}>
        {own.archived_at ? 'Restore' : 'Archive'}
      </Button>
      {archive.isError && <ErrorNotice error={archive.error} />}
      {isChanging && <DeclareEventType changed={own} onClose={() => setChanging(false)} />}
    </>
  )
}

function Shape({ schema, example }: { schema: unknown; example: unknown }): ReactNode {
  return (
    <div className="grid gap-x-5 lg:grid-cols-2">
      {[['Schema', schema] as const, ['Example', example] as const].map(([title, value]) => {
        const text = JSON.stringify(value, null, 2)
        return (
          <Panel key={title} title={title} actions={<Copy text={text} label={`Copy the ${title.toLowerCase()}`} />}>
            <pre className="whitespace-pre-wrap break-words font-mono text-xs [overflow-wrap:anywhere]">{text}</pre>
          </Panel>
        )
      })}
    </div>
  )
}

function Versions({ type }: { type: string }): ReactNode {
  const client = useClient()
  const pages = usePages<WebhookOwnEventType>(['event-types', type, 'versions'], cursor =>
    client.webhooks.eventTypeVersions(type, { limit: 50, ...cursor }),
  )
  return (
    <Panel title="Versions">
      <Rows
        label="Versions"
        pages={pages}
        keyOf={({ version }) => String(version)}
        row={version => <Version own={version} />}
        height={40}
        empty={<Empty title="There are no versions" />}
      />
    </Panel>
  )
}

function Version({
  own: { version, updated_at, archived_at, schema, example },
}: {
  own: WebhookOwnEventType
}): ReactNode {
  return (
    <details className="border-b border-line px-1 py-2">
      <summary>
        Version {version}, <Time at={updated_at} />
        {archived_at && ', archived'}
      </summary>
      <div className="mt-2">
        <Shape schema={schema} example={example} />
      </div>
    </details>
  )
}
