import { createMcpHandler, hostHeaderValidationResponse, originValidationResponse } from '@modelcontextprotocol/server'
import { inAcceptedForm } from './accepted.ts'
import type { Call } from './call.ts'
import { selectionIn } from './selection.ts'
import { createServer } from './server.ts'
import { InvalidSelectionError } from './toolsets.ts'

export interface HandlerOptions {
  /** Creates the function that performs operations for one caller: with the key of its request, under its limits. */
  callFor: (request: Request) => Call
  /** Returns the response for a refused caller, such as a 401 without a valid key; `undefined` accepts it. */
  refuse: (request: Request) => Promise<Response | undefined>
  /** Hostnames of this server; others are refused, to prevent DNS rebinding. */
  hostnames?: string[] | undefined
  /**
   * Parses the body of a request within the host's limits. A Response refuses it; `undefined` leaves parsing to the
   * handler, which is the default.
   */
  parse?: (request: Request) => Promise<{ body: unknown } | Response | undefined>
  /** Receives errors that are not part of a response. */
  onError?: ((error: Error) => void) | undefined
}

export interface Handler {
  /**
   * Handles one request of the Streamable HTTP transport. `?toolsets=` or `X-MCP-Toolsets` selects the tools,
   * `?readOnly=true` or `X-MCP-Readonly: true` leaves out those that change data.
   */
  fetch: (request: Request) => Promise<Response>
  /** Aborts what is still running. */
  close: () => Promise<void>
}

/** The largest body that an operation accepts, plus room for the envelope. */
export const MAX_BODY = 17 * 1024 * 1024

/**
 * MCP over HTTP, for mounting at a path of a web-standard server.
 *
 * @example
 * const mcp = createHandler({
 *   callFor: request => fetchCall({ fetch: app.fetch, baseUrl, headers: { authorization: request.headers.get('authorization') ?? '' } }),
 *   refuse: authenticate,
 * })
 * app.all('/mcp', context => mcp.fetch(context.req.raw))
 */
export function createHandler({ callFor, refuse, hostnames, parse, onError }: HandlerOptions): Handler {
  const mcp = createMcpHandler(
    ({ requestInfo }) => {
      if (!requestInfo) throw new Error('An MCP request came without its HTTP request.')
      return createServer({ call: callFor(requestInfo), ...selectionIn(requestInfo) })
    },
    { maxRequestBodySize: MAX_BODY, ...(onError && { onerror: onError }) },
  )
  return {
    fetch: async request => {
      const stranger =
        hostnames && (hostHeaderValidationResponse(request, hostnames) ?? originValidationResponse(request, hostnames))
      const refused = stranger ?? (await refusal(request, refuse))
      if (refused) return refused
      const parsed = await parse?.(request)
      if (parsed instanceof Response) return parsed
      return inAcceptedForm(request, accepted => mcp.fetch(accepted, parsed && { parsedBody: parsed.body }))
    },
    close: () => mcp.close(),
  }
}

async function refusal(request: Request, refuse: HandlerOptions['refuse']): Promise<Response | undefined> {
  const refused = await refuse(request)
  if (refused?.status === 401) return challenged(refused, request)
  if (refused) return refused
  try {
    selectionIn(request)
    return undefined
  } catch (error) {
    if (!(error instanceof InvalidSelectionError)) throw error
    return Response.json({ success: false, error: 'validation_error', message: error.message }, { status: 400 })
  }
}

/** MCP clients use the challenge to tell a missing key from a broken server. */
function challenged(response: Response, request: Request): Response {
  const headers = new Headers(response.headers)
  const reason = request.headers.has('authorization') ? ', error="invalid_token"' : ''
  headers.set('www-authenticate', `Bearer realm="Keepsake"${reason}`)
  return new Response(response.body, { status: response.status, headers })
}
