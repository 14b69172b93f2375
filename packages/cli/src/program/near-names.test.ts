import { expect, it } from 'vitest'
import { allCommands } from '../call/all-commands.ts'
import { openTerminal } from '../testing/terminal.ts'

it.each([
  [['login'], 'keepsake auth login'],
  [['whoami'], 'keepsake account me'],
  [['remember', 'Dana prefers calls.'], 'keepsake memory memorize'],
  [['memory', 'list', '--limit', '3'], 'keepsake memory recall'],
  [['memory', 'add', 'Dana prefers calls.'], 'keepsake memory memorize'],
  [['attachments', 'upload', 'a.md'], 'keepsake guidelines attachments upload <id> <path>'],
  [['status'], 'keepsake auth status'],
  [['keys', 'new'], 'keepsake keys create'],
  [['rag', 'search-all', 'leave'], 'keepsake rag search'],
  [['version'], 'keepsake --version'],
  [['account', 'get'], 'keepsake account me'],
])('%j is told which command does it', async (words, command) => {
  const terminal = await openTerminal('http://127.0.0.1:1')
  const { exitCode, stderr } = await terminal.run(words)
  await terminal.remove()
  expect(exitCode).toBe(2)
  expect(JSON.parse(stderr).error.hints[0]).toBe(`Did you mean ${command}?`)
})

it.each([
  [['account', 'delete'], ['See: keepsake account --help']],
  [['delete'], ['See: keepsake --help']],
])('%j names no command of another group', async (words, hints) => {
  const terminal = await openTerminal('http://127.0.0.1:1')
  const { stderr } = await terminal.run(words)
  await terminal.remove()
  expect(JSON.parse(stderr).error.hints).toEqual(hints)
})

it('names only commands that exist', async () => {
  const { NEAR } = await import('./near-names.ts')
  const own = [
    '--version',
    'auth login',
    'auth logout',
    'auth status',
    'auth register',
    'serve',
    'guidelines attachments',
    'keys',
  ]
  const lines = new Set([...own, ...(await allCommands()).map(({ line }) => line)])
  for (const [typed, command] of Object.entries(NEAR)) {
    expect(lines).toContain(command.replace(/ <.*/, ''))
    expect(lines).not.toContain(typed)
  }
})
