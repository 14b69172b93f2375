import type { Keepsake } from '@keepsake/sdk'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNames } from '../../session/use-names.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Id } from '../../ui/copy.tsx'
import { Download } from '../../ui/download.tsx'
import { Json } from '../../ui/json.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Only } from '../../ui/only.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, timeColumn } from '../../ui/table-columns.tsx'
import { SettingsPage } from './settings-page.tsx'
import { AUDIT_FILTERS } from './settings-search.ts'

type Entry = Awaited<ReturnType<Keepsake['audit']['list']>>['data'][number]

/** Who or what an entry names, and all entries that name it too. */
const Limit = ({ by, id, name }: { by: 'actor' | 'target'; id: string; name: string }): ReactNode => (
  <Link
    to="/settings/audit"
    search={search => ({ ...search, [by]: id })}
    title={id}
    className="block max-w-full truncate underline"
  >
    {name}
  </Link>
)

const columnsOf = (nameOf: (id: string) => string): readonly Column<Entry>[] => [
  { id: 'action', name: 'Action', text: ({ action }) => action, cell: ({ action }) => <Named name={action} /> },
  {
    id: 'by',
    name: 'By',
    text: ({ actor }) => nameOf(actor),
    cell: ({ actor }) => <Limit by="actor" id={actor} name={nameOf(actor)} />,
  },
  {
    id: 'on',
    name: 'On',
    text: ({ target }) => nameOf(target),
    cell: ({ target }) => <Limit by="target" id={target} name={nameOf(target)} />,
  },
  timeColumn('at', 'When', ({ createdAt }) => createdAt),
  {
    id: 'request',
    name: 'Request',
    text: ({ requestId }) => requestId ?? '',
    cell: ({ requestId }) => requestId && <Id id={requestId} />,
  },
]

const AS_LINES = { headers: { accept: 'application/x-ndjson' } }

/** Who changed what. */
export function AuditLog(): ReactNode {
  const client = useClient()
  const search = useSearch({ from: '/frame/settings/audit' })
  const navigate = useNavigate({ from: '/settings/audit' })
  const nameOf = useNames()
  const pages = usePages<Entry>(['audit', search], cursor => client.audit.list({ limit: 100, ...search, ...cursor }))
  return (
    <SettingsPage
      title="Audit log"
      actions={
        <Download
          label="JSON lines"
          name="audit.ndjson"
          read={async () => (await client.audit.list(search, AS_LINES).asResponse()).text()}
        />
      }
    >
      <div className="mb-3 flex">
        <SearchField
          key={search.action}
          label="Action, such as key.created or key.*"
          text={search.action ?? ''}
          onSearch={action => {
            const { action: _, ...others } = search
            void navigate({ search: action === '' ? others : { ...others, action } })
          }}
        />
      </div>
      <Only
        chosen={AUDIT_FILTERS.flatMap(name => {
          const value = search[name]
          return value === undefined ? [] : [{ name, value: nameOf(value) }]
        })}
        onRemove={name => void navigate({ search: { ...search, [name]: undefined } })}
      />
      <Table
        label="Entries"
        list="audit"
        noun={['entry', 'entries']}
        columns={columnsOf(nameOf)}
        usual={['by', 'on', 'at']}
        below={({ details }) =>
          Object.keys(details).length > 0 && (
            <details className="text-xs">
              <summary className="text-quiet">Details</summary>
              <Json value={details} />
            </details>
          )
        }
        pages={pages}
        keyOf={({ id }) => id}
        empty={
          <Empty
            title="There are no such changes"
            lines={['keepsake audit list --action "key.*"', "await client.audit.list({ action: 'key.*' })"]}
          >
            Changes of members, keys, plans, definitions, guidelines and webhooks are listed here.
          </Empty>
        }
      />
    </SettingsPage>
  )
}
