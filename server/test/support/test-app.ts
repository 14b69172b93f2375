import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { inject } from 'vitest'
import { startPrismFront } from '../../../test/support/prism-front.ts'
import { type App, type AppOptions, composeApp } from '../../src/boot/app.ts'
import { type Config, readConfig } from '../../src/boot/config.ts'
import { openDataDirectory } from '../../src/boot/data-directory.ts'
import { EMBEDDED_POSTGRES_MAJOR } from '../../src/boot/embedded-store.ts'
import { createLog } from '../../src/boot/log.ts'
import { openStores } from '../../src/boot/stores.ts'
import type { AreaName } from '../../src/contract/area.ts'
import type { Database } from '../../src/platform/database/database.ts'
import type { EmbeddedServer } from '../../src/platform/database/embedded/embedded.ts'
import type { Logger } from '../../src/platform/log/log.ts'
import type { Resolve } from '../../src/platform/outbound-http/destination.ts'
import { createMetrics } from '../../src/platform/telemetry/metrics.ts'
import { checkAnswers } from './answers.ts'
import { makeOrganization, type OrganizationOptions, type TestOrganization } from './organization.ts'
import { eventsIn, parsed } from './parsed.ts'
import { advanceClock, createOpenStore, type Store } from './test-database.ts'

export const INTERNAL_API_KEY = 'internal-key-of-the-tests'

export interface CallOptions {
  /** API key. */
  key?: string
  /** Sends the server's internal key. */
  operator?: boolean
  /** Sent as JSON. */
  body?: unknown
  /** Sent unchanged, as JSON unless `headers` override it. */
  raw?: string | Uint8Array<ArrayBuffer>
  headers?: Record<string, string>
  /** The caller's network address. [127.0.0.1] */
  address?: string
}

export interface TestAnswer {
  status: number
  headers: Headers
  /**
   * The parsed body, or its text if it is not JSON. For a stream of lines, `{success, lines}`, where `success` is
   * whether it is complete. For server-sent events, `{success, events}`.
   */
  // biome-ignore lint/suspicious/noExplicitAny: tests reach into answers, which are checked against the spec
  body: any
}

export interface TestApp {
  app: App
  database: Database
  store: Store
  /** @throws Error if the response violates the spec */
  call(method: string, path: string, options?: CallOptions): Promise<TestAnswer>
  organization(options?: OrganizationOptions): Promise<TestOrganization>
  /** Advances the clock of all processes on this database, e.g. `'72 hours'`. */
  advance(by: string): Promise<void>
  /** Counts the round trips to the database during the work, including background work. Set `WORKERS` to off. */
  countRoundTrips(work: () => Promise<unknown>): Promise<number>
  /** Serves on a free loopback port, behind Prism if the run has it. */
  listen(): Promise<string>
  /** @throws Error if a response that no test has checked violates the spec, or Prism has found something */
  stop(): Promise<void>
}

export interface TestAppOptions {
  /** The areas to serve. [all] */
  areas?: readonly AreaName[]
  /** Environment of the server, in addition to the defaults of tests. */
  settings?: Record<string, string>
  /** The database of another app, for a second server on the same PostgreSQL. It is not removed. */
  store?: Store
  /** Resolves host names of outbound calls. [none resolves] */
  resolve?: Resolve
  /** [errors, to standard output] */
  log?: Logger
  /**
   * Whether responses are checked against the spec [yes]. Turn it off to measure time, since it takes longer than the
   * call.
   */
  checks?: boolean
}

// 32 bytes, the same for all servers of a run, like replicas
const ENCRYPTION_KEY = randomBytes(32).toString('base64')

// tests do not use a name server
const nothing: Resolve = async () => []

/** Starts an app on a new database of the project's kind. Every response is checked against the spec. */
export async function createTestApp({
  areas,
  settings = {},
  store: given,
  resolve = nothing,
  checks = true,
  log,
}: TestAppOptions = {}): Promise<TestApp> {
  const { store, embedded } = given ? { store: given } : await createOpenStore()
  const answers = checkAnswers()
  let roundTrips = 0
  const config = readConfig({
    KEEPSAKE_DATA_DIR: store.directory,
    DATABASE_URL: store.url,
    DATABASE_POOL_SIZE: '4',
    DEFAULT_PLAN: 'unlimited',
    ENCRYPTION_KEY,
    INTERNAL_API_KEY,
    // errors in the server are shown in the output of the test
    LOG_LEVEL: 'error',
    MODELS_FILE: inject('modelsFile'),
    // a test that is about meaning names a model, or none for the built-in one
    EMBEDDING_PROVIDER: 'off',
    ...settings,
  })
  const app = await startApp(config, embedded, {
    ...(checks && { onAnswer: answers.note }),
    onRoundTrip: () => roundTrips++,
    resolve,
    log: log ?? createLog(config),
    ...(areas && { areas }),
  })
  const closers: (() => Promise<unknown>)[] = []
  const verifiers = [answers.verify]

  return {
    app,
    database: app.database,
    store,
    async call(method, path, options = {}) {
      const peer = { address: options.address ?? '127.0.0.1' }
      const response = await app.fetch(toRequest(method, path, options), peer)
      const text = await textOf(response)
      answers.verify()
      return { status: response.status, headers: response.headers, body: bodyOf(response, text) }
    },
    organization: options => makeOrganization(app.database, options),
    advance: by => advanceClock(app.database, by),
    async countRoundTrips(work) {
      const before = roundTrips
      await work()
      return roundTrips - before
    },
    async listen() {
      const server = createServer(getRequestListener(request => app.fetch(request)))
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      closers.push(() => {
        server.closeAllConnections()
        return new Promise(resolve => server.close(resolve))
      })
      // the address of a server on a TCP port is an AddressInfo
      const { port } = server.address() as AddressInfo
      const url = `http://127.0.0.1:${port}`
      const prism = inject('prism')
      if (prism === undefined) return url
      const front = await startPrismFront(url, prism)
      closers.push(front.close)
      verifiers.push(front.verify)
      return front.url
    },
    async stop() {
      await Promise.all(closers.map(close => close()))
      await app.stop()
      if (!given) await store.remove()
      for (const verify of verifiers) verify()
    },
  }
}

/** Like `createApp`, on an embedded database that may be open already. */
async function startApp(
  config: Config,
  embedded: EmbeddedServer | undefined,
  options: AppOptions & Required<Pick<AppOptions, 'log'>>,
): Promise<App> {
  const observed = { ...options, metrics: createMetrics({ withProcess: false }) }
  try {
    const opened = embedded && {
      directory: await openDataDirectory(config.KEEPSAKE_DATA_DIR, EMBEDDED_POSTGRES_MAJOR),
      embedded: Promise.resolve(embedded),
    }
    return await composeApp(config, await openStores(config, observed, opened), observed)
  } catch (error) {
    await embedded?.close()
    throw error
  }
}

function toRequest(method: string, path: string, { key, operator, body, raw, headers = {} }: CallOptions): Request {
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  const all = new Headers({
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(operator && { 'X-Internal-API-Key': INTERNAL_API_KEY }),
    ...(payload !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  })
  return new Request(new URL(path, 'http://localhost'), {
    method,
    headers: all,
    ...(payload !== undefined && { body: payload }),
  })
}

/** Leaves a stream without an end as soon as it is open, which it says with a comment. */
async function textOf(response: Response): Promise<string> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  let text = ''
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece
    if (text.startsWith(': connected')) break
  }
  return text
}

function bodyOf(response: Response, text: string): unknown {
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const events = eventsIn(text)
    return {
      success: Object(events.at(-1)).success !== false && !Object.hasOwn(Object(events.at(-1)), 'error'),
      events,
    }
  }
  if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) return parsed(text)
  const lines = text.trimEnd().split('\n').map(parsed)
  return { success: Object.hasOwn(Object(lines.at(-1)), 'end'), lines }
}
