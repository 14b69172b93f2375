import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { packAll, removeTemporaryDirectories, temporaryDirectory } from './project.ts'
import { type Registry, startRegistry } from './registry.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 900_000 })
const run = promisify(execFile)

let registry: Registry | undefined
let env: Record<string, string | undefined>
const home = temporaryDirectory()

beforeAll(async () => {
  registry = await startRegistry(await packAll())
  // what npx installed before must not be used again, but downloads of other packages may
  const cache = temporaryDirectory()
  const { stdout } = await run('npm', ['config', 'get', 'cache'])
  symlinkSync(join(stdout.trim(), '_cacache'), join(cache, '_cacache'))
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  env = { ...process.env, ...registry.env, npm_config_cache: cache, PATH: path, NO_COLOR: '1' }
})
afterAll(async () => {
  await registry?.close()
  removeTemporaryDirectories()
})

/** Runs the server in a folder on a terminal, where a person would. */
async function onTerminal(folder: string): Promise<{ child: ChildProcess; said: string; url: string }> {
  const command = ['--quiet', '--return', '--command', 'exec npx --yes @keepsake/server', '/dev/null']
  const child = spawn('script', command, { cwd: folder, env: { ...env, PORT: '0' }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece))
  await vi.waitFor(
    () => {
      if (child.exitCode !== null) return
      expect(said).toContain('Stop it with Ctrl-C')
    },
    { timeout: 240_000, interval: 200 },
  )
  const [, url = said] = /API +(http:\S+)/.exec(said) ?? []
  return { child, said, url }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
}

describe.runIf(process.platform === 'linux')('in an empty folder', () => {
  const folder = join(home, 'my-project')
  mkdirSync(folder)
  let key: string

  it('npx @keepsake/server starts the server with its console, and prints a key once', async () => {
    const first = await onTerminal(folder)
    ;[, key = first.said] = /^ +(sk_live_\S+)/m.exec(first.said) ?? []
    const authorized = { headers: { Authorization: `Bearer ${key}` } }
    expect((await fetch(`${first.url}/api/v1/organizations`, authorized)).status).toBe(200)
    const page = await fetch(`${first.url}/console/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')])
    await stop(first.child)
    expect(readdirSync(folder)).toEqual(['.keepsake'])
    const second = await onTerminal(folder)
    expect(second.said).not.toContain('sk_live_')
    expect((await fetch(`${second.url}/api/v1/organizations`, authorized)).status).toBe(200)
    await stop(second.child)
  })

  it('npx @keepsake/cli init sets up a project and a host, whose server runs', async () => {
    const { child, url } = await onTerminal(folder)
    try {
      mkdirSync(join(home, '.cursor'))
      // a home of its own, but the settings of npm on this machine
      const { stdout: userconfig } = await run('npm', ['config', 'get', 'userconfig'])
      const own = { ...env, HOME: home, XDG_CONFIG_HOME: undefined, npm_config_userconfig: userconfig.trim() }
      const init = () =>
        run('npx', ['--yes', '@keepsake/cli', 'init', '--yes', '--base-url', url], { cwd: folder, env: own })
      await init()
      expect(readFileSync(join(folder, '.env'), 'utf8')).toMatch(/^KEEPSAKE_API_KEY=sk_live_\S+\n$/)
      const { keepsake } = JSON.parse(readFileSync(join(home, '.cursor/mcp.json'), 'utf8')).mcpServers
      expect([keepsake.command, keepsake.args.slice(0, 3)]).toEqual(['npx', ['-y', '@keepsake/cli', 'mcp']])
      const stats = await run(keepsake.command, [...keepsake.args, '--stats', '--output', 'json'], {
        cwd: home,
        env: { ...own, ...keepsake.env },
      })
      expect(JSON.parse(stats.stdout).data.length).toBeGreaterThan(1)
      const again = await init()
      expect(JSON.parse(again.stdout).data.changed).toEqual([])
      expect(existsSync(join(home, '.cursor/mcp.json.before-keepsake'))).toBe(false)
    } finally {
      await stop(child)
    }
  })
})
