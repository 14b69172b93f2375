import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Command } from 'commander'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { allCommands } from '../call/all-commands.ts'
import { isNewEnough, serve } from '../commands/serve/serve.ts'
import { groups } from '../generated/tree.gen.ts'
import { openTerminal, type Terminal } from '../testing/terminal.ts'
import { buildProgram } from './program.ts'

let terminal: Terminal
beforeAll(async () => {
  terminal = await openTerminal('http://127.0.0.1:9')
})
afterAll(() => terminal.remove())

const commands = await allCommands()
const io = () => ({
  env: {},
  cwd: '/',
  stdin: Object.assign((async function* () {})(), {}),
  stdout: { write: () => true },
  stderr: { write: () => true },
  signal: new AbortController().signal,
  handOver: () => undefined,
})

describe('the command tree', () => {
  it('has every command of the spec, each with help and an example', async () => {
    expect(commands.length).toBeGreaterThan(20)
    for (const command of commands) {
      const { stdout, exitCode } = await terminal.run([...command.line.split(' '), '--help'])
      expect(exitCode, command.line).toBe(0)
      expect(stdout, command.line).toContain(`Usage: keepsake ${command.line}`)
      expect(stdout, command.line).toMatch(new RegExp(`Examples:\\n.*keepsake ${command.line}`))
    }
  })

  it('builds only what was requested: the commands of a group, the flags of a command', async () => {
    const built = async (words: string[]) => {
      const { commands } = await buildProgram(words, io())
      const flags = (at: readonly Command[]): number =>
        at.reduce((sum, each) => sum + each.options.filter(({ hidden }) => !hidden).length + flags(each.commands), 0)
      return {
        commands: Object.fromEntries(commands.map(each => [each.name(), each.commands.length])),
        flags: flags(commands),
      }
    }
    const whole = await built(['memory', 'recall'])
    expect(whole.commands).toMatchObject({ collections: 0, events: 0 })
    expect(whole.commands.memory).toBeGreaterThan(5)
    const { length } = commands.find(({ line }) => line === 'memory recall')?.flags ?? []
    expect(length).toBeGreaterThan(5)
    expect(whole.flags).toBeGreaterThan(length)
    expect(whole.flags).toBeLessThan(2 * length)
    expect(await built([])).toMatchObject({ commands: { memory: 0 }, flags: 0 })
  })

  it('reads only the requested group, however many commands the others have', async () => {
    const loads = groups.map(group => vi.spyOn(group, 'load'))
    const read = async (words: string[]) => {
      for (const load of loads) load.mockClear()
      await buildProgram(words, io())
      return groups.filter((_, index) => loads[index]?.mock.calls.length).map(({ name }) => name)
    }
    expect(await read(['--help'])).toEqual([])
    expect(await read(['memory', 'recall', 'tea'])).toEqual(['memory'])
    expect(await read(['webhooks', '--help'])).toEqual(['webhooks'])
    for (const load of loads) load.mockRestore()
  })

  it('runs every example of the spec without sending it', async () => {
    const { writeFile } = await import('node:fs/promises')
    for (const { examples } of commands) {
      for (const example of examples) {
        const words = shellWords(example).slice(1)
        const file = words.includes('--file') ? words[words.indexOf('--file') + 1] : undefined
        const documents = words.filter(word => /^[^-].*\.(?:md|pdf|http)$/.test(word))
        for (const name of new Set([...documents, ...(file === undefined ? [] : [file])]))
          await writeFile(`${terminal.directory}/${name}`, name.endsWith('.http') ? 'X: y\n\n{}' : '{"content":"x"}\n')
        if (words[0] === 'auth' && words[1] === 'register') continue
        const { exitCode, stderr } = await terminal.run([...words, '--dry-run'])
        expect({ example, exitCode, stderr }).toEqual({ example, exitCode: 0, stderr: '' })
      }
    }
  })
})

describe('help', () => {
  it('tells the commands apart that find memories and records', async () => {
    const { stdout } = await terminal.run(['memory', '--help'])
    expect(stdout).toMatch(/Which one finds what you want:\n {2}smart-recall +the memories that answer a question/)
  })

  it('is printed to stdout with exit code 0 if no command is given', async () => {
    const bare = await terminal.run([])
    expect(bare).toEqual({ ...(await terminal.run(['--help'])), stderr: '' })
    expect(bare.exitCode).toBe(0)
    for (const word of ['memory', 'auth', 'serve', 'mcp', 'api', 'completion', 'Examples:'])
      expect(bare.stdout).toContain(word)
    expect((await terminal.run(['memory'])).stdout).toContain('smart-recall')
  })

  it('fits the terminal', async () => {
    const { stdout } = await terminal.run(['memory', 'memorize', '--help'], { tty: true, columns: 60 })
    const [beforeExamples = ''] = stdout.split('Examples:')
    for (const line of beforeExamples.split('\n')) expect(line.length).toBeLessThanOrEqual(60)
  })

  it('--version prints only the version', async () => {
    expect((await terminal.run(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})

describe('completion', () => {
  const complete = async (...words: string[]) =>
    (await terminal.run(['__complete', ...words])).stdout
      .split('\n')
      .filter(line => line !== '')
      .map(line => line.split('\t')[0])

  it('completes commands, flags and their values', async () => {
    expect(await complete('memo')).toEqual(['memory'])
    expect(await complete('memory', 'smart-recall-')).toEqual(['smart-recall-unified'])
    expect(await complete('memory', 'smart-recall', '--mo')).toEqual(['--mode'])
    expect(await complete('memory', 'smart-recall', '--mode', '')).toEqual(['fast', 'deep'])
    expect(await complete('--output', 'nd')).toEqual(['ndjson'])
    expect(await complete('admin', 'keys', '')).toEqual(['list', 'create', 'revoke'])
    expect(await complete('memory', 'smart-recall', '')).toEqual([])
  })

  it.each(['bash', 'zsh', 'fish'])('has a script for %s', async shell => {
    const { stdout, exitCode } = await terminal.run(['completion', shell])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('keepsake __complete')
  })
})

describe('serve', () => {
  it('passes its options to the server as settings', async () => {
    let given: Record<string, string | undefined> = {}
    const server = {
      serve: async (environment: typeof given) => {
        given = environment
      },
    }
    const load = async () => server
    await serve({ port: '8080', dataDir: 'data' }, { ...io(), env: { HOST: '::1' } }, load, '24.0.0')
    expect(given).toEqual({ HOST: '::1', PORT: '8080', KEEPSAKE_DATA_DIR: 'data' })
  })

  it('reports why the server could not start', async () => {
    const broken = { serve: () => Promise.reject(new Error('Port 7411 is taken: give another one, --port 7412.')) }
    await expect(serve({ port: '1' }, io(), async () => broken, '24.0.0')).rejects.toMatchObject({
      code: 'server_not_started',
      exitCode: 1,
      message: 'Port 7411 is taken: give another one, --port 7412.',
    })
  })

  it('prints the addresses of a server that runs there, and starts none', async () => {
    const running = createServer((_, response) => response.writeHead(200, { 'x-request-id': 'req_1' }).end())
    await new Promise<void>(resolve => running.listen(0, '127.0.0.1', resolve))
    const { port } = running.address() as AddressInfo
    const written: string[] = []
    const stderr = { write: (text: string | Uint8Array) => written.push(String(text)) }
    const load = vi.fn()
    await serve({ port: String(port) }, { ...io(), stderr }, load, '24.0.0')
    running.close()
    expect(written.join('')).toContain(`Console  http://127.0.0.1:${port}/console`)
    expect(load).not.toHaveBeenCalled()
  })

  it('is `keepsake dev` too', async () => {
    const program = await buildProgram(['dev', '--help'], io())
    expect(program.commands.find(command => command.aliases().includes('dev'))?.name()).toBe('serve')
  })

  it('reports which Node version the server needs if this one is too old', async () => {
    const load = async () => ({ serve: async () => undefined })
    await expect(serve({}, io(), load, '20.19.0')).rejects.toThrow(/Node 22\.19 or newer\. This is Node 20\.19\.0/)
    expect([isNewEnough('22.18.9'), isNewEnough('22.19.0'), isNewEnough('23.0.0')]).toEqual([false, true, true])
  })
})

/** Splits a line into words like a shell: single quotes, and '\'' inside them. */
function shellWords(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|\\.|[^\s'\\])+/g)].map(([word]) =>
    word.replaceAll(/'([^']*)'|\\(.)/g, (_, quoted, escaped) => quoted ?? escaped),
  )
}
