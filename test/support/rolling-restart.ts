import { setTimeout as sleep } from 'node:timers/promises'
import { Keepsake } from '@keepsake/sdk'
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts'
import { type Process, type ServerProcess, startServer, startWorker } from './server-process.ts'

const REPLICAS = 2
const PEOPLE = 20
/** A program recalls after each this many memories. */
const RECALL_EVERY = 4

export interface RollingRestart {
  /** How many times each server and each worker is replaced. */
  rounds: number
  /** How many programs call at once. */
  callers: number
  settings: Record<string, string>
  /** The program of the version that serves first, before each server and worker is replaced by one of this checkout. */
  former?: string
  /** How long calls go on after each replacement. */
  pauseMs?: number
  /** What a program calls in addition, after every fourth memory. */
  also?: (client: Keepsake, email: string, n: number) => PromiseLike<unknown>
}

export interface RollingReport {
  /** Contents of the memories whose call succeeded, in the order of each caller. */
  stored: string[]
  calls: number
  failures: unknown[]
  /** Attempts that the SDK repeated. */
  retries: number
  /** Requests that a server lost. */
  broken: number
  slowestMs: number
  /** The batches that were accepted while workers were replaced, with their final status. */
  batches: string[]
  client: Keepsake
  end(): Promise<void>
}

/**
 * Runs two servers and two workers behind a load balancer, and replaces them one after the other while programs call
 * through the SDK with its default settings.
 */
export async function restartUnderLoad(options: RollingRestart): Promise<RollingReport> {
  const { rounds, callers, settings, former, pauseMs = 0, also } = options
  const balancer = await startLoadBalancer()
  const servers = await Promise.all(Array.from({ length: REPLICAS }, () => startReplica(balancer, settings, former)))
  const workers = await Promise.all(Array.from({ length: REPLICAS }, () => startWorker(settings, former)))

  const registered = await fetch(`${balancer.url}/auth/agent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"name":"agent"}',
  })
  const { data } = await registered.json()
  let retries = 0
  const ignore = (): void => {}
  const logger = { debug: ignore, info: ignore, warn: () => void retries++, error: ignore }
  const client = new Keepsake({ secretKey: data.agent.api_key, baseUrl: balancer.url, logger })

  let running = true
  const report = { stored: [] as string[], calls: 0, failures: [] as unknown[], slowestMs: 0 }
  const timed = async (call: () => PromiseLike<unknown>): Promise<boolean> => {
    const started = performance.now()
    try {
      report.calls++
      await call()
      return true
    } catch (error) {
      report.failures.push(error)
      return false
    } finally {
      report.slowestMs = Math.max(report.slowestMs, performance.now() - started)
    }
  }
  const program = async (caller: number): Promise<void> => {
    for (let n = 0; running; n++) {
      const email = `contact${(caller * RECALL_EVERY + n) % PEOPLE}@northwind.example`
      const content = `Caller ${caller} wrote note ${n}.`
      if (await timed(() => client.memory.memorize({ email, content, extract: false }))) report.stored.push(content)
      if (n % RECALL_EVERY > 0) continue
      await timed(() => client.memory.smartRecall({ email, query: 'Who wrote?' }))
      if (also) await timed(() => also(client, email, caller * 1_000_000 + n))
    }
  }
  const programs = Array.from({ length: callers }, (_, caller) => program(caller))
  const batches: string[] = []
  const batch = async (): Promise<void> => {
    const records = Array.from({ length: 200 }, (_, n) => ({
      email: `batch${n % PEOPLE}@northwind.example`,
      content: `Batch ${batches.length} has note ${n}.`,
    }))
    const { eventId } = await client.memory.memorizeBatch({ records, defaults: { extract: false } })
    batches.push(eventId)
  }
  try {
    for (let round = 0; round < rounds; round++)
      for (let n = 0; n < REPLICAS; n++) {
        await batch()
        servers[n] = await replaceServer(balancer, servers[n], settings)
        workers[n] = await replaceWorker(workers[n], settings)
        await sleep(pauseMs)
      }
  } finally {
    running = false
    await Promise.all(programs)
  }
  const statuses = await Promise.all(batches.map(async id => (await client.events.wait(id)).status))
  return {
    ...report,
    retries,
    broken: balancer.broken(),
    batches: statuses,
    client,
    async end() {
      await Promise.all([...servers, ...workers].map(process => process.stop()))
      await balancer.close()
    },
  }
}

async function startReplica(
  balancer: LoadBalancer,
  settings: Record<string, string>,
  main?: string,
): Promise<ServerProcess> {
  const server = await startServer({ ...settings, WORKERS: 'off' }, main)
  await balancer.add(server.url)
  return server
}

/** The other server has all calls meanwhile, as on machines without room for one more. */
async function replaceServer(
  balancer: LoadBalancer,
  server: ServerProcess | undefined,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  await server?.stop()
  if (server) balancer.remove(server.url)
  return startReplica(balancer, settings)
}

async function replaceWorker(worker: Process | undefined, settings: Record<string, string>): Promise<Process> {
  await worker?.stop()
  return startWorker(settings)
}
