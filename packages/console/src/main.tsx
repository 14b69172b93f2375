import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createConsoleRouter } from './router.tsx'
import { createQueries } from './session/queries.ts'
import { createSession } from './session/session.ts'
import { SessionProvider } from './session/use-session.tsx'
import './style.css'

const session = createSession(sessionStorage, location.origin)
const queries = createQueries(session)
const router = createConsoleRouter(session)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      {/* the page's policy allows no inline style elements, which components would add for small fixes */}
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queries}>
          <SessionProvider session={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  )
