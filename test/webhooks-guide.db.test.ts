import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../server/test/support/free-port.ts'
import { createTestApp, type TestApp } from '../server/test/support/test-app.ts'
import { WEBHOOK_PAGES } from './support/documented.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../packages/cli/src/main.ts')
const SDK = join(import.meta.dirname, '../packages/sdk/src/index.ts')

let app: TestApp
let home: string
let receiver: ChildProcess | undefined
beforeAll(async () => {
  app = await createTestApp({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })
  home = await mkdtemp(join(tmpdir(), 'keepsake-guide-'))
})
afterAll(async () => {
  receiver?.kill()
  await app.stop()
  await rm(home, { recursive: true, force: true })
})

const blocks = (guide: string, language: string): string[] =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code)

it('the pages about webhooks work from the first line to the last', async () => {
  const pages = WEBHOOK_PAGES.map(page => readFile(join(import.meta.dirname, '..', page), 'utf8'))
  const guide = (await Promise.all(pages)).join('\n')
  const baseUrl = await app.listen()
  const key = await (await app.organization()).keyFor({ livemode: false })
  const env: Record<string, string> = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: home,
    KEEPSAKE_BASE_URL: baseUrl,
    API_KEY: key,
  }
  const [program = ''] = blocks(guide, 'js')
  const [subscribe = '', ...rest] = blocks(guide, 'sh')
  expect(rest.join('')).toContain('dlq replay-all')
  /** In a shell in which `keepsake` is the command of this checkout; the first line that fails ends it. */
  const inShell = (script: string) =>
    run('bash', ['-ec', `keepsake() { node '${MAIN}' "$@"; }\n${script}`], { cwd: home, env })
  const call = async (path: string) => (await app.call('GET', `/api/v1/webhooks${path}`, { key })).body.data

  const port = String(await freePort())
  const made = JSON.parse((await inShell(subscribe.replace('8787', port))).stdout)
  expect(made.warning).toContain('Correct the cause, then test it again')
  env.WEBHOOK = made.data.id
  await writeFile(join(home, 'receiver.mjs'), program)
  let printed = ''
  receiver = spawn(process.execPath, ['receiver.mjs'], {
    cwd: home,
    env: { PORT: port, WEBHOOK_SECRET: made.data.secret_current },
  })
  receiver.stdout?.on('data', text => {
    printed += text
  })
  await vi.waitFor(() => expect(printed).toContain('listening'), { timeout: 10_000 })

  const [test = '', ...others] = rest
  await inShell(test)
  await vi.waitFor(() => expect(printed).toContain('order.paid {"id":"ord_4711","amount_cents":1250}'), {
    timeout: 10_000,
  })
  // the rest of the page needs a delivery that arrived, and one that did not
  await vi.waitFor(async () => {
    const found = await call(`/${env.WEBHOOK}/deliveries?event_type=order.paid&status=succeeded`)
    expect(found).toHaveLength(1)
    env.DELIVERY = found[0].id
    env.EVENT = found[0].event_id
  })
  const lost = { url: `http://127.0.0.1:${port}/nowhere`, events: ['user.*'] }
  await app.call('POST', '/api/v1/webhooks', { key, body: lost })
  const events = [{ type: 'user.invited', data: {} }]
  await app.call('POST', '/api/v1/webhooks/events', { key, body: { events } })
  await vi.waitFor(async () => {
    const found = await call('/dead-letters')
    expect(found).toMatchObject([{ reason: 'rejected', response_code: 404 }])
    env.DEAD_LETTER = found[0].id
  })
  for (const script of others) await inShell(script)

  const [sdk = ''] = blocks(guide, 'ts')
  await writeFile(join(home, 'sdk.ts'), sdk.replace("'@keepsake/sdk'", JSON.stringify(SDK)))
  const { stdout } = await run(process.execPath, ['sdk.ts'], { cwd: home, env })
  expect(stdout).toMatch(/^whk_\w{26} whsec_\S+\norder\.paid \w+\nwebhook\.tested failed\n$/)
  expect(await readFile(join(home, 'dead-letters.ndjson'), 'utf8')).toContain('{"end":{"dead_letters":1}}')
}, 180_000)
