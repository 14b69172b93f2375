import { type ReactNode, useState } from 'react'
import { ageOf } from '../../session/key-age.ts'
import { rolesUpTo } from '../../session/roles.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Rows } from '../../ui/rows.tsx'
import { Secret } from '../../ui/secret.tsx'
import { Time } from '../../ui/time.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyActions } from './key-actions.tsx'
import type { Key, NewKey } from './listed.ts'
import { SettingsPage } from './settings-page.tsx'

/** The keys of members and programs: made and shown once, rotated, revoked. */
export function Keys(): ReactNode {
  const client = useClient()
  const may = useMay()
  const [isCreating, setCreating] = useState(false)
  const [made, setMade] = useState<NewKey>()
  const pages = usePages<Key>(['keys', 'list'], cursor => client.keys.list({ limit: 100, ...cursor }))
  return (
    <SettingsPage
      title="API keys"
      actions={
        may('keys:write') && (
          <Button look="main" onClick={() => setCreating(true)}>
            Create a key
          </Button>
        )
      }
    >
      {made && (
        <section aria-label="The new key" className="mb-3 rounded-md border border-accent bg-panel px-3 py-2">
          <Secret label={`Key of ${made.name}`} secret={made.apiKey} />
          <p className="text-quiet">It is shown only once. Store it where the program reads its secrets.</p>
        </section>
      )}
      <Rows
        label="Keys"
        pages={pages}
        keyOf={({ id }) => id}
        row={key => <Row apiKey={key} onMade={setMade} />}
        height={57}
        empty={
          <Empty
            title="There are no keys"
            lines={['keepsake keys create ci', "await client.keys.create({ name: 'ci' })"]}
          />
        }
      />
      {isCreating && <CreateKey onMade={setMade} onClose={() => setCreating(false)} />}
    </SettingsPage>
  )
}

function Row({ apiKey, onMade }: { apiKey: Key; onMade: (made: NewKey) => void }): ReactNode {
  const { id, name, role, scopes, livemode, prefix, last4, createdAt, lastUsedAt, expiresAt, revokedAt } = apiKey
  const may = useMay()
  const { member, key: own } = useMe()
  const isOver = revokedAt !== undefined || (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now())
  const { days, due } = ageOf({ createdAt })
  const isManaged = !isOver && may('keys:write') && rolesUpTo(member.role).includes(role)
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2">
      <span className={`min-w-0 flex-1 basis-64 ${isOver ? 'text-quiet line-through' : ''}`}>
        <span className="block truncate font-medium">
          {name}
          {id === own.id && <span className="font-normal text-quiet"> (this tab)</span>}
        </span>
      </span>
      <span className="flex min-w-0 basis-full flex-wrap gap-x-2 text-xs text-quiet md:order-last">
        <code className="font-mono">
          {prefix}…{last4}
        </code>
        <Copy text={id} label={`Copy ${id}`} />
        <span>
          made <Time at={createdAt} />
        </span>
        <span>
          {lastUsedAt ? (
            <>
              · used <Time at={lastUsedAt} />
            </>
          ) : (
            '· never used'
          )}
        </span>
        {expiresAt && !revokedAt && (
          <span>
            · {isOver ? 'ended' : 'ends'} <Time at={expiresAt} />
          </span>
        )}
        {scopes.length > 0 && <span className="min-w-0 break-words">· only {scopes.join(', ')}</span>}
      </span>
      {isOver ? (
        <Badge tone="bad">{revokedAt ? 'Revoked' : 'Expired'}</Badge>
      ) : (
        due && <Badge tone={due}>{days} days old: rotate it</Badge>
      )}
      {!livemode && <Badge tone="warn">Test</Badge>}
      <Badge>{role}</Badge>
      {isManaged && <KeyActions apiKey={apiKey} onMade={onMade} />}
    </div>
  )
}
