import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loopback, testKey } from '../../test/loopback.ts'
import { Keepsake } from '../client.ts'
import { type CredentialLookup, findCredentials, usableKey } from './credentials.ts'
import { profilesPath, readProfiles, writeProfiles } from './profiles.ts'

let directory: string
let env: Record<string, string | undefined>
let envFile: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepsake-credentials-'))
  envFile = join(directory, '.env')
  env = { XDG_CONFIG_HOME: join(directory, 'config'), KEEPSAKE_ENV_FILE: envFile }
})
afterEach(() => rmSync(directory, { recursive: true }))

const find = (lookup: CredentialLookup = {}) => findCredentials({ env, ...lookup })
const storeProfiles = (): void =>
  writeProfiles(profilesPath(env), {
    default: 'home',
    profiles: {
      home: { secretKey: testKey('h'), baseUrl: 'http://home.example' },
      work: { secretKey: testKey('w'), baseUrl: 'https://work.example' },
    },
  })

describe('the credential lookup order', () => {
  it('uses the first source that has a key', () => {
    storeProfiles()
    env.API_KEY = testKey('a')
    env.KEEPSAKE_API_KEY = testKey('s')
    writeFileSync(envFile, `KEEPSAKE_API_KEY=${testKey('f')}\n`)

    const steps = [
      [find({ secretKey: testKey('o'), profile: 'work' }), 'option', 'o'],
      [find({ profile: 'work' }), 'profile', 'w'],
      [find(), 'API_KEY', 'a'],
    ] as const
    for (const [{ found }, source, letter] of steps) {
      expect(found).toMatchObject({ source, secretKey: testKey(letter) })
    }
    delete env.API_KEY
    expect(find().found).toMatchObject({
      source: 'env-file',
      secretKey: testKey('f'),
      origin: `KEEPSAKE_API_KEY in ${envFile}`,
    })
    rmSync(envFile)
    expect(find().found).toMatchObject({ source: 'KEEPSAKE_API_KEY', secretKey: testKey('s') })
    delete env.KEEPSAKE_API_KEY
    expect(find().found).toMatchObject({ source: 'default-profile', secretKey: testKey('h') })
    rmSync(profilesPath(env))
    expect(find().found).toBeUndefined()
  })

  it('ignores a directory with that name, and names a file that cannot be read', () => {
    env.KEEPSAKE_API_KEY = testKey('s')
    mkdirSync(envFile)
    expect(find().found).toMatchObject({ source: 'KEEPSAKE_API_KEY' })
    rmSync(envFile, { recursive: true })
    symlinkSync(envFile, envFile)
    expect(() => find()).toThrow(
      expect.objectContaining({
        code: 'configuration_error',
        message: expect.stringMatching(/\.env cannot be read \(ELOOP.*\)\. Make it readable, or pass secretKey\.$/),
      }),
    )
  })

  it('treats a profile named by the environment as explicit', () => {
    storeProfiles()
    env.API_KEY = testKey('a')
    env.KEEPSAKE_PROFILE = 'work'
    expect(find().found).toMatchObject({ source: 'profile', secretKey: testKey('w') })
  })

  it.each([
    '',
    '  ',
    'your_api_key',
    '<key>',
    'changeme',
    'xxxx',
    '$API_KEY',
    'sk_live_...',
    'sk_test_xxxxxxxx',
    'sk_live_<key>',
  ])('treats %j as unset', value => {
    env.API_KEY = value
    env.KEEPSAKE_API_KEY = testKey('s')
    writeFileSync(envFile, `KEEPSAKE_API_KEY='${value}'\n`)
    expect(find().found).toMatchObject({ source: 'KEEPSAKE_API_KEY' })
  })

  it('skips an API_KEY of another product, with a warning that does not contain it', () => {
    env.API_KEY = 'ghp_abcdef0123456789'
    const skipped = 'API_KEY in the environment is not a Keepsake key and was skipped. Using '
    storeProfiles()
    expect(find()).toMatchObject({ warning: `${skipped}the default profile home.`, baseUrl: 'http://home.example' })
    env.KEEPSAKE_API_KEY = testKey('s')
    expect(find()).toMatchObject({
      warning: `${skipped}KEEPSAKE_API_KEY in the environment.`,
      found: { source: 'KEEPSAKE_API_KEY', secretKey: testKey('s') },
    })
    expect(find({ secretKey: testKey('o') })).not.toHaveProperty('warning')
  })

  it.each([
    ['a key of another product, if there is no other key', 'ghp_abcdef0123456789', ''],
    ['a Keepsake key that is too long', `sk_live_${'a'.repeat(99)}`, testKey('s')],
    ['a Keepsake key that is too short', testKey().slice(0, -1), testKey('s')],
  ])('stops at %s, and names its variable in the error', (_, wrong, other) => {
    env.API_KEY = wrong
    env.KEEPSAKE_API_KEY = other
    expect(() => usableKey(find())).toThrow('The key from API_KEY in the environment is not')
    expect(() => usableKey(find())).not.toThrow(wrong)
    expect(find()).not.toHaveProperty('warning')
  })

  it('explains what to do if there is no key', () => {
    expect(() => usableKey(find())).toThrow(
      `No API key. Pass secretKey, set KEEPSAKE_API_KEY in the environment or in ${envFile}`,
    )
  })

  it('lists the existing profiles if the requested one is missing', () => {
    storeProfiles()
    expect(() => find({ profile: 'play' })).toThrow(
      `No profile play in ${profilesPath(env)}. Available profiles: home, work.`,
    )
  })
})

describe('the server address', () => {
  it('comes from the option, the profile, the environment, the key’s source, or defaults to the local server', () => {
    storeProfiles()
    expect(find({ profile: 'work', baseUrl: 'http://x.example' }).baseUrl).toBe('http://x.example')
    expect(find().baseUrl).toBe('http://home.example')
    writeFileSync(envFile, `KEEPSAKE_API_KEY=${testKey()}\nKEEPSAKE_BASE_URL=http://file.example\n`)
    expect(find().baseUrl).toBe('http://file.example')
    env.KEEPSAKE_BASE_URL = 'http://env.example'
    expect(find().baseUrl).toBe('http://env.example')
    expect(find({ profile: 'work' }).baseUrl).toBe('https://work.example')
    env = {}
    expect(find({ secretKey: testKey() }).baseUrl).toBe('http://127.0.0.1:7411')
  })

  it('from a file is not used with a key from another source', () => {
    env.API_KEY = testKey()
    writeFileSync(envFile, 'KEEPSAKE_BASE_URL=http://attacker.example\n')
    expect(find().baseUrl).toBe('http://127.0.0.1:7411')
  })
})

describe('stored profiles', () => {
  it.runIf(process.platform === 'linux')('fail with the path if no directory can be created', () => {
    expect(() => writeProfiles('/proc/no/such/profiles.json', { profiles: {} })).toThrow(/ENOENT.*\/proc\/no/)
  })

  it('are readable by their owner only', () => {
    storeProfiles()
    expect(statSync(profilesPath(env)).mode & 0o777).toBe(0o600)
    expect(readProfiles(profilesPath(env)).profiles.work?.secretKey).toBe(testKey('w'))
  })

  it('are not treated as empty if they are damaged', () => {
    storeProfiles()
    for (const text of ['{"profiles":', '[]', '{"profiles":{"a":{}}}']) {
      writeFileSync(profilesPath(env), text)
      expect(() => find()).toThrow('is damaged')
    }
  })
})

describe('a client', () => {
  it('refuses a key of another product before sending anything', () => {
    expect(() => new Keepsake({ secretKey: 'ghp_abcdef' })).toThrow(
      'The key from the secretKey option is not a Keepsake key',
    )
  })

  it('looks up its key on the first call, and sends nothing without one', async () => {
    await using server = await loopback(() => ({}))
    const client = new Keepsake({ baseUrl: server.url, envFile })
    const before = { ...process.env }
    Object.assign(process.env, { XDG_CONFIG_HOME: directory, API_KEY: '', KEEPSAKE_API_KEY: '', KEEPSAKE_PROFILE: '' })
    try {
      await expect(client.account.me()).rejects.toMatchObject({ code: 'configuration_error' })
      expect(server.received).toEqual([])
      writeFileSync(envFile, `KEEPSAKE_API_KEY=${testKey('f')}\n`)
      await new Keepsake({ baseUrl: server.url, envFile }).account.me()
      expect(server.received[0]?.headers.authorization).toBe(`Bearer ${testKey('f')}`)
    } finally {
      process.env = before
    }
  })

  it.each([
    [{ baseUrl: 'localhost:7411' }, 'The base URL localhost:7411 is not valid'],
    [{ timeout: 0 }, 'timeout is 0; it must be a number of at least 1'],
    [{ maxRetries: -1 }, 'maxRetries is -1; it must be a number of at least 0'],
  ])('names the invalid option: %j', async (options, message) => {
    const call = async () => new Keepsake({ secretKey: testKey(), ...options }).account.me()
    await expect(call()).rejects.toThrow(message)
  })

  it('requires an explicit opt-in to run in a browser', () => {
    Object.assign(globalThis, { window: { document: {} } })
    try {
      expect(() => new Keepsake({ secretKey: testKey() })).toThrow('dangerouslyAllowBrowser')
      expect(() => new Keepsake({ secretKey: testKey(), dangerouslyAllowBrowser: true })).not.toThrow()
    } finally {
      Reflect.deleteProperty(globalThis, 'window')
    }
  })
})

describe('a key, profile or server that the caller names', () => {
  const explicit = ['', ' ', 'xxx', 'sk_live_x', '<your key>', 'sk-other', 'undefined']

  it.each(explicit)('secretKey %j is refused, and never replaced by a key of the environment', secretKey => {
    env.KEEPSAKE_API_KEY = testKey('s')
    expect(() => usableKey(find({ secretKey }))).toThrow(/secretKey option/)
    expect(() => new Keepsake({ secretKey, baseUrl: 'http://127.0.0.1:1' })).toThrow(/secretKey option/)
  })

  it.each(['', 'xxx', 'sk_live_x'])('a named profile with the key %j is refused', secretKey => {
    env.KEEPSAKE_API_KEY = testKey('s')
    writeProfiles(profilesPath(env), { default: 'a', profiles: { a: { secretKey, baseUrl: 'http://a.example' } } })
    expect(() => usableKey(find({ profile: 'a' }))).toThrow(/the profile a/)
    expect(usableKey(find())).toBe(testKey('s'))
  })

  it.each(['', ' '])('the profile %j is refused', profile => {
    env.KEEPSAKE_API_KEY = testKey('s')
    expect(() => find({ profile })).toThrow(/profile/)
  })

  it.each(['', ' ', 'undefined'])('internalKey %j is refused', internalKey => {
    expect(() => new Keepsake({ secretKey: testKey('s'), internalKey })).toThrow(/internalKey/)
  })

  it('organizationId "" is refused', () => {
    expect(() => new Keepsake({ internalKey: 'k'.repeat(32), organizationId: '' })).toThrow(/organizationId/)
  })

  it('baseUrl "" is refused', async () => {
    env.KEEPSAKE_BASE_URL = 'http://127.0.0.1:1'
    await expect(new Keepsake({ secretKey: testKey('s'), baseUrl: '' }).auth.me()).rejects.toThrow(/base URL/)
  })
})
