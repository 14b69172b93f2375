import { type ReactNode, useState } from 'react'
import { ageOf } from '../../session/key-age.ts'
import { rolesUpTo } from '../../session/roles.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay, useMe } from '../../session/use-session.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Secret } from '../../ui/secret.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { CreateKey } from './create-key.tsx'
import { KeyActions } from './key-actions.tsx'
import type { Key, NewKey } from './listed.ts'
import { SettingsPage } from './settings-page.tsx'

const isOver = ({ revokedAt, expiresAt }: Key): boolean =>
  revokedAt !== undefined || (expiresAt !== undefined && Date.parse(expiresAt) <= Date.now())

const stateOf = (key: Key): readonly [Tone, string] => {
  if (isOver(key)) return ['bad', key.revokedAt ? 'Revoked' : 'Expired']
  const { days, due } = ageOf(key)
  return due ? [due, `${days} days old: rotate it`] : ['good', 'Valid']
}

const COLUMNS: readonly Column<Key>[] = [
  { id: 'name', name: 'Name', text: ({ name }) => name, cell: key => <Called apiKey={key} /> },
  { id: 'role', name: 'Role', text: ({ role }) => role },
  {
    id: 'state',
    name: 'State',
    text: key => stateOf(key)[1],
    cell: key => <Badge tone={stateOf(key)[0]}>{stateOf(key)[1]}</Badge>,
  },
  {
    id: 'mode',
    name: 'Data',
    text: ({ livemode }) => (livemode ? 'Live' : 'Test'),
    cell: ({ livemode }) => (livemode ? 'Live' : <Badge tone="warn">Test</Badge>),
  },
  { id: 'scopes', name: 'Only', text: ({ scopes }) => scopes.join(', ') },
  timeColumn('made', 'Made', ({ createdAt }) => createdAt),
  timeColumn('used', 'Used', ({ lastUsedAt }) => lastUsedAt),
  timeColumn('ends', 'Ends', ({ expiresAt }) => expiresAt),
  { id: 'id', name: 'ID', text: ({ id }) => id, cell: ({ id }) => <Id id={id} /> },
]
const USUAL = ['role', 'state', 'mode', 'made', 'used']

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
      <Table
        label="Keys"
        list="keys"
        noun={['key', 'keys']}
        columns={COLUMNS}
        usual={USUAL}
        actions={key => <Actions apiKey={key} onMade={setMade} />}
        pages={pages}
        keyOf={({ id }) => id}
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

function Called({ apiKey }: { apiKey: Key }): ReactNode {
  const { id, name, prefix, last4 } = apiKey
  const { key: own } = useMe()
  return (
    <Named
      name={
        <>
          <span className={isOver(apiKey) ? 'text-quiet line-through' : ''}>{name}</span>
          {id === own.id && <span className="font-normal text-quiet"> (this tab)</span>}
        </>
      }
      about={
        <code className="font-mono">
          {prefix}…{last4}
        </code>
      }
    />
  )
}

function Actions({ apiKey, onMade }: { apiKey: Key; onMade: (made: NewKey) => void }): ReactNode {
  const may = useMay()
  const { member } = useMe()
  const isManaged = !isOver(apiKey) && may('keys:write') && rolesUpTo(member.role).includes(apiKey.role)
  return isManaged && <KeyActions apiKey={apiKey} onMade={onMade} />
}
