import { addOwn, type OwnCommand } from '../../table/own-command.ts'
import { type Settings, settingsOf } from '../../table/settings.ts'

/** Commands that this package implements itself, although the spec has an operation of that name. */
export const OWN_LINES: ReadonlySet<string> = new Set(['auth register'])

/** `keepsake auth …`: which key is used, and where it is stored; in addition to the spec's commands in this group. */
export const AUTH: OwnCommand = {
  name: 'auth',
  summary: 'Get, store and check API keys.',
  build: (parent, io) =>
    addOwn(parent, [
      {
        name: 'login',
        summary: 'Store a key in a profile',
        description:
          'Reads the key from stdin, or prompts for it on a terminal without showing it. Checks the key with the server and stores it in a file that only you can read. The first profile becomes the default.',
        examples: [
          'keepsake auth login',
          'keepsake auth login --profile work --base-url https://memory.example.com < key.txt',
        ],
        run: async command => {
          const { login } = await import('./auth.ts')
          await login(settingsOf<Settings>(command), io)
        },
      },
      {
        name: 'logout',
        summary: 'Remove the key of a profile',
        description: 'The key itself stays valid. The operator can revoke it with keepsake admin keys revoke.',
        examples: ['keepsake auth logout', 'keepsake auth logout --profile work'],
        run: async command => {
          const { logout } = await import('./auth.ts')
          await logout(settingsOf<Settings>(command), io)
        },
      },
      {
        name: 'status',
        summary: 'Show the key in use and its account',
        description: 'Shows where the key comes from, the server, and the stored profiles.',
        examples: ['keepsake auth status'],
        run: async command => {
          const { status } = await import('./auth.ts')
          await status(settingsOf<Settings>(command), io)
        },
      },
      {
        name: 'register',
        summary: 'Register an agent account',
        description:
          'Creates an account only if no key is found. The key is written to the environment file (KEEPSAKE_ENV_FILE, by default .env in the current directory) as KEEPSAKE_API_KEY and is never printed. If the server requires a sign-up token, set SIGNUP_TOKEN.',
        examples: [
          'keepsake auth register research-agent',
          'KEEPSAKE_ENV_FILE=~/.keepsake.env keepsake auth register research-agent',
        ],
        argument: ['<name>', 'name of the agent'],
        run: async (command, [name = '']) => {
          const { register } = await import('./auth.ts')
          await register(name, settingsOf<Settings>(command), io)
        },
      },
    ]),
}
