import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../../packages/cli/src/testing/double.ts'
import { KEY } from '../../packages/cli/src/testing/terminal.ts'
import { emptyProject, pack, removeTemporaryDirectories, runtimes } from './project.ts'

const run = promisify(execFile)
const nodes = await runtimes()
let project: string
let server: Double

beforeAll(async () => {
  project = await emptyProject([await pack('packages/cli')])
  server = await startDouble()
}, 180_000)
afterAll(async () => {
  await server.close()
  removeTemporaryDirectories()
})

describe.each(nodes)('the packed CLI on Node $version', ({ path }) => {
  const keepsake = async (words: string[], input = '') => {
    const env = { PATH: process.env.PATH, HOME: project, KEEPSAKE_API_KEY: KEY, KEEPSAKE_BASE_URL: server.baseUrl }
    const running = run(path, [join(project, 'node_modules/@keepsake/cli/dist/keepsake.cjs'), ...words], {
      cwd: project,
      env,
    })
    running.child.stdin?.end(input)
    return running.then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      error => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
    )
  }

  it('includes everything it needs', async () => {
    expect(await keepsake(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
    expect((await keepsake(['memory', '--help'])).stdout).toContain('smart-recall')
  })

  it('calls the service and prints in every format', async () => {
    server.answer({ body: { success: true, results: [{ content: 'Likes tea.', score: 0.5 }] } })
    const print = async (...words: string[]) => (await keepsake(['memory', 'smart-recall', 'tea', ...words])).stdout
    expect(JSON.parse(await print())).toMatchObject({ success: true })
    expect(await print('-o', 'table')).toBe('results (1)\ncontent     score\nLikes tea.    0.5\n')
    expect(await print('-o', 'yaml', '--jmespath', 'results[0]')).toBe('content: Likes tea.\nscore: 0.5\n')
    expect(await print('-o', 'csv')).toBe('content,score\r\nLikes tea.,0.5\r\n')
    expect(await print('-o', 'ndjson')).toBe('{"content":"Likes tea.","score":0.5}\n')
    expect(server.received[0]?.body).toEqual({ query: 'tea' })
  })

  it('returns an exit code for each failure, also for errors from another of its files', async () => {
    server.answer({ status: 404, body: { success: false, error: 'not_found_error', message: 'No such event.' } })
    expect(await keepsake(['events', 'get', 'job_1'])).toMatchObject({ code: 3, stdout: '' })
    expect(await keepsake(['memroy'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Did you mean keepsake memory?'),
    })
    expect(await keepsake(['mcp', '--toolsets', 'nope'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no toolset or tool nope'),
    })
  })

  it('writes the configuration of an MCP host', async () => {
    for (const host of ['cursor', 'codex']) {
      const { code, stdout } = await keepsake(['mcp', 'config', host, '--print'])
      expect([code, stdout]).toEqual([0, expect.stringContaining('keepsake')])
    }
    expect((await keepsake(['mcp', 'config', 'cursor', '--dry-run'])).stdout).toContain('+    "keepsake": {')
  })

  it('stores a key from stdin, and uses it by the name of its profile', async () => {
    server.answer({ body: { success: true, data: { id: 'agt_1' } } })
    expect((await keepsake(['auth', 'login', '--profile', 'test'], KEY)).code).toBe(0)
    expect((await keepsake(['auth', 'status', '--profile', 'test'])).stdout).toContain('the profile test')
  })

  it('says what is missing to run a server', async () => {
    expect(await keepsake(['serve'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/npm install --global @keepsake\/server|requires Node 22\.19/),
    })
  })

  it('serves the tools to an MCP host', async () => {
    const info = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const running = run(path, [join(project, 'node_modules/@keepsake/cli/dist/keepsake.cjs'), 'mcp'], {
      cwd: project,
      env: { PATH: process.env.PATH, HOME: project, KEEPSAKE_API_KEY: KEY },
    })
    const { stdin, stdout } = running.child
    const answered = new Promise<string>(resolve => stdout?.once('data', chunk => resolve(String(chunk))))
    stdin?.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: info })}\n`)
    expect(JSON.parse(await answered)).toMatchObject({ id: 1, result: { serverInfo: { name: 'keepsake' } } })
    stdin?.end()
    await expect(running).resolves.toMatchObject({ stderr: '' })
  })
})
