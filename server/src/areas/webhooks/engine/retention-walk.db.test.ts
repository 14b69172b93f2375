import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { useApp } from '../../../../test/support/use-app.ts'
import {
  type Answer,
  createTestAccount,
  createTestSender,
  type TestAccount,
} from '../../../../test/support/webhook-retention.ts'
import { DEAD_LETTER_DAYS, HISTORY_DAYS } from '../limits.ts'

const app = useApp()
let sender: ReturnType<typeof createTestSender>
beforeAll(async () => {
  sender = createTestSender(app)
})

const DAY_MS = 86_400_000
const WAITING = ['queued', 'sending', 'retrying', 'deferred']
const ANSWERS: Answer[] = ['succeeded', 'rejected', 'unavailable', 'gone']
const DAYS = [1, 6, 29, 35]
const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % from.length]

interface Delivery {
  id: string
  event_id: string
  status: string
  finished_at: string | null
}
interface DeadLetter {
  id: string
  delivery_id: string
  subscription_id: string
  created_at: string
  replayed_at: string | null
}

/** Everything that the API shows of an account. */
interface View {
  now: number
  deliveries: Map<string, Delivery & { webhook: string }>
  letters: Map<string, DeadLetter>
  exported: string[]
}

const KINDS = [
  'publish',
  'send',
  'wait',
  'disable',
  'enable',
  'replay',
  'replayAll',
  'retry',
  'purge',
  'delete',
] as const
const operation = fc.record({
  op: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('publish', 'send', 'wait') },
    { weight: 2, arbitrary: fc.constantFrom('disable', 'enable', 'replay', 'replayAll', 'retry') },
    { weight: 1, arbitrary: fc.constantFrom('purge', 'delete') },
  ),
  n: fc.nat({ max: 50 }),
})
type Operation = { op: (typeof KINDS)[number]; n: number }

async function look(account: TestAccount, webhooks: readonly string[]): Promise<View> {
  const deliveries: View['deliveries'] = new Map()
  for (const webhook of webhooks)
    for (const each of await account.deliveries(webhook)) deliveries.set(each.id, { ...each, webhook })
  const letters: DeadLetter[] = await account.deadLetters()
  const [clock] = await app.database.query<{ now: Date }>('SELECT app_now() AS now')
  return {
    now: clock?.now.getTime() ?? 0,
    deliveries,
    letters: new Map(letters.map(letter => [letter.id, letter])),
    exported: (await account.exported()).map((line: { dead_letter: DeadLetter }) => line.dead_letter.id),
  }
}

/**
 * Deliveries that an operation added, and the deliveries and dead letters that it removed according to its response.
 */
interface Taken {
  added?: number
  webhook?: string
  deliveries: number
  letters: number
}

async function run(account: TestAccount, webhooks: string[], before: View, { op, n }: Operation): Promise<Taken> {
  const nothing = { deliveries: 0, letters: 0 }
  const webhook = pick(webhooks, n)
  const letter = pick([...before.letters.keys()], n)
  const delivery = pick([...before.deliveries.values()], n)
  if (op === 'publish') return { ...nothing, added: await account.publish(1 + (n % 3)) }
  if (op === 'send') await sender.send(pick(ANSWERS, n) ?? 'succeeded')
  if (op === 'wait') await sender.wait(`${pick(DAYS, n)} days`)
  if (webhook && (op === 'disable' || op === 'enable')) await account.data('POST', `/${webhook}/${op}`)
  if (letter && op === 'replay')
    expect([200, 409]).toContain((await account.call('POST', `/dead-letters/${letter}/replay`)).status)
  if (op === 'replayAll') await account.data('POST', '/dead-letters/replay', {})
  if (delivery && op === 'retry') await account.data('POST', `/${delivery.webhook}/deliveries/${delivery.id}/retry`)
  if (op === 'purge')
    return { ...nothing, letters: (await account.data('DELETE', '/dead-letters?replayed=true')).purged }
  if (op !== 'delete' || !webhook) return nothing
  const { waiting_deliveries: deliveries, dead_letters: letters } = await account.data('DELETE', `/${webhook}`)
  webhooks.splice(webhooks.indexOf(webhook), 1)
  return { webhook, deliveries, letters }
}

const gone = <T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): T[] =>
  [...before].flatMap(([id, each]) => (after.has(id) ? [] : [each]))
const isOlder = (moment: string | null, days: number, now: number): boolean =>
  moment !== null && now - Date.parse(moment) >= days * DAY_MS

/** Checks that what disappeared had reached its retention period, or was removed by the operation. */
function checkGone(before: View, after: View, taken: Taken, purges: boolean): void {
  expect(gone(after.deliveries, before.deliveries)).toHaveLength(taken.added ?? 0)
  const deliveries = gone(before.deliveries, after.deliveries)
  const letters = gone(before.letters, after.letters)
  const withWebhook = deliveries.filter(({ webhook }) => webhook === taken.webhook)
  expect(withWebhook.filter(({ status }) => WAITING.includes(status))).toHaveLength(taken.deliveries)
  for (const { webhook, finished_at } of deliveries)
    if (webhook !== taken.webhook) expect(isOlder(finished_at, HISTORY_DAYS, after.now)).toBe(true)
  if (purges) {
    expect(letters).toHaveLength(taken.letters)
    return
  }
  const own = letters.filter(({ subscription_id }) => subscription_id === taken.webhook)
  expect(own.filter(({ replayed_at }) => replayed_at === null)).toHaveLength(taken.letters)
  for (const { subscription_id, created_at } of letters)
    if (subscription_id !== taken.webhook) expect(isOlder(created_at, DEAD_LETTER_DAYS, after.now)).toBe(true)
}

/** Checks that the view is consistent. */
function checkView({ now, deliveries, letters, exported }: View): void {
  expect(exported.toSorted()).toEqual([...letters.keys()].toSorted())
  const pending = [...letters.values()].filter(({ replayed_at }) => replayed_at === null)
  const dead = new Set(pending.map(({ delivery_id }) => delivery_id))
  expect(dead.size).toBe(pending.length)
  for (const { id, status, finished_at } of deliveries.values()) {
    expect([id, finished_at === null]).toEqual([id, WAITING.includes(status)])
    // a dead letter that disappeared had reached its retention period
    if (dead.has(id) || (status === 'dead_lettered' && !isOlder(finished_at, DEAD_LETTER_DAYS, now)))
      expect([id, status, dead.has(id)]).toEqual([id, 'dead_lettered', true])
  }
}

it('every accepted delivery is shown until its retention period after completion has passed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 40 }), async operations => {
      const account = createTestAccount(app, (await app.organization()).key)
      const webhooks = [
        await account.subscribe(),
        await account.subscribe(),
        await account.subscribe({ guarantee: 'best_effort' }),
      ]
      let view = await look(account, webhooks)
      for (const each of operations) {
        const taken = await run(account, webhooks, view, each)
        const after = await look(account, webhooks)
        checkGone(view, after, taken, each.op === 'purge')
        checkView(after)
        view = after
      }
      // completes what is still waiting
      for (const webhook of webhooks) await account.data('POST', `/${webhook}/enable`)
      await sender.send('succeeded')
      await sender.send('succeeded')
      const { deliveries } = await look(account, webhooks)
      expect(
        [...deliveries.values()].filter(({ status }) => status !== 'retrying' && WAITING.includes(status)),
      ).toEqual([])
    }),
    { numRuns: 12 },
  )
}, 300_000)
