import type { Editor, Finishing } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { conflict } from '../../platform/values/errors.ts'
import { type McpServersDependencies, requireAllowed } from './dependencies.ts'
import { SERVER_CREATED } from './events.ts'
import { checkHeaders, encryptHeaders, urlsOf } from './headers.ts'
import { type Listed, listTools, statusOf } from './listing.ts'
import { reportChange } from './report.ts'
import { freeSlug } from './slug.ts'
import { insertServer, requireRoom, type StoredServer } from './store.ts'
import { compare } from './tools/compare.ts'

export interface ListedServer {
  server: StoredServer
  /** Undefined if the tools were not listed. */
  listed?: Listed | undefined
}

/**
 * Connects to a new server, if it is enabled, and prepares to store it with its tools or the reason why it failed.
 * @returns stores it, in a transaction
 * @throws ApiError `validation_error`, or `conflict_error` if the slug or the last place is taken
 */
export async function prepareServer(
  { database, vault, outbound, connect }: McpServersDependencies,
  editor: Editor & Pick<Finishing, 'idFor'> & { signal: AbortSignal },
  { name, url, headers = {}, enabled = true, ...body }: Schemas['CreateMcpServerRequest'],
): Promise<() => Promise<ListedServer>> {
  const { scope } = editor
  checkHeaders(headers)
  await requireAllowed(outbound, url, scope.livemode)
  const slugFor = (taken: ReadonlySet<string>): string => {
    if (body.slug === undefined) return freeSlug(name, taken)
    if (taken.has(body.slug))
      throw conflict(`Another MCP server has the slug ${body.slug}. Choose another one, or leave it out.`)
    return body.slug
  }
  slugFor(await requireRoom(scope))
  const id = editor.idFor('mcp')
  const endpoint = { url, headers, livemode: scope.livemode }
  const listed = enabled ? await listTools(connect, endpoint, editor.signal) : undefined
  return async () => {
    const now = await scope.now()
    const unlisted = {
      ...{ statusReason: null, checkedAt: null, listedAt: null },
      ...{ serverName: null, serverVersion: null, protocolVersion: null },
    }
    const row = {
      ...{ id, name: name.trim(), url: urlsOf(vault).encrypt(url), enabled },
      headers: encryptHeaders(headers, vault),
      headerNames: Object.keys(headers),
      ...unlisted,
      status: 'unchecked',
      ...(listed && statusOf(listed, now)),
    }
    const tools = listed?.outcome === 'listed' ? compare([], listed.listing.tools, { isFirst: true }).tools : []
    const server = await insertServer(scope, row, tools, slugFor)
    await reportChange(database, editor, SERVER_CREATED, server, { slug: server.slug })
    return { server, listed }
  }
}
