import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { createStore, type Store } from '../../test/support/test-database.ts'

const MAIN = new URL('../main.ts', import.meta.url).pathname
const ENCRYPTION_KEY = Buffer.alloc(32, 7).toString('base64')

let store: Store
const running: ChildProcess[] = []

beforeEach(async () => {
  store = await createStore()
})

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await store.remove()
})

interface Started {
  child: ChildProcess
  /** All output so far. */
  output(): string
  /** Resolves with the first match of the pattern. Rejects if the process exits first. */
  until(pattern: RegExp): Promise<string>
  /** The exit code. */
  exit(): Promise<number | null>
}

/** @param terminal a command that runs the command line of its last argument on a terminal */
function start(args: string[] = [], settings: Record<string, string> = {}, terminal?: string[]): Started {
  const { PATH = '' } = process.env
  const database = store.url ? { DATABASE_URL: store.url, ENCRYPTION_KEY } : {}
  const env = { PATH, PORT: '0', WORKER_PORT: '0', KEEPSAKE_DATA_DIR: store.directory, ...database, ...settings }
  const own = [process.execPath, MAIN, ...args]
  const [program = '', ...rest] = terminal ? [...terminal, `exec ${own.join(' ')}`, '/dev/null'] : own
  const child = spawn(program, rest, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  let text = ''
  child.stdout.on('data', chunk => {
    text += chunk
  })
  child.stderr.on('data', chunk => {
    text += chunk
  })
  const ended = once(child, 'exit')
  return {
    child,
    output: () => text,
    async until(pattern) {
      for (;;) {
        const found = pattern.exec(text)
        if (found) return found[1] ?? found[0]
        if (child.exitCode !== null) throw new Error(`It ended before ${pattern}: ${text}`)
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended])
      }
    },
    async exit() {
      await ended
      return child.exitCode
    },
  }
}

const URL_IN_LOG = /"url":"(http:[^"]+)"/

function register(url: string, body: BodyInit): Promise<Response> {
  // Node requires `duplex` for a streamed body, but the types are those of browsers
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' } as RequestInit
  return fetch(`${url}/auth/agent`, init)
}

// each test starts several processes
const PATIENCE_MS = 90_000

describe('the server process', { timeout: PATIENCE_MS }, () => {
  it('prints its URL, serves requests, and stops on a signal without losing data', async () => {
    const server = start()
    const url = await server.until(URL_IN_LOG)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    // only the environment lets its threads read what Node has compiled before
    if (process.platform === 'linux')
      expect(readFileSync(`/proc/${server.child.pid}/environ`, 'utf8')).toMatch(
        /\0NODE_COMPILE_CACHE=\S+cache\/compile\0/,
      )
    server.child.kill('SIGTERM')
    expect(await server.exit()).toBe(0)
    expect(server.output()).toContain('"msg":"Stopped"')
    const again = start()
    expect((await fetch(`${await again.until(URL_IN_LOG)}/readyz`)).status).toBe(200)
  })

  it.runIf(process.platform === 'linux')(
    'on a terminal, prints the key of the first owner at the first start with the embedded database, and never again',
    async ({ skip }) => {
      if (store.url) skip('a key is printed for the embedded database only')
      const onTerminal = () => start([], {}, ['script', '--quiet', '--return', '--command'])
      const first = onTerminal()
      const url = await first.until(/API +(http:\S+)/)
      const key = await first.until(/^ +(sk_live_\S+)/m)
      await first.until(/Stop it with Ctrl-C/)
      const me = await fetch(`${url}/api/v1/organizations`, { headers: { Authorization: `Bearer ${key}` } })
      expect(await me.json()).toMatchObject({ data: { name: 'My organization', plan: 'unlimited' } })
      first.child.kill('SIGTERM')
      await first.exit()
      const second = onTerminal()
      await second.until(/Stop it with Ctrl-C/)
      expect(second.output()).not.toContain('sk_live_')
      expect(second.output()).toContain('keepsake auth register')
    },
  )

  it('completes a running request while it accepts no new connections', async () => {
    const server = start([], { SIGNUP: 'open' })
    const url = await server.until(URL_IN_LOG)
    let send = (_text: string): void => {}
    const body = new ReadableStream({
      start(controller) {
        send = text => {
          controller.enqueue(new TextEncoder().encode(text))
          if (text.endsWith('}')) controller.close()
        }
      },
    })
    const running = register(url, body)
    send('{"name":')
    // once a later request is answered, the server has read the first part of this one
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    server.child.kill('SIGTERM')
    await server.until(/Stopping/)
    await expect(fetch(`${url}/healthz`, { headers: { Connection: 'close' } })).rejects.toThrow()
    send('"my-agent"}')
    expect((await running).status).toBe(201)
    expect(await server.exit()).toBe(0)
  })

  it('exits at once on the second signal, unless npm forwards the first one', async () => {
    const server = start()
    const url = await server.until(URL_IN_LOG)
    const body = new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode('{')) })
    const hanging = register(url, body)
    const failed = expect(hanging).rejects.toThrow()
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    server.child.kill('SIGINT')
    await server.until(/Stopping/)
    server.child.kill('SIGINT')
    await sleep(500)
    expect(server.child.exitCode).toBeNull()
    server.child.kill('SIGINT')
    expect(await server.exit()).toBe(130)
    await failed
  })

  it('prints one line with the setting to change if it cannot start', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const server = start([], { PORT: port })
    expect(await server.exit()).toBe(1)
    expect(server.output()).toBe(
      `keepsake-server: Port ${port} of 127.0.0.1 is in use. Stop what listens there, or set PORT to another one (0 takes any that is free).\n`,
    )
    taken.close()

    const wrong = start([], { PORT: 'many', LOG_LEVEL: 'loud' })
    expect(await wrong.exit()).toBe(1)
    expect(wrong.output()).toContain('PORT')
    expect(wrong.output()).toContain('LOG_LEVEL')
  })

  it('rejects unknown commands', async () => {
    const unknown = start(['frobnicate'])
    expect(await unknown.exit()).toBe(2)
    expect(unknown.output()).toContain('There is no command frobnicate.')
    expect(unknown.output()).toContain('rotate-encryption-key')
  })
})

describe.runIf(inject('database').kind === 'embedded')('server on embedded database', { timeout: PATIENCE_MS }, () => {
  it('refuses a second process on the same directory, and a worker', async () => {
    const server = start()
    await server.until(URL_IN_LOG)
    const second = start()
    expect(await second.exit()).toBe(1)
    expect(second.output()).toContain(`is in use by process ${server.child.pid}`)
    const worker = start(['worker'])
    expect(await worker.exit()).toBe(1)
    expect(worker.output()).toContain('set DATABASE_URL')
  })

  it('recovers all committed data after the process is killed', async () => {
    const server = start()
    const registered = await register(await server.until(URL_IN_LOG), '{"name":"my-agent"}')
    const { data } = await registered.json()
    server.child.kill('SIGKILL')
    await server.exit()
    const url = await start().until(URL_IN_LOG)
    const headers = { Authorization: `Bearer ${data.agent.api_key}` }
    expect((await fetch(`${url}/auth/me`, { headers })).status).toBe(200)
  })
})

describe.runIf(inject('database').kind === 'postgresql')('server on PostgreSQL', { timeout: PATIENCE_MS }, () => {
  it('sees a worker by its probes and metrics, on a port of its own', async () => {
    const key = 'internal-key-of-the-worker'
    const worker = start(['worker'], { INTERNAL_API_KEY: key })
    const url = await worker.until(URL_IN_LOG)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    expect((await fetch(`${url}/metrics`)).status).toBe(401)
    const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${key}` } })
    expect(await metrics.text()).toMatch(/^jobs_total\{type="platform\.relay_events",outcome="completed"\} [1-9]/m)
    // nobody calls a worker by mistake
    const called = await fetch(`${url}/api/v1/records`)
    expect([called.status, await called.json()]).toMatchObject([404, { error: 'not_found_error' }])
    expect((await fetch(url, { headers: { Accept: 'text/html' }, redirect: 'manual' })).status).toBe(404)

    const port = new URL(url).port
    const second = start(['worker'], { WORKER_PORT: port })
    expect(await second.exit()).toBe(1)
    expect(second.output()).toContain(
      `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or set WORKER_PORT`,
    )
    const silent = start(['worker'], { WORKER_PORT: 'off' })
    await silent.until(/Waiting for background work/)
    expect(silent.output()).not.toMatch(URL_IN_LOG)
    const wrong = start(['worker'], { WORKER_PORT: 'none' })
    expect(await wrong.exit()).toBe(1)
    expect(wrong.output()).toContain('WORKER_PORT must be a port from 0 to 65535, or off, not none.')
  })

  it('runs next to a worker and reports an unreachable database', async () => {
    const worker = start(['worker'])
    await worker.until(/Waiting for background work/)
    const server = start([], { WORKERS: 'off' })
    expect((await fetch(`${await server.until(URL_IN_LOG)}/readyz`)).status).toBe(200)
    worker.child.kill('SIGTERM')
    expect(await worker.exit()).toBe(0)
    const lost = start([], { DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:1/nothing' })
    expect(await lost.exit()).toBe(1)
    expect(lost.output()).toBe(
      'keepsake-server: The database 127.0.0.1:1/nothing cannot be used: nothing answers at that address. Start the database, or correct DATABASE_URL.\n',
    )
  })
})
