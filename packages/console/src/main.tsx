import { RouterProvider } from '@tanstack/react-router'
import { render } from './render.tsx'
import { createConsoleRouter } from './router.tsx'
import { createKeySession } from './session/key-session.ts'

const session = createKeySession(sessionStorage, location.origin)
render(session, <RouterProvider router={createConsoleRouter(session)} />)
