import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callConsole } from '../../session/console-calls.ts'
import { useCsrfToken } from '../../session/use-session.tsx'
import { AskButton } from '../../ui/ask-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/page.tsx'
import { Time } from '../../ui/time.tsx'

interface Listed {
  id: string
  userAgent: string | null
  createdAt: string
  lastUsedAt: string
  isCurrent: boolean
  key: { name: string; prefix: string; last4: string }
}

/** Where the member is signed in. Each session can be ended. */
export function Sessions(): ReactNode {
  const csrfToken = useCsrfToken()
  const queries = useQueryClient()
  const sessions = useQuery({
    queryKey: ['sessions'],
    queryFn: () => callConsole<readonly Listed[]>('GET', 'session/list'),
  })
  return (
    <Panel title="Sessions">
      <Loaded query={sessions} rows={2}>
        {listed => (
          <ul>
            {listed.map(({ id, userAgent, createdAt, lastUsedAt, isCurrent, key }) => (
              <li key={id} className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-1.5">
                <span className="min-w-0 flex-1 basis-56">
                  <span className="block truncate font-medium">{browserOf(userAgent)}</span>
                  <span className="block truncate text-xs text-quiet">
                    {key.name}, {key.prefix.slice(0, 8)}…{key.last4} · since <Time at={createdAt} /> · used{' '}
                    <Time at={lastUsedAt} />
                  </span>
                </span>
                {isCurrent ? (
                  <Badge tone="good">This browser</Badge>
                ) : (
                  <AskButton
                    label="End"
                    accessibleLabel={`End the session of ${browserOf(userAgent)}`}
                    title="End the session"
                    action="End"
                    onConfirm={async () => {
                      await callConsole('DELETE', `session/list/${id}`, { csrfToken })
                      await queries.invalidateQueries({ queryKey: ['sessions'] })
                    }}
                  >
                    <p>The browser is signed out with its next call. The key goes on working.</p>
                  </AskButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  )
}

// the first name that matches: browsers call themselves by the names of others too
const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const

function browserOf(userAgent: string | null): string {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser = 'A browser', system] = [named(BROWSERS), named(SYSTEMS)]
  return system === undefined ? browser : `${browser} on ${system}`
}
