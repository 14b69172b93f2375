import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newSecret, sign } from '@keepsake/webhooks'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ServerProcess, startServer } from '../support/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })
const run = promisify(execFile)
const page = readFileSync(join(import.meta.dirname, '../../docs/python.md'), 'utf8')
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(([, code = '']) => code)
const [curl = '', generate = ''] = blocks('bash')
const [program = '', receiver = ''] = blocks('python')

/** Why the page cannot be run here. */
const [install = '', ...afterInstall] = generate.split(/(?<=standardwebhooks\n)/)
const folder = mkdtempSync(join(tmpdir(), 'keepsake-python-'))
const installed = spawnSync('bash', ['-euo', 'pipefail', '-c', install], { cwd: folder, timeout: 120_000 })
const reason = installed.status === 0 ? '' : ' (skipped: Python 3 with venv, or its package index, is not there)'

let server: ServerProcess
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  if (reason !== '') return
  server = await startServer({ KEEPSAKE_DATA_DIR: join(folder, 'data'), SIGNUP: 'open' })
  const response = await fetch(`${server.url}/auth/agent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'python' }),
  })
  const { data }: { data: { agent: { api_key: string } } } = await response.json()
  env = { ...process.env, KEEPSAKE_API_KEY: data.agent.api_key }
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const here = (text: string): string => text.replaceAll('http://127.0.0.1:7411', server.url)
const shell = async (script: string): Promise<string> =>
  (await run('bash', ['-euo', 'pipefail', '-c', here(script)], { cwd: folder, env })).stdout

async function python(text: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  writeFileSync(join(folder, 'program.py'), here(text))
  return (await run('.venv/bin/python', ['program.py'], { cwd: folder, env: { ...env, ...more } })).stdout
}

it.skipIf(reason !== '')(`docs/python.md runs from its first line to its last${reason}`, async () => {
  expect(await shell(curl)).toContain('"answer":"Dana Reyes prefers calls before noon.')

  await shell(afterInstall.join(''))
  const lines = (await python(program)).trim().split('\n')
  expect(lines[0]).toMatch(/2027-03-15|15 March 2027/)
  expect(lines[1]).toMatch(/^0\.\d+ Dana Reyes decides by 15 March 2027\.$/)

  const KEEPSAKE_WEBHOOK_SECRET = newSecret()
  const body = JSON.stringify({ type: 'order.paid', data: { object: { id: 'ord_1' } } })
  const headers = JSON.stringify(await sign({ id: 'evt_1', body }, KEEPSAKE_WEBHOOK_SECRET))
  const call = (text: string): string => `${receiver}\nprint(event_of(${headers}, b'${text}')["type"])\n`
  expect(await python(call(body), { KEEPSAKE_WEBHOOK_SECRET })).toBe('order.paid\n')
  await expect(python(call(body.replace('paid', 'part')), { KEEPSAKE_WEBHOOK_SECRET })).rejects.toThrow(
    'WebhookVerificationError',
  )
})
