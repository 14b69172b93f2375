import type { Context } from 'hono'
import { compress } from 'hono/compress'
import { document } from '../contract/operations.ts'
import { prefixOf } from './prefix.ts'
import type { Web } from './web.ts'

// The page consists of this server's own files and must not load anything else.
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface DocumentationOptions {
  hasConsole: boolean
  /** Undefined if it is not set: then the page names the address that it was asked at. */
  publicUrl: string | undefined
}

/** Serves the spec as JSON and as an HTML page. Both work without a network. */
export function mountDocumentation(web: Web, { hasConsole, publicUrl }: DocumentationOptions): void {
  const source = JSON.stringify(publicUrl === undefined ? document : { ...document, servers: [{ url: publicUrl }] })
  // rendering takes a third of a second, and almost everybody uses the same address
  let rendered: { origin: string; page: string } | undefined
  for (const path of ['/openapi.json', '/docs/*']) web.use(path, compress())
  web.get('/', context => context.redirect(`${publicUrl === undefined ? '' : prefixOf(publicUrl)}/docs`))
  web.get('/openapi.json', context => context.body(source, 200, { 'Content-Type': 'application/json; charset=utf-8' }))
  web.get('/docs', async context => {
    const { renderPage } = await import('./reference/page.ts')
    const origin = publicUrl ?? new URL(context.req.url).origin
    if (rendered?.origin !== origin) rendered = { origin, page: String(await renderPage({ origin, hasConsole })) }
    context.header('Content-Security-Policy', POLICY)
    return context.html(rendered.page)
  })
  web.get('/docs/style.css', async context => {
    const { STYLE } = await import('./reference/style.ts')
    return text(context, STYLE, 'text/css')
  })
  web.get('/docs/script.js', async context => {
    const { SCRIPT } = await import('./reference/script.ts')
    return text(context, SCRIPT, 'text/javascript')
  })
  web.get('/docs/try-out.js', async context => {
    const { TRY_OUT } = await import('./reference/try-out.ts')
    return text(context, TRY_OUT, 'text/javascript')
  })
}

const text = (context: Context, body: string, type: string): Response =>
  context.body(body, 200, { 'Content-Type': `${type}; charset=utf-8` })
