import { RouterProvider } from '@tanstack/react-router'
import { PUBLIC_URL } from '../public-url.ts'
import { render } from '../render.tsx'
import { takeCode } from '../session/session.ts'
import { showBranding } from './branding.ts'
import { talkToEmbedder } from './embedding.ts'
import { createPortalSession, storageOfTab } from './portal-session.ts'
import { createPortalRouter } from './router.tsx'

const session = createPortalSession(storageOfTab(), PUBLIC_URL, takeCode())
session.listen(() => {
  const branding = session.current()?.portal?.branding
  if (branding) showBranding(branding)
})
const allowed = document.querySelector<HTMLMetaElement>('meta[name=frame-ancestors]')?.content
talkToEmbedder(session, allowed ? allowed.split(' ') : [])
render(session, <RouterProvider router={createPortalRouter(session)} />)
