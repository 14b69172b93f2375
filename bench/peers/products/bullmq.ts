/**
 * Sends events with BullMQ: `bullmq.ts <URL> <count> <Redis> <queue>` adds them in batches, and sends what is in the queue
 * until it is ended.
 */
import { newSecret, sign, signingKey } from '@keepsake/webhooks'
import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import { Pool } from 'undici'
import { BATCH, dataOf } from '../../webhooks/account.ts'
import { AT_ONCE } from '../../webhooks/throughput.ts'

const [address = '', count = '', redis = '', name = ''] = process.argv.slice(2)
const { origin, pathname } = new URL(address)
const connection = new Redis(redis, { maxRetriesPerRequest: null })
const pool = new Pool(origin, { connections: AT_ONCE })
const key = signingKey(newSecret())

const queue = new Queue(name, { connection })
await queue.waitUntilReady()
process.stdout.write('ready\n')

new Worker(
  name,
  async ({ id = '', data }) => {
    const body = JSON.stringify(data)
    const headers = { 'content-type': 'application/json', ...(await sign({ id, body }, key)) }
    const answer = await pool.request({ method: 'POST', path: pathname, headers, body })
    await answer.body.dump()
    if (answer.statusCode >= 300) throw new Error(`It answered ${answer.statusCode}.`)
  },
  { connection, concurrency: AT_ONCE },
)
const opts = { attempts: 5, backoff: { type: 'exponential', delay: 1_000 }, removeOnComplete: true }
for (let n = 0; n < Number(count); n += BATCH)
  await queue.addBulk(
    Array.from({ length: BATCH }, (_, more) => ({ name: 'order.paid', data: dataOf(n + more), opts })),
  )
