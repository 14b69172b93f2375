import { document, OPERATIONS, type Operation } from '../../server/src/contract/operations.ts'
import type { TestOrganization } from '../../server/test/support/organization.ts'
import type { CallOptions, TestAnswer, TestApp } from '../../server/test/support/test-app.ts'
import { bodySchemaOf, exampleBody, operation, resolved } from './examples.ts'
import { collections } from './fixtures/collections.ts'
import { events } from './fixtures/events.ts'
import { type Fixture, type Ground, type Ids, UNKNOWN } from './fixtures/fixture.ts'
import { gateway } from './fixtures/gateway.ts'
import { guidelines } from './fixtures/guidelines.ts'
import { mcpServers } from './fixtures/mcp-servers.ts'
import { memory } from './fixtures/memory.ts'
import { multimodal } from './fixtures/multimodal.ts'
import { notifications } from './fixtures/notifications.ts'
import { orchestration } from './fixtures/orchestration.ts'
import { organizations } from './fixtures/organizations.ts'
import { retrieval } from './fixtures/retrieval.ts'
import { webhooks } from './fixtures/webhooks.ts'

export { bodySchemaOf, document, exampleBody, OPERATIONS, type Operation, operation, resolved, UNKNOWN }

/** One for each area whose operations need existing data; created in this order. */
const FIXTURES: readonly Fixture[] = [
  organizations,
  collections,
  guidelines,
  memory,
  multimodal,
  events,
  webhooks,
  notifications,
  mcpServers,
  orchestration,
  gateway,
  retrieval,
]

const PATHS: Readonly<Record<string, string>> = Object.assign({}, ...FIXTURES.map(({ paths }) => paths))
const QUERIES: Readonly<Record<string, string>> = Object.assign({}, ...FIXTURES.map(({ queries }) => queries))
const OTHER_BODIES: Readonly<Record<string, object>> = Object.assign({}, ...FIXTURES.map(each => each.otherBodies))

const RAW: NonNullable<Fixture['raw']> = Object.assign({}, ...FIXTURES.map(({ raw }) => raw))

const NUMBERS: Ids = Object.assign({}, ...FIXTURES.map(({ numbers }) => numbers))

/** Well-formed ids that do not exist. */
export const UNKNOWN_IDS: Ids = {
  ...NUMBERS,
  ...Object.assign({}, ...FIXTURES.map(({ unknown }) => unknown)),
  ...Object.fromEntries(
    FIXTURES.flatMap(({ prefixes = {} }) => Object.entries(prefixes)).map(([name, prefix]) => [
      name,
      `${prefix}_${UNKNOWN}`,
    ]),
  ),
}

/** An organization in which the example of every operation succeeds. */
export interface World {
  app: TestApp
  organization: TestOrganization
  /** Ids for path parameters. */
  ids: Ids
}

export async function makeWorld(app: TestApp, options: { credits?: number } = {}): Promise<World> {
  const organization = await app.organization({ credits: 1_000_000_000, ...options })
  const { key } = organization
  const ground: Ground = {
    app,
    organization,
    post: (path, body) => app.call('POST', `/api/v1/${path}`, { key, body }),
  }
  let ids: Ids = NUMBERS
  for (const { make } of FIXTURES) ids = { ...ids, ...(await make?.(ground)) }
  return { app, organization, ids }
}

/**
 * Returns a function that does each work in the world that the work before has left, and if it fails there, because that
 * has deleted or used up what it needs, in a new one.
 */
export function sharedWorld(app: TestApp, options?: { credits?: number }) {
  let world: World | undefined
  return async (work: (world: World) => Promise<void>): Promise<void> => {
    if (world) {
      const failed = await work(world).then(
        () => false,
        () => true,
      )
      if (!failed) return
    }
    world = await makeWorld(app, options)
    await work(world)
  }
}

/** Another valid body than the example: different work under the same idempotency key. */
export function otherBody(operation: Operation): Record<string, unknown> {
  const other = OTHER_BODIES[operation.id]
  if (!other) throw new Error(`otherBodies of the ${operation.area} fixture has no ${operation.id}.`)
  return { ...exampleBody(operation), ...other }
}

/** The path of an operation with the ids of this world, or others. */
export function pathOf(operation: Operation, ids: Ids): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (placeholder, _name, offset: number) => {
    const before = operation.path.slice(0, offset) + placeholder
    const name = PATHS[operation.id] ?? PATHS[`${operation.method} ${before}`] ?? PATHS[before] ?? PATHS[placeholder]
    const id = name === undefined ? undefined : ids[name]
    if (id === undefined) throw new Error(`paths of the ${operation.area} fixture has no id for ${before}.`)
    return id
  })
}

/** The query of the example, as `?name=value`; empty if it needs none. */
export const queryOf = (id: string): string => QUERIES[id] ?? ''

/** The credentials of a caller: the world's own key, or the operator's. */
export function credentials({ organization }: Pick<World, 'organization'>, operation: Operation): CallOptions {
  if (operation.caller === 'tenant') return { key: organization.key }
  return operation.caller === 'operator' ? { operator: true } : {}
}

/** The bytes and headers of an operation that takes its body as it arrives. */
export const rawBodyOf = (operation: Operation, ids: Ids): Promise<CallOptions> | undefined =>
  RAW[operation.id]?.(exampleBody(operation), ids)

/** Calls an operation with its example; `options` replace parts of that. */
export async function callExample(
  world: World,
  operation: Operation,
  options: CallOptions = {},
  query = queryOf(operation.id),
): Promise<TestAnswer> {
  const body =
    options.raw !== undefined
      ? {}
      : operation.hasBody
        ? { body: exampleBody(operation) }
        : operation.rawBody && (await rawBodyOf(operation, world.ids))
  return world.app.call(operation.method, `${pathOf(operation, world.ids)}${query}`, {
    ...credentials(world, operation),
    ...body,
    ...options,
    // some operations also return files
    headers: { Accept: 'application/json', ...(body && 'headers' in body && body.headers), ...options.headers },
  })
}

/** The error code: an object has it in the format of OpenAI's API. */
export const codeOf = ({ error }: { error?: string | { code: string } }): string | undefined =>
  typeof error === 'object' ? error.code : error

const OPENAI_CODES: Record<string, string> = {
  invalid_api_key: 'authentication_error',
  insufficient_permissions: 'permission_error',
  rate_limit_exceeded: 'rate_limit_error',
}

/** An error of OpenAI's API in our form, so that one test checks the errors of all operations. */
export function inOwnForm<Body>(
  { errorFormat }: Operation,
  body: Body,
): Body | { success: false; error: string; message: string; details: { path: string }[] } {
  const { error } = body as { error?: { message: string; type: string; param: string | null; code: string | null } }
  if (errorFormat !== 'openai-only' || !error) return body
  const { message, type, param, code } = error
  const own = OPENAI_CODES[code ?? ''] ?? (type === 'server_error' ? type : 'not_found_error')
  return { success: false, error: own, message, details: [{ path: `query.${param}` }] }
}
