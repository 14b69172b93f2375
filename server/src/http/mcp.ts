import type { Logger } from 'pino'
import { readBody } from '../contract/body.ts'
import { failure, respond, toApiError } from '../contract/respond.ts'
import { createKeyCheck, type KeyCheck } from '../platform/access/authenticate.ts'
import { asRequest, unlessLeft } from '../platform/concurrency/request-failure.ts'
import type { Database } from '../platform/database/database.ts'
import { ApiError } from '../platform/values/errors.ts'
import { newId } from '../platform/values/ids.ts'
import { parseJson } from '../platform/values/parse-json.ts'
import type { Web } from './web.ts'

export interface McpDependencies {
  database: Database
  log: Logger
  /** Calls an operation in this process. */
  fetch(request: Request): Promise<Response>
}

/**
 * Serves MCP at `/mcp`. Its tools are the operations, called with the caller's key. @returns a function that stops it
 */
export function mountMcp(web: Web, { database, log, fetch }: McpDependencies): () => Promise<void> {
  const checkKey = createKeyCheck(database)
  // loaded on first use, so that it does not slow down the start
  const load = async () => {
    const { createHandler, fetchCall, MAX_BODY } = await import('@keepsake/mcp')
    return createHandler({
      parse: request => parse(request, MAX_BODY),
      onError: error => log.warn({ err: error }, 'An MCP request failed'),
      refuse: request => refuse(request, checkKey, log),
      callFor: request =>
        fetchCall({
          fetch,
          baseUrl: new URL(request.url).origin,
          headers: Object.fromEntries([...request.headers].filter(([name]) => PASSED_ON.has(name))),
        }),
    })
  }
  let handler: ReturnType<typeof load> | undefined
  web.all('/mcp', async context => {
    handler ??= load()
    const { fetch } = await handler
    const response = await asRequest(() => unlessLeft(() => fetch(context.req.raw)))
    response.headers.set('Cache-Control', 'no-store, no-transform')
    return response
  })
  return async () => (await handler)?.close()
}

/** What a call of a tool takes over: who calls, and the trace. */
const PASSED_ON = new Set(['authorization', 'traceparent', 'tracestate'])

async function refuse(request: Request, checkKey: KeyCheck, log: Logger): Promise<Response | undefined> {
  try {
    await checkKey(request.headers.get('Authorization') ?? undefined)
    return undefined
  } catch (error) {
    const requestId = newId('req')
    return respond(failure(toApiError(error, requestId, log)), new Headers({ 'X-Request-Id': requestId }))
  }
}

const INVALID_JSON = -32_700
const INVALID_REQUEST = -32_600

/** Parses the body with the limits of operations, so that parsing cannot take long. MCP itself reports invalid JSON. */
async function parse(request: Request, limit: number): Promise<{ body: unknown } | Response | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  try {
    const parsed = await parseJson(await readBody(request, limit))
    return 'problem' in parsed ? refusal(400, INVALID_JSON, parsed.problem) : { body: parsed.value }
  } catch (error) {
    if (error instanceof ApiError) return refusal(error.status, INVALID_REQUEST, error.message)
    throw error
  }
}

const refusal = (status: number, code: number, message: string): Response =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status })
