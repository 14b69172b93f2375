import { beforeAll, describe, expect, test } from 'vitest'
import { useApp } from '../../server/test/support/use-app.ts'
import { callExample, makeWorld, OPERATIONS, type World } from '../support/requests.ts'
import { holdOf } from './support/loop-hold.ts'
import { type WrongBody, wrongBodies } from './support/wrong-bodies.ts'

/** `JSON.parse` reads a body in one piece: a text of 32 MB with escapes takes it about 200 ms. */
const longestFor = (bodyLimit: number): number => (bodyLimit > 16 * 1_048_576 ? 500 : 250)
/** Maximum time at four times the size, as a multiple; faster cases are not compared. */
const MAX_GROWTH = 5
const COMPARED_MS = 250
const TRIES = 3

const app = useApp()
let world: World
beforeAll(async () => {
  world = await makeWorld(app)
})

// those with the largest limit come first: what all have in common is tried in the largest body
const withBody = OPERATIONS.filter(({ hasBody }) => hasBody).sort((a, b) => b.bodyLimit - a.bodyLimit)
const known = new Set<string>()
const cases = withBody.map(operation => [operation.id, operation, wrongBodies(operation, known)] as const)

describe.each(cases)('%s responds at once to the largest body', (_id, operation, bodies) => {
  const measure = (body: WrongBody, size: number): Promise<{ longest: number; total: number }> => {
    const raw = Buffer.from(body.text(size))
    return holdOf(() => callExample(world, operation, { raw }))
  }

  async function problemOf(body: WrongBody): Promise<string | undefined> {
    for (let tries = 1; ; tries++) {
      const { longest, total } = await measure(body, operation.bodyLimit)
      const quarter = total < COMPARED_MS ? total : (await measure(body, operation.bodyLimit / 4)).total
      if (longest < longestFor(operation.bodyLimit) && total <= MAX_GROWTH * quarter) return undefined
      if (tries === TRIES)
        return `${body.name}: held for ${longest.toFixed()} ms of ${total.toFixed()} ms; a quarter of it takes ${quarter.toFixed()} ms`
    }
  }

  test('that is invalid', { timeout: 300_000 }, async () => {
    const problems: string[] = []
    for (const body of bodies) problems.push((await problemOf(body)) ?? '')
    expect(problems.filter(problem => problem !== '')).toEqual([])
  })
})

test('an MCP tool responds at once to the largest body', { timeout: 120_000 }, async () => {
  const ask = async (args: string): Promise<{ status: number; text: string; longest: number }> => {
    const raw = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"memory_batch_store","arguments":${args}}}`
    let answer = { status: 0, text: '' }
    const { longest } = await holdOf(async () => {
      const { status, body } = await app.call('POST', '/mcp?toolsets=all', {
        key: world.organization.key,
        headers: { Host: '127.0.0.1', Accept: 'application/json, text/event-stream' },
        raw,
      })
      answer = { status, text: JSON.stringify(body) }
    })
    return { ...answer, longest }
  }
  const items = (count: number, item: string): string => `{"records":[${Array(count).fill(item).join(',')}]}`
  // the first call loads MCP
  expect((await ask(items(1, '1'))).text).toContain('records.0: must be of type object')
  for (const args of [
    items(200_000, '1'),
    items(60_000, '{"a":[1,2]}'),
    `{"records":[],"x":"${'x'.repeat(16_000_000)}"}`,
  ]) {
    const tries = [await ask(args), await ask(args), await ask(args)]
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(tries[0]?.text).toMatch(/must have 1000 entries or fewer|x: is not a field of this operation/)
    expect(Math.min(...tries.map(({ longest }) => longest))).toBeLessThan(longestFor(0))
  }
  const tooMany = await ask(items(5_000_000, '[]'))
  expect(tooMany).toMatchObject({ status: 400, text: expect.stringContaining('500000 values') })
  expect(tooMany.longest).toBeLessThan(longestFor(0))
})
