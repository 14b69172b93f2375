import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueries } from './session/queries.ts'
import type { Session } from './session/session.ts'
import { SessionProvider } from './session/use-session.tsx'
import './style.css'

/** Shows the screens to who is signed in. */
export function render(session: Session, screens: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      {/* the page's policy allows no inline style elements, which components would add for small fixes */}
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={createQueries(session)}>
          <SessionProvider session={session}>{screens}</SessionProvider>
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  )
}
