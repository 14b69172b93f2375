import type { TenantScope } from '../../platform/database/database.ts'
import { readable } from '../../platform/encryption/readable.ts'
import type { McpServersDependencies } from './dependencies.ts'
import { endpointOf } from './endpoint.ts'
import { type Listed, listTools, statusOf } from './listing.ts'
import { reportTools } from './report.ts'
import { findServer, type NewServer, type StoredServer, updateServer } from './store.ts'
import { compare, type Difference } from './tools/compare.ts'

export interface Refreshed {
  server: StoredServer
  difference: Difference
  listed: Listed
}

/**
 * Lists the tools of a server again. Until the returned function runs, nothing is stored.
 * @returns stores the outcome, in a transaction. It throws `conflict_error` if the server was changed meanwhile: the
 * tools may be those of another URL.
 * @throws ApiError `not_found_error`
 */
export async function prepareRefresh(
  { vault, connect }: McpServersDependencies,
  scope: TenantScope,
  id: string,
  signal: AbortSignal,
): Promise<() => Promise<Refreshed>> {
  const server = await findServer(scope, id)
  const endpoint = readable(() => endpointOf(server, vault, scope.livemode), undefined)
  const listed = await listTools(connect, endpoint, signal)
  return () => storeListing(scope, id, { listed, expectedVersion: server.version, fields: {} })
}

/** Stores the outcome of a listing, together with other changes of the server, in the current transaction. */
export async function storeListing(
  scope: TenantScope,
  id: string,
  {
    listed,
    expectedVersion,
    fields,
  }: { listed: Listed; expectedVersion: number | undefined; fields: Partial<NewServer> },
): Promise<Refreshed> {
  const now = await scope.now()
  let difference: Difference = { added: [], removed: [], changed: [], unchanged: [] }
  const { before, after: server } = await updateServer(scope, id, expectedVersion, before => {
    if (listed.outcome === 'failed') {
      difference.unchanged = before.tools.map(({ name }) => name)
      return { fields: { ...fields, ...statusOf(listed, now) } }
    }
    const compared = compare(before.tools, listed.listing.tools, { isFirst: before.listedAt === null })
    difference = compared.difference
    return { fields: { ...fields, ...statusOf(listed, now) }, tools: compared.tools }
  })
  // the first listing is what the owner asked for
  if (before.listedAt !== null) await reportTools({ scope }, server, difference)
  return { server, difference, listed }
}
