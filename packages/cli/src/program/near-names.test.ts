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
  [['memory', 'smart-recal', 'When?'], ['memory smart-recall']],
  [['memroy', 'recall'], ['memory']],
  [['guidelines', 'udpate', 'gdl_1'], ['guidelines update']],
  // a command of a group below, and one of which the group is not known
  [['webhooks', 'sources', 'lst'], ['webhooks sources list']],
  [['propertis'], ['memory properties']],
  [['auth', 'logn'], ['auth login']],
  // flags and their values before the command
  [['--base-url', 'http://127.0.0.1:1', 'keys', 'revok'], ['keys revoke']],
])('%j is told the whole line of the nearest command', async (words, lines) => {
  const terminal = await openTerminal('http://127.0.0.1:1')
  const { exitCode, stderr } = await terminal.run(words)
  await terminal.remove()
  expect(exitCode).toBe(2)
  const { hints } = JSON.parse(stderr).error
  expect(hints.slice(0, -1)).toEqual(lines.map(line => `Did you mean keepsake ${line}?`))
})

it('what is near no name is not guessed', async () => {
  const terminal = await openTerminal('http://127.0.0.1:1')
  const { stderr } = await terminal.run(['memory', 'xyzzy'])
  await terminal.remove()
  expect(JSON.parse(stderr).error.hints).toEqual(['See: keepsake memory --help'])
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
