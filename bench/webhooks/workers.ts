import { startWorker } from '../lib/child.ts'
import type { Target } from '../lib/figure.ts'
import { say } from '../lib/progress.ts'
import type { SuiteOptions } from '../lib/suite.ts'
import { type Account, openAccount } from './account.ts'
import { type Receiver, subscribeAll, typesOf } from './receiver.ts'

const WORKERS = 4
/** Deliveries that one worker has in progress at a time. */
const CAP = 100
/** The receiver responds after a tenth of a second. */
const MAX_PER_SECOND = CAP / 0.1
const WARM_SECONDS = 1.5

const TARGET: Target = { of: 'ratio', is: 'at least', than: 3.2 }

/** How much more four workers send than one, to a slow receiver. */
export async function measureWorkers(receiver: Receiver, { quick, note }: SuiteOptions): Promise<void> {
  const account = await openAccount('PostgreSQL', { WORKERS: 'off' })
  const subscriptions = await subscribeAll(account, `${receiver.url}/slow`)
  const seconds = quick ? 1 : 5
  const sent = (workers: number): Promise<number> => send(account, receiver, subscriptions, { workers, seconds })
  const alone = await sent(1)
  const together = await sent(WORKERS)
  note({
    name: `deliveries, ${WORKERS} workers, ${CAP} on their way in each, a receiver that waits 100 ms`,
    value: together,
    unit: '/s',
    floor: { name: 'one worker', value: alone },
    target: TARGET,
  })
  await account.end()
}

interface Run {
  workers: number
  seconds: number
}

/** @returns arrivals per second, after a warm-up, of the backlog that existed when the workers started */
async function send(
  account: Account,
  receiver: Receiver,
  subscriptions: readonly string[],
  { workers, seconds }: Run,
): Promise<number> {
  const backlog = Math.ceil(workers * MAX_PER_SECOND * (seconds + WARM_SECONDS + 1))
  say(`  ${workers} at work on ${backlog.toLocaleString('en-US')} deliveries …`)
  await account.publish(typesOf(backlog))
  await Promise.all(subscriptions.map(each => account.act(each, 'disable')))
  const running = await Promise.all(
    Array.from({ length: workers }, () =>
      startWorker({
        file: 'server/src/main.ts',
        arguments: ['worker'],
        readyText: 'Waiting for background work',
        environment: { ...account.environment, LOG_LEVEL: 'info', WORKER_PORT: '0', WEBHOOKS_CONCURRENCY: String(CAP) },
      }),
    ),
  )
  await receiver.reset()
  await Promise.all(subscriptions.map(each => account.act(each, 'enable')))
  const wait = (each: number): Promise<void> => new Promise(resolve => setTimeout(resolve, each * 1000))
  await wait(WARM_SECONDS)
  const [before, started] = [await receiver.count(), performance.now()]
  await wait(seconds)
  const rate = ((await receiver.count()) - before) / ((performance.now() - started) / 1000)
  await receiver.until(backlog)
  await Promise.all(running.map(worker => worker.stop()))
  return rate
}
