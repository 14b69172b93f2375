import { createMcpHandler, hostHeaderValidationResponse, originValidationResponse } from '@modelcontextprotocol/server'
import { type Call, createServer } from './server.ts'
import { selectTools, UnknownToolsetError } from './toolsets.ts'

export interface HandlerOptions {
  /** Makes the way to perform operations for one caller: with the key in its request, under its limits. */
  callFor: (request: Request) => Call
  /** The answer to a caller that may not come in, such as a 401 without a valid key; `undefined` lets it in. */
  refuse: (request: Request) => Promise<Response | undefined>
  /** Hostnames that this server is reached by; other ones are refused, so that a web page cannot rebind its name to it. */
  hostnames?: string[] | undefined
  /** Parses the body of a request within the host's limits. A Response refuses it; `undefined` leaves it to the handler, as without this. */
  parse?: (request: Request) => Promise<{ body: unknown } | Response | undefined>
  /** Told about what went wrong outside of any answer. */
  onError?: ((error: Error) => void) | undefined
}

export interface Handler {
  /** Answers one request of the Streamable HTTP transport; `?toolsets=` picks the tools. */
  fetch: (request: Request) => Promise<Response>
  /** Ends what is still running. */
  close: () => Promise<void>
}

/** As large as the largest body that an operation takes, with room for the envelope. */
export const LARGEST_BODY = 17 * 1024 * 1024

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
      return createServer({ call: callFor(requestInfo), toolsets: toolsetsIn(requestInfo) })
    },
    { maxRequestBodySize: LARGEST_BODY, ...(onError && { onerror: onError }) },
  )
  return {
    fetch: async request => {
      const stranger =
        hostnames && (hostHeaderValidationResponse(request, hostnames) ?? originValidationResponse(request, hostnames))
      const refused = stranger ?? (await refusal(request, refuse))
      if (refused) return refused
      const parsed = await parse?.(request)
      if (parsed instanceof Response) return parsed
      return mcp.fetch(request, parsed && { parsedBody: parsed.body })
    },
    close: () => mcp.close(),
  }
}

async function refusal(request: Request, refuse: HandlerOptions['refuse']): Promise<Response | undefined> {
  const refused = await refuse(request)
  if (refused?.status === 401) return challenged(refused)
  if (refused) return refused
  try {
    selectTools(toolsetsIn(request))
    return undefined
  } catch (error) {
    if (!(error instanceof UnknownToolsetError)) throw error
    return Response.json({ success: false, error: 'validation_error', message: error.message }, { status: 400 })
  }
}

/** MCP clients look for the challenge to tell a missing key from a broken server. */
function challenged(response: Response): Response {
  const headers = new Headers(response.headers)
  if (!headers.has('www-authenticate')) headers.set('www-authenticate', 'Bearer error="invalid_token"')
  return new Response(response.body, { status: response.status, headers })
}

const toolsetsIn = (request: Request): string | undefined =>
  new URL(request.url).searchParams.get('toolsets') ?? undefined
