import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { document } from '../contract/operations.ts'
import type { Web } from './web.ts'

// The page consists of this server's own files and must not load anything else.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the spec as JSON and as an HTML page. Both work without a network. */
export function mountDocumentation(web: Web): void {
  const source = JSON.stringify(document)
  for (const path of ['/openapi.json', '/docs/*']) web.use(path, compress())
  web.get('/', context => context.redirect('/docs'))
  web.get('/openapi.json', context => context.body(source, 200, { 'Content-Type': 'application/json; charset=utf-8' }))
  web.get('/docs', async context => {
    const { renderPage } = await import('./reference/page.ts')
    context.header('Content-Security-Policy', POLICY)
    return context.html(renderPage(new URL(context.req.url).origin))
  })
  web.get('/docs/style.css', async context => {
    const { STYLE } = await import('./reference/style.ts')
    return text(context, STYLE, 'text/css')
  })
  web.get('/docs/script.js', async context => {
    const { SCRIPT } = await import('./reference/style.ts')
    return text(context, SCRIPT, 'text/javascript')
  })
}

const text = (context: Context, body: string, type: string): Response =>
  context.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` })
