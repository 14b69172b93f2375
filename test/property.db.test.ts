import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../server/test/support/use-app.ts'
import { bodyOf, queriesOf } from './support/arbitrary.ts'
import {
  bodySchemaOf,
  callExample,
  credentials,
  OPERATIONS,
  type Operation,
  pathOf,
  sharedWorld,
  type World,
} from './support/requests.ts'

/** The same cases in every run; another number tries others. */
const SEED = 20_261_121
const CASES = 4_000

const withBody = OPERATIONS.filter(({ hasBody }) => hasBody)
const withoutBody = OPERATIONS.filter(({ hasBody }) => !hasBody)
// a body has more to get wrong than a query
const casesFor = ({ hasBody }: Operation): number =>
  Math.ceil(CASES / (withBody.length * 3 + withoutBody.length)) * (hasBody ? 3 : 1)

const app = useApp()
const inWorld = sharedWorld(app, { credits: 1_000_000_000_000 })
let calls = 0
/** Operations that accepted one of the requests: if all cases are refused, they prove nothing. */
const taken = new Set<string>()

beforeAll(() => {
  process.stdout.write(`Property test with seed ${SEED}\n`)
})

/** Registration is limited by address. */
const nextAddress = (): string => {
  calls++
  return `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`
}

test.each(OPERATIONS.map((operation): [string, Operation] => [operation.id, operation]))(
  '%s: no request makes it fail, and every response is documented in the spec',
  async (_id, operation) => {
    let world: World | undefined
    // no random value names what is there
    await inWorld(async each => {
      world = each
      const { status } = await callExample(world, operation, { address: nextAddress() })
      if (status < 300) taken.add(operation.id)
      else if (!operation.rawBody) throw new Error(`${operation.id} answers ${status} to its example.`)
    })
    if (!world) throw new Error('There is no world.')
    const { organization, ids } = world
    const path = pathOf(operation, ids)
    const body = operation.hasBody ? bodyOf(bodySchemaOf(operation)) : fc.constant(undefined)
    await fc.assert(
      fc.asyncProperty(queriesOf(operation), body, async (query, value) => {
        const answer = await app.call(operation.method, `${path}${query}`, {
          ...credentials({ organization }, operation),
          // files are bytes otherwise
          headers: { accept: 'application/json' },
          ...(operation.hasBody && { raw: JSON.stringify(value) ?? '' }),
          address: nextAddress(),
        })
        expect(answer.status).toBeLessThan(500)
        if (answer.status < 300) taken.add(operation.id)
        if (operation.errorFormat !== 'openai-only') expect(answer.body.success).toBe(answer.status < 400)
      }),
      {
        seed: SEED,
        numRuns: casesFor(operation),
      },
    )
  },
  90_000,
)

test('there are at least 2,000 cases in total, and each operation accepted some of them', () => {
  expect(calls).toBeGreaterThanOrEqual(2_000)
  // random bytes are not signed
  const unsigned = OPERATIONS.filter(({ rawBody }) => !rawBody)
  expect(unsigned.map(({ id }) => id).filter(id => !taken.has(id))).toEqual([])
})
