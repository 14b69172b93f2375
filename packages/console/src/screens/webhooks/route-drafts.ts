import type { CreateWebhookSourceRequest } from '@keepsake/sdk'

export type Route = NonNullable<CreateWebhookSourceRequest['routes']>[number]
type Mapping = NonNullable<Route['mapping']>

/** What names the record of a memory, by its place in a mapping. */
export const IDENTITIES = [
  ['email', 'Email address'],
  ['record_id', 'ID of the record'],
  ['phone_number', 'Phone number'],
  ['website_url', 'Website'],
] as const
type Identity = (typeof IDENTITIES)[number][0]

/** A route as somebody types it. What the form has no field for is kept. */
export interface RouteDraft {
  /** Keeps what is typed in its place when another route is removed. */
  row: number
  kind: Route['kind']
  types: string
  url: string
  filter: string
  /** Nothing leaves those that are stored, which are never shown. */
  headers: string
  identity: Identity
  path: string
  content: string
  properties: string
  tags: string
  speaker: string
  timestamp: string
  /** As it is stored. */
  stored: Partial<Route>
}

export const newRoute = (row: number, kind: Route['kind']): RouteDraft => ({
  row,
  kind,
  types: '*',
  url: '',
  filter: '',
  headers: '',
  identity: 'email',
  path: '',
  content: '',
  properties: '',
  tags: '',
  speaker: '',
  timestamp: '',
  stored: {},
})

export function draftOf(route: Route, row: number): RouteDraft {
  const { kind, types = ['*'], url = '', filter, mapping } = route
  const { record = {}, content = '', properties, tags = [], speaker = '', timestamp = '' } = mapping ?? {}
  const identity = IDENTITIES.map(([name]) => name).find(name => record[name] !== undefined) ?? 'email'
  return {
    ...newRoute(row, kind),
    types: types.join(', '),
    url,
    filter: filter ?? '',
    identity,
    path: record[identity] ?? '',
    content,
    properties: linesOf(properties),
    tags: tags.join(', '),
    speaker,
    timestamp,
    stored: route,
  }
}

/** The route that is sent: the server says what is wrong with it. */
export function routeOf(draft: RouteDraft): Route {
  const { kind, types, url, filter, headers, stored } = draft
  const common = { kind, ...(listOf(types).length > 0 && { types: listOf(types) }) }
  if (kind === 'store') return common
  if (kind === 'memory') return { ...common, mapping: mappingOf(draft) }
  return {
    ...common,
    ...(stored.id !== undefined && { id: stored.id }),
    url: url.trim(),
    ...((filter.trim() !== '' || stored.filter) && { filter: filter.trim() }),
    ...(headers.trim() !== '' && { headers: pairsOf(headers) }),
  }
}

function mappingOf({ identity, path, content, properties, tags, speaker, timestamp, stored }: RouteDraft): Mapping {
  const {
    record,
    content: _,
    properties: __,
    tags: ___,
    speaker: ____,
    timestamp: _____,
    ...kept
  } = stored.mapping ?? {}
  const others = Object.fromEntries(Object.entries(record ?? {}).filter(([name]) => !isIdentity(name)))
  return {
    ...kept,
    record: { ...others, [identity]: path.trim() },
    content,
    ...(properties.trim() !== '' && { properties: pairsOf(properties) }),
    ...(listOf(tags).length > 0 && { tags: listOf(tags) }),
    ...(speaker.trim() !== '' && { speaker: speaker.trim() }),
    ...(timestamp.trim() !== '' && { timestamp: timestamp.trim() }),
  }
}

const isIdentity = (name: string): boolean => IDENTITIES.some(([each]) => each === name)
const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

const linesOf = (values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** A name and a value in each line. A line without a colon is a name without a value, which the server refuses. */
function pairsOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return Object.fromEntries(
    lines.map(line => {
      const colon = line.includes(':') ? line.indexOf(':') : line.length
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
}

/** The kinds that another route can have: at most one remembers, and one keeps. */
export const kindsLeft = (drafts: readonly RouteDraft[], own?: RouteDraft): Route['kind'][] =>
  (['memory', 'forward', 'store'] as const).filter(
    kind => kind === 'forward' || kind === own?.kind || drafts.every(draft => draft.kind !== kind),
  )
