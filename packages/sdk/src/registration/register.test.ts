import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Answer, failure, type Loopback, loopback, type Received, testKey } from '../../test/loopback.ts'
import { register } from './register.ts'

let directory: string
let envFile: string
let server: Loopback
let answerRegistration: (request: Received) => Answer | Promise<Answer>
const before = { ...process.env }

/** Responds like the real server: a repeated idempotency key with the same secret returns the first account again. */
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'keepsake-register-'))
  envFile = join(directory, '.env')
  const accounts: string[] = []
  answerRegistration = ({ headers }) => {
    const attempt = `${headers['idempotency-key']} ${headers['x-registration-secret']}`
    if (!accounts.includes(attempt)) accounts.push(attempt)
    const letter = String.fromCharCode(97 + accounts.indexOf(attempt))
    return { status: 201, body: { success: true, data: { agent: { api_key: testKey(letter) } } } }
  }
  server = await loopback(request =>
    request.url === '/auth/agent' ? answerRegistration(request) : { body: { success: true, data: { name: 'worker' } } },
  )
  process.env = {
    PATH: process.env.PATH,
    XDG_CONFIG_HOME: directory,
    KEEPSAKE_ENV_FILE: envFile,
    KEEPSAKE_BASE_URL: server.url,
  }
})
afterEach(async () => {
  process.env = before
  await server.close()
  rmSync(directory, { recursive: true })
})

const registrations = (): Received[] => server.received.filter(({ url }) => url === '/auth/agent')

describe('registering', () => {
  it('creates an account, adds its key to the environment file, and verifies it', async () => {
    writeFileSync(envFile, 'OTHER=1\nKEEPSAKE_API_KEY=\n')
    const made = await register({ name: 'worker', signupToken: 'token' })
    expect(made).toMatchObject({ created: true, secretKey: testKey('a'), account: { name: 'worker' } })
    expect(readFileSync(envFile, 'utf8')).toBe(`OTHER=1\nKEEPSAKE_API_KEY=${testKey('a')}\n`)
    expect(statSync(envFile).mode & 0o777).toBe(0o600)
    expect(server.received).toMatchObject([
      { url: '/auth/agent', body: { name: 'worker' }, headers: { 'x-signup-token': 'token' } },
      { url: '/auth/me', headers: { authorization: `Bearer ${testKey('a')}` } },
    ])
    expect(server.received[0]?.headers).not.toHaveProperty('authorization')
    expect(readdirSync(directory)).toEqual(['.env'])
  })

  it('creates none if there is a key, even one that the server refuses', async () => {
    process.env.API_KEY = testKey('k')
    expect(await register({ name: 'worker' })).toMatchObject({ created: false, secretKey: testKey('k') })
    await server.close()
    server = await loopback(() => ({ status: 401, body: failure('authentication_error', 'Revoked.') }))
    await expect(register({ name: 'worker', baseUrl: server.url })).rejects.toThrow('Revoked.')
    expect(registrations()).toEqual([])
    expect(existsSync(envFile)).toBe(false)
  })

  it('creates none if there is a key of another product', async () => {
    process.env.API_KEY = 'ghp_abcdef'
    await expect(register({ name: 'worker' })).rejects.toThrow('API_KEY in the environment')
    expect(server.received).toEqual([])
  })

  it('leaves nothing behind if the server refuses', async () => {
    answerRegistration = () => ({ status: 403, body: failure('permission_error', 'This server does not register.') })
    await expect(register({ name: 'worker' })).rejects.toThrow('This server does not register.')
    expect(readdirSync(directory)).toEqual([])
  })

  it('returns the same account on retry if the response was lost', async () => {
    const answer = answerRegistration
    answerRegistration = request => {
      answer(request)
      return 'drop'
    }
    await expect(register({ name: 'worker', maxRetries: 0 })).rejects.toMatchObject({ code: 'connection_error' })
    answerRegistration = answer
    expect(await register({ name: 'worker' })).toMatchObject({ created: true, secretKey: testKey('a') })
    expect(new Set(registrations().map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(registrations()[0]?.headers['x-registration-secret']).toMatch(/^[0-9a-f]{32}$/)
    expect(readdirSync(directory)).toEqual(['.env'])
  })

  it('takes over from a process that died midway', async () => {
    const { pid } = spawnSync('true')
    writeFileSync(`${envFile}.lock`, JSON.stringify({ pid, host: hostname(), message: 'k1 s1 worker' }))
    await register({ name: 'worker' })
    expect(registrations()[0]?.headers).toMatchObject({ 'idempotency-key': 'k1', 'x-registration-secret': 's1' })
  })
})

describe('concurrent processes', () => {
  it('create one account', async () => {
    const answer = answerRegistration
    answerRegistration = async request => {
      await new Promise(resolve => setTimeout(resolve, 100))
      return answer(request)
    }
    const script = join(import.meta.dirname, '../../test/register-once.ts')
    const runs = await Promise.all(
      [1, 2, 3].map(() => promisify(execFile)(process.execPath, [script], { env: process.env })),
    )
    const results: { created: boolean; secretKey: string }[] = runs.map(({ stdout }) => JSON.parse(stdout))
    expect(results.map(({ secretKey }) => secretKey)).toEqual([testKey('a'), testKey('a'), testKey('a')])
    expect(results.filter(({ created }) => created)).toHaveLength(1)
    expect(registrations()).toHaveLength(1)
    expect(readdirSync(directory)).toEqual(['.env'])
  })
})
