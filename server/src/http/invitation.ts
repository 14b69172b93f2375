import { INVITATION_PAGE, INVITATION_SCRIPT, INVITATION_STYLE } from './invitation-page.ts'
import type { Web } from './web.ts'

// the page has a token and shows a key, so it loads and calls nothing but this server
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Serves the page behind the link of an invitation. It needs no key. */
export function mountInvitation(web: Web): void {
  web.get('/invitation', context => {
    context.header('Content-Security-Policy', POLICY)
    context.header('Cache-Control', 'no-store')
    return context.html(INVITATION_PAGE)
  })
  web.get('/invitation/style.css', context =>
    context.body(INVITATION_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  web.get('/invitation/script.js', context =>
    context.body(INVITATION_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
}
