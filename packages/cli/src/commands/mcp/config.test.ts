import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { profilesPath, writeProfiles } from '@keepsake/sdk/credentials'
import { parse as parseToml } from 'smol-toml'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KEY, openTerminal, type Terminal } from '../../testing/terminal.ts'
import { HOSTS, pathOf } from './hosts.ts'

const SERVER = 'http://127.0.0.1:1'

let terminal: Terminal
beforeEach(async () => {
  terminal = await openTerminal(SERVER)
})
afterEach(() => terminal.remove())

const hostNamed = (name: string) => {
  const host = HOSTS.find(each => each.name === name)
  if (!host) throw new Error(`There is no host ${name}.`)
  return host
}
const fileOf = (name: string): string => pathOf(hostNamed(name), terminal.env)
const read = (name: string): Promise<string> => readFile(fileOf(name), 'utf8')

async function write(name: string, text: string): Promise<void> {
  await mkdir(dirname(fileOf(name)), { recursive: true })
  await writeFile(fileOf(name), text)
}

/** As after `keepsake auth login`: the key is in a profile instead of the environment. */
function useProfile(): void {
  terminal.env.KEEPSAKE_API_KEY = undefined
  terminal.env.KEEPSAKE_BASE_URL = undefined
  const profile = { secretKey: KEY, baseUrl: SERVER }
  writeProfiles(profilesPath(terminal.env), { default: 'home', profiles: { home: profile, work: profile } })
}

const configure = (...words: string[]) => terminal.run(['mcp', 'config', ...words])

describe('keepsake mcp config', () => {
  it.each(HOSTS.map(host => [host.name, host] as const))(
    'adds the server to %s, without the key',
    async (name, host) => {
      useProfile()
      const { exitCode, stderr } = await configure(name, '--toolsets', 'memory', '--read-only', '--yes')
      expect([exitCode, stderr]).toEqual([0, expect.stringContaining(host.title)])
      const text = await read(name)
      const config = host.format === 'json' ? JSON.parse(text) : parseToml(text)
      expect(config[host.section].keepsake).toEqual({
        ...host.fields,
        command: process.execPath,
        args: [process.argv[1], 'mcp', '--toolsets', 'memory', '--read-only', '--profile', 'home'],
      })
      expect(text).not.toContain(KEY)
      expect((await stat(fileOf(name))).mode & 0o777).toBe(0o600)
      const again = await configure(name, '--toolsets', 'memory', '--read-only', '--yes', '--output', 'json')
      expect(JSON.parse(again.stdout).data).toMatchObject({ host: name, changed: false })
      expect(await read(name)).toBe(text)
    },
  )

  it.each([
    ['claude-code', { env: { KEEPSAKE_API_KEY: `\${KEEPSAKE_API_KEY}` } }],
    ['cursor', { env: { KEEPSAKE_API_KEY: `\${env:KEEPSAKE_API_KEY}` } }],
    ['vscode', { env: { KEEPSAKE_API_KEY: `\${env:KEEPSAKE_API_KEY}` } }],
    ['gemini', { env: { KEEPSAKE_API_KEY: '$KEEPSAKE_API_KEY' } }],
    ['codex', { env_vars: ['KEEPSAKE_API_KEY'] }],
  ])('lets %s pass on a key of the environment', async (name, expected) => {
    expect((await configure(name, '--yes')).exitCode).toBe(0)
    const text = await read(name)
    const { format, section } = hostNamed(name)
    const config = format === 'json' ? JSON.parse(text) : parseToml(text)
    expect(config[section].keepsake).toMatchObject(expected)
    expect(config[section].keepsake.args.slice(2)).toEqual(['--base-url', SERVER])
    expect(text).not.toContain(KEY)
  })

  it('names the file that has the key', async () => {
    const envFile = join(terminal.directory, '.env')
    await writeFile(envFile, `KEEPSAKE_API_KEY=${KEY}\n`)
    terminal.env.KEEPSAKE_API_KEY = undefined
    await configure('zed', '--yes')
    expect(JSON.parse(await read('zed')).context_servers.keepsake.env).toEqual({ KEEPSAKE_ENV_FILE: envFile })
  })

  it('writes the links to Node and to itself, which stay where they are when a new version is installed', async () => {
    useProfile()
    const bin = join(terminal.directory, 'bin')
    const [node, keepsake] = [join(bin, 'node'), join(bin, 'keepsake')]
    const script = process.argv[1] ?? ''
    await mkdir(bin)
    await symlink(process.execPath, node)
    await symlink(script, keepsake)
    terminal.env.PATH = [join(terminal.directory, 'nothing'), bin].join(delimiter)
    process.argv[1] = keepsake
    try {
      await configure('cursor', '--yes')
    } finally {
      process.argv[1] = script
    }
    const { command, args } = JSON.parse(await read('cursor')).mcpServers.keepsake
    expect([command, args[0]]).toEqual([node, keepsake])
  })

  it('refuses hosts that would not find the key', async () => {
    const { exitCode, stderr } = await configure('claude-desktop', '--yes')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('keepsake auth login')])
    await expect(read('claude-desktop')).rejects.toThrow('ENOENT')
  })

  it('keeps other entries, comments and the indentation of JSON', async () => {
    useProfile()
    const text =
      '// my servers\n{\n    "servers": {\n        // the files\n        "files": {\n            "command": "x" // note\n        },\n    },\n    "inputs": []\n}\n'
    await write('vscode', text)
    await configure('vscode', '--yes')
    const after = await read('vscode')
    for (const line of text.split('\n')) expect(after).toContain(line)
    expect(after).toMatch(/^ {8}"keepsake": \{\n {12}"type": "stdio"/m)
  })

  it('keeps other tables and comments of TOML, and replaces its own', async () => {
    useProfile()
    await write(
      'codex',
      '# mine\nmodel = "m"\n\n[mcp_servers.keepsake]\ncommand = "old"\n\n[mcp_servers.keepsake.env]\nA = "1"\n\n# about files\n[mcp_servers.files]\ncommand = "x" # note\n',
    )
    await configure('codex', '--yes')
    const after = await read('codex')
    expect(after).toMatch(
      /^# mine\nmodel = "m"\n\n\[mcp_servers\.keepsake\]\ncommand = ".*"\nargs = .*\n\n# about files\n\[mcp_servers\.files\]\ncommand = "x" # note\n$/,
    )
  })

  it.each([
    ['cursor', '{ "mcpServers": '],
    ['cursor', '[]'],
    ['cursor', '{ "mcpServers": [] }'],
    ['codex', 'model = '],
    ['codex', 'mcp_servers = { keepsake = { command = "x" } }\n'],
  ])('leaves a file of %s that it cannot change: %s', async (name, text) => {
    useProfile()
    await write(name, text)
    const { exitCode, stderr } = await configure(name, '--yes')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(`keepsake mcp config ${name} --print`)])
    expect(await read(name)).toBe(text)
  })

  it('shows the change and asks first', async () => {
    useProfile()
    await write('cursor', '{\n  "mcpServers": {}\n}\n')
    const refused = await configure('cursor')
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining('--yes')])
    for (const [stdin, exitCode, isWritten] of [
      ['n\n', 130, false],
      ['\n', 130, false],
      ['y\n', 0, true],
    ] as const) {
      const answered = await terminal.run(['mcp', 'config', 'cursor'], { tty: true, stdin })
      expect(answered.stderr).toMatch(/^\+ {4}"keepsake": \{$/m)
      expect(answered.exitCode).toBe(exitCode)
      expect((await read('cursor')).includes('keepsake')).toBe(isWritten)
    }
  })

  it('prints the change with --dry-run, and the entry with --print, and writes nothing', async () => {
    useProfile()
    const { stdout } = await configure('cursor', '--dry-run')
    expect(stdout).toMatch(/^\+ {4}"keepsake": \{$/m)
    const printed = await configure('cursor', '--print', '--name', 'memory')
    expect(Object.keys(JSON.parse(printed.stdout).mcpServers)).toEqual(['memory'])
    await expect(read('cursor')).rejects.toThrow('ENOENT')
  })

  it.each([
    [['nope'], /no host nope.*claude-desktop, claude-code/],
    [['cursor', '--name', 'a b'], /--name may only have/],
    [['cursor', '--toolsets', 'nope'], /no toolset or tool nope/],
    [[], /host/],
  ])('refuses %j', async (words, message) => {
    const { exitCode, stderr } = await configure(...words)
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)])
  })

  it('reports a file that is a directory', async () => {
    useProfile()
    await rm(fileOf('cursor'), { force: true })
    await mkdir(fileOf('cursor'), { recursive: true })
    const { exitCode, stderr } = await configure('cursor', '--yes')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('cannot be read')])
  })
})

describe('keepsake mcp --stats', () => {
  const statsOf = async (...words: string[]) =>
    JSON.parse((await terminal.run(['mcp', '--stats', '--output', 'json', ...words])).stdout).data

  it('prints what the toolsets cost, or the tools of a selection', async () => {
    terminal.env.KEEPSAKE_API_KEY = undefined
    const [first, ...others] = await statsOf()
    expect(first).toEqual({ toolset: 'default', tools: expect.any(Number), tokens: expect.any(Number) })
    expect(first.tools).toBeLessThanOrEqual(15)
    expect(first.tokens).toBeLessThanOrEqual(6_000)
    expect(others.at(-1).toolset).toBe('all')
    const tools = await statsOf('--toolsets', 'events')
    expect(tools.map(({ tool }: { tool: string }) => tool)).toEqual(['event_get', 'event_details', 'total'])
    const [readOnly] = await statsOf('--read-only')
    expect(readOnly.tokens).toBeLessThan(first.tokens)
  })

  it('refuses an unknown toolset', async () => {
    const { exitCode, stderr } = await terminal.run(['mcp', '--stats', '--toolsets', 'nope'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('no toolset or tool nope')])
  })
})
