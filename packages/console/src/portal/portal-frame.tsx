import { type ReactNode, useEffect } from 'react'
import { useCustomer, useSession, useSignedIn } from '../session/use-session.tsx'
import { Button } from '../ui/button.tsx'
import { Toasts } from '../ui/toast.tsx'
import { Link } from './routing.tsx'

const SCREENS = [
  { to: '/webhooks', name: 'Webhooks' },
  { to: '/dead-letters', name: 'Dead letters' },
  { to: '/event-types', name: 'Event types' },
] as const

/** The screens of the portal for the customer of the link. When its hour is over, it says how to go on. */
export function PortalFrame({ children }: { children: ReactNode }): ReactNode {
  return useSignedIn() ? <Around>{children}</Around> : <Closed />
}

function Around({ children }: { children: ReactNode }): ReactNode {
  const session = useSession()
  const customer = useCustomer()
  const { branding } = useSignedIn()?.portal ?? {}
  return (
    <>
      <header className="border-b border-line bg-panel">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:px-8">
          {branding?.logo && (
            <img
              src={branding.logo}
              alt={branding.name ?? ''}
              referrerPolicy="no-referrer"
              className="max-h-8 max-w-40"
            />
          )}
          <p className="min-w-0 flex-1 basis-40 truncate font-semibold">
            {branding?.name && !branding.logo && `${branding.name} · `}
            {customer?.name ?? customer?.uid}
          </p>
          <nav aria-label="Screens" className="order-last basis-full sm:order-none sm:basis-auto">
            <ul className="flex gap-1">
              {SCREENS.map(({ to, name }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex min-h-8 items-center rounded-md px-2.5 text-quiet hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:text-text"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Button look="quiet" onClick={() => session.signOut()}>
            Leave
          </Button>
        </div>
      </header>
      <div id="content" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </div>
      {branding?.poweredBy && <footer className="px-4 py-3 text-center text-xs text-quiet">Sent by Keepsake</footer>}
      <Toasts />
    </>
  )
}

function Closed(): ReactNode {
  const reason = useSession().ended()
  useEffect(() => {
    document.title = 'Webhooks'
  }, [])
  return (
    <main className="mx-auto mt-[14vh] w-full max-w-md px-5">
      <h1 className="mb-2">Ask for a new link</h1>
      {reason && (
        <p role="alert" className="mb-2">
          {reason}
        </p>
      )}
      <p className="text-quiet">
        This page opens with a link from whoever sends you webhooks. A link works once, and what it opens closes when
        its time is over, or with the tab.
      </p>
    </main>
  )
}
