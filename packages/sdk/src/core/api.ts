import createClient, { type Client } from 'openapi-fetch'
import { ConfigurationError } from '../errors/errors.gen.ts'
import type { paths } from '../spec/paths.gen.ts'
import type { Call } from './request.ts'

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

const METHODS = { GET: 'get', PUT: 'put', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const

/** Asks for an operation by its path; the caller knows what it responds with. */
export const sendingOf =
  <Data>(
    { method, path, params = {}, query = {}, body }: Call,
    parseAs: 'json' | 'stream' = 'json',
  ): Sending<Data, AnyPaths> =>
  async api => {
    const { data } = await api.request(METHODS[method], path, {
      params: { path: params, query },
      ...(body && { body }),
      parseAs,
    })
    return { data: data as Data }
  }

/**
 * The client of one call.
 * @param onPath receives the path template of the spec, before the request is sent
 * @throws ConfigurationError from its methods if a path parameter would change the path
 */
export function apiOf<Paths extends {}>(
  options: { baseUrl: string; headers: Record<string, string>; fetch: (request: Request) => Promise<Response> },
  onPath: (path: string) => void,
): Client<Paths, Json> {
  const api = createClient<Paths, Json>(options)
  api.use({
    onRequest: ({ schemaPath, params }) => {
      checkPath(schemaPath, params.path ?? {})
      onPath(schemaPath)
    },
  })
  return api
}

/** Empty, `.` and `..` survive percent-encoding and would address another operation. */
function checkPath(path: string, params: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value !== 'number' && (typeof value !== 'string' || /^\.{0,2}$/.test(value))) {
      throw new ConfigurationError(`${path} needs a value for ${name}, not ${JSON.stringify(value)}.`)
    }
  }
}
