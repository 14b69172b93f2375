import type { Keepsake } from '@keepsake/sdk'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useNames } from '../../session/use-names.ts'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Copy } from '../../ui/copy.tsx'
import { Download } from '../../ui/download.tsx'
import { Json } from '../../ui/json.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Only } from '../../ui/only.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Time } from '../../ui/time.tsx'
import { SettingsPage } from './settings-page.tsx'
import { AUDIT_FILTERS } from './settings-search.ts'

type Entry = Awaited<ReturnType<Keepsake['audit']['list']>>['data'][number]

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
      <Rows
        label="Entries"
        pages={pages}
        keyOf={({ id }) => id}
        row={entry => <Row entry={entry} />}
        height={57}
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

function Row({ entry: { actor, action, target, details, requestId, createdAt } }: { entry: Entry }): ReactNode {
  const nameOf = useNames()
  return (
    <div className="flex min-h-14 flex-wrap items-start gap-x-3 gap-y-1 border-b border-line px-2 py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block truncate font-medium">{action}</span>
        <span className="flex min-w-0 flex-wrap gap-x-1.5 text-xs text-quiet">
          by
          <Link
            to="/settings/audit"
            search={search => ({ ...search, actor })}
            title={actor}
            className="max-w-full truncate underline"
          >
            {nameOf(actor)}
          </Link>
          on
          <Link
            to="/settings/audit"
            search={search => ({ ...search, target })}
            title={target}
            className="max-w-full truncate underline"
          >
            {nameOf(target)}
          </Link>
        </span>
      </span>
      {Object.keys(details).length > 0 && (
        <details className="min-w-0 flex-1 basis-60">
          <summary className="text-quiet">Details</summary>
          <Json value={details} />
        </details>
      )}
      <span className="inline-flex items-center gap-1 text-xs text-quiet">
        <Time at={createdAt} />
        {requestId && <Copy text={requestId} label={`Copy ${requestId}`} />}
      </span>
    </div>
  )
}
