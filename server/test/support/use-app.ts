import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { OrganizationOptions, TestOrganization } from './organization.ts'
import { createTestApp, type TestAnswer, type TestApp, type TestAppOptions } from './test-app.ts'

/** One app for all tests of a file or `describe`. It runs no background work unless `settings.WORKERS` is set. */
export function useApp(options: TestAppOptions = {}): TestApp {
  let started: TestApp | undefined
  beforeAll(async () => {
    started = await createTestApp({ ...options, settings: { WORKERS: 'off', ...options.settings } })
  })
  afterAll(() => started?.stop())
  const running = (): TestApp => {
    if (!started) throw new Error('The app starts in beforeAll: use it in tests and hooks.')
    return started
  }
  return {
    get app() {
      return running().app
    },
    get database() {
      return running().database
    },
    get store() {
      return running().store
    },
    call: (...args) => running().call(...args),
    organization: (...args) => running().organization(...args),
    advance: (...args) => running().advance(...args),
    countRoundTrips: (...args) => running().countRoundTrips(...args),
    listen: () => running().listen(),
    stop: () => running().stop(),
  }
}

/** An organization whose owner calls the app. */
export interface UsedOrganization {
  readonly id: string
  /** The owner's key to the live data. */
  readonly key: string
  /** The tenant of the live data. */
  readonly tenant: number
  readonly organization: TestOrganization
  /** @param path after `/api/v1/` */
  post(path: string, body: object): Promise<TestAnswer>
}

/** A new organization for each test, or one for all of them. */
export function useOrganization(
  app: TestApp,
  { per = 'test', ...options }: OrganizationOptions & { per?: 'test' | 'file' } = {},
): UsedOrganization {
  let current: TestOrganization | undefined
  const before = per === 'test' ? beforeEach : beforeAll
  before(async () => {
    current = await app.organization(options)
  })
  const own = (): TestOrganization => {
    if (!current) throw new Error(`The organization is made in ${before.name}: use it in tests and later hooks.`)
    return current
  }
  return {
    get id() {
      return own().id
    },
    get key() {
      return own().key
    },
    get tenant() {
      return own().tenants.live
    },
    get organization() {
      return own()
    },
    post: (path, body) => app.call('POST', `/api/v1/${path}`, { key: own().key, body }),
  }
}
