import { codeOf, type Session } from '../session/session.ts'

/** Milliseconds before the end at which the page around the portal is asked for a new link, for a link of an hour or longer. */
const NOTICE_MS = 5 * 60_000
/** Milliseconds until it is asked again, at the earliest: a new link may be refused, or the clock of this computer may be wrong. */
const AGAIN_MS = 60_000

/** Whether an origin is one of those that may show the portal, such as `https://*.northwind.example`. */
export function mayEmbed(allowed: readonly string[], origin: string): boolean {
  return allowed.some(each => {
    const [scheme, host = ''] = each.split('://*.')
    return (
      each === origin || (each.includes('://*.') && origin.startsWith(`${scheme}://`) && origin.endsWith(`.${host}`))
    )
  })
}

/**
 * Talks with the page that shows the portal in a frame, if it is one of the allowed origins: tells it the height, the end of
 * the session and when a new link is due, and takes a new link or the end from it.
 * @param allowed origins of `PORTAL_FRAME_ANCESTORS`
 */
export function talkToEmbedder(session: Session, allowed: readonly string[]): void {
  if (window.parent === window) return
  let origin: string | undefined
  const learn = (found: string | undefined): void => {
    if (origin === undefined && found !== undefined && mayEmbed(allowed, found)) origin = found
  }
  // some browsers do not say who shows the frame, but where the page was opened from
  learn(location.ancestorOrigins?.[0] ?? (document.referrer === '' ? undefined : new URL(document.referrer).origin))
  const tell = (message: { type: string; [name: string]: unknown }): void => {
    if (origin !== undefined) window.parent.postMessage(message, origin)
  }
  let timer: number | undefined
  let wasOpen = false
  let toldAt = Number.NEGATIVE_INFINITY
  const tellState = (): void => {
    clearTimeout(timer)
    const expiresAt = session.current()?.portal?.expiresAt
    if (expiresAt === undefined) {
      if (wasOpen || session.ended() !== undefined) tell({ type: 'portal.signedOut', reason: session.ended() ?? null })
      wasOpen = false
      return
    }
    wasOpen = true
    const left = Date.parse(expiresAt) - Date.now()
    const wait = Math.max(left - Math.min(NOTICE_MS, left / 4), toldAt + AGAIN_MS - performance.now(), 0)
    timer = window.setTimeout(() => {
      toldAt = performance.now()
      tell({ type: 'portal.expiring', expiresAt })
    }, wait)
  }
  session.listen(tellState)
  window.addEventListener('message', event => {
    if (event.source !== window.parent || !mayEmbed(allowed, event.origin)) return
    learn(event.origin)
    const { type, url } = Object(event.data)
    if (type === 'portal.signOut') session.signOut()
    const code =
      type === 'portal.open' && typeof url === 'string' ? codeOf(new URL(url, location.href).hash) : undefined
    // a link that has ended meanwhile leaves the session as it is
    if (code !== undefined) session.signIn({ code }).catch(tellState)
  })
  const root = document.getElementById('root')
  if (!root) return
  new ResizeObserver(() =>
    tell({ type: 'portal.height', height: Math.ceil(root.getBoundingClientRect().height) }),
  ).observe(root)
}
