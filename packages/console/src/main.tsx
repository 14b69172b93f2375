import { RouterProvider } from '@tanstack/react-router'
import { render } from './render.tsx'
import { createConsoleRouter } from './router.tsx'
import { createConsoleSession } from './session/console-session.ts'
import { takeCode } from './session/session.ts'

const session = createConsoleSession(takeCode())
render(session, <RouterProvider router={createConsoleRouter(session)} />)
