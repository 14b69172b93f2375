import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allCommands } from '../packages/cli/src/call/all-commands.ts'
import { describeSettings, secretSettings } from '../server/src/boot/config.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const page = read('docs/security.md')
const inline = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)
const lines = [...page.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = '']) => code.trim().split('\n'))
const matching = (pattern: RegExp): string[] => [...inline, ...lines].filter(code => pattern.test(code))

/** The rows of the tables that begin with a threat, without their heading. */
const threats = page
  .split('| Threat | Defense | Test |\n|---|---|---|\n')
  .slice(1)
  .flatMap(rest => rest.split('\n\n')[0]?.split('\n') ?? [])

describe('docs/security.md', () => {
  test('is one page', () => {
    expect(page.split('\n').length).toBeLessThanOrEqual(150)
  })

  test.each(threats.map(row => row.slice(2).split(' | ')))('names tests of: %s', (_threat, _defense, cell = '') => {
    const tests = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    expect(tests.length).toBeGreaterThan(0)
    expect(tests.filter(path => !/\.test\.ts$/.test(path) || !existsSync(join(ROOT, path)))).toEqual([])
  })

  test('names commands and flags that exist', async () => {
    const commands = await allCommands()
    const wrong = matching(/^keepsake /).filter(code => {
      const words = code.slice('keepsake '.length)
      const command = commands
        .filter(({ line }) => `${words} `.startsWith(`${line} `))
        .toSorted((a, b) => b.line.length - a.line.length)[0]
      const flags = [...words.matchAll(/ --([a-z-]+)/g)].map(([, flag]) => flag)
      const known = command?.flags.map(({ name }) => name) ?? []
      return !command || flags.some(flag => !(known.includes(flag ?? '') || (flag === 'paginate' && command.paginated)))
    })
    expect(matching(/^keepsake /).length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  test('names commands of the server and scripts that exist', () => {
    const own = read('server/src/boot/commands/run.ts')
    const server = matching(/^keepsake-server /).map(code => code.split(' ')[1])
    expect(server.filter(name => !own.includes(`usage: '${name}`))).toEqual([])
    const { scripts } = JSON.parse(read('package.json'))
    expect(matching(/^pnpm /).filter(code => !Object.hasOwn(scripts, code.split(' ')[1] ?? ''))).toEqual([])
  })

  test('names settings and tables that exist', () => {
    const settings = describeSettings().map(({ name }) => name)
    expect(matching(/^[A-Z][A-Z0-9_]{3,}$/).filter(name => !settings.includes(name))).toEqual([])
    const schema = globSync('server/prisma/schema/*.prisma', { cwd: ROOT }).map(read).join('\n')
    expect(matching(/^[a-z]+(_[a-z]+)+$/).filter(name => !schema.includes(`@@map("${name}")`))).toEqual([])
  })

  test('says what to do about every secret setting', () => {
    const steps = page.slice(page.indexOf('## A secret leaked'))
    expect(secretSettings().filter(name => !steps.includes(`\`${name}\``))).toEqual([])
  })
})

test('SECURITY.md has a private way to report, and no address', () => {
  const policy = read('SECURITY.md')
  expect(policy).toMatch(/Report a\s+vulnerability/)
  expect(policy).toContain('](docs/security.md)')
  expect(policy).not.toMatch(/\S@\S/)
})
