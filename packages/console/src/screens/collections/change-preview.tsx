import type { Collection } from '@keepsake/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient, useMay } from '../../session/use-session.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { formatNumber } from '../../ui/format.ts'
import { Panel } from '../../ui/page.tsx'
import type { Changes, Definition } from './property-drafts.ts'

interface Props {
  collection: Collection
  changes: Changes
  removedValues: 'keep' | 'delete'
  onRemovedValues: (choice: 'keep' | 'delete') => void
}

/** What saving would do: to the properties, to the values that records have, and to the memories that are stored. */
export function ChangePreview({ collection, changes, removedValues, onRemovedValues }: Props): ReactNode {
  const { added, removed, changed } = changes
  const isRead = added.length + changed.length > 0
  return (
    <Panel title="What this changes">
      <ul className="divide-y divide-line">
        {added.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two that are new can have no name yet
          <Line key={index} tone="good" kind="Added" name={name.trim() === '' ? 'A property without a name' : name}>
            It is read from memories that are stored from now on.
          </Line>
        ))}
        {changed.map(({ before, name, fields, isReshaped }) => (
          <Line key={before.systemName} tone="plain" kind="Changed" name={before.name}>
            {fields.includes('name') && `It is called ${name}. `}
            {fields.some(field => field !== 'name') && `New ${fields.filter(field => field !== 'name').join(', ')}. `}
            {isReshaped && (
              <>
                <Values collection={collection} property={before} /> Values that fit are converted, others stay as they
                are and are reported.
              </>
            )}
          </Line>
        ))}
        {removed.map(property => (
          <Line key={property.systemName} tone="bad" kind="Removed" name={property.name}>
            <Values collection={collection} property={property} />{' '}
            {removedValues === 'keep' ? 'They can still be read and filtered by.' : 'They are deleted.'}
          </Line>
        ))}
      </ul>
      {removed.length > 0 && (
        <fieldset className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
          <legend className="mb-1 font-medium">Values of removed properties</legend>
          {(['keep', 'delete'] as const).map(choice => (
            <label key={choice} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="removedValues"
                className="size-4 accent-accent"
                checked={removedValues === choice}
                onChange={() => onRemovedValues(choice)}
              />
              {choice === 'keep' ? 'Keep' : 'Delete'}
            </label>
          ))}
        </fieldset>
      )}
      {isRead && <Unread collection={collection} />}
    </Panel>
  )
}

function Line({
  tone,
  kind,
  name,
  children,
}: {
  tone: Tone
  kind: string
  name: string
  children: ReactNode
}): ReactNode {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-1 py-2">
      <Badge tone={tone}>{kind}</Badge>
      <span className="min-w-0 flex-1 basis-56 break-words">
        <span className="font-medium">{name}:</span> <span className="text-quiet">{children}</span>
      </span>
    </li>
  )
}

/** How many records have a value of a property. */
function Values({
  collection: { entityType },
  property: { systemName },
}: {
  collection: Collection
  property: Definition
}): ReactNode {
  const client = useClient()
  const may = useMay()
  const records = useQuery({
    queryKey: ['collections', 'values', entityType, systemName],
    enabled: may('memory:read'),
    queryFn: async () => {
      const { total } = await client.memory.search({
        filterByProperty: { conditions: [{ property: systemName, operator: 'exists' }] },
        ...(entityType !== undefined && { type: entityType }),
        countOnly: true,
      })
      return total ?? 0
    },
  })
  if (records.data === undefined) return null
  return records.data === 1 ? '1 record has a value.' : `${formatNumber(records.data)} records have a value.`
}

/** How many stored memories are not read for what is new, and what reading them would cost. */
function Unread({ collection: { id } }: { collection: Collection }): ReactNode {
  const client = useClient()
  const may = useMay()
  const estimate = useQuery({
    queryKey: ['collections', id, 'estimate'],
    enabled: may('memory:write'),
    queryFn: () => client.collections.reextract({ collectionIds: [id], estimate: true }),
  })
  const memories = estimate.data && 'data' in estimate.data ? estimate.data.data.memories : 0
  if (memories === 0) return null
  return (
    <p className="mt-3 text-quiet">
      {memories === 1
        ? '1 memory is stored already and is'
        : `${formatNumber(memories)} memories are stored already and are`}{' '}
      not read for it. After saving you can extract from them again, for at most {formatNumber(memories)}{' '}
      {memories === 1 ? 'credit' : 'credits'}.
    </p>
  )
}
