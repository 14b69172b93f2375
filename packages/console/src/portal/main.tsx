import { RouterProvider } from '@tanstack/react-router'
import { PUBLIC_URL } from '../public-url.ts'
import { render } from '../render.tsx'
import { takeCode } from '../session/session.ts'
import { createPortalSession, storageOfTab } from './portal-session.ts'
import { createPortalRouter } from './router.tsx'

const session = createPortalSession(storageOfTab(), PUBLIC_URL, takeCode())
render(session, <RouterProvider router={createPortalRouter(session)} />)
