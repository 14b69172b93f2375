import type { Logger } from 'pino'
import { failure, respond, toApiError } from '../contract/respond.ts'
import { requireKey } from '../platform/access/admission.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Web } from './web.ts'

export interface McpDependencies {
  database: Database
  log: Logger
  /** Performs an operation in this process. */
  fetch(request: Request): Promise<Response>
  /** Names that the server is reached by; undefined for any. */
  hostnames: string[] | undefined
}

/** Serves MCP at `/mcp`: its tools are the operations, called with the caller's key. @returns what ends it */
export function mountMcp(web: Web, { database, log, fetch, hostnames }: McpDependencies): () => Promise<void> {
  // loaded on first use, so that a start does not wait for it
  const load = async () => {
    const { createHandler, fetchCall } = await import('@keepsake/mcp')
    return createHandler({
      hostnames,
      onError: error => log.warn({ err: error }, 'An MCP request failed'),
      refuse: request => refuse(request, database, log),
      callFor: request =>
        fetchCall({
          fetch,
          baseUrl: new URL(request.url).origin,
          headers: { authorization: request.headers.get('Authorization') ?? '' },
        }),
    })
  }
  let handler: ReturnType<typeof load> | undefined
  web.all('/mcp', async context => {
    handler ??= load()
    return (await handler).fetch(context.req.raw)
  })
  return async () => (await handler)?.close()
}

async function refuse(request: Request, database: Database, log: Logger): Promise<Response | undefined> {
  try {
    await requireKey(database, request.headers.get('Authorization') ?? undefined)
    return undefined
  } catch (error) {
    const requestId = newId('req')
    return respond(failure(toApiError(error, requestId, log)), new Headers({ 'X-Request-Id': requestId }))
  }
}
