import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyProject, pack, type Runtime, removeTemporaryDirectories, runProgram, runtimes } from './project.ts'

const run = promisify(execFile)
const BIN = join(import.meta.dirname, '../../node_modules/.bin')
const nodes = await runtimes()
let tarball: string
let project: string

beforeAll(async () => {
  tarball = await pack('packages/webhooks')
  project = await emptyProject([tarball])
}, 180_000)
afterAll(removeTemporaryDirectories)

const PROGRAM = `
const http = require_('node:http')
async function main() {
  const { privateKey, publicKey } = await newKeyPair()
  const secret = newSecret()
  const receiver = createReceiver({
    secrets: [secret, publicKey],
    store: memoryStore(),
    handlers: { '*': () => {} },
  })
  const body = '{"type":"order.paid"}'
  const answers = []
  for (const [id, key] of [['evt_1', secret], ['evt_2', privateKey], ['evt_1', secret]]) {
    const headers = await sign({ id, body }, key)
    const response = await receiver(new Request('http://localhost/', { method: 'POST', headers, body }))
    answers.push((await response.json()).result)
  }
  const server = http.createServer(expressHandler(receiver)).listen(0, '127.0.0.1', async () => {
    const response = await fetch('http://127.0.0.1:' + server.address().port, { method: 'POST', body })
    server.close()
    const others = [typeof honoHandler, typeof fastifyReceiver]
    console.log(JSON.stringify({ answers, status: response.status, others }))
  })
}
main()
`
const NAMES = '{ createReceiver, memoryStore, newKeyPair, newSecret, sign }'
const PROGRAMS = {
  'program.mjs': `import { createRequire } from 'node:module'
import ${NAMES} from '@keepsake/webhooks'
import { expressHandler } from '@keepsake/webhooks/express'
import { fastifyReceiver } from '@keepsake/webhooks/fastify'
import { honoHandler } from '@keepsake/webhooks/hono'
const require_ = createRequire(import.meta.url)${PROGRAM}`,
  'program.cjs': `const ${NAMES} = require('@keepsake/webhooks')
const { expressHandler } = require('@keepsake/webhooks/express')
const { fastifyReceiver } = require('@keepsake/webhooks/fastify')
const { honoHandler } = require('@keepsake/webhooks/hono')
const require_ = require${PROGRAM}`,
}

const CONSUMER = `
import { createReceiver, memoryStore, sign, verify, type IdempotencyStore } from '@keepsake/webhooks'
import { honoHandler } from '@keepsake/webhooks/hono'

interface OrderPaid { type: 'order.paid'; data: { id: string } }
declare const store: IdempotencyStore<{ save(id: string): Promise<void> }>
export const receiver = createReceiver({
  secrets: ['whsec_AAAA'],
  store,
  handlers: { 'order.paid': ({ data }: OrderPaid, { transaction }) => transaction.save(data.id) },
})
export const handler = honoHandler(receiver)
export const plain = createReceiver({ secrets: 'whsec_AAAA', store: memoryStore(), handlers: {} })
// @ts-expect-error: secrets are wanted
export const broken = () => createReceiver({ store, handlers: {} })
export const use = async () => verify('{}', { ...(await sign({ id: 'evt_1', body: '{}' }, 'whsec_AAAA')) }, { secrets: [] })
`

describe.each(nodes)('the packed webhooks package on Node $version', (node: Runtime) => {
  it.each(Object.entries(PROGRAMS))('works in %s', async (file, source) => {
    expect(JSON.parse(await runProgram(node, project, file, source, {}))).toEqual({
      answers: ['processed', 'processed', 'duplicate'],
      status: 401,
      others: ['function', 'function'],
    })
  })
})

describe('the tarball', () => {
  it('passes publint and attw', async () => {
    await run(join(BIN, 'publint'), [tarball, '--strict'])
    await run(join(BIN, 'attw'), [tarball])
  })

  it('has no dependencies', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: project })
    expect(stdout.trim().split('\n').slice(1)).toHaveLength(1)
  })

  it.each([
    ['typescript', 'bundler', 'esnext', 'mts'],
    ['typescript', 'node16', 'node16', 'mts'],
    ['typescript', 'node16', 'node16', 'cts'],
    ['typescript', 'node10', 'commonjs', 'ts'],
    ['typescript-7', 'bundler', 'esnext', 'mts'],
    ['typescript-7', 'node16', 'node16', 'cts'],
  ])(
    'has types for %s under moduleResolution %s and module %s in a .%s file, without the types of Node',
    async (compiler, moduleResolution, module, ending) => {
      writeFileSync(join(project, `consumer.${ending}`), CONSUMER)
      const compilerOptions = {
        noEmit: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        target: 'es2022',
        lib: ['es2023', 'dom'],
        types: [],
        moduleResolution,
        module,
      }
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`consumer.${ending}`] }))
      const wrong = await run(join(BIN, '..', compiler, 'bin/tsc'), ['--project', project]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
      expect(wrong).toBe('')
    },
  )

  it('imports no Node module', () => {
    const dist = join(project, 'node_modules/@keepsake/webhooks/dist')
    const scripts = readdirSync(dist).filter(name => /\.c?js$/.test(name))
    const text = scripts.map(name => readFileSync(join(dist, name), 'utf8')).join('\n')
    expect(text).not.toMatch(/(from|import|require\()\s*\(?["']node:/)
  })
})
