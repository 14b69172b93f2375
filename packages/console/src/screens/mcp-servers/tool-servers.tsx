import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { AddToolServer } from './add-tool-server.tsx'
import { heldOf, type Server, useServers } from './server.ts'

/** The servers whose tools models can call, and what changed there. */
export function ToolServers(): ReactNode {
  const may = useMay()
  const servers = useServers()
  const [isAdding, setAdding] = useState(false)
  return (
    <Page
      title="Tool servers"
      actions={
        may('mcps:write') && (
          <Button look="main" onClick={() => setAdding(true)}>
            Add a tool server
          </Button>
        )
      }
    >
      {isAdding && <AddToolServer onClose={() => setAdding(false)} />}
      <Loaded query={servers}>
        {data =>
          data.length === 0 ? (
            <Empty
              title="There are no tool servers yet"
              lines={[
                'keepsake mcps create Orders --url https://mcp.northwind.example/mcp',
                "await client.mcps.create({ name: 'Orders', url: 'https://mcp.northwind.example/mcp' })",
              ]}
            >
              Models call the tools of MCP servers that you add. A tool that changes is held until you approve it.
            </Empty>
          ) : (
            <ul aria-label="Tool servers">
              {data.map(server => (
                <li key={server.id}>
                  <Row server={server} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Page>
  )
}

function Row({ server }: { server: Server }): ReactNode {
  const { id, name, slug, url, tools } = server
  const held = heldOf(server)
  return (
    <Link
      to="/tool-servers/$id"
      params={{ id }}
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-2 py-2 hover:bg-raised"
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="block truncate font-medium">
          {name} <span className="font-normal text-quiet">{slug}</span>
        </span>
        <span className="block truncate text-xs text-quiet">{url}</span>
      </span>
      {held.length > 0 && <Badge tone="warn">{held.length} held</Badge>}
      <span className="text-xs text-quiet">
        {tools.filter(({ enabled }) => enabled).length} of {tools.length} tools on
      </span>
      <ServerStatus server={server} />
    </Link>
  )
}

export function ServerStatus({ server: { enabled, status } }: { server: Server }): ReactNode {
  if (!enabled) return <Badge>Off</Badge>
  return status === 'failed' ? <Badge tone="bad">Not reached</Badge> : <Badge tone="good">Connected</Badge>
}
