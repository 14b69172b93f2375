import { type ComponentPropsWithoutRef, type ComponentType, createContext, type ReactNode, useContext } from 'react'
import { Link as Anchor, matchRoute, Redirect, Router, useLocation, useRouter } from 'wouter'
import { useSearch as useQuery } from 'wouter/use-browser-location'

/** A screen of the portal, at a path such as `/webhooks/$id`. */
export interface Screen {
  path: string
  component: ComponentType
  /** Begins to load its code. */
  load: () => Promise<unknown>
  readSearch?: (search: Record<string, unknown>) => object
}

interface Address {
  to?: string | undefined
  params?: Readonly<Record<string, string>> | undefined
  search?: Readonly<Record<string, unknown>> | undefined
}

interface Place {
  screens: readonly Screen[]
  params: Readonly<Record<string, string | undefined>>
  search: object
}
const Here = createContext<Place>({ screens: [], params: {}, search: {} })

// In the build of the portal, the rest of this file stands for the console's router, of whose address the screens ask no more.

export const useParams = (): Place['params'] => useContext(Here).params
export const useSearch = (): object => useContext(Here).search

export function useNavigate(): (address: Address & { replace?: boolean }) => Promise<void> {
  const [path, navigate] = useLocation()
  return async ({ to, replace = false, ...address }) => navigate(addressOf({ to: to ?? path, ...address }), { replace })
}

/** A link to a screen, whose code is loaded as soon as somebody points at it. */
export function Link({
  to,
  params,
  search,
  ...rest
}: Address & Omit<ComponentPropsWithoutRef<'a'>, 'href'>): ReactNode {
  const [path] = useLocation()
  const { screens } = useContext(Here)
  const href = addressOf({ to, params, search })
  const load = (): void => void screens.find(screen => screen.path === to)?.load()
  const isCurrent = path === to || path.startsWith(`${to}/`)
  return <Anchor href={href} aria-current={isCurrent && 'page'} onPointerEnter={load} onFocus={load} {...rest} />
}

function addressOf({ to = '', params = {}, search = {} }: Address): string {
  const path = to.replaceAll(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return query.size === 0 ? path : `${path}?${query}`
}

/** The values of an address: texts, or JSON. */
const readQuery = (query: string): Record<string, unknown> =>
  Object.fromEntries([...new URLSearchParams(query)].map(([name, value]) => [name, fromJson(value)]))

function fromJson(text: string): unknown {
  try {
    return text.startsWith('{') ? JSON.parse(text) : text
  } catch {
    return text
  }
}

interface Props {
  /** The path before those of all screens. */
  base: string
  screens: readonly Screen[]
  /** Where `/` leads. */
  first: string
  /** What is around the screen of the address, undefined if it has none. */
  children: (screen: Screen | undefined) => ReactNode
}

/** Shows the screen of the address. */
export function Screens(props: Props): ReactNode {
  return (
    <Router
      base={props.base}
      aroundNav={(navigate, to, options) => {
        navigate(to, options)
        if (!options?.replace) window.scrollTo(0, 0)
      }}
    >
      <Shown {...props} />
    </Router>
  )
}

function Shown({ screens, first, children }: Props): ReactNode {
  const [path] = useLocation()
  const { parser } = useRouter()
  const query = useQuery()
  if (path === '/') return <Redirect to={first} replace />
  for (const screen of screens) {
    const [isHere, params] = matchRoute(parser, screen.path.replaceAll('$', ':'), path)
    if (isHere) {
      const search = screen.readSearch?.(readQuery(query)) ?? {}
      return <Here value={{ screens, params, search }}>{children(screen)}</Here>
    }
  }
  return <Here value={{ screens, params: {}, search: {} }}>{children(undefined)}</Here>
}
