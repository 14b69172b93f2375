import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient, useCustomer, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { DeclareEventType } from './declare-event-type.tsx'

const COMMAND =
  'keepsake webhooks create-event-type --type order.paid --schema \'{"type":"object"}\' --example \'{"id":"ord_4712"}\''

/** The events that subscriptions can ask for: those of the organization, and those of the service itself. */
export function EventTypes(): ReactNode {
  const client = useClient()
  const isConsole = useCustomer() === undefined
  const may = useMay()
  const [isDeclaring, setDeclaring] = useState(false)
  const types = useQuery({ queryKey: ['event-types'], queryFn: () => client.webhooks.eventTypes() })
  const declared = new Set(types.data?.own.map(({ type }) => type))
  const undeclared = types.data?.published.filter(type => !declared.has(type)) ?? []
  return (
    <Page
      title="Event types"
      actions={
        isConsole && may('webhooks:write') && <Button onClick={() => setDeclaring(true)}>Declare an event type</Button>
      }
    >
      {types.isPending && <Loading />}
      {types.isError && <ErrorNotice error={types.error} onRetry={() => void types.refetch()} />}
      {types.data && types.data.own.length === 0 && (
        <Empty title="No event type is declared" lines={isConsole ? [COMMAND] : []}>
          A declared event type has a schema and an example. Receivers can rely on them: an event that does not match is
          refused.
        </Empty>
      )}
      {types.data && types.data.own.length > 0 && (
        <Panel title="Declared">
          <List types={types.data.own} />
        </Panel>
      )}
      {undeclared.length > 0 && (
        <Panel title="Published, not declared">
          <p className="break-words">{undeclared.join(', ')}</p>
        </Panel>
      )}
      {types.data && types.data.data.length > 0 && (
        <Panel title="Of the service">
          <List types={types.data.data} />
        </Panel>
      )}
      {isDeclaring && <DeclareEventType onClose={() => setDeclaring(false)} />}
    </Page>
  )
}

interface Type {
  type: string
  description: string
  archived_at?: string | null
}

function List({ types }: { types: readonly Type[] }): ReactNode {
  return (
    <ul className="divide-y divide-line">
      {types.map(({ type, description, archived_at }) => (
        <li key={type}>
          <Link
            to="/event-types/$type"
            params={{ type }}
            className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-0.5 px-1 py-1.5 hover:bg-raised"
          >
            <span className="min-w-0 basis-56 truncate font-medium">{type}</span>
            <span className="min-w-0 flex-1 basis-64 text-quiet">{description}</span>
            {archived_at && <Badge tone="warn">Archived</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
