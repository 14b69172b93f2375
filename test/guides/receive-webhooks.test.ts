import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newSecret, sign } from '@keepsake/webhooks'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../server/test/support/free-port.ts'
import { type Guide, ROOT, readGuide } from '../support/guide.ts'

const SECRET = newSecret()
const BODY = '{"type":"order.paid","data":{"object":{"id":"ord_1"}}}'
const isInstalled = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0

const LANGUAGES = [
  { language: 'ts', file: 'receiver.ts', command: [process.execPath], installed: true },
  { language: 'python', file: 'receiver.py', command: ['python3'], installed: isInstalled('python3', '--version') },
  { language: 'go', file: 'receiver.go', command: ['go', 'run'], installed: isInstalled('go', 'version') },
]

let guide: Guide
let directory: string
beforeAll(async () => {
  guide = await readGuide('receive-webhooks')
  directory = mkdtempSync(join(tmpdir(), 'keepsake-receive-'))
  mkdirSync(join(directory, 'node_modules/@keepsake'), { recursive: true })
  symlinkSync(join(ROOT, 'packages/webhooks'), join(directory, 'node_modules/@keepsake/webhooks'))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe.each(LANGUAGES)(
  'the receiver in $language',
  ({ language, file, command: [program = '', ...args], installed }) => {
    let receiver: ChildProcess | undefined
    let printed = ''
    afterAll(() => {
      // of its own group, because `go run` starts another process
      if (receiver?.pid) process.kill(-receiver.pid)
    })

    const reason = installed ? '' : ` (skipped: ${program} is not installed)`
    it.skipIf(!installed)(
      `accepts a delivery once, and refuses changed, stale and unsigned ones${reason}`,
      async () => {
        const port = await freePort()
        writeFileSync(join(directory, file), guide.blocks(language).join(''))
        const env = { ...process.env, PORT: String(port), KEEPSAKE_WEBHOOK_SECRET: SECRET }
        receiver = spawn(program, [...args, file], { cwd: directory, env, detached: true })
        receiver.stdout?.on('data', text => {
          printed += text
        })
        const url = `http://127.0.0.1:${port}/`
        const post = async (headers: object, body = BODY): Promise<number> =>
          (await fetch(url, { method: 'POST', headers: { ...headers }, body })).status
        await vi.waitFor(() => post({}), { timeout: 50_000, interval: 200 })
        const id = 'evt_1'
        const signed = await sign({ id, body: BODY }, [newSecret(), SECRET])
        expect(await post(signed)).toBe(200)
        expect(await post(await sign({ id, body: BODY }, SECRET))).toBe(200)
        expect(await post(signed, BODY.replace('paid', 'part'))).toBe(401)
        expect(await post({})).toBe(401)
        const timestamp = Math.floor(Date.now() / 1000) - 400
        expect(await post(await sign({ id: 'evt_2', timestamp, body: BODY }, SECRET))).toBe(403)
        await vi.waitFor(() => expect(printed).not.toBe(''))
        expect(printed).toBe('order.paid {"object":{"id":"ord_1"}}\n')
      },
    )
  },
)
