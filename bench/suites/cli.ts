import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtFile } from '../lib/built.ts'
import { openKeepsake } from '../lib/keepsake.ts'
import { inTurn } from '../lib/load.ts'
import type { Suite } from '../lib/suite.ts'

/** Commands from the start of the process to its end: help beside Node that does nothing, a call beside curl. */
export const cli: Suite = {
  name: 'cli',
  async run({ quick, note }) {
    const keepsake = builtFile('cli/dist/keepsake.cjs')
    const { help, nothing } = await inTurn(quick ? 3 : 41, {
      help: () => lifetime(process.execPath, [keepsake, '--help']),
      nothing: () => lifetime(process.execPath, ['-e', '0']),
    })
    note({
      name: 'keepsake --help',
      value: help,
      unit: 'ms',
      floor: { name: 'node -e 0', value: nothing },
      target: { of: 'ratio', is: 'at most', than: 1.2 },
    })

    const { server, key, client, end } = await openKeepsake('PGlite', 1)
    await client.post('/api/v1/memorize', { email: 'dana@northwind.example', content: 'Dana likes tea.' })
    const url = `${server.url}/api/v1/smart-recall`
    const headers = ['-H', `Authorization: Bearer ${key}`, '-H', 'Content-Type: application/json']
    const environment = { ...process.env, API_KEY: key, KEEPSAKE_BASE_URL: server.url }
    const { ours, curl } = await inTurn(quick ? 3 : 41, {
      ours: () => lifetime(process.execPath, [keepsake, 'memory', 'smart-recall', 'tea'], environment),
      curl: () => lifetime('curl', ['-sf', ...headers, '-d', '{"query":"tea"}', url]),
    })
    await end()
    note({
      name: 'keepsake memory smart-recall',
      value: ours,
      unit: 'ms',
      floor: { name: 'the same call by curl', value: curl },
      target: { of: 'ratio', is: 'at most', than: 1.6 },
    })
  },
}

/** Milliseconds that a process lives. */
async function lifetime(program: string, args: readonly string[], env = process.env): Promise<number> {
  const started = performance.now()
  const child = spawn(program, args, { stdio: 'ignore', env })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ended with code ${code}.`)
  return performance.now() - started
}
