import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { run as runCommand } from '../../server/src/boot/commands/run.ts'
import { createDatabase, dropDatabase, findPostgresql } from '../../server/test/support/postgresql.ts'
import { BARE } from '../support/bare-environment.ts'
import { startServer } from '../support/server-process.ts'
import { startMirror } from './mirror.ts'
import { writeTinyModel } from './tiny-model.ts'

const run = promisify(execFile)
const MAIN = join(import.meta.dirname, '../../server/src/main.ts')
const NAME = 'tiny/model'
const TEXTS = ['The brimble is in the garage.', 'She bought a drovan for the kitchen.']

const postgresql = await findPostgresql(process.env.DATABASE_URL)
const withoutPostgresql = 'reason' in postgresql ? ` (SKIPPED: ${postgresql.reason})` : ''
const postgresqlUrl = 'url' in postgresql ? postgresql.url : ''
const directory = mkdtempSync(join(tmpdir(), 'keepsake-setup-'))
const folder = join(directory, 'tiny')

let mirror: Awaited<ReturnType<typeof startMirror>>
beforeAll(async () => {
  writeTinyModel(folder)
  mirror = await startMirror(folder, [NAME])
})
afterAll(async () => {
  await mirror[Symbol.asyncDispose]()
  rmSync(directory, { recursive: true })
})

let data: string
beforeEach(() => {
  data = mkdtempSync(join(directory, 'data-'))
})
const settingsPath = (): string => join(data, 'settings.json')

async function setup(words: string[], environment: Record<string, string>) {
  const env = { ...BARE, KEEPSAKE_DATA_DIR: data, ...environment }
  return run(process.execPath, [MAIN, 'setup', ...words], { cwd: directory, env }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

/** The same in this process, which a command that sets nothing leaves as it was. */
async function refused(words: string[], environment: Record<string, string>) {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    const code = await runCommand(['setup', ...words], { KEEPSAKE_DATA_DIR: data, ...environment })
    return { code, stderr: said.mock.calls.join('') }
  } finally {
    said.mockRestore()
  }
}

/** Stores texts on a server without a model, in a directory of its own. */
async function store(stored: string, texts: readonly string[]): Promise<string> {
  const server = await startServer({ KEEPSAKE_DATA_DIR: stored, SIGNUP: 'open' })
  try {
    const key = (await call(server.url, '/auth/agent', { name: 'setup' })).data.agent.api_key
    for (const content of texts)
      await call(server.url, '/api/v1/memorize', { email: 'ana@orbit.example', content, extract: false }, key)
    return key
  } finally {
    await server.stop()
  }
}

async function call(url: string, path: string, body: object, key?: string) {
  const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.ok).toBe(true)
  return response.json()
}

describe('keepsake-server setup embeddings', { timeout: 300_000 }, () => {
  const stored = join(directory, 'stored')
  let key: string
  beforeAll(async () => {
    key = await store(stored, TEXTS)
  }, 180_000)

  it.each([
    ['a model of the mirror', () => [NAME], () => ({ EMBEDDING_BASE_URL: mirror.url })],
    ['a folder, without a network', () => ['./tiny'], () => ({})],
  ])('sets up %s, and embeds what is stored', async (_, words, environment) => {
    cpSync(stored, data, { recursive: true })
    const { code, stdout, stderr } = await setup(['embeddings', ...words()], environment())
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/1\. Model[\s\S]*works[\s\S]*2\. Settings[\s\S]*3\. Stored texts\n {3}embedded\./)
    expect(JSON.parse(readFileSync(settingsPath(), 'utf8'))).toMatchObject({ EMBEDDING_PROVIDER: 'local' })
    expect(statSync(settingsPath()).mode & 0o777).toBe(0o600)

    // the server finds the settings, and the vector is there before it has started
    const server = await startServer({
      KEEPSAKE_DATA_DIR: data,
      SIGNUP: 'open',
      WORKERS: 'off',
      EMBEDDING_PROVIDER: '',
    })
    try {
      const recall = () => call(server.url, '/api/v1/smart-recall', { query: 'quostle' }, key)
      await expect
        .poll(async () => (await recall()).results.map(({ content }: { content: string }) => content), {
          timeout: 60_000,
        })
        .toEqual([TEXTS[0]])
    } finally {
      await server.stop()
    }
  })

  it('leaves the embedding to a server that is running, and says to restart it', async () => {
    cpSync(stored, data, { recursive: true })
    // without a provider in its environment, a server has the built-in model, and the stored settings after a restart
    const settings = { KEEPSAKE_DATA_DIR: data, SIGNUP: 'open', EMBEDDING_PROVIDER: '' }
    const server = await startServer(settings)
    try {
      const ofBuiltIn = () => call(server.url, '/api/v1/smart-recall', { query: 'Where does one park a car?' }, key)
      await expect.poll(async () => (await ofBuiltIn()).results[0]?.content, { timeout: 60_000 }).toBe(TEXTS[0])
      const { code, stdout } = await setup(['embeddings', './tiny'], {})
      expect(code).toBe(0)
      expect(stdout.trimEnd()).toMatch(/Restart it: it then embeds what is stored\.$/)
    } finally {
      await server.stop()
    }
    const restarted = await startServer(settings)
    try {
      const recall = () => call(restarted.url, '/api/v1/smart-recall', { query: 'quostle' }, key)
      await expect.poll(async () => (await recall()).results[0]?.content, { timeout: 60_000 }).toBe(TEXTS[0])
    } finally {
      await restarted.stop()
    }
  })

  it.skipIf(postgresqlUrl === '')(`embeds on PostgreSQL, and says what to restart${withoutPostgresql}`, async () => {
    const name = `keepsake_setup_${process.pid}`
    const url = await createDatabase(postgresqlUrl, name)
    try {
      const shared = { DATABASE_URL: url, ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64') }
      const { code, stdout } = await setup(['embeddings', './tiny'], shared)
      expect(code).toBe(0)
      expect(stdout.trimEnd().split('\n').at(-1)).toContain(`Restart the servers and workers that use ${data}, and run`)
    } finally {
      await dropDatabase(postgresqlUrl, name)
    }
  })

  it('sets nothing if a file cannot be written to the end', async () => {
    const env = { ...BARE, KEEPSAKE_DATA_DIR: data, EMBEDDING_BASE_URL: mirror.url }
    // in blocks of 512 bytes: the tokenizer fits, and the weights do not
    const command = `ulimit -f 2; exec "${process.execPath}" "${MAIN}" setup embeddings ${NAME}`
    const child = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', piece => {
      said += piece
    })
    const [code] = await once(child, 'exit')
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(
        /model\.onnx\.part cannot be written \(EFBIG\)\. Free some space .*the download continues/,
      ),
    })
    expect(existsSync(settingsPath())).toBe(false)
  })

  it.each([
    [
      'nothing at the mirror',
      [NAME],
      { EMBEDDING_BASE_URL: 'http://127.0.0.1:29' },
      1,
      /cannot be reached \(ECONNREFUSED\)/,
    ],
    ['an incomplete folder', ['./none'], {}, 1, /does not contain config\.json/],
    ['another provider', [], { EMBEDDING_PROVIDER: 'openai', EMBEDDING_NAME: 'x' }, 1, /EMBEDDING_PROVIDER is openai/],
    ['too many words', [NAME, 'x'], {}, 2, /The only command for setup is/],
    ['a wrong setting', [NAME], { PORT: 'x' }, 1, /PORT/],
  ])('says what is wrong, and sets nothing: %s', async (_, words, environment, code, message) => {
    const outcome = await refused(['embeddings', ...words], environment)
    expect(outcome).toMatchObject({ code, stderr: expect.stringMatching(message) })
    expect(existsSync(settingsPath())).toBe(false)
  })
})
