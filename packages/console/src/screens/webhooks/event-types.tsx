import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient, useCustomer, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { Empty, ErrorNotice, Loading } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { DeclareEventType } from './declare-event-type.tsx'
import { type TypeNode, treeOf } from './type-tree.ts'

const COMMAND =
  'keepsake webhooks create-event-type --type order.paid --schema \'{"type":"object"}\' --example \'{"id":"ord_4712"}\''

/** The events that subscriptions can ask for: those of the organization, and those of the service itself. */
export function EventTypes(): ReactNode {
  const client = useClient()
  const isConsole = useCustomer() === undefined
  const may = useMay()
  const [isDeclaring, setDeclaring] = useState(false)
  const [search, setSearch] = useState('')
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
      <Input
        label="Find an event type"
        hideLabel
        type="search"
        placeholder="Find an event type"
        className="mb-3 max-w-md"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
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
          <List types={types.data.own} search={search} />
        </Panel>
      )}
      {undeclared.length > 0 && (
        <Panel title="Published, not declared">
          <p className="break-words">{undeclared.join(', ')}</p>
        </Panel>
      )}
      {types.data && types.data.data.length > 0 && (
        <Panel title="Of the service">
          <List types={types.data.data} search={search} />
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

/** The types by the first part of their names, those that contain the words alone. */
function List({ types, search }: { types: readonly Type[]; search: string }): ReactNode {
  const tree = treeOf(types, search)
  if (tree.length === 0) return <p className="text-quiet">No event type has these words.</p>
  return (
    <ul>
      {tree.map(node => (
        <li key={node.pattern}>
          {node.below.length === 0 ? (
            <Leaf node={node} />
          ) : (
            <details open>
              <summary className="min-h-8 py-1 font-medium">{node.pattern}</summary>
              <ul className="divide-y divide-line pl-4">
                {node.below.map(leaf => (
                  <li key={leaf.pattern}>
                    <Leaf node={leaf} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

function Leaf({ node: { pattern: type, type: found } }: { node: TypeNode<Type> }): ReactNode {
  return (
    <Link
      to="/event-types/$type"
      params={{ type }}
      className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-0.5 px-1 py-1.5 hover:bg-raised"
    >
      <span className="min-w-0 basis-56 truncate font-medium">{type}</span>
      <span className="min-w-0 flex-1 basis-64 text-quiet">{found?.description}</span>
      {found?.archived_at && <Badge tone="warn">Archived</Badge>}
    </Link>
  )
}
