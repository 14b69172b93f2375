import { Plus, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input, Select, TextArea } from '../../ui/field.tsx'
import { draftOf, IDENTITIES, kindsLeft, newRoute, type Route, type RouteDraft, routeOf } from './route-drafts.ts'

/** What becomes of an event on each kind of route. */
export const ROUTES: Readonly<Record<Route['kind'], string>> = {
  memory: 'Becomes a memory',
  forward: 'Is forwarded',
  store: 'Is stored',
}
const MAX_ROUTES = 10

interface Props {
  label: string
  /** The routes, as JSON. */
  text: string
  onChange: (text: string) => void
}

/** Asks where accepted events go: into a memory, to a URL, or only into the log. */
export function RoutesForm({ label, text, onChange }: Props): ReactNode {
  const [drafts, setDrafts] = useState<readonly RouteDraft[]>(() => {
    const routes: Route[] = text === '' ? [] : JSON.parse(text)
    return routes.map(draftOf)
  })
  const change = (next: readonly RouteDraft[]): void => {
    setDrafts(next)
    onChange(next.length === 0 ? '' : JSON.stringify(next.map(routeOf), null, 2))
  }
  const [next = 'forward'] = kindsLeft(drafts)
  return (
    <fieldset className="space-y-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {drafts.map((draft, place) => (
        <fieldset key={draft.row} className="space-y-2 rounded-md border border-line p-3">
          <legend className="px-1 text-xs text-quiet">Route {place + 1}</legend>
          <div className="flex items-end gap-2">
            <Select
              label="An event"
              className="min-w-0 flex-1"
              choices={kindsLeft(drafts, draft).map(kind => [kind, ROUTES[kind]] as const)}
              value={draft.kind}
              onChange={({ target }) => {
                const kind = kindsLeft(drafts, draft).find(each => each === target.value)
                if (kind) change(drafts.map(each => (each === draft ? { ...each, kind } : each)))
              }}
            />
            <Button
              look="quiet"
              className="px-2"
              aria-label={`Remove route ${place + 1}`}
              onClick={() => change(drafts.filter(each => each !== draft))}
            >
              <X size={15} aria-hidden />
            </Button>
          </div>
          <Fields
            draft={draft}
            onEdit={changed => change(drafts.map(each => (each === draft ? { ...each, ...changed } : each)))}
          />
        </fieldset>
      ))}
      {drafts.length < MAX_ROUTES && (
        <Button onClick={() => change([...drafts, newRoute(Math.max(-1, ...drafts.map(({ row }) => row)) + 1, next)])}>
          <Plus size={15} aria-hidden />
          Add a route
        </Button>
      )}
    </fieldset>
  )
}

function Fields({ draft, onEdit }: { draft: RouteDraft; onEdit: (changed: Partial<RouteDraft>) => void }): ReactNode {
  type Text =
    | 'types'
    | 'url'
    | 'filter'
    | 'headers'
    | 'path'
    | 'content'
    | 'properties'
    | 'tags'
    | 'speaker'
    | 'timestamp'
  const field = (name: Text) => ({
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onEdit({ [name]: target.value }),
  })
  return (
    <>
      <Input label="Types that it takes, such as invoice.* or * for all" {...field('types')} />
      {draft.kind === 'forward' && (
        <>
          <Input
            label="Forward to the URL"
            placeholder="https://billing.northwind.example/webhooks"
            {...field('url')}
          />
          <Input
            label="Only if (CEL, optional)"
            placeholder="event.data.object.payload.livemode"
            spellCheck={false}
            {...field('filter')}
          />
          <TextArea
            label={`Headers, one in each line (optional)${draft.stored.id ? '. Unchanged if empty' : ''}`}
            rows={2}
            placeholder="X-Team: billing"
            className="font-mono text-xs"
            {...field('headers')}
          />
        </>
      )}
      {draft.kind === 'memory' && (
        <>
          <div className="grid gap-2 sm:grid-cols-2">
            <Select
              label="The record is named by"
              choices={IDENTITIES}
              value={draft.identity}
              onChange={({ target }) =>
                onEdit({ identity: IDENTITIES.find(([name]) => name === target.value)?.[0] ?? 'email' })
              }
            />
            <Input label="Found in the payload at" placeholder="data.requester.email" {...field('path')} />
          </div>
          <TextArea
            label="Text of the memory"
            rows={2}
            placeholder="Ticket {{data.subject}}: {{data.description}}"
            {...field('content')}
          />
          <details>
            <summary className="min-h-8 py-1 text-quiet">Properties, tags, speaker and time</summary>
            <div className="space-y-2">
              <TextArea
                label="Properties, a name and a path in each line"
                rows={2}
                placeholder="Open tickets: data.open_tickets"
                {...field('properties')}
              />
              <Input label="Tags" placeholder="support" {...field('tags')} />
              <Input label="Path of who said it" placeholder="data.requester.name" {...field('speaker')} />
              <Input label="Path of the time" placeholder="data.created_at" {...field('timestamp')} />
            </div>
          </details>
        </>
      )}
      {draft.kind === 'store' && <p className="text-quiet">The event is kept with its headers, and can be replayed.</p>}
    </>
  )
}
