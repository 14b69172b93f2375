import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { blocksOf } from '../support/documented.ts'
import { startServer } from '../support/server-process.ts'
import { removeTemporaryDirectories, temporaryDirectory } from './project.ts'

// the hook builds all packages in another folder
vi.setConfig({ testTimeout: 240_000, hookTimeout: 1_800_000 })
const run = promisify(execFile)
const ROOT = join(import.meta.dirname, '../..')
const text = readFileSync(join(ROOT, 'docs/install.md'), 'utf8')
const engines = (folder: string): string =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).engines.node

describe('docs/install.md', () => {
  const home = temporaryDirectory()
  const [checkout, prefix] = [join(home, 'keepsake'), join(home, 'global')]
  const path = [join(prefix, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  // installing needs the settings that npm has on this machine, such as its registry
  const installing = { ...process.env, PATH: path, npm_config_prefix: prefix, CI: '1' }
  const using: Record<string, string> = { PATH: path, HOME: home, NO_COLOR: '1' }
  const shell = (script: string, cwd: string, env: NodeJS.ProcessEnv = using) =>
    run('bash', ['-euo', 'pipefail', '-c', script], { cwd, env, maxBuffer: 2 ** 26 })
  const blocks = blocksOf('docs/install.md', text)
  const block = (start: string): string => {
    const found = blocks.find(candidate => candidate.text.startsWith(start))
    if (!found) throw new Error(`docs/install.md has no block that starts with ${start}`)
    return found.text
  }

  beforeAll(async () => {
    const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
    for (const file of stdout.split('\0').filter(name => name !== ''))
      cpSync(join(ROOT, file), join(checkout, file), { recursive: true })
    // from here on, only what the page says
    await shell(block('npx -y pnpm@12 install'), checkout, installing)
    await shell(block('npm install --global'), checkout, installing)
  })
  afterAll(removeTemporaryDirectories)

  it('installs commands that run in an empty directory', async () => {
    const { stdout } = await shell(block('keepsake-server --version'), temporaryDirectory())
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n\d+\.\d+\.\d+\n$/)
  })

  it('installs an SDK that works with the installed server, and an MCP command that survives the next install', async () => {
    const work = temporaryDirectory()
    const server = await startServer({ KEEPSAKE_DATA_DIR: join(work, 'data') }, join(prefix, 'bin/keepsake-server'))
    try {
      using.KEEPSAKE_BASE_URL = server.url
      await shell(block('mkdir my-project').replaceAll('~/keepsake', checkout), work, installing)
      const project = join(work, 'my-project')
      await shell('keepsake auth register my-agent', project)
      writeFileSync(join(project, 'try.mjs'), block("import { Keepsake } from '@keepsake/sdk'"))
      expect((await shell('node try.mjs', project)).stdout).toBe('Dana prefers calls before noon.\n')

      const { stdout } = await shell('keepsake mcp config cursor --print', project)
      const { command, args } = JSON.parse(stdout).mcpServers.keepsake
      await shell(block('npm install --global'), checkout, installing)
      const bare = { PATH: '/usr/bin:/bin', HOME: home }
      const { stdout: stats } = await run(command, [...args, '--stats', '--output', 'json'], { cwd: home, env: bare })
      expect(JSON.parse(stats).data.length).toBeGreaterThan(1)
    } finally {
      await server.stop()
    }
  })
})

describe('the Node versions of docs/install.md', () => {
  const row = (name: string): string => text.split('\n').find(line => line.includes(name) && line.startsWith('|')) ?? ''

  it('are those of the packages', () => {
    expect(engines('server')).toBe('>=22.19')
    expect(row('`keepsake-server`')).toContain('22.19 or newer')
    expect([engines('packages/cli'), engines('packages/mcp')]).toEqual(['>=20.19', '>=20.19'])
    expect(row('(the CLI)')).toContain('20.19 or newer')
    expect([engines('packages/sdk'), engines('packages/webhooks')]).toEqual(Array(2).fill('^20.19.0 || >=22.12.0'))
    expect(row('`@keepsake/sdk`')).toContain('20.19 or newer of 20, or 22.12 or newer')
  })

  it('stand in no other page but the first line of README', () => {
    const others = [
      'CONTRIBUTING.md',
      'docs/operations.md',
      'server/README.md',
      'docs/guides/claude-desktop.md',
    ].concat(['cli', 'sdk', 'mcp', 'webhooks'].map(name => `packages/${name}/README.md`))
    for (const page of others) expect(readFileSync(join(ROOT, page), 'utf8'), page).not.toMatch(/Node \d/)
  })
})
