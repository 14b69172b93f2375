import { distance } from 'fastest-levenshtein'
import { unknownOpenAiPath } from '../contract/openai-error.ts'
import type { Operation } from '../contract/operations.ts'
import { failure, respond } from '../contract/respond.ts'
import { ApiError } from '../platform/values/errors.ts'
import { newId } from '../platform/values/ids.ts'

/** A request that matches no route. */
interface Asked {
  method: string
  /** Below the prefix of the public URL. */
  path: string
  origin: string
}

interface Route {
  method: string
  path: string
  pattern: RegExp
}

/** Pages that the server has in addition to the operations. */
export const PAGES = ['/docs', '/openapi.json', '/metrics', '/invitation', '/console', '/portal']

const toRoute = ({ method, path }: Pick<Operation, 'method' | 'path'>): Route => ({
  method,
  path,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
})

/** Clients of OpenAI's API read its own errors. */
const OPENAI = '/openai/'

/** If more characters differ than this, or more than a quarter of the path, it is not a typo. */
const MAX_SLIPS = 3

/** Responds to requests that match no route: suggests the nearest path, the allowed methods, or the docs. */
export function createUnknownPath(operations: readonly Operation[]): (asked: Asked) => Response {
  const pages = PAGES.map(path => ({ method: 'GET', path }))
  const routes = [...operations, ...pages].map(toRoute)
  return asked => answerUnknown(asked, routes)
}

function answerUnknown({ method, path: pathname, origin }: Asked, routes: readonly Route[]): Response {
  const headers = new Headers({ 'X-Request-Id': newId('req') })
  const methods = methodsOf(pathname, routes)
  if (pathname.startsWith(OPENAI))
    return respond(unknownOpenAiPath(method, pathname.slice(OPENAI.length - 1), methods), headers)
  // a page that is known and was not served is switched off
  if (methods.includes(method))
    return respond(failure(new ApiError('not_found_error', `${pathname} is switched off on this server.`)), headers)
  if (methods.length > 0) {
    const allowed = methods.join(', ')
    const error = new ApiError('validation_error', `${pathname} takes ${allowed}, not ${method}.`, {
      headers: { Allow: allowed },
    })
    return respond({ ...failure(error), status: 405 }, headers)
  }
  const near = nearest(pathname, routes)
  const advice = near ? `Did you mean ${near}?` : `All operations are at ${origin}/docs.`
  return respond(failure(new ApiError('not_found_error', `There is no ${pathname}. ${advice}`)), headers)
}

function methodsOf(path: string, routes: readonly Route[]): string[] {
  const methods = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
  return methods.includes('GET') ? ['HEAD', ...methods] : methods
}

/** `POST /api/v1/memorize` for `/memorize`, `/v1/memorize` or `/api/v1/memorise`. */
function nearest(path: string, routes: readonly Route[]): string | undefined {
  const given = path.split('/').filter(part => part !== '')
  if (given.length === 0) return undefined
  const [best] = routes
    .map(({ method, path: known }) => {
      // compare as many path segments as were given, from the end, since people omit the beginning
      const end = `/${known.split('/').slice(-given.length).join('/')}`
      return { text: `${method} ${known}`, slips: Math.min(distance(path, known), distance(path, end)) }
    })
    .sort((a, b) => a.slips - b.slips)
  return best && best.slips <= Math.min(MAX_SLIPS, path.length / 4) ? best.text : undefined
}
