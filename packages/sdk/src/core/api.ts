import createClient, { type Client } from 'openapi-fetch'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import type { paths } from '../spec/paths.gen.ts'
import type { Call } from './request.ts'
import type { SentForm } from './sent-form.ts'

type Json = 'application/json'

/** Asks the client of the spec for one operation; `page` goes into its query or body if it is a list. */
export type Sending<Data, Paths extends {} = paths> = (
  api: Client<Paths, Json>,
  page: { cursor?: string },
) => Promise<{ data?: Data }>

/** Operations that this version does not know. */
interface AnyPaths {
  [path: string]: Record<'get' | 'put' | 'post' | 'patch' | 'delete', AnyOperation> &
    Record<'options' | 'head' | 'trace', never>
}

interface AnyOperation {
  parameters: { path?: Record<string, string | number>; query?: object }
  requestBody?: { content: { [type in Json]: object } }
  responses: { 200: { content: { [type in Json]: unknown } } }
}

/** Asks for an operation by its path; the caller knows what it responds with. */
export const sendingOf =
  <Data>({ method, path, params = {}, query = {}, body }: Call): Sending<Data, AnyPaths> =>
  async api => {
    const { data } = await api[method](path, { params: { path: params, query }, ...(body && { body }) })
    return { data: data as Data }
  }

/** A request as the client of the spec writes it: unlike the runtime's, it can be sent again. */
export class Written {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | SentForm | undefined

  constructor(url: string, { method, headers, body }: Omit<Written, 'url'>) {
    this.url = url
    this.method = method
    this.headers = headers
    this.body = body
  }
}

/** The client of the spec, which writes the requests of all calls. */
export const createApi = (): Client<paths, Json> =>
  createClient<paths, Json>({ Request: Written as unknown as typeof Request })

/** How one call is sent. */
export interface Delivery<Answer> {
  baseUrl: string
  headers: Record<string, string>
  /** Parameters beside those of the operation, which replace the first ones and are replaced by the others. */
  query: { before: object; after: object }
  /** @param path the path template of the spec */
  send: (request: Written, path: string) => Promise<Answer>
}

const METHODS = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'] as const

/**
 * Asks for one operation.
 * @returns what `send` returned: the client of the spec hands the body of a stream on unread
 * @throws ConfigurationError if a path parameter would change the path, or the body cannot be written
 */
export async function ask<Answer, Paths extends {}>(
  client: Client<paths, Json>,
  sending: Sending<unknown, Paths>,
  page: { cursor?: string },
  { baseUrl, headers, query, send }: Delivery<Answer>,
): Promise<Answer> {
  const untyped = client as unknown as Client<AnyPaths, Json>
  const methods = METHODS.map(method => [
    method,
    (path: string, init: Parameters<(typeof untyped)['POST']>[1]) => {
      checkPath(path, init?.params?.path ?? {})
      const fetch = async (request: Written): Promise<object> => {
        const body = await send(request, path)
        return { ok: true, status: 200, headers: new Headers(), body }
      }
      const params = { ...init?.params, query: { ...query.before, ...init?.params?.query, ...query.after } }
      return untyped[method](path, { ...init, params, baseUrl, headers, fetch: fetch as never, parseAs: 'stream' })
    },
  ])
  try {
    const { data } = await sending(Object.fromEntries(methods), page)
    return data as Answer
  } catch (error) {
    throw isKeepsakeError(error) ? error : unwritable(error)
  }
}

/** Empty, `.` and `..` survive percent-encoding and would address another operation. */
function checkPath(path: string, params: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'number' && (typeof value !== 'string' || /^\.{0,2}$/.test(value))) {
      throw new ConfigurationError(`${path} needs a value for ${name}, not ${JSON.stringify(value)}.`)
    }
  }
}

function unwritable(error: unknown): ConfigurationError {
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return new ConfigurationError(`The body of the request cannot be written as JSON: ${reason}`, { cause: error })
}
