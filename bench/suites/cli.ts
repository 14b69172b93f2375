import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtFile } from '../lib/built.ts'
import { BATCH, type Keepsake, openKeepsake, storeBatch } from '../lib/keepsake.ts'
import { inTurn } from '../lib/load.ts'
import { createMemories } from '../lib/memories.ts'
import { say } from '../lib/progress.ts'
import type { Suite, SuiteOptions } from '../lib/suite.ts'

/**
 * Commands from the start of the process to its end: help compared with an empty Node script; a call compared with
 * curl, and with a Node script that sends the same request, which shows what part is Node's and what is ours.
 */
export const cli: Suite = {
  name: 'cli',
  async run(options) {
    const keepsake = builtFile('cli/dist/keepsake.cjs')
    const { help, nothing } = await inTurn(rounds(options), {
      help: () => lifetime(process.execPath, [keepsake, '--help']),
      nothing: () => lifetime(process.execPath, ['-e', '0']),
    })
    options.note({
      name: 'keepsake --help',
      value: help,
      unit: 'ms',
      floor: { name: 'node -e 0', value: nothing },
      target: { of: 'ratio', is: 'at most', than: 1.2 },
    })

    const service = await openKeepsake('PGlite', 1)
    const memories = createMemories()
    await storeBatch(service.client, memories.take(1))
    await compare('one memory', 'tea', keepsake, service, options)
    const stored = options.quick ? BATCH : MANY
    say(`  storing ${stored} memories`)
    for (let n = 0; n < stored; n += BATCH) await storeBatch(service.client, memories.take(BATCH))
    const [question = { query: 'tea' }] = memories.ask(1)
    await compare(`${stored.toLocaleString('en-US')} memories`, question.query, keepsake, service, options)
    await service.end()
  },
}

const MANY = 20_000
const rounds = ({ quick }: SuiteOptions): number => (quick ? 3 : 41)

/** What curl sends and prints, with Node's own HTTP client. */
const BARE_CALL = `const [url, key, body] = process.argv.slice(1)
const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json' }
require('node:http').request(url, { method: 'POST', headers }, answer => answer.pipe(process.stdout)).end(body)`

async function compare(
  store: string,
  query: string,
  keepsake: string,
  { server, key }: Keepsake,
  options: SuiteOptions,
): Promise<void> {
  const url = `${server.url}/api/v1/smart-recall`
  const body = JSON.stringify({ query })
  const headers = ['-H', `Authorization: Bearer ${key}`, '-H', 'Content-Type: application/json']
  const environment = { ...process.env, API_KEY: key, KEEPSAKE_BASE_URL: server.url }
  const { ours, bare, curl } = await inTurn(rounds(options), {
    ours: () => lifetime(process.execPath, [keepsake, 'memory', 'smart-recall', query], environment),
    bare: () => lifetime(process.execPath, ['-e', BARE_CALL, url, key, body]),
    curl: () => lifetime('curl', ['-sf', ...headers, '-d', body, url]),
  })
  const floor = { name: 'the same call by curl', value: curl }
  options.note({ name: `node, the same call, ${store}`, value: bare, unit: 'ms', floor })
  options.note({
    name: `keepsake memory smart-recall, ${store}`,
    value: ours,
    unit: 'ms',
    floor,
    target: { of: 'ratio', is: 'at most', than: 1.6 },
  })
}

/** Milliseconds that a process runs. */
async function lifetime(program: string, args: readonly string[], env = process.env): Promise<number> {
  const started = performance.now()
  const child = spawn(program, args, { stdio: 'ignore', env })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ended with code ${code}.`)
  return performance.now() - started
}
