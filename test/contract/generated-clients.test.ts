import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { installTools, type Tools } from '../support/tools.ts'
import { HEY_API, ORVAL } from './client-programs.ts'

const run = promisify(execFile)
const PACKAGES = ['@hey-api/openapi-ts@0.99.0', 'orval@8.38.0', 'typescript@5.9.3', 'esbuild@0.28.2']
const STRICT = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: [],
}

let data: string
let server: ServerProcess
let tools: Tools
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'keepsake-contract-data-'))
  server = await startServer({ KEEPSAKE_DATA_DIR: data, SIGNUP: 'open' })
  tools = await installTools(PACKAGES)
  // what others get, in one file
  await tools.write('openapi.json', await (await fetch(`${server.url}/openapi.json`)).text())
  await tools.write('hey-api.ts', HEY_API)
  await tools.write('orval.ts', ORVAL)
  const orval = {
    input: './openapi.json',
    output: { target: './orval/client.ts', client: 'fetch', baseUrl: server.url },
  }
  await tools.write('orval.config.mjs', `export default ${JSON.stringify({ keepsake: orval })}`)
}, 600_000)
afterAll(async () => {
  await server?.stop()
  await tools?.[Symbol.asyncDispose]()
  await rm(data, { recursive: true, force: true })
})

it.each([
  ['hey-api', 'openapi-ts', ['-i', 'openapi.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch']],
  ['orval', 'orval', ['--config', 'orval.config.mjs']],
])(
  'a client that %s generates compiles strictly, and ten calls succeed',
  { timeout: 600_000 },
  async (name, ...made) => {
    const [generator, args] = made
    await tools.run(generator, args)
    await tools.write('tsconfig.json', JSON.stringify({ compilerOptions: STRICT, include: [`${name}.ts`] }))
    await tools.run('tsc', ['-p', 'tsconfig.json'])
    await tools.run('esbuild', [`${name}.ts`, '--bundle', '--format=esm', '--platform=node', `--outfile=${name}.mjs`])
    const env = { SERVER: server.url, KEY: await newKey() }
    const { stdout: printed } = await run(process.execPath, [join(tools.folder, `${name}.mjs`)], { env })
    expect(JSON.parse(printed)).toEqual({
      statuses: [200, 200, 200, 200, 200, 201, 200, 200, 200, 200],
      texts: ['Dana prefers calls before noon.'],
      names: ['Refunds'],
    })
  },
)

async function newKey(): Promise<string> {
  const answer = await fetch(`${server.url}/auth/agent`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'generated-client' }),
  })
  return (await answer.json()).data.agent.api_key
}
