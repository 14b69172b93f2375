import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { KEY, openTerminal, type Terminal } from '../../testing/terminal.ts'

const OTHER = 'sk_live_EXAMPLE1_1111111111111111111111111111111111111111111'
const account = {
  id: 'agt_1',
  name: 'research-agent',
  status: 'active',
  created_at: '2026-11-20T15:04:05Z',
  balance: '0',
}

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
})
afterAll(() => server.close())
beforeEach(async () => {
  terminal = await openTerminal(server.baseUrl)
  terminal.env.KEEPSAKE_API_KEY = ''
  server.answer({ body: { success: true, data: account } })
})
afterEach(() => terminal.remove())

const store = () => join(terminal.directory, '.config', 'keepsake', 'profiles.json')
const stored = async () => JSON.parse(await readFile(store(), 'utf8'))

describe('auth login', () => {
  it('stores a key from stdin in the default profile, owner-only, after the server has confirmed it', async () => {
    const { exitCode, stdout, stderr } = await terminal.run(['auth', 'login'], { stdin: `${KEY}\n` })
    expect(exitCode).toBe(0)
    expect(server.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/auth/me', `Bearer ${KEY}`],
    ])
    expect(await stored()).toEqual({
      default: 'default',
      profiles: { default: { secretKey: KEY, baseUrl: server.baseUrl } },
    })
    expect((await stat(store())).mode & 0o777).toBe(0o600)
    expect(stdout + stderr).not.toContain(KEY)
    expect((await terminal.run(['account', 'me'])).exitCode).toBe(0)
    expect(server.received.at(-1)?.headers.authorization).toBe(`Bearer ${KEY}`)
  })

  it('prompts on a terminal without showing the input', async () => {
    const { exitCode, stdout, stderr } = await terminal.run(['auth', 'login'], { stdin: `x\u007f${KEY}\r`, tty: true })
    expect(exitCode).toBe(0)
    expect(stderr).toMatch(/^API key: \n/)
    expect(stdout + stderr).not.toContain(KEY)
  })

  it('stores nothing if the server refuses the key or it is malformed', async () => {
    server.answer({ status: 401, body: { success: false, error: 'authentication_error', message: 'Revoked.' } })
    expect((await terminal.run(['auth', 'login'], { stdin: KEY })).exitCode).toBe(4)
    expect((await terminal.run(['auth', 'login'], { stdin: 'sk-ant-something' })).exitCode).toBe(2)
    expect((await terminal.run(['auth', 'login'], { stdin: '' })).exitCode).toBe(2)
    await expect(stat(store())).rejects.toThrow(/ENOENT/)
  })

  it('stores several profiles, and uses the named one', async () => {
    await terminal.run(['auth', 'login'], { stdin: KEY })
    await terminal.run(['auth', 'login', '--profile', 'work'], { stdin: OTHER })
    expect((await stored()).default).toBe('default')
    const last = () => server.received.at(-1)?.headers.authorization
    await terminal.run(['account', 'me', '--profile', 'work'])
    expect(last()).toBe(`Bearer ${OTHER}`)
    await terminal.run(['account', 'me'], { env: { KEEPSAKE_PROFILE: 'work' } })
    expect(last()).toBe(`Bearer ${OTHER}`)
    await terminal.run(['account', 'me'])
    expect(last()).toBe(`Bearer ${KEY}`)
    expect(await terminal.run(['account', 'me', '--profile', 'nope'])).toMatchObject({ exitCode: 2 })
  })

  it('warns if a key in the environment overrides the stored one', async () => {
    const { stderr } = await terminal.run(['auth', 'login'], { stdin: KEY, env: { API_KEY: OTHER } })
    expect(stderr).toMatch(/use another key, which has priority: API_KEY in the environment/)
  })

  it('honours XDG_CONFIG_HOME', async () => {
    const elsewhere = await mkdtemp(join(terminal.directory, 'xdg-'))
    await terminal.run(['auth', 'login'], { stdin: KEY, env: { XDG_CONFIG_HOME: elsewhere } })
    expect(await readFile(join(elsewhere, 'keepsake', 'profiles.json'), 'utf8')).toContain(KEY)
    await rm(elsewhere, { recursive: true })
  })
})

describe('auth logout', () => {
  it('removes the key', async () => {
    await terminal.run(['auth', 'login'], { stdin: KEY })
    expect((await terminal.run(['auth', 'logout'])).exitCode).toBe(0)
    expect(await stored()).toEqual({ profiles: {} })
    expect((await terminal.run(['account', 'me'])).exitCode).toBe(4)
  })

  it('exits with 3 if the profile does not exist', async () => {
    expect(await terminal.run(['auth', 'logout', '--profile', 'nope'])).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('No profile nope'),
    })
  })
})

describe('auth status', () => {
  it('shows the key in use, masked, and its source', async () => {
    await writeFile(join(terminal.directory, '.env'), `OTHER=1\nKEEPSAKE_API_KEY=${KEY}\n`)
    const { stdout } = await terminal.run(['auth', 'status'])
    const { data } = JSON.parse(stdout)
    expect(data).toMatchObject({ key: 'sk_test_EXAMPLE0…0000', baseUrl: server.baseUrl, account })
    expect(data.origin).toBe(`KEEPSAKE_API_KEY in ${join(terminal.directory, '.env')}`)
    expect(stdout).not.toContain(KEY)
  })

  it('still shows it if the server refuses the key, and fails', async () => {
    server.answer({ status: 401, body: { success: false, error: 'authentication_error', message: 'Revoked.' } })
    const { stdout, exitCode } = await terminal.run(['auth', 'status'], { env: { API_KEY: KEY } })
    expect(exitCode).toBe(4)
    expect(JSON.parse(stdout).data.origin).toBe('API_KEY in the environment')
  })
})

describe('auth register', () => {
  it('creates an account, stores its key in the environment file, and never prints it', async () => {
    await writeFile(join(terminal.directory, '.env'), 'OTHER=1\n')
    server.answer(
      { status: 201, body: { success: true, data: { agent: { ...account, api_key: KEY, organization_id: 'org_1' } } } },
      { body: { success: true, data: account } },
    )
    const { exitCode, stdout, stderr } = await terminal.run(['auth', 'register', 'research-agent'])
    expect(exitCode).toBe(0)
    expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /auth/agent', 'GET /auth/me'])
    expect(await readFile(join(terminal.directory, '.env'), 'utf8')).toBe(`OTHER=1\nKEEPSAKE_API_KEY=${KEY}\n`)
    expect(JSON.parse(stdout).data).toMatchObject({ created: true, account })
    expect(stdout + stderr).not.toContain(KEY)
  })

  it('creates none if there is already a key, and says which account is used', async () => {
    const { stdout, stderr } = await terminal.run(['auth', 'register', 'another-agent'], { env: { API_KEY: KEY } })
    expect(server.received.map(({ url }) => url)).toEqual(['/auth/me'])
    expect(JSON.parse(stdout).data.created).toBe(false)
    expect(stderr).toBe(
      `No account was created, and another-agent was not registered: commands use the account ${account.name}, whose key is API_KEY in the environment.\nTo register another account, remove that key first.\n`,
    )
  })
})
