import { VERSION } from '../../platform/settings/version.ts'
import { withStoredSettings } from '../stored-settings.ts'
import { UsageError } from './usage.ts'

type Environment = Record<string, string | undefined>

interface Command {
  usage: string
  summary: string
  /** It reads the environment without the stored settings, which it replaces. */
  storesSettings?: true
  run(args: string[], environment: Environment): Promise<void>
}

// each command is loaded when it is called, so that none waits for the imports of another
const COMMANDS: Record<string, Command> = {
  serve: {
    usage: 'serve',
    summary: 'Run the server; this is what runs without a command',
    run: async (_args, environment) => (await import('../serve.ts')).serve(environment),
  },
  worker: {
    usage: 'worker',
    summary: 'Run only the background work of servers on the same PostgreSQL',
    run: async (_args, environment) => (await import('./worker.ts')).worker(environment),
  },
  doctor: {
    usage: 'doctor',
    summary: 'Check the database, key, files, workers, clock, disk, memory, mail and models, with a fix for each fault',
    run: async (args, environment) => (await import('./doctor.ts')).doctor(args, environment),
  },
  migrate: {
    usage: 'migrate',
    summary: 'Apply the migrations of this version, which servers also do when they start',
    run: async (_args, environment) => (await import('./migrate.ts')).migrate(environment),
  },
  backup: {
    usage: 'backup <file>',
    summary: 'Write the embedded database, its key and its files to one file, while the server runs or not',
    run: async (args, environment) => (await import('./backup.ts')).backup(args, environment),
  },
  restore: {
    usage: 'restore <file> [--force]',
    summary: 'Fill an empty data directory, or the empty PostgreSQL of DATABASE_URL, from a backup',
    run: async (args, environment) => (await import('./restore.ts')).restore(args, environment),
  },
  verify: {
    usage: 'verify',
    summary: 'Read every memory, file and secret, and list what is missing or damaged, as after a restore',
    run: async (_args, environment) => (await import('./verify.ts')).verify(environment),
  },
  files: {
    usage: 'files adopt | copy <folder>',
    summary: 'Accept the folder or bucket of this process as the one with all files, or copy them to it from a folder',
    run: async (args, environment) => (await import('./files.ts')).files(args, environment),
  },
  organizations: {
    usage: 'organizations export <id> <file> | import <file> | delete <id> | restore <id>',
    summary: 'Move an organization to another deployment, or end it after 30 days and take that back',
    run: async (args, environment) => (await import('./organizations.ts')).organizations(args, environment),
  },
  setup: {
    usage: 'setup embeddings [model]',
    summary: 'Download another model for recall by meaning, store the settings, and embed what is stored',
    storesSettings: true,
    run: async (args, environment) => (await import('./setup.ts')).setup(args, environment),
  },
  'rotate-encryption-key': {
    usage: 'rotate-encryption-key [--forget <id>…]',
    summary: 'Encrypt every stored secret with the newest key, or start without the lost keys with these ids',
    run: async (args, environment) =>
      (await import('./rotate-encryption-key.ts')).rotateEncryptionKey(args, environment),
  },
}

/**
 * Runs a command of `keepsake-server`. Errors go to standard error.
 * @returns the exit code: 0 for success, 1 for a failure, 2 for an invalid command line
 */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [name = 'serve', ...rest] = args
  if (['--help', '-h', 'help'].includes(name) || rest.includes('--help')) {
    process.stdout.write(help())
    return 0
  }
  if (['--version', '-v'].includes(name)) {
    process.stdout.write(`${VERSION}\n`)
    return 0
  }
  try {
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!command) throw new UsageError(`There is no command ${name}.`)
    await command.run(rest, command.storesSettings ? environment : withStoredSettings(environment))
    return 0
  } catch (error) {
    process.stderr.write(`keepsake-server: ${error instanceof Error ? error.message : String(error)}\n`)
    if (!(error instanceof UsageError)) return 1
    process.stderr.write(`\n${help()}`)
    return 2
  }
}

function help(): string {
  const width = Math.max(...Object.values(COMMANDS).map(({ usage }) => usage.length))
  const lines = Object.values(COMMANDS).map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`)
  return `Usage: keepsake-server [command]

${lines.join('\n')}

Settings come from the environment: PORT, HOST, KEEPSAKE_DATA_DIR, DATABASE_URL and more, all of them in docs/settings.md.
`
}
