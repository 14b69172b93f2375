import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Double, startDouble } from './testing/double.ts'
import { KEY, openTerminal, type Terminal } from './testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
})

/** The command as a separate process. */
function start(words: string[], env: Record<string, string> = {}): ChildProcess {
  const home = { HOME: terminal.directory, PATH: process.env.PATH ?? '' }
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
    cwd: terminal.directory,
    env: { ...home, KEEPSAKE_API_KEY: KEY, KEEPSAKE_BASE_URL: server.baseUrl, ...env },
    stdio: 'pipe',
  })
}

async function end(child: ChildProcess): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const out: string[] = []
  const err: string[] = []
  child.stdout?.on('data', chunk => out.push(String(chunk)))
  child.stderr?.on('data', chunk => err.push(String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, stdout: out.join(''), stderr: err.join('') }
}

const LONG = { success: true, data: Array.from({ length: 20_000 }, (_, id) => ({ id, text: 'x'.repeat(100) })) }

describe('the process', () => {
  it('writes all of a long response, however slowly it is read', async () => {
    server.answer({ body: LONG })
    const child = start(['events', 'list', '--output', 'ndjson'])
    const ended = end(child)
    child.stdout?.pause()
    await sleep(500)
    child.stdout?.resume()
    const { code, stdout } = await ended
    expect(code).toBe(0)
    expect(stdout.split('\n')).toHaveLength(20_001)
  })

  it('exits quietly if its reader closes the pipe', async () => {
    server.answer({ body: LONG })
    const child = start(['events', 'list', '--output', 'ndjson'])
    child.stdout?.once('data', () => child.stdout?.destroy())
    const { code, stderr } = await end(child)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('reads piped input', async () => {
    server.answer({ body: { success: true } })
    const child = start(['memory', 'memorize', '-', '--email', 'dana@northwind.example'])
    child.stdin?.end('Likes tea.\n')
    expect((await end(child)).code).toBe(0)
    expect(server.received[0]?.body).toEqual({ content: 'Likes tea.\n', email: 'dana@northwind.example' })
  })

  it('exits with 130 on Ctrl-C, even if npx forwards the signal a second time', async () => {
    const silent = createServer()
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const asked = new Promise(resolve => silent.once('request', resolve))
    const waiting = start(['account', 'me'], { KEEPSAKE_BASE_URL: `http://127.0.0.1:${port}` })
    await asked
    waiting.kill('SIGINT')
    waiting.kill('SIGINT')
    const { code, stderr } = await end(waiting)
    expect(code).toBe(130)
    expect(stderr).toContain('"Interrupted."')
    silent.closeAllConnections()
    silent.close()
  })

  it('returns the exit code of a failure', async () => {
    server.answer({ status: 404, body: { success: false, error: 'not_found_error', message: 'No such event.' } })
    const { code, stdout, stderr } = await end(start(['events', 'get', 'job_1']))
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
    expect(JSON.parse(stderr).error.message).toBe('No such event.')
  })
})
