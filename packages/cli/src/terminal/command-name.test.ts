import { expect, it } from 'vitest'
import { asStarted, commandOf } from './command-name.ts'

it.each([
  ['/usr/local/bin/keepsake', {}, 'keepsake'],
  ['node_modules/@keepsake/cli/dist/keepsake.cjs', { npm_lifecycle_event: 'npx' }, 'npx @keepsake/cli'],
  ['dist/keepsake.cjs', { npm_command: 'exec', npm_config_user_agent: 'pnpm/12.0.0 node/v24' }, 'pnpm exec keepsake'],
  ['packages/cli/src/main.ts', { npm_lifecycle_event: 'cli', npm_config_user_agent: 'pnpm/12' }, 'pnpm cli'],
  ['packages/cli/src/main.ts', {}, 'node packages/cli/src/main.ts'],
])('%s started with %j is %s', (script, env, name) => {
  expect(commandOf(script, env)).toBe(name)
})

it('names commands only', () => {
  const text = 'See: keepsake --help, keepsake auth login; keepsake-server setup, @keepsake/cli, Bug in keepsake: x'
  expect(asStarted(text, { KEEPSAKE_COMMAND: 'k' })).toBe(
    'See: k --help, k auth login; keepsake-server setup, @keepsake/cli, Bug in keepsake: x',
  )
  expect(asStarted(text, {})).toBe(text)
})
