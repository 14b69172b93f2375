import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Loopback, loopback } from '../../packages/sdk/test/loopback.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { otherRuntimes } from './other-runtimes.ts'
import { emptyProject, pack, removeTemporaryDirectories, temporaryDirectory } from './project.ts'

const run = promisify(execFile)
const runtimes = await otherRuntimes()

let project: string
let service: ServerProcess
let silent: Loopback
let key: string
beforeAll(async () => {
  const starting = startServer({ KEEPSAKE_DATA_DIR: join(temporaryDirectory(), 'data'), SIGNUP: 'open' })
  project = await emptyProject([await pack('packages/sdk')])
  service = await starting
  silent = await loopback(() => 'hang')
  const answer = await fetch(`${service.url}/auth/agent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'runtimes' },
    body: JSON.stringify({ name: 'runtimes' }),
  })
  key = (await answer.json()).data.agent.api_key
}, 180_000)
afterAll(async () => {
  await silent.close()
  await service.stop()
  removeTemporaryDirectories()
})

const program = (name: string): string => `
import { isKeepsakeError, Keepsake, NotFoundError } from '@keepsake/sdk'

const client = new Keepsake({ secretKey: '${key}', baseUrl: '${service.url}' })
const email = '${name.toLowerCase().replaceAll(' ', '-')}@northwind.example'
const { data } = await client.memory.memorize({ email, content: '${name} likes tea.' })
const { results } = await client.memory.smartRecall({ email, query: 'tea' })
let memories = 0
for await (const _ of client.memory.recall({ email, limit: 1 })) memories += 1
const lines = []
for await (const line of client.memory.export()) lines.push(Object.keys(line)[0])
const missing = await client.events.get('job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ').catch(error => error)
const left = await client.account.me({ signal: AbortSignal.abort() }).catch(error => error)
const delivery = '{"test": 2432232314}'
const headers = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
}
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const unwrapped = await client.webhooks.unwrap(delivery, headers, { secret, toleranceSeconds: Infinity })
const forged = await client.webhooks.unwrap(delivery, headers, { secret }).catch(error => error)
const other = baseUrl => new Keepsake({ secretKey: '${key}', baseUrl, maxRetries: 0, timeout: 100 })
const late = await other('${silent.url}').account.me().catch(error => error)
const nobody = await other('http://127.0.0.1:1').account.me().catch(error => error)
console.log(JSON.stringify({
  stored: data.recordId.startsWith('rec_'),
  found: results[0].content,
  memories,
  whole: lines.includes('memory') && lines.at(-1) === 'end',
  missing: [missing instanceof NotFoundError, isKeepsakeError(missing), missing.status, missing.requestId.slice(0, 4)],
  unwrapped,
  codes: [forged.code, left.code, late.code, nobody.code],
}))
`

describe.each(runtimes)('the packed SDK', ({ name, path, options, reason }) => {
  it.skipIf(reason !== undefined)(
    `stores, recalls, streams and fails correctly on ${name}${reason === undefined ? '' : ` (SKIPPED: ${reason})`}`,
    async () => {
      writeFileSync(join(project, 'program.mjs'), program(name))
      const { stdout } = await run(path, [...options, 'program.mjs'], { cwd: project, env: { NO_COLOR: '1' } })
      expect(JSON.parse(stdout)).toEqual({
        stored: true,
        found: `${name} likes tea.`,
        memories: 1,
        whole: true,
        missing: [true, true, 404, 'req_'],
        unwrapped: { test: 2432232314 },
        codes: ['signature_error', 'abort_error', 'timeout_error', 'connection_error'],
      })
    },
    60_000,
  )
})
