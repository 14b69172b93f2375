import { lazyRouteComponent, type RouteComponent, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Failed, NotFound, Pending } from './outcomes.tsx'

/** How the console's router behaves. */
export const ROUTING = {
  defaultPreload: 'intent',
  defaultPendingComponent: Pending,
  defaultErrorComponent: FailedHere,
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

function FailedHere({ error }: { error: unknown }): ReactNode {
  const router = useRouter()
  return <Failed error={error} onRetry={() => void router.invalidate()} />
}
