import type { Call, CallInput } from './call.ts'
import type { ToolOperation } from './tool.ts'

export interface FetchCallOptions {
  /** Sends a request: the runtime's `fetch`, or that of an app in the same process. */
  fetch: (request: Request) => Response | Promise<Response>
  baseUrl: string
  /** Sent with every request: the caller's key. */
  headers: Record<string, string>
}

/** Performs operations as HTTP requests, so that a tool call passes through the same middleware as any request. */
export const fetchCall =
  ({ fetch, baseUrl, headers }: FetchCallOptions): Call =>
  async (operation, input, signal) => {
    const response = await fetch(
      new Request(urlOf(baseUrl, operation, input), {
        method: operation.method,
        headers: {
          accept: 'application/json',
          ...(input.body && { 'content-type': 'application/json' }),
          // A host that did not see the response repeats the tool call as a new one: the key only guards retries of
          // this one.
          ...(operation.writes && { 'idempotency-key': crypto.randomUUID() }),
          ...headers,
        },
        ...(input.body && { body: JSON.stringify(input.body) }),
        signal,
      }),
    )
    const text = await response.text()
    return { status: response.status, body: parsed(text) }
  }

function urlOf(baseUrl: string, { path }: ToolOperation, input: CallInput): string {
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(input.path[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query)) {
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
  }
  return `${baseUrl}${filled}${search.size > 0 ? `?${search}` : ''}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
