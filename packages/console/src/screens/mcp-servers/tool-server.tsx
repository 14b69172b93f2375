import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { useAttempt } from '../../ui/form.tsx'
import { LoadedPage } from '../../ui/loaded.tsx'
import { Empty, ErrorNotice } from '../../ui/notice.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'
import { heldOf, type Server, useServers } from './server.ts'
import { HeldTool, ToolItem } from './tool.tsx'
import { ServerStatus } from './tool-servers.tsx'

/** One tool server: what changed and is held, and which of its tools are on. */
export function ToolServer(): ReactNode {
  const { id } = useParams({ from: '/frame/tool-servers/$id' })
  const servers = useServers()
  return (
    <LoadedPage title="Tool server" query={servers}>
      {data => {
        const server = data.find(each => each.id === id)
        return server ? (
          <OneServer server={server} />
        ) : (
          <Page title="Tool server">
            <Empty title="There is no such tool server">It was deleted, or belongs to another organization.</Empty>
          </Page>
        )
      }}
    </LoadedPage>
  )
}

function OneServer({ server }: { server: Server }): ReactNode {
  const { id, name, slug, url, headerNames, serverInfo, checkedAt, statusReason, tools } = server
  const may = useMay()
  const held = heldOf(server)
  return (
    <Page
      title={name}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ServerStatus server={server} />
          <span className="break-all">{url}</span>
          <span>tools are called {slug}__…</span>
          {headerNames.length > 0 && <span>sends {headerNames.join(', ')}</span>}
          {serverInfo && (
            <span>
              {serverInfo.name} {serverInfo.version}
            </span>
          )}
          {checkedAt && (
            <span>
              read <Time at={checkedAt} />
            </span>
          )}
          <Id id={id} />
        </span>
      }
      actions={may('mcps:write') && <Actions server={server} />}
    >
      {statusReason && <p className="mb-4 break-words text-bad">{statusReason}</p>}
      {held.length > 0 && (
        <Panel title="Held changes">
          <p className="mb-2 text-quiet">
            What these tools say of themselves has changed. Models cannot call them until somebody approves it.
          </p>
          <ul>
            {held.map(tool => (
              <HeldTool key={tool.name} serverId={id} tool={tool} />
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="Tools">
        {tools.length === 0 && <p className="text-quiet">It listed no tools.</p>}
        <ul>
          {tools.map(tool => (
            <ToolItem key={tool.name} serverId={id} tool={tool} />
          ))}
        </ul>
      </Panel>
    </Page>
  )
}

type Refreshed = Awaited<ReturnType<Keepsake['mcps']['refreshTools']>>['data']

function Actions({ server: { id, name, enabled, version } }: { server: Server }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [refreshed, setRefreshed] = useState<Refreshed>()
  const reload = (): Promise<void> => queries.invalidateQueries({ queryKey: ['tool-servers'] })
  const refresh = useAttempt(async () => {
    setRefreshed((await client.mcps.refreshTools(id)).data)
    await reload()
  })
  const turn = useAttempt(async () => {
    await client.mcps.update(id, { enabled: !enabled, expectedVersion: version })
    await reload()
  })
  const error = refresh.error ?? turn.error
  return (
    <>
      <Button onClick={() => void refresh.run()} disabled={refresh.isBusy}>
        Read the tools again
      </Button>
      <Button onClick={() => void turn.run()} disabled={turn.isBusy}>
        {enabled ? 'Turn off' : 'Turn on'}
      </Button>
      <AskButton
        label="Delete"
        title={`Delete ${name}?`}
        action="Delete"
        onConfirm={async () => {
          await client.mcps.delete(id)
          await navigate({ to: '/tool-servers' })
          await reload()
        }}
      >
        <p>Models can no longer call its tools. Agents that name it run without them.</p>
      </AskButton>
      {refreshed && (
        <p role="status" className="basis-full text-quiet">
          {changesOf(refreshed)}
        </p>
      )}
      {error && (
        <div className="basis-full">
          <ErrorNotice error={error} />
        </div>
      )}
    </>
  )
}

function changesOf({ added, removed, changed }: Refreshed): string {
  const changes = [
    ['New', added],
    ['Gone', removed],
    ['Changed', changed],
  ] as const
  const shown = changes.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${names.join(', ')}.`)
  return shown.length === 0 ? 'Nothing has changed.' : shown.join(' ')
}
