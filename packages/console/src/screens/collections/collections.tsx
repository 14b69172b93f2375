import type { Collection } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Id } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input } from '../../ui/field.tsx'
import { useTyped } from '../../ui/form.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'
import { PropertyTable } from './property-table.tsx'

/** Which values are looked for in memories. */
export function Collections(): ReactNode {
  const client = useClient()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const pages = usePages<Collection>(['collections', 'list'], cursor =>
    client.collections.list({ limit: 50, ...cursor }),
  )
  return (
    <Page
      title="Collections"
      about={
        may('memory:read') && (
          <Link to="/collections/try" className="text-accent underline">
            Try a text
          </Link>
        )
      }
      actions={
        may('collections:write') && (
          <Button look="main" onClick={() => setAdding(true)}>
            Add a collection
          </Button>
        )
      }
    >
      <Rows
        label="Collections"
        pages={pages}
        keyOf={({ id }) => id}
        row={collection => <Item collection={collection} />}
        height={220}
        empty={
          <Empty title="There are no collections" lines={['keepsake collections create-starter']}>
            A collection says which properties are read from memories. The starter collection has the common ones.
          </Empty>
        }
      />
      {isAdding && <AddCollection onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Item({
  collection: { id, name, description, entityType, properties, version },
}: {
  collection: Collection
}): ReactNode {
  return (
    <article className="mb-5 rounded-lg border border-line bg-panel px-4 py-3">
      <header className="mb-2 flex flex-wrap items-center gap-x-3">
        <h2>
          <Link to="/collections/$id" params={{ id }} className="hover:underline">
            {name}
          </Link>
        </h2>
        {entityType && <Badge>{entityType}</Badge>}
        <span className="text-xs text-quiet">Version {version}</span>
        <span className="flex-1" />
        <Id id={id} />
      </header>
      {description && <p className="mb-2 text-quiet">{description}</p>}
      <PropertyTable properties={properties} />
    </article>
  )
}

/** Asks for the name of a collection, and opens its properties. */
function AddCollection({ onClose }: { onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { typed, field } = useTyped({ name: '', entityType: '' })
  const add = async (): Promise<void> => {
    const { name, entityType } = typed
    const { data } = await client.collections.create({ name, ...(entityType.trim() !== '' && { entityType }) })
    await queries.invalidateQueries({ queryKey: ['collections'] })
    await navigate({ to: '/collections/$id', params: { id: data.id }, search: { view: 'edit' } })
  }
  return (
    <Dialog title="Add a collection" action="Add" onConfirm={add} onClose={onClose}>
      <Input label="Name" required placeholder="Sales" {...field('name')} />
      <Input label="Type of its records (optional, all if empty)" placeholder="Contact" {...field('entityType')} />
    </Dialog>
  )
}
