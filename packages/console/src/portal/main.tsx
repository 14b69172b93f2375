import { RouterProvider } from '@tanstack/react-router'
import { render } from '../render.tsx'
import { createPortalSession, storageOfTab, takeCode } from './portal-session.ts'
import { createPortalRouter } from './router.tsx'

// another link, opened where this page is open already, changes only the fragment
addEventListener('hashchange', () => location.hash.startsWith('#code=') && location.reload())
const session = createPortalSession(storageOfTab(), location.origin, takeCode())
render(session, <RouterProvider router={createPortalRouter(session)} />)
