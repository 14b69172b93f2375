import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Loopback, loopback, testKey } from '../../packages/sdk/test/loopback.ts'
import { emptyProject, pack, type Runtime, removeTemporaryDirectories, runProgram, runtimes } from './project.ts'

const run = promisify(execFile)
const BIN = join(import.meta.dirname, '../../node_modules/.bin')
const nodes = await runtimes()
let tarball: string
let project: string
let server: Loopback

beforeAll(async () => {
  tarball = await pack('packages/sdk')
  project = await emptyProject([tarball])
  server = await loopback(({ url }, index) => {
    if (url === '/api/v1/smart-recall')
      return index === 0 ? 'drop' : { body: { success: true, results: [{ content: 'tea' }] } }
    if (url === '/auth/agent')
      return { status: 201, body: { success: true, data: { agent: { api_key: testKey('n') } } } }
    return { status: 404, body: { success: false, error: 'not_found_error', message: 'No such event.' } }
  })
}, 180_000)
afterAll(async () => {
  await server.close()
  removeTemporaryDirectories()
})

const PROGRAM = `
async function main() {
  const client = new Keepsake({ baseUrl: process.env.SERVER, profile: undefined })
  const { results } = await client.memory.smartRecall({ query: 'tea' })
  const error = await client.events.get('job_1').catch(error => error)
  const refused = await new Keepsake({ envFile: 'none', baseUrl: process.env.SERVER }).account.me().catch(error => error)
  console.log(JSON.stringify({
    results,
    name: error.name,
    caught: error instanceof NotFoundError && isKeepsakeError(error),
    source: findCredentials().found.source,
    lost: refused.code,
  }))
}
main()
`
const PROGRAMS = {
  'program.mjs': `import { isKeepsakeError, Keepsake, NotFoundError } from '@keepsake/sdk'
import { findCredentials } from '@keepsake/sdk/credentials'${PROGRAM}`,
  'program.cjs': `const { isKeepsakeError, Keepsake, NotFoundError } = require('@keepsake/sdk')
const { findCredentials } = require('@keepsake/sdk/credentials')${PROGRAM}`,
}

const CONSUMER = `
import { isKeepsakeError, Keepsake, type Event, type MemorizeRequest } from '@keepsake/sdk'
import { findCredentials } from '@keepsake/sdk/credentials'

const memory: MemorizeRequest = { email: 'dana@northwind.example', content: 'Likes tea.' }
export async function use(client = new Keepsake({ baseUrl: findCredentials().baseUrl })): Promise<Event[]> {
  const { data } = await client.memory.memorize(memory)
  const id: string = data.recordId
  // @ts-expect-error: content is wanted
  client.memory.memorize({ email: id }).catch((error: unknown) => isKeepsakeError(error) && error.requestId)
  return (await client.events.list({ limit: 3 })).data
}
`

describe.each(nodes)('the packed SDK on Node $version', (node: Runtime) => {
  it.each(Object.entries(PROGRAMS))('works in %s', async (file, source) => {
    await runProgram(
      node,
      project,
      'write-env.cjs',
      `require('fs').writeFileSync('.env', 'KEEPSAKE_API_KEY=${testKey()}')`,
      {},
    )
    const printed = await runProgram(node, project, file, source, { SERVER: server.url, XDG_CONFIG_HOME: project })
    expect(JSON.parse(printed)).toEqual({
      results: [{ content: 'tea' }],
      name: 'NotFoundError',
      caught: true,
      source: 'env-file',
      lost: 'configuration_error',
    })
  })

  it.each(['register.mjs', 'register.cjs'])('registers in %s', async file => {
    const start = file.endsWith('mjs')
      ? "import { Keepsake } from '@keepsake/sdk'"
      : "const { Keepsake } = require('@keepsake/sdk')"
    const source = `${start}\nKeepsake.register({ name: 'a', envFile: '${file}.${node.version}.env' }).catch(error => console.log(error.code))`
    const env = { KEEPSAKE_BASE_URL: server.url, XDG_CONFIG_HOME: project }
    expect(await runProgram(node, project, file, source, env)).toBe('not_found_error\n')
    expect(server.received.at(-1)).toMatchObject({
      url: '/auth/me',
      headers: { authorization: `Bearer ${testKey('n')}` },
    })
  })
})

describe('the tarball', () => {
  it('passes publint and attw', async () => {
    await run(join(BIN, 'publint'), [tarball, '--strict'])
    await run(join(BIN, 'attw'), [tarball])
  })

  it('includes its two dependencies, and nothing else', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable'], { cwd: project })
    const names = stdout
      .trim()
      .split('\n')
      .slice(1)
      .map(path => path.split('/node_modules/').at(-1))
    expect(names.sort()).toEqual(['@keepsake/sdk', 'eventsource-parser', 'openapi-fetch', 'openapi-typescript-helpers'])
  })

  it.each([
    ['typescript', 'bundler', 'esnext', 'mts'],
    ['typescript', 'node16', 'node16', 'mts'],
    ['typescript', 'node16', 'node16', 'cts'],
    ['typescript', 'node10', 'commonjs', 'ts'],
    ['typescript-7', 'bundler', 'esnext', 'mts'],
    ['typescript-7', 'node16', 'node16', 'cts'],
  ])(
    'has types that %s compiles under moduleResolution %s and module %s in a .%s file, without the types of Node',
    async (compiler, resolution, module, ending) => {
      writeFileSync(join(project, `consumer.${ending}`), CONSUMER)
      const compilerOptions = {
        noEmit: true,
        strict: true,
        exactOptionalPropertyTypes: true,
        target: 'es2022',
        lib: ['es2023', 'dom'],
        types: [],
        moduleResolution: resolution,
        module,
      }
      const config = { compilerOptions, files: [`consumer.${ending}`] }
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config))
      const wrong = await run(join(BIN, '..', compiler, 'bin/tsc'), ['--project', project]).then(
        () => '',
        ({ stdout }: { stdout: string }) => stdout,
      )
      expect(wrong).toBe('')
    },
  )

  it('has one copy of its types, without the paths of the spec', () => {
    const dist = join(project, 'node_modules/@keepsake/sdk/dist')
    const types = readdirSync(dist).filter(name => /^index\.d\.c?ts$/.test(name))
    const texts = types.map(name => readFileSync(join(dist, name), 'utf8'))
    expect(texts.join('').length).toBeLessThan(600_000)
    expect(texts.join('')).not.toMatch(/interface (paths|operations|components)\b/)
    expect(texts.filter(text => text.includes('class Keepsake'))).toHaveLength(1)
  })

  it('is within its size limit', async () => {
    await run('pnpm', ['run', 'size'], { cwd: join(import.meta.dirname, '../../packages/sdk') })
  })

  it('imports no Node module', () => {
    const dist = join(project, 'node_modules/@keepsake/sdk/dist')
    const scripts = readdirSync(dist).filter(name => /\.c?js$/.test(name))
    const text = scripts.map(name => readFileSync(join(dist, name), 'utf8')).join('\n')
    expect(text).not.toMatch(/(from|import|require\()\s*\(?["']node:/)
    expect(text).toContain('getBuiltinModule')
  })
})
