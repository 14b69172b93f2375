import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { CheckBox, Input } from '../../ui/field.tsx'
import { covers, type TypeNode, toggled, treeOf } from './type-tree.ts'

interface Type {
  type: string
  description: string
}

/** The event types that can be chosen or sent: those in use of the organization, then those of the service. */
export function useEventTypes(): Type[] | undefined {
  const client = useClient()
  const { data } = useQuery({ queryKey: ['event-types'], queryFn: () => client.webhooks.eventTypes() })
  return data && [...data.own.filter(({ archived_at }) => archived_at === null), ...data.data]
}

/** Patterns of events: written, or chosen in the tree of event types. */
export function EventPicker({
  label,
  text,
  onChange,
}: {
  label: string
  text: string
  onChange: (text: string) => void
}): ReactNode {
  const types = useEventTypes() ?? []
  const [search, setSearch] = useState('')
  const name = useId()
  const patterns = text.split(/[\s,]+/).filter(Boolean)
  const found = treeOf(types, search)
  const box = (pattern: string, shown: string): ReactNode => (
    <CheckBox
      label={shown}
      checked={covers(patterns, pattern)}
      onChange={() =>
        onChange(
          toggled(
            patterns,
            pattern,
            types.map(({ type }) => type),
          ).join(', '),
        )
      }
    />
  )
  const leaf = ({ pattern, type }: TypeNode<Type>): ReactNode => (
    <li key={pattern}>
      {box(pattern, pattern)}
      {type?.description && <p className="pl-6 text-xs text-quiet">{type.description}</p>}
    </li>
  )
  return (
    <div>
      <Input label={label} required value={text} onChange={({ target }) => onChange(target.value)} />
      {types.length > 0 && (
        <fieldset className="mt-2 rounded-md border border-line p-2">
          <legend id={name} className="px-1 text-xs text-quiet">
            Choose by name
          </legend>
          <Input
            label="Find an event type"
            hideLabel
            type="search"
            placeholder="Find an event type"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
            tabIndex={0}
            aria-labelledby={name}
            className="mt-1 max-h-56 overflow-y-auto"
          >
            {search === '' && box('*', 'All types')}
            <ul className="space-y-0.5">
              {found.map(node =>
                node.below.length === 0 ? (
                  leaf(node)
                ) : (
                  <li key={node.pattern}>
                    {box(node.pattern, node.pattern)}
                    <ul className="space-y-0.5 pl-6">{node.below.map(leaf)}</ul>
                  </li>
                ),
              )}
            </ul>
            {found.length === 0 && <p className="py-1 text-quiet">No event type has these words.</p>}
          </section>
        </fieldset>
      )}
    </div>
  )
}
