import type { Guideline } from '@keepsake/sdk'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Named, numberColumn, timeColumn } from '../../ui/table-columns.tsx'
import { AddGuideline } from './add-guideline.tsx'

const COLUMNS: readonly Column<Guideline>[] = [
  {
    id: 'name',
    name: 'Name',
    text: ({ name }) => name,
    cell: ({ name, description }) => <Named name={name} about={description} />,
  },
  {
    id: 'given',
    name: 'Given',
    text: ({ alwaysOn }) => (alwaysOn ? 'Always on' : 'When it fits'),
    cell: ({ alwaysOn }) => (alwaysOn ? <Badge tone="good">Always on</Badge> : 'When it fits'),
  },
  {
    id: 'tags',
    name: 'Tags',
    text: ({ tags }) => tags.join(', '),
    cell: ({ tags }) => tags.map(tag => <Badge key={tag}>{tag}</Badge>),
  },
  numberColumn('tokens', 'Tokens', ({ tokens }) => tokens),
  numberColumn('version', 'Version', ({ version }) => version),
  timeColumn('changed', 'Changed', ({ updatedAt }) => updatedAt),
  { id: 'id', name: 'ID', text: ({ id }) => id },
]
const USUAL = ['given', 'tags', 'tokens', 'version', 'changed']

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
      <Table
        label="Guidelines"
        list="guidelines"
        noun={['guideline', 'guidelines']}
        columns={COLUMNS}
        usual={USUAL}
        row={({ id }, look, cells) => (
          <Link to="/guidelines/$id" params={{ id }} {...look}>
            {cells}
          </Link>
        )}
        pages={pages}
        keyOf={({ id }) => id}
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
