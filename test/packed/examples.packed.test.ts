import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { TASK_OUTPUT, TOOL_LOOP_OUTPUT } from '../support/task-examples.ts'
import { otherRuntimes } from './other-runtimes.ts'
import { emptyProject, packAll, removeTemporaryDirectories, temporaryDirectory } from './project.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })
const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const own = { name: `Node ${process.versions.node}`, path: process.execPath, reason: undefined }
/** Deno's permissions for what the examples do: files in a temporary directory, a port, the environment. */
const DENO = ['run', '--no-prompt', '--allow-net', '--allow-env', '--allow-read', '--allow-write', '--allow-sys']
const runtimes = [own, ...(await otherRuntimes())]

/** What the examples call in a checkout, as the packed files have it. */
const IN_PLACE_OF: Record<string, string> = {
  'server/src/main.ts': '@keepsake/server/dist/main.js',
  'packages/cli/src/main.ts': '@keepsake/cli/dist/keepsake.cjs',
}

let project: string
let server: ServerProcess
beforeAll(async () => {
  project = await emptyProject([...(await packAll()), 'zod@4'])
  const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  cpSync(join(ROOT, 'examples'), join(project, 'examples'), {
    recursive: true,
    filter: path => !path.includes('node_modules'),
  })
  for (const [file, packed] of Object.entries(IN_PLACE_OF)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    const up = '../'.repeat(file.split('/').length - 1)
    writeFileSync(join(project, file), `import '${up}node_modules/${packed}'\n`)
  }
  // not every runtime reads TypeScript
  for (const file of Object.keys(TASK_OUTPUT)) {
    const source = readFileSync(join(project, 'examples/tasks', file), 'utf8')
    const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
    const { outputText } = ts.transpileModule(source, { compilerOptions })
    writeFileSync(join(project, 'examples/tasks', file.replace('.ts', '.mjs')), outputText)
  }
  const command = join(project, 'node_modules/.bin/keepsake-server')
  const settings = { KEEPSAKE_DATA_DIR: temporaryDirectory(), SIGNUP: 'open', OUTBOUND_ALLOW: '127.0.0.1' }
  server = await startServer(settings, command)
})
afterAll(async () => {
  await server?.stop()
  removeTemporaryDirectories()
})

/** An environment without an account. */
function newcomer() {
  const home = temporaryDirectory()
  return { PATH: process.env.PATH, HOME: home, NO_COLOR: '1', KEEPSAKE_ENV_FILE: join(home, '.env') }
}

async function call(path: string, body: object, key?: string): Promise<Record<string, unknown>> {
  const authorization = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  })
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

/** For test data, because a receiver on this machine has no https. */
async function testKey(): Promise<string> {
  const { agent } = await call('/auth/agent', { name: 'examples' })
  const { api_key } = agent as { api_key: string }
  const { apiKey } = await call('/api/v1/keys', { name: 'test', role: 'owner', livemode: false }, api_key)
  return String(apiKey)
}

describe('from the packed files', () => {
  const example = (file: string) => run(process.execPath, [join('examples', file)], { cwd: project, env: newcomer() })

  it('the quickstart stores, extracts and recalls', async () => {
    const env = { ...newcomer(), KEEPSAKE_DATA_DIR: temporaryDirectory() }
    const { stdout } = await run(process.execPath, ['examples/quickstart/quickstart.ts'], { cwd: project, env })
    expect(stdout).toContain('Budget = 180000')
    expect(stdout).toMatch(/^answer +We have to decide by 15 December 2026\. Helena signs/m)
    expect(readFileSync(String(env.KEEPSAKE_ENV_FILE), 'utf8')).toMatch(/^KEEPSAKE_API_KEY=sk_live_/m)
  })

  it('tool-loop runs a model with tools', async () => {
    const { stdout } = await example('tool-loop/tool-loop.ts')
    expect(stdout.trimEnd().split('\n').slice(1)).toEqual(TOOL_LOOP_OUTPUT)
  })

  it('gateway prints what its README shows', async () => {
    const readme = readFileSync(join(project, 'examples/gateway/README.md'), 'utf8')
    const [, printed = ''] = /prints:\n\n```\n(.*?)```/s.exec(readme) ?? []
    expect((await example('gateway/enrich.ts')).stdout.split('\n').slice(1).join('\n')).toBe(printed)
  })
})

describe.each(runtimes)('on $name', ({ name, path, reason }) => {
  it.skipIf(reason !== undefined)(
    `the examples of tasks run${reason === undefined ? '' : ` (SKIPPED: ${reason})`}`,
    async () => {
      const options = name === 'Deno' ? DENO : []
      const printed: Record<string, string> = {}
      for (const file of Object.keys(TASK_OUTPUT)) {
        const env = { ...newcomer(), KEEPSAKE_BASE_URL: server.url, KEEPSAKE_API_KEY: await testKey() }
        const program = join('examples/tasks', file.replace('.ts', '.mjs'))
        const { stdout } = await run(path, [...options, program], { cwd: project, env })
        printed[file] = stdout
      }
      const expected = Object.entries(TASK_OUTPUT).map(([file, text]) => [file, expect.stringMatching(text)])
      expect(printed).toEqual(Object.fromEntries(expected))
    },
  )
})
