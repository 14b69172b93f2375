import type { Guideline } from '@keepsake/sdk'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Time } from '../../ui/time.tsx'
import { AddGuideline } from './add-guideline.tsx'

/** What agents are told to follow. */
export function Guidelines(): ReactNode {
  const client = useClient()
  const may = useMay()
  const { name } = useSearch({ from: '/frame/guidelines' })
  const navigate = useNavigate({ from: '/guidelines' })
  const [isAdding, setAdding] = useState(false)
  const pages = usePages<Guideline>(['guidelines', 'list', name], cursor =>
    client.guidelines.list({ limit: 50, ...cursor, ...(name !== undefined && { name }) }),
  )
  return (
    <Page
      title="Guidelines"
      actions={
        may('guidelines:write') && (
          <Button look="main" onClick={() => setAdding(true)}>
            Add a guideline
          </Button>
        )
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          key={name}
          label="Part of a name"
          text={name ?? ''}
          onSearch={text => void navigate({ search: text === '' ? {} : { name: text } })}
        />
        <Link to="/guidelines/select" className="text-accent underline">
          What a message selects
        </Link>
        {may('guidelines:write') && (
          <Link to="/guidelines/update" className="text-accent underline">
            Smart update
          </Link>
        )}
      </div>
      <Rows
        label="Guidelines"
        pages={pages}
        keyOf={({ id }) => id}
        row={guideline => <Row guideline={guideline} />}
        height={57}
        empty={
          name !== undefined ? (
            <Empty title="No guideline has this name">Search for another part of it.</Empty>
          ) : (
            <Empty
              title="There are no guidelines yet"
              lines={[
                'keepsake guidelines create --name "Refund policy" --value "Refund within 30 days."',
                "await client.guidelines.create({ name: 'Refund policy', value: 'Refund within 30 days.' })",
              ]}
            >
              A guideline is a text that agents follow, such as a refund policy. They get the sections that a message
              needs.
            </Empty>
          )
        }
      />
      {isAdding && <AddGuideline onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Row({
  guideline: { id, name, description, tags, alwaysOn, tokens, version, updatedAt },
}: {
  guideline: Guideline
}): ReactNode {
  return (
    <Link
      to="/guidelines/$id"
      params={{ id }}
      className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line px-2 py-2 hover:bg-raised"
    >
      <span className="min-w-0 flex-1 basis-60">
        <span className="block truncate font-medium">{name}</span>
        {description && <span className="block truncate text-xs text-quiet">{description}</span>}
      </span>
      {alwaysOn && <Badge tone="good">Always on</Badge>}
      {tags.map(tag => (
        <Badge key={tag}>{tag}</Badge>
      ))}
      <span className="text-xs text-quiet">
        {formatNumber(tokens)} tokens · version {version} · <Time at={updatedAt} />
      </span>
    </Link>
  )
}
