/** Sends events without a queue: `loop.ts <URL> <count>` posts them, signed, many at a time. */
import { newSecret, sign, signingKey } from '@keepsake/webhooks'
import { Pool } from 'undici'
import { dataOf } from '../../webhooks/account.ts'
import { AT_ONCE } from '../../webhooks/throughput.ts'

const [address = '', count = ''] = process.argv.slice(2)
const { origin, pathname } = new URL(address)
const pool = new Pool(origin, { connections: AT_ONCE })
const key = signingKey(newSecret())
process.stdout.write('ready\n')

let begun = 0
async function send(): Promise<void> {
  while (begun < Number(count)) {
    const n = begun++
    const body = JSON.stringify(dataOf(n))
    const headers = { 'content-type': 'application/json', ...(await sign({ id: `evt_${n}`, body }, key)) }
    const answer = await pool.request({ method: 'POST', path: pathname, headers, body })
    await answer.body.dump()
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, send))
