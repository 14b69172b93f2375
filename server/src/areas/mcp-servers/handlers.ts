import { listedAs, ok } from '../../contract/answers.ts'
import type { HandlersOf } from '../../contract/area.ts'
import type { TenantCall } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { mayUse } from '../../platform/access/permissions.ts'
import { readable, UNREADABLE_URL } from '../../platform/encryption/readable.ts'
import { maskUrl } from '../../platform/encryption/stored-url.ts'
import { type ListedServer, prepareServer } from './create.ts'
import type { McpServersDependencies } from './dependencies.ts'
import { endpointOf } from './endpoint.ts'
import { SERVER_DELETED } from './events.ts'
import { urlsOf } from './headers.ts'
import type { Listed } from './listing.ts'
import { prepareRefresh } from './refresh.ts'
import { reportChange } from './report.ts'
import { deleteServer, listServers, type StoredServer } from './store.ts'
import { testUrl } from './test-url.ts'
import { prepareUpdate } from './update.ts'
import { updateTools } from './update-tools.ts'
import { serverToWire } from './wire.ts'

export function createMcpServersHandlers(dependencies: McpServersDependencies): HandlersOf<'mcp-servers'> {
  const urls = urlsOf(dependencies.vault)
  const wire = (server: StoredServer, { principal }: TenantCall): Schemas['McpServer'] =>
    serverToWire(server, {
      urlOf: stored => {
        const url = readable(() => urls.decrypt(stored), UNREADABLE_URL)
        return mayUse(principal, 'mcps:write') ? url : maskUrl(url)
      },
      endpointOf: () => endpointOf(server, dependencies.vault, principal.livemode),
    })
  const toBody = ({ server, listed }: ListedServer, call: TenantCall) => ({
    success: true as const,
    data: wire(server, call),
    ...skippedIn(listed),
  })
  return {
    listMcpServers: async ({ query, call }) =>
      listedAs(await listServers(call.scope, query), server => wire(server, call)),

    async createMcpServer({ body, call }) {
      const store = await prepareServer(dependencies, call, body)
      return call.finish(async () => ({ status: 201, body: toBody(await store(), call) }))
    },

    testMcpServer: async ({ body, call }) => ok(await testUrl(dependencies, call, body)),

    async updateMcpServer({ path, body, call }) {
      const store = await prepareUpdate(dependencies, call, path.id, body)
      return call.finish(async () => ({ status: 200, body: toBody(await store(), call) }))
    },

    async deleteMcpServer({ path, call }) {
      const { scope } = call
      const { id, slug } = await scope.transaction(async () => {
        const deleted = await deleteServer(scope, path.id)
        await reportChange(dependencies.database, call, SERVER_DELETED, deleted, { slug: deleted.slug })
        return deleted
      })
      return ok({ id, slug })
    },

    async refreshMcpServerTools({ path, call }) {
      const store = await prepareRefresh(dependencies, call.scope, path.id, call.signal)
      return call.finish(async () => {
        const { server, difference, listed } = await store()
        return ok({ server: wire(server, call), ...difference, ...skippedIn(listed) })
      })
    },

    updateMcpServerTools: async ({ path, body, call }) => ({
      status: 200,
      body: toBody({ server: await updateTools(dependencies, call, path.id, body) }, call),
    }),
  }
}

function skippedIn(listed: Listed | undefined) {
  const skipped = listed?.outcome === 'listed' ? listed.listing.skipped : []
  return skipped.length > 0 ? { skipped } : {}
}
