import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/support/test-app.ts'
import type { AreaName } from './contract/area.ts'
import { OPERATIONS } from './contract/operations.ts'

const NAMES: readonly AreaName[] = [...new Set(OPERATIONS.map(({ area }) => area))]

let app: TestApp | undefined
afterEach(() => app?.stop())

/** One simple request of each area, sent with the key of an organization. */
const PROBES: Record<AreaName, { method: string; path: string; body?: object }> = {
  memory: { method: 'POST', path: '/api/v1/memorize', body: { email: 'a@x.example', content: 'Likes tea.' } },
  collections: { method: 'GET', path: '/api/v1/collections' },
  guidelines: { method: 'GET', path: '/api/v1/guidelines' },
  multimodal: { method: 'GET', path: '/api/v1/multimodal/status' },
  orchestration: { method: 'GET', path: '/api/v1/models' },
  retrieval: { method: 'GET', path: '/api/v1/rag/projects' },
  events: { method: 'GET', path: '/api/v1/events' },
  webhooks: { method: 'GET', path: '/api/v1/webhooks' },
  notifications: { method: 'GET', path: '/api/v1/notifications' },
  gateway: { method: 'GET', path: '/api/v1/wallet/balance' },
  'mcp-servers': { method: 'GET', path: '/api/v1/mcps' },
  organizations: { method: 'GET', path: '/api/v1/me' },
  analytics: { method: 'GET', path: '/api/v1/usage/current' },
  health: { method: 'GET', path: '/readyz' },
}

async function served(areas: readonly AreaName[]): Promise<AreaName[]> {
  app = await createTestApp({ areas })
  const { key } = await app.organization()
  const found: AreaName[] = []
  for (const name of NAMES) {
    const { method, path, body } = PROBES[name]
    const { status } = await app.call(method, path, { key, ...(body && { body }) })
    if (status === 200) found.push(name)
    else expect(status).toBe(404)
  }
  return found
}

describe('the server', () => {
  it.each(NAMES)('runs with only the area %s', async name => {
    expect(await served([name])).toEqual([name])
  })

  it.each(NAMES)('runs without the area %s', async name => {
    const others = NAMES.filter(each => each !== name)
    expect(await served(others)).toEqual(others)
  })
})
