import type { Editor } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { readable } from '../../platform/encryption/readable.ts'
import { requireVersion } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import type { ListedServer } from './create.ts'
import { type McpServersDependencies, requireAllowed } from './dependencies.ts'
import { endpointOf } from './endpoint.ts'
import { SERVER_UPDATED } from './events.ts'
import { checkHeaders, encryptHeaders, urlsOf } from './headers.ts'
import { listTools } from './listing.ts'
import { storeListing } from './refresh.ts'
import { reportChange } from './report.ts'
import { findServer, type NewServer, updateServer } from './store.ts'

/**
 * Checks a change, and lists the tools again if it affects the connection.
 * @returns stores it, in a transaction. It throws `conflict_error` if the server was changed meanwhile.
 * @throws ApiError `validation_error`, `not_found_error`, or `conflict_error` (`currentVersion`)
 */
export async function prepareUpdate(
  { database, vault, outbound, connect }: McpServersDependencies,
  editor: Editor & { signal: AbortSignal },
  id: string,
  { expectedVersion, name, url, headers, enabled }: Schemas['UpdateMcpServerRequest'],
): Promise<() => Promise<ListedServer>> {
  const { scope } = editor
  const current = await findServer(scope, id)
  requireVersion(current.id, current.version, expectedVersion)
  if (headers) checkHeaders(headers)
  if (url !== undefined) await requireAllowed(outbound, url, scope.livemode)
  const fields: Partial<NewServer> = given({
    name: name?.trim(),
    url: url && urlsOf(vault).encrypt(url),
    enabled,
    headers: headers && encryptHeaders(headers, vault),
    headerNames: headers && Object.keys(headers),
  })
  const isCalled = enabled ?? current.enabled
  const reconnects = isCalled && (url !== undefined || headers !== undefined || (enabled === true && !current.enabled))
  // what is not given stays as it is, encrypted
  const changed = { url: fields.url ?? current.url, headers: headers ? (fields.headers ?? null) : current.headers }
  const endpoint = readable(() => endpointOf(changed, vault, scope.livemode), undefined)
  const listed = reconnects ? await listTools(connect, endpoint, editor.signal) : undefined
  return async () => {
    const { server } = listed
      ? await storeListing(scope, id, { listed, expectedVersion: current.version, fields })
      : await updateServer(scope, id, expectedVersion, () => ({ fields })).then(({ after }) => ({ server: after }))
    await reportChange(database, editor, SERVER_UPDATED, server, { fields: Object.keys(fields) })
    return { server, listed }
  }
}
