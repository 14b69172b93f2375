import type { Collection } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { usePages } from '../../session/use-pages.ts'
import { useClient } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Id } from '../../ui/copy.tsx'
import { Empty } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Rows } from '../../ui/rows.tsx'

/** Which values are looked for in memories. */
export function Collections(): ReactNode {
  const client = useClient()
  const pages = usePages<Collection>(['collections'], cursor => client.collections.list({ limit: 50, ...cursor }))
  return (
    <Page title="Collections">
      <Rows
        label="Collections"
        pages={pages}
        keyOf={({ id }) => id}
        row={collection => <Item collection={collection} />}
        height={220}
        empty={
          <Empty title="There are no collections yet" lines={['keepsake collections create-starter']}>
            A collection says which properties are read from memories. The starter collection has the common ones.
          </Empty>
        }
      />
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
        <h2>{name}</h2>
        {entityType && <Badge>{entityType}</Badge>}
        <span className="text-xs text-quiet">Version {version}</span>
        <span className="flex-1" />
        <Id id={id} />
      </header>
      {description && <p className="mb-2 text-quiet">{description}</p>}
      <div>
        <table className="w-full table-fixed break-words text-left">
          <thead className="text-xs text-quiet">
            <tr>
              <th className="py-1 pr-4 font-medium">Property</th>
              <th className="py-1 pr-4 font-medium">Type</th>
              <th className="py-1 font-medium">What it is</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line align-top">
            {properties.map(property => (
              <tr key={property.systemName}>
                <td className="py-1.5 pr-4 font-medium">{property.name}</td>
                <td className="py-1.5 pr-4 text-quiet">
                  {property.type}
                  {property.unit && ` in ${property.unit}`}
                  {property.mode === 'append' && ', collected'}
                </td>
                <td className="py-1.5 break-words">
                  {property.description}
                  {property.aliases && <span className="text-quiet"> Also: {property.aliases.join(', ')}.</span>}
                  {property.review && <span className="text-quiet"> Reviewed: {property.review}.</span>}
                  {property.options && <span className="text-quiet"> {property.options.join(' · ')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </article>
  )
}
