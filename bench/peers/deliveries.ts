import { randomBytes } from 'node:crypto'
import { type Process, startServer, startWorker } from '../lib/child.ts'
import { inTurn } from '../lib/load.ts'
import { say } from '../lib/progress.ts'
import { DATABASES, type DatabaseName } from '../lib/store.ts'
import { openAccount } from '../webhooks/account.ts'
import { type Receiver, startReceiver, subscribeAll, typesOf } from '../webhooks/receiver.ts'
import { deliver } from '../webhooks/throughput.ts'
import { type Arrivals, receiveDistinct } from './arrivals.ts'
import { SENDERS } from './products.ts'

export interface DeliveryFigures {
  name: string
  /** Deliveries per second. */
  rate: number
  /** Of the events that were sent, those that arrived although the sender was killed and started again. */
  arrived: { of: number; there: number }
}

const REDIS = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
const NAMES: Record<DatabaseName, string> = { PGlite: SENDERS.embedded, PostgreSQL: SENDERS.postgresql }

/** A sender that is a program of its own. */
interface Program {
  name: string
  file: string
  arguments: readonly string[]
}

const programs = (): Program[] => [
  { name: SENDERS.bare, file: 'loop.ts', arguments: [] },
  { name: SENDERS.bullmq, file: 'bullmq.ts', arguments: [REDIS, `keepsake-bench-${randomBytes(6).toString('hex')}`] },
]

const start = ({ file, arguments: more }: Program, url: string, count: number): Promise<Process> =>
  startWorker({
    file: `bench/peers/products/${file}`,
    arguments: [url, String(count), ...more],
    environment: {},
    readyText: 'ready',
  })

/**
 * Measures how many signed posts arrive per second, and how many of some events arrive at all if the sender is killed after a
 * fifth of them.
 * @param count events per measurement
 */
export async function measureDeliveries(rounds: number, count: number): Promise<DeliveryFigures[]> {
  const receiver = await startReceiver()
  const accounts = await Promise.all(DATABASES.map(database => openAccount(database)))
  for (const account of accounts) await subscribeAll(account, `${receiver.url}/ok`)
  const rates = await inTurn(rounds, {
    ...Object.fromEntries(
      accounts.map(account => [NAMES[account.store.name], () => deliver(account, receiver, count)] as const),
    ),
    ...Object.fromEntries(programs().map(program => [program.name, () => send(program, receiver, count)] as const)),
  })
  for (const account of accounts) await account.end()
  await receiver.stop()
  for (const [name, rate] of Object.entries(rates)) say(`  ${name}: ${Math.round(rate)} deliveries per second`)

  const figures: DeliveryFigures[] = []
  const arrivals = await receiveDistinct()
  const note = (name: string, of: number, there: number): void => {
    say(`  ${name}: ${there} of ${of} arrived after kill -9`)
    figures.push({ name, rate: rates[name] ?? 0, arrived: { of, there } })
  }
  for (const database of DATABASES) note(NAMES[database], ...(await killServer(database, arrivals, count)))
  for (const program of programs()) note(program.name, count, await killProgram(program, arrivals, count))
  await arrivals.stop()
  return figures
}

async function send(program: Program, receiver: Receiver, count: number): Promise<number> {
  await receiver.reset()
  const sender = await start(program, `${receiver.url}/ok`, count)
  const started = performance.now()
  await receiver.until(count)
  const seconds = (performance.now() - started) / 1000
  await sender.stop()
  return count / seconds
}

/** @returns how many events were accepted, and how many of them arrived */
async function killServer(database: DatabaseName, arrivals: Arrivals, count: number): Promise<[number, number]> {
  arrivals.reset()
  const account = await openAccount(database)
  await subscribeAll(account, arrivals.url)
  await account.publish(typesOf(count))
  await arrivals.until(count / 5)
  process.kill(account.server.pid, 'SIGKILL')
  const again = await startServer({
    file: 'server/src/main.ts',
    readyPath: '/readyz',
    environment: account.environment,
  })
  const there = await arrivals.until(count)
  await again.stop()
  await account.end()
  return [count, there]
}

async function killProgram(program: Program, arrivals: Arrivals, count: number): Promise<number> {
  arrivals.reset()
  const sender = await start(program, arrivals.url, count)
  await arrivals.until(count / 5)
  process.kill(sender.pid, 'SIGKILL')
  // whoever starts it again does not know what to add again
  const again = await start(program, arrivals.url, 0)
  const there = await arrivals.until(count)
  await again.stop()
  return there
}
