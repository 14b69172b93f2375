import type { Editor, Finishing } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { ApiError, invalid } from '../../../platform/values/errors.ts'
import type { Keyring } from '../attempt/keyring.ts'
import type { Deployment } from '../direction/deployment.ts'
import { requireSending } from '../direction/refusals.ts'
import { RECEIVED } from '../events.ts'
import type { CheckedUpdate, PreparedSubscription, Subscriptions } from '../subscriptions/service.ts'
import { checkMapping, type Mapping } from './check-mapping.ts'
import { routesOf, type StoredRoute } from './routes.ts'
import type { Source } from './source.ts'

type Input = Schemas['WebhookSourceRouteInput']

/** A call that checks its input before the transaction that stores it. */
export type PreparingCaller = Editor & Pick<Finishing, 'idFor'>

/** A validated change to the routes of a source. */
export interface PreparedRoutes {
  routes: StoredRoute[]
  /** Null without a memory route. */
  mapping: Mapping | null
  created: PreparedSubscription[]
  updated: CheckedUpdate[]
  removed: string[]
}

/** The fields of a request that say where events go. */
export interface GivenRoutes {
  routes?: readonly Input[]
  mapping?: Mapping
  forward_url?: string
}

/** A route of the request, or one of the source that stays as it is. */
type Wanted = { stored: StoredRoute } | { input: Input; place: string; urlPath: string }

const ALL_TYPES = ['*']

export interface RoutesDependencies {
  subscriptions: Subscriptions
  keyring: Keyring
  deployment: Pick<Deployment, 'direction' | 'events' | 'auth'>
}

/** Validates routes, and prepares the destinations of those that forward. */
export function createRoutesReader({ subscriptions, keyring, deployment }: RoutesDependencies) {
  type Owner = Pick<Source, 'id' | 'name'>

  async function prepareForward(
    caller: PreparingCaller,
    { id, name }: Owner,
    { input, place, urlPath }: Extract<Wanted, { input: Input }>,
    present: Source['forwards'][number] | undefined,
  ): Promise<{ created: PreparedSubscription } | { updated: CheckedUpdate }> {
    const { url = '', filter, headers } = input
    requireSending(deployment, RECEIVED.type)
    const { auth } = deployment
    if (auth !== 'hmac')
      throw invalid(
        urlPath,
        `${urlPath} cannot be set: this server asks for authentication of the type ${auth} (WEBHOOKS_AUTH), which it has no field for.`,
      )
    return spelled(
      { 'body.url': urlPath, 'body.filter': `${place}.filter`, 'body.headers': `${place}.headers` },
      async () => {
        if (present) {
          // the short form changes only the URL
          const change = urlPath === FORWARD_URL ? { url } : { url, filter: filter ?? '', ...(headers && { headers }) }
          return { updated: await subscriptions.check(caller, present.id, change) }
        }
        const settings = { name, url, events: [RECEIVED.type], sourceId: id }
        const others = { ...(filter && { filter }), ...(headers && { headers }) }
        return { created: await subscriptions.prepare(caller, 'destination', { ...settings, ...others }) }
      },
    )
  }

  return {
    /** @throws ApiError `validation_error` */
    async read(
      caller: PreparingCaller,
      owner: Owner,
      given: GivenRoutes,
      source?: Pick<Source, 'routes' | 'mapping' | 'forwards'>,
    ): Promise<PreparedRoutes> {
      const wanted = wantedRoutes(given, source && routesOf(source))
      const present = new Map((source?.forwards ?? []).map(each => [each.id, each]))
      const prepared: PreparedRoutes = { routes: [], mapping: null, created: [], updated: [], removed: [] }
      const left = new Map([...present].map(([id, { url }]) => [keyring.url.decrypt(url), id]))
      const stays = new Set<string>()
      for (const each of wanted) {
        if ('stored' in each) {
          if (each.stored.kind === 'forward') stays.add(each.stored.id)
          if (each.stored.kind === 'memory') prepared.mapping = source?.mapping ?? null
          prepared.routes.push(each.stored)
          continue
        }
        const { input, place } = each
        const { kind, types = ALL_TYPES } = input
        if (kind === 'memory') {
          checkMapping(input.mapping, `${place}.mapping`)
          prepared.mapping = input.mapping ?? null
        }
        if (kind !== 'forward') {
          prepared.routes.push({ kind, types })
          continue
        }
        if (input.id !== undefined && !present.has(input.id))
          throw invalid(`${place}.id`, `${place}.id is no forward route of this source. Leave it out for a new one.`)
        const id = input.id ?? left.get(input.url ?? '')
        const forward = await prepareForward(caller, owner, each, id === undefined ? undefined : present.get(id))
        if ('created' in forward) prepared.created.push(forward.created)
        else prepared.updated.push(forward.updated)
        const routeId = 'created' in forward ? forward.created.row.id : forward.updated.id
        if (stays.has(routeId)) throw invalid('body.routes', `body.routes has ${routeId} twice.`)
        stays.add(routeId)
        prepared.routes.push({ kind, types, id: routeId })
      }
      prepared.removed = [...present.keys()].filter(id => !stays.has(id))
      return prepared
    },
  }
}

const FORWARD_URL = 'body.forward_url'

/** What a request wants. @param present the routes of the source that is changed */
function wantedRoutes({ routes, mapping, forward_url: url }: GivenRoutes, present?: readonly StoredRoute[]): Wanted[] {
  if (routes) {
    if (mapping !== undefined || url !== undefined)
      throw invalid(
        'body.routes',
        'body.routes cannot be combined with mapping or forward_url, which are its short form.',
      )
    checkRoutes(routes)
    return routes.map((input, index) => {
      const place = `body.routes.${index}`
      return { input, place, urlPath: `${place}.url` }
    })
  }
  const memory: Wanted[] = mapping ? [short({ kind: 'memory', mapping })] : []
  const forward: Wanted[] = url ? [short({ kind: 'forward', url })] : []
  if (!present) {
    if (memory.length + forward.length > 0) return [...memory, ...forward]
    throw invalid('body.routes', 'body.routes is required, or its short form: mapping, forward_url or both.')
  }
  const hasMemory = present.some(({ kind }) => kind === 'memory')
  const first = present.find(({ kind }) => kind === 'forward')
  const changed = present.flatMap((stored): Wanted[] => {
    if (stored.kind === 'memory' && mapping) return [short({ kind: 'memory', mapping, types: [...stored.types] })]
    if (stored !== first || url === undefined) return [{ stored }]
    return url === ''
      ? []
      : [short({ kind: 'forward', url, types: [...stored.types], id: first.kind === 'forward' ? first.id : '' })]
  })
  const added = [...(hasMemory ? [] : memory), ...changed, ...(first ? [] : forward)]
  if (added.length === 0)
    throw invalid(FORWARD_URL, `${FORWARD_URL} cannot be removed: it is the only route. Set another one in routes.`)
  return added
}

const short = (input: Input): Wanted => ({ input, place: 'body', urlPath: FORWARD_URL })

/** Fields that only routes of one kind have, and whether they need them. */
const FIELDS = {
  mapping: { kind: 'memory', required: true },
  url: { kind: 'forward', required: true },
  id: { kind: 'forward', required: false },
  filter: { kind: 'forward', required: false },
  headers: { kind: 'forward', required: false },
} as const

function checkRoutes(routes: readonly Input[]): void {
  for (const kind of ['memory', 'store'] as const)
    if (routes.filter(each => each.kind === kind).length > 1)
      throw invalid('body.routes', `body.routes has two ${kind} routes. Keep one of them.`)
  const urls = routes.flatMap(({ url }) => url ?? [])
  const twice = urls.find((url, index) => urls.indexOf(url) !== index)
  if (twice !== undefined)
    throw invalid('body.routes', 'body.routes has two forward routes with one URL. Keep one of them.')
  for (const [index, route] of routes.entries())
    for (const [field, { kind, required }] of Object.entries(FIELDS)) {
      const path = `body.routes.${index}.${field}`
      const isGiven = Reflect.get(route, field) !== undefined
      if (isGiven && route.kind !== kind) throw invalid(path, `${path} is only for ${kind} routes. Leave it out.`)
      if (!isGiven && required && route.kind === kind) throw invalid(path, `${path} is required for a ${kind} route.`)
    }
}

/** Names fields in errors as they are in the request. */
async function spelled<T>(names: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'validation_error') throw error
    const rename = (text: string): string =>
      Object.entries(names).reduce((renamed, [from, to]) => renamed.replaceAll(from, to), text)
    throw new ApiError(error.code, rename(error.message), {
      status: error.status,
      fields: error.fields,
      ...(error.details && {
        details: error.details.map(({ path, message }) => ({ path: rename(path), message: rename(message) })),
      }),
    })
  }
}
