import type { Context } from 'hono'
import { document } from '../contract/operations.ts'
import type { Web } from './web.ts'

// The page is made of this server's own files, and nothing else may be loaded into it.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the document as it is and as a page for people; both need no network. */
export function mountDocumentation(web: Web): void {
  const source = JSON.stringify(document)
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
