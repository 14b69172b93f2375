import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../test/support/test-app.ts'
import type { AreaName } from './contract/area.ts'
import { OPERATIONS } from './contract/operations.ts'

const NAMES: readonly AreaName[] = [...new Set(OPERATIONS.map(({ area }) => area))]

let app: TestApp | undefined
afterEach(() => app?.stop())

/** The operation of an area with the shortest path among those that need no input. */
function probeOf(name: AreaName): { method: string; path: string } {
  const candidates = OPERATIONS.filter(
    ({ area, method, parameters, caller }) =>
      area === name && method === 'GET' && caller !== 'operator' && !parameters.some(({ required }) => required),
  )
  const [probe] = candidates.toSorted((a, b) => a.path.length - b.path.length)
  if (!probe) throw new Error(`${name} has no GET operation without input. Give it one, or choose a probe here.`)
  return probe
}

async function served(areas: readonly AreaName[]): Promise<AreaName[]> {
  app = await createTestApp({ areas })
  const { key } = await app.organization()
  const found: AreaName[] = []
  for (const name of NAMES) {
    const { method, path } = probeOf(name)
    const { status } = await app.call(method, path, { key })
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
