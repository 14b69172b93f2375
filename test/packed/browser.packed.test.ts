import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { removeTemporaryDirectories, temporaryDirectory } from './project.ts'

const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const browser = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap(directory => ['chromium', 'chromium-browser', 'google-chrome'].map(name => join(directory, name)))
  .find(path => existsSync(path))
const reason = browser === undefined ? ' (SKIPPED: there is no Chromium on the PATH)' : ''

describe.skipIf(browser === undefined)(`examples/browser in Chromium${reason}`, () => {
  let pages: Server
  let service: ServerProcess
  let origin: string
  let key: string

  beforeAll(async () => {
    const directory = temporaryDirectory()
    const options = ['--no-config', '--format', 'esm', '--platform', 'browser', '--target', 'es2022', '--no-splitting']
    await run('pnpm', ['exec', 'tsup', 'examples/browser/page.ts', ...options, '--out-dir', directory], { cwd: ROOT })
    const text = readFileSync(join(directory, 'page.js'), 'utf8')
    pages = createServer(({ url }, response) => {
      const isScript = url === '/page.js'
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? text : '<!doctype html><body><script type="module" src="/page.js"></script>')
    })
    await new Promise<void>(resolve => pages.listen(0, '127.0.0.1', resolve))
    // an HTTP server on a port has an address of this type
    const { port } = pages.address() as AddressInfo
    origin = `http://127.0.0.1:${port}`
    service = await startServer({ KEEPSAKE_DATA_DIR: join(directory, 'data'), SIGNUP: 'open', CORS_ORIGINS: origin })
    const answer = await fetch(`${service.url}/auth/agent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'browser' },
      body: JSON.stringify({ name: 'browser' }),
    })
    key = (await answer.json()).data.agent.api_key
  }, 180_000)
  afterAll(async () => {
    pages.close()
    await service.stop()
    removeTemporaryDirectories()
  })

  /** What the page finally shows. */
  async function show(page: string, words: string): Promise<string> {
    const options = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=20000', '--dump-dom']
    const profile = `--user-data-dir=${temporaryDirectory()}`
    const address = `${page}/page.html#server=${service.url}&key=${key}${words}`
    const { stdout } = await run(browser ?? '', [...options, profile, address])
    return /<output>(.*?)<\/output>/.exec(stdout)?.[1] ?? stdout
  }

  it('memorizes and recalls from a page whose origin the server allows', async () => {
    expect(await show(origin, '&mine')).toBe('found: Dana likes tea.')
  }, 60_000)

  it('refuses to work in a page without the explicit opt-in', async () => {
    expect(await show(origin, '')).toBe('failed: configuration_error')
  }, 60_000)

  it('cannot be used from an origin that the server does not allow', async () => {
    expect(await show(origin.replace('127.0.0.1', 'localhost'), '&mine')).toBe('failed: connection_error')
  }, 60_000)
})
