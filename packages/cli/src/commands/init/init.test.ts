import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { KEY, openTerminal, type Terminal } from '../../testing/terminal.ts'

const account = { id: 'agt_1', name: 'project', status: 'active', created_at: '2026-11-20T15:04:05Z', balance: '0' }

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
  terminal.env.KEEPSAKE_API_KEY = undefined
  server.received.length = 0
  server.answer(
    { status: 201, body: { success: true, data: { agent: { ...account, api_key: KEY, organization_id: 'org_1' } } } },
    { body: { success: true, data: account } },
  )
})
afterEach(() => terminal.remove())

const at = (...parts: string[]): string => join(terminal.directory, ...parts)
const read = (...parts: string[]): Promise<string> => readFile(at(...parts), 'utf8')
const git = (...args: string[]): void => void spawnSync('git', args, { cwd: terminal.directory })
const calls = (): string[] => server.received.map(({ method, url }) => `${method} ${url}`)

/** A project in git on a machine with Cursor and Codex, which have other servers. */
async function project(): Promise<void> {
  git('init', '--quiet')
  await writeFile(at('package.json'), '{\n  "name": "agent",\n  "dependencies": {\n    "ai": "^7.0.0"\n  }\n}\n')
  await writeFile(at('pnpm-lock.yaml'), '')
  await mkdir(at('.cursor'))
  await writeFile(at('.cursor/mcp.json'), '{\n  // mine\n  "mcpServers": { "files": { "command": "x" } },\n}\n')
  await mkdir(at('.codex'))
  await writeFile(at('.codex/config.toml'), '# mine\nmodel = "m"\n')
}

describe('keepsake init', () => {
  it('stores a new key out of git, and adds the SDK and the server of the hosts that it finds', async () => {
    await project()
    const cursor = await read('.cursor/mcp.json')
    const { exitCode, stderr, stdout } = await terminal.run(['init', '--yes'])
    expect([exitCode, calls()]).toEqual([0, ['POST /auth/agent', 'GET /auth/me']])
    expect(stderr).toContain('Install it: pnpm install')
    expect(await read('.env')).toBe(`KEEPSAKE_API_KEY=${KEY}\n`)
    expect((await stat(at('.env'))).mode & 0o777).toBe(0o600)
    expect(spawnSync('git', ['check-ignore', '.env'], { cwd: terminal.directory }).status).toBe(0)
    expect(JSON.parse(await read('package.json')).dependencies).toEqual({
      ai: '^7.0.0',
      '@keepsake/sdk': expect.stringMatching(/^\^\d+\.\d+\.\d+$/),
    })
    expect(await read('.cursor/mcp.json')).toMatch(/\/\/ mine\n(.|\n)*"files"(.|\n)*"keepsake"/)
    expect(await read('.cursor/mcp.json.before-keepsake')).toBe(cursor)
    expect(await read('.codex/config.toml')).toMatch(/^# mine\nmodel = "m"\n\n\[mcp_servers\.keepsake\]\n/)
    for (const file of ['.cursor/mcp.json', '.codex/config.toml']) {
      expect(await read(file)).toContain(at('.env'))
      expect(await read(file)).not.toContain(KEY)
    }
    expect(existsSync(at('.codeium'))).toBe(false)
    expect(stdout + stderr).not.toContain(KEY)
  })

  it('changes nothing when it runs again', async () => {
    await project()
    await terminal.run(['init', '--yes'])
    const files = ['.env', '.gitignore', 'package.json', '.cursor/mcp.json', '.codex/config.toml']
    const before = await Promise.all(files.map(file => read(file)))
    const { exitCode, stdout } = await terminal.run(['init', '--yes'])
    expect([exitCode, JSON.parse(stdout).data.changed]).toEqual([0, []])
    expect(await Promise.all(files.map(file => read(file)))).toEqual(before)
  })

  it('shows what it would change with --dry-run, and calls nobody', async () => {
    await project()
    const { exitCode, stdout } = await terminal.run(['init', '--dry-run'])
    expect(exitCode).toBe(0)
    for (const part of [`KEEPSAKE_API_KEY will be written to ${at('.env')}`, '+/.env', '@keepsake/sdk', 'mcp_servers'])
      expect(stdout).toContain(part)
    expect([calls(), existsSync(at('.env')), existsSync(at('.gitignore'))]).toEqual([[], false, false])
    expect(await read('.codex/config.toml')).toBe('# mine\nmodel = "m"\n')
  })

  it('uses a key that is typed, after the server has confirmed it', async () => {
    server.answer({ body: { success: true, data: account } })
    const { exitCode, stdout, stderr } = await terminal.run(['init'], { tty: true, stdin: `${KEY}\r` })
    expect([exitCode, calls()]).toEqual([0, ['GET /auth/me']])
    expect(await read('.env')).toBe(`KEEPSAKE_API_KEY=${KEY}\n`)
    expect(stdout + stderr).not.toContain(KEY)
    expect(stderr).toContain('npm install @keepsake/sdk')
  })

  it('keeps the key that there is, and writes only what is confirmed', async () => {
    await project()
    await writeFile(at('.env'), `OTHER=1\nKEEPSAKE_API_KEY=${KEY}\n`)
    const refused = await terminal.run(['init'], { tty: true, stdin: 'n\n' })
    expect([refused.exitCode, existsSync(at('.gitignore'))]).toEqual([130, false])
    expect((await terminal.run(['init'], { tty: true, stdin: 'y\n' })).exitCode).toBe(0)
    expect(await read('.env')).toBe(`OTHER=1\nKEEPSAKE_API_KEY=${KEY}\n`)
    expect(await read('.gitignore')).toBe('/.env\n')
    expect(calls()).toEqual([])
  })

  it('writes no key to a file that git tracks', async () => {
    git('init', '--quiet')
    await writeFile(at('.env'), 'OTHER=1\n')
    git('add', '.env')
    const { exitCode, stderr } = await terminal.run(['init', '--yes'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('git rm --cached .env')])
    expect([calls(), await read('.env')]).toEqual([[], 'OTHER=1\n'])
  })

  it('leaves another server of that name, and files that it cannot change', async () => {
    await project()
    const own = '{ "mcpServers": { "keepsake": { "command": "mine" } } }\n'
    await writeFile(at('.cursor/mcp.json'), own)
    await writeFile(at('.codex/config.toml'), 'model = ')
    const { exitCode, stderr } = await terminal.run(['init', '--yes'])
    expect(exitCode).toBe(0)
    expect(stderr).toContain('Cursor has another server keepsake, which is kept')
    expect(stderr).toMatch(/Codex is left out: .* is not TOML that can be changed here/)
    expect([await read('.cursor/mcp.json'), await read('.codex/config.toml')]).toEqual([own, 'model = '])
  })

  it('writes nothing if the server cannot be reached', async () => {
    await project()
    const { exitCode } = await terminal.run(['init', '--yes', '--no-retry', '--base-url', 'http://127.0.0.1:1'])
    expect([exitCode, existsSync(at('.env')), existsSync(at('.gitignore'))]).toEqual([1, false, false])
    expect(await read('package.json')).not.toContain('keepsake')
  })

  it('asks nobody where there is no terminal', async () => {
    const { exitCode, stderr } = await terminal.run(['init'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('--yes')])
    expect(calls()).toEqual([])
  })
})
