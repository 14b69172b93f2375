import { PUBLIC_URL } from '../public-url.ts'
import { render } from '../render.tsx'
import { takeCode } from '../session/session.ts'
import { showBranding } from './branding.ts'
import { talkToEmbedder } from './embedding.ts'
import { Portal } from './portal.tsx'
import { createPortalSession, storageOfTab } from './portal-session.ts'

const session = createPortalSession(storageOfTab(), PUBLIC_URL, takeCode())
session.listen(() => {
  // after its end, the page still looks like that of the organization
  const portal = session.current()?.portal
  if (portal) showBranding(portal.branding ?? {})
})
const allowed = document.querySelector<HTMLMetaElement>('meta[name=frame-ancestors]')?.content
talkToEmbedder(session, allowed ? allowed.split(' ') : [])
render(session, <Portal />)
