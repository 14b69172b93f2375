import type { Command } from 'commander'
import { examplesText } from '../api-command.ts'
import type { OwnCommand } from '../program-parts.ts'
import { type Settings, settingsOf, sharedOptions } from '../settings.ts'

/** Commands that this package writes itself, although the spec has an operation of that name. */
export const OWN_LINES: ReadonlySet<string> = new Set(['auth register'])

/** `keepsake auth …`: which key is used, and where it is kept; beside what the spec has in that group. */
export const AUTH: OwnCommand = {
  name: 'auth',
  summary: 'Get a key, keep it, and see which one is used.',
  build: (parent, io) => {
    add(
      parent,
      'login',
      'Keep a key under a profile',
      'Reads the key from stdin, or asks for it on a terminal without showing it; checks it with the server; keeps it in a file that only you can read. The first profile becomes the default.',
      ['keepsake auth login', 'keepsake auth login --profile work --base-url https://memory.example.com < key.txt'],
    ).action(async (_options: unknown, command: Command) => {
      const { login } = await import('../auth.ts')
      await login(settingsOf<Settings>(command), io)
    })

    add(
      parent,
      'logout',
      'Forget the key of a profile',
      'The key itself stays valid; the operator revokes it with keepsake admin keys revoke.',
      ['keepsake auth logout', 'keepsake auth logout --profile work'],
    ).action(async (_options: unknown, command: Command) => {
      const { logout } = await import('../auth.ts')
      await logout(settingsOf<Settings>(command), io)
    })

    add(
      parent,
      'status',
      'Show which key is used, and whose it is',
      'Names the place that the key came from, the server, and the stored profiles.',
      ['keepsake auth status'],
    ).action(async (_options: unknown, command: Command) => {
      const { status } = await import('../auth.ts')
      await status(settingsOf<Settings>(command), io)
    })

    add(
      parent,
      'register',
      'Register an agent account',
      'Makes a new account only when no key is found anywhere. The key goes into the environment file (KEEPSAKE_ENV_FILE, else .env here) as KEEPSAKE_API_KEY and is never printed. A server that wants a sign-up token gets it from SIGNUP_TOKEN.',
      [
        'keepsake auth register research-agent',
        'KEEPSAKE_ENV_FILE=~/.keepsake.env keepsake auth register research-agent',
      ],
    )
      .argument('<name>', 'what the agent is called')
      .action(async (name: string, _options: unknown, command: Command) => {
        const { register } = await import('../auth.ts')
        await register(name, settingsOf<Settings>(command), io)
      })
  },
}

function add(parent: Command, name: string, summary: string, description: string, examples: string[]): Command {
  const command = parent.command(name).summary(summary).description(`${summary}.\n\n${description}`)
  for (const option of sharedOptions()) command.addOption(option)
  return command.addHelpText('after', examplesText(examples))
}
