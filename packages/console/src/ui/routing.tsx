import { lazyRouteComponent, type RouteComponent, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Empty, ErrorNotice, Loading } from './notice.tsx'
import { Page } from './page.tsx'

/** What the router of the console and that of the portal have in common. */
export const ROUTING = {
  defaultPreload: 'intent',
  defaultPendingComponent: Pending,
  defaultErrorComponent: Failed,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
} as const

/** A screen whose code is loaded when it is opened. */
export function screen<Module extends Record<Name, RouteComponent>, Name extends string>(
  load: () => Promise<Module>,
  name: Name,
): RouteComponent {
  return lazyRouteComponent(load, name)
}

/** An address that nothing has. The menu stays around it. */
export function NotFound(): ReactNode {
  return (
    <Page title="There is no such page">
      <Empty title="Nothing is at this address">Choose a screen in the menu.</Empty>
    </Page>
  )
}

function Pending(): ReactNode {
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 md:px-8">
      <Loading />
    </div>
  )
}

function Failed({ error }: { error: unknown }): ReactNode {
  const router = useRouter()
  return (
    <Page title="Something went wrong">
      <ErrorNotice
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={() => void router.invalidate()}
      />
    </Page>
  )
}
