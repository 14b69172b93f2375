import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { CircleQuestionMark, LogOut, Menu, Search, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { PREFIX } from '../public-url.ts'
import { useMe, useSession, useSignedIn } from '../session/use-session.tsx'
import { formatCompact } from './format.ts'
import { GROUPS, operationOf, useLacking, useScreens } from './navigation.ts'
import { Empty } from './notice.tsx'
import { Page } from './page.tsx'
import { Toasts } from './toast.tsx'
import { useCounts } from './use-counts.ts'

// nobody needs it for the first screen
const loadPalette = () => import('./palette.tsx')
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }))

/** The screens, for who is signed in. When the key is refused, the page that asks for one comes back. */
export function Frame(): ReactNode {
  const signedIn = useSignedIn()
  const router = useRouter()
  // the route asks again who is signed in, and leads to the page that asks for a key
  useEffect(() => {
    if (!signedIn) void router.invalidate()
  }, [signedIn, router])
  return signedIn && <Around />
}

/** What is around each screen: where one can go, whose data this is, and the palette. */
function Around(): ReactNode {
  const [isPaletteOpen, openPalette] = useState(false)
  const [isMenuOpen, openMenu] = useState(false)
  useEffect(() => {
    // without it, only the palette does not open
    void loadPalette().catch(() => undefined)
  }, [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      openPalette(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:left-2 focus:top-2 focus:z-40 focus:rounded focus:bg-panel focus:p-2"
      >
        Skip to the content
      </a>
      <div className="border-b border-line bg-panel md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:border-b-0 md:border-r">
        <div className="flex items-center gap-2 px-4 py-3">
          <Link to="/" className="flex-1 font-semibold tracking-tight">
            Keepsake
          </Link>
          <Mode />
          <button
            type="button"
            aria-label={isMenuOpen ? 'Close the menu' : 'Open the menu'}
            aria-expanded={isMenuOpen}
            className="inline-flex size-8 items-center justify-center rounded hover:bg-raised md:hidden"
            onClick={() => openMenu(!isMenuOpen)}
          >
            {isMenuOpen ? <X size={18} aria-hidden /> : <Menu size={18} aria-hidden />}
          </button>
        </div>
        <div className={`${isMenuOpen ? 'block' : 'hidden'} px-2 pb-3 md:flex md:min-h-0 md:flex-1 md:flex-col`}>
          <button
            type="button"
            onClick={() => {
              openMenu(false)
              openPalette(true)
            }}
            className="mb-2 flex min-h-8 w-full items-center gap-2 rounded-md border border-line px-2.5 text-quiet hover:bg-raised"
          >
            <Search size={15} aria-hidden />
            <span className="flex-1 text-left">Go to</span>
            <kbd className="font-sans text-xs">Ctrl K</kbd>
          </button>
          <Navigation onGo={() => openMenu(false)} />
          <Help />
          <Account />
        </div>
      </div>
      <div id="content" tabIndex={-1} className="min-w-0 outline-none">
        <Content />
      </div>
      <Toasts />
      {isPaletteOpen && (
        <Suspense>
          <Palette onClose={() => openPalette(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The screen, or why this key may not open it. */
function Content(): ReactNode {
  const lacking = useLacking(useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath }))
  if (lacking === undefined) return <Outlet />
  return (
    <Page title="Not for this key">
      <Empty title="This key may not open the screen">
        It needs the permission {lacking}. Sign in with another key.
      </Empty>
    </Page>
  )
}

function Mode(): ReactNode {
  const { key } = useMe()
  return (
    <span
      className={`rounded px-1.5 py-px text-xs font-medium ${key.livemode ? 'bg-raised text-quiet' : 'border border-warn text-warn'}`}
    >
      {key.livemode ? 'Live' : 'Test'}
    </span>
  )
}

function Navigation({ onGo }: { onGo: () => void }): ReactNode {
  const screens = useScreens().filter(({ isWithin }) => !isWithin)
  const counts = useCounts()
  const parts = [undefined, ...GROUPS].map(name => ({ name, screens: screens.filter(({ group }) => group === name) }))
  return (
    <nav aria-label="Screens" className="min-h-0 flex-1 overflow-y-auto">
      {parts.map(
        part =>
          part.screens.length > 0 && (
            <div key={part.name ?? 'first'} className="mb-1">
              {part.name && <p className="px-2.5 text-xs font-medium text-quiet">{part.name}</p>}
              <ul aria-label={part.name ?? 'Start'} className="space-y-px">
                {part.screens.map(({ to, name, icon: Icon }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      onClick={onGo}
                      activeOptions={{ exact: to === '/' }}
                      className="flex min-h-7 items-center gap-2.5 rounded-md px-2.5 text-quiet hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:font-medium aria-[current=page]:text-text"
                    >
                      <Icon size={16} aria-hidden />
                      <span className="flex-1">{name}</span>
                      {(counts[to] ?? 0) > 0 && (
                        <span className="text-xs tabular-nums">
                          {formatCompact(counts[to] ?? 0)}
                          <span className="sr-only"> waiting</span>
                        </span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </nav>
  )
}

/** Leads to what the reference says about the screen. */
function Help(): ReactNode {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath })
  return (
    <a
      href={`${PREFIX}/docs#${operationOf(path)}`}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-7 items-center gap-2.5 rounded-md px-2.5 text-quiet hover:bg-raised hover:text-text"
    >
      <CircleQuestionMark size={16} aria-hidden />
      Help
      <span className="sr-only"> with this screen, in a new tab</span>
    </a>
  )
}

function Account(): ReactNode {
  const session = useSession()
  const { organization, member, key } = useMe()
  return (
    <div className="mt-3 flex items-end gap-2 border-t border-line px-2.5 pt-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{organization.name}</p>
        <p className="truncate text-xs text-quiet">
          {member.name} · {member.role} · {key.prefix.slice(0, 8)}…{key.last4}
        </p>
      </div>
      <button
        type="button"
        aria-label="Sign out"
        title="Sign out"
        className="inline-flex size-8 items-center justify-center rounded text-quiet hover:bg-raised hover:text-text"
        onClick={() => session.signOut()}
      >
        <LogOut size={16} aria-hidden />
      </button>
    </div>
  )
}
