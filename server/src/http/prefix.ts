import { getPath } from 'hono/utils/url'

/** The path of the public URL, such as `/keepsake`. Empty if there is none. */
export const prefixOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/$/, '')

/**
 * Reads the path of a request without the prefix that a proxy may have left. Proxies that remove it and such as do not work
 * alike, and so do calls that go around them.
 * @throws Error if the prefix begins an address of the server itself, so that no request would say which of the two is meant
 */
export function pathReader(prefix: string, own: readonly string[]): (request: Request) => string {
  if (prefix === '') return getPath
  const [, first] = prefix.split('/')
  if (own.some(path => path.split('/')[1] === first))
    throw new Error(
      `PUBLIC_URL has the path ${prefix}, and addresses of the server itself begin with /${first}. Choose another path, such as /keepsake.`,
    )
  return request => {
    const path = getPath(request)
    if (path === prefix) return '/'
    return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  }
}
