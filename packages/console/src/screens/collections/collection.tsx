import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Id } from '../../ui/copy.tsx'
import { UnloadedPage } from '../../ui/loaded.tsx'
import { Page, Panel } from '../../ui/page.tsx'
import { Views } from '../../ui/views.tsx'
import { VIEWS } from './collections-search.ts'
import { EditProperties } from './edit-properties.tsx'
import { ExtractAgain } from './extract-again.tsx'
import { PropertyTable } from './property-table.tsx'

/** One collection: its properties, their editor, and reading stored memories again. */
export function CollectionScreen(): ReactNode {
  const { id } = useParams({ from: '/frame/collections/$id' })
  const { view = 'properties', event } = useSearch({ from: '/frame/collections/$id' })
  const navigate = useNavigate({ from: '/collections/$id' })
  const client = useClient()
  const may = useMay()
  const collection = useQuery({
    queryKey: ['collections', id],
    queryFn: async () => (await client.collections.get(id)).data,
  })
  if (!collection.isSuccess) return <UnloadedPage title="Collection" query={collection} />
  const { name, description, entityType, properties, version } = collection.data
  const mayEdit = may('collections:write')
  const mayExtract = may('memory:write')
  return (
    <Page
      title={name}
      about={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {entityType && <Badge>{entityType}</Badge>}
          {description && <span>{description}</span>}
          <span>Version {version}</span>
          <Id id={id} />
          {may('memory:read') && (
            <Link to="/collections/try" search={{ collection: id }} className="text-accent underline">
              Try a text
            </Link>
          )}
        </span>
      }
    >
      <Views
        label="Views of the collection"
        views={VIEWS.filter(([each]) => (each === 'edit' ? mayEdit : each === 'again' ? mayExtract : true))}
        current={view}
        onChoose={chosen => void navigate({ search: chosen === 'properties' ? {} : { view: chosen } })}
      />
      {view === 'properties' && (
        <Panel title="Properties">
          <PropertyTable properties={properties} />
        </Panel>
      )}
      {view === 'edit' && mayEdit && <EditProperties key={id} collection={collection.data} />}
      {view === 'again' && mayExtract && <ExtractAgain collection={collection.data} eventId={event} />}
    </Page>
  )
}
