import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { compress } from 'hono/compress'
import type { Web } from './web.ts'

// The console consists of this server's own files, and calls nothing but this server. The portal also shows the images of
// the organization's brand.
const policyOf = (images: string, ancestors: readonly string[]): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:${images}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.length > 0 ? ancestors.join(' ') : "'none'"}`

/** Files whose names change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Where the build of the console is: beside this code in a package, in its own folder in a checkout. */
const PLACES = ['../console', '../../../packages/console/dist'].map(place => join(import.meta.dirname, place))

/** What is shown in a checkout until the build is there. It asks again by itself. */
const BUILDING = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Keepsake</title></head>
<body><p>The console is being built. This page reloads when it is there. To build it yourself, run pnpm --filter @keepsake/console build.</p></body>
</html>
`

interface ConsoleOptions {
  /** The path before all addresses of this server, such as `/keepsake`. */
  prefix?: string
  /** The origins whose pages may show the portal in a frame. */
  portalFrameAncestors: readonly string[]
  places?: readonly string[]
}

/**
 * Serves the web console, a page that gets all data from the API with the key of who opens it, and the portal, its
 * screens of webhooks for one customer.
 */
export function mountConsole(web: Web, { portalFrameAncestors, places = PLACES, prefix = '' }: ConsoleOptions): void {
  // `pnpm start` builds it while the server runs already
  const root = () => places.find(place => existsSync(join(place, 'index.html')))
  // a program that asks for `/` goes on to the documentation
  web.get('/', async (context, next) => {
    if (!context.req.header('Accept')?.includes('text/html')) return next()
    return context.redirect(`${prefix}/console`)
  })
  const pages = [
    { path: '/console/*', file: 'index.html', images: '', ancestors: [] },
    // browsers that know `frame-ancestors` ignore the X-Frame-Options that every answer has
    { path: '/portal/*', file: 'portal.html', images: ' data: https:', ancestors: portalFrameAncestors },
  ]
  for (const { path, images, ancestors } of pages) {
    const policy = policyOf(images, ancestors)
    web.use(path, compress(), async (context, next) => {
      await next()
      context.header('Content-Security-Policy', policy)
      context.header('Referrer-Policy', 'no-referrer')
    })
  }
  web.get('/console/assets/:file', async context => {
    const built = root()
    if (built === undefined) return context.notFound()
    const missing = async () => undefined
    const file = await serveStatic({ root: built, rewriteRequestPath: stripped, precompressed: true })(context, missing)
    if (file === undefined) return context.notFound()
    file.headers.set('Cache-Control', IMMUTABLE)
    return file
  })
  // every other address is one of the page itself, which has its own message for what does not exist
  for (const { path, file, ancestors } of pages)
    web.get(path, async context => {
      context.header('Cache-Control', 'no-cache')
      const built = root()
      if (built === undefined) return context.html(BUILDING)
      return context.html(
        (await readFile(join(built, file), 'utf8'))
          .replaceAll('"./assets/', `"${prefix}/console/assets/`)
          // which origins the page may talk to
          .replace('name="frame-ancestors" content=""', `name="frame-ancestors" content="${ancestors.join(' ')}"`),
      )
    })
}

const stripped = (path: string): string => path.slice('/console'.length)
