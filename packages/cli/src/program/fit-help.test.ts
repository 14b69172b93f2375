import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from '../call/all-commands.ts'
import { openTerminal, type Terminal } from '../testing/terminal.ts'
import { fitHelp } from './fit-help.ts'

let terminal: Terminal
beforeAll(async () => {
  terminal = await openTerminal('http://127.0.0.1:9')
})
afterAll(() => terminal.remove())

describe('help', () => {
  it.each([30, 60, 80])('is never wider than %i columns', async columns => {
    const groups = new Set((await allCommands()).map(({ line }) => line.split(' ')[0] ?? ''))
    const lines = (await allCommands()).map(({ line }) => line.split(' '))
    for (const words of [[], ...[...groups].map(name => [name]), ...lines]) {
      const { stdout } = await terminal.run([...words, '--help'], { env: { COLUMNS: String(columns) } })
      const wide = stdout.split('\n').filter(line => line.length > columns)
      expect({ words, wide }).toEqual({ words, wide: [] })
    }
  })

  it('breaks a description under its first word, or below what it describes', () => {
    expect(fitHelp('  --flag <text>  some words of a text that is long', 42)).toBe(
      '  --flag <text>  some words of a text that\n                 is long',
    )
    expect(fitHelp('  --flag <a|b|c|d|e>  some words of a text', 30)).toBe(
      '  --flag <a|b|c|d|e>\n      some words of a text',
    )
  })

  it('breaks an example so that the shell still reads the same words', () => {
    const example = `printf '%s.' memory 'a quoted text of several words' --body '{"key":"value","other":"a longer one"}' "$HOME" abcdefghijklmnopqrstuvwxyz`
    const fitted = fitHelp(`Examples:\n  ${example}`, 24).split('\n').slice(1)
    expect(Math.max(...fitted.map(({ length }) => length))).toBeLessThanOrEqual(24)
    const shell = (text: string): string => execFileSync('sh', ['-c', text], { encoding: 'utf8' })
    expect(shell(fitted.join('\n'))).toBe(shell(example))
  })
})

describe('the command in hints and help', () => {
  it('is named as it was started', async () => {
    const env = { KEEPSAKE_COMMAND: 'pnpm cli', KEEPSAKE_API_KEY: '' }
    const { stderr } = await terminal.run(['account', 'me'], { env })
    expect(JSON.parse(stderr).error.hints).toContain('To store a key: pnpm cli auth login')
    const { stdout } = await terminal.run(['memory', 'recall', '--help'], { env })
    expect(stdout).toMatch(/^Usage: pnpm cli memory recall/)
    expect(stdout).toContain('\n  pnpm cli memory recall')
  })
})
