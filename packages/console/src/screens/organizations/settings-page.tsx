import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Permission } from '../../session/session.ts'
import { useMay } from '../../session/use-session.tsx'
import { Page } from '../../ui/page.tsx'
import { TAB, TABS } from '../../ui/views.tsx'

const PLACES = [
  { to: '/settings', name: 'Organization', permission: 'organizations:read' },
  { to: '/settings/members', name: 'Members', permission: 'members:read' },
  { to: '/settings/keys', name: 'API keys', permission: 'keys:read' },
  { to: '/settings/audit', name: 'Audit log', permission: 'audit:read' },
] as const satisfies readonly { to: string; name: string; permission: Permission }[]

/** One of the settings, with the way to the others. */
export function SettingsPage({
  title,
  actions,
  children,
}: {
  title: (typeof PLACES)[number]['name']
  actions?: ReactNode
  children: ReactNode
}): ReactNode {
  const may = useMay()
  return (
    <Page title={title} actions={actions}>
      <nav aria-label="Settings" className={TABS}>
        {PLACES.filter(({ permission }) => may(permission)).map(({ to, name }) => (
          <Link key={to} to={to} activeOptions={{ exact: true }} className={TAB}>
            {name}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  )
}
