import { Command } from 'commander'
import manifest from '../package.json' with { type: 'json' }
import { apiCommand, examplesText } from './api-command.ts'
import { addApi } from './commands/api.ts'
import { addAuth, OWN_LINES } from './commands/auth.ts'
import { addCompletion } from './commands/completion.ts'
import { addMcp } from './commands/mcp.ts'
import { addServe } from './commands/serve.ts'
import { groups } from './generated/tree.gen.ts'
import { type Io, styleFor } from './io.ts'
import { addParent } from './program-parts.ts'
import { sharedOptions } from './settings.ts'
import type { ApiCommand, Group } from './tree.ts'

const EXAMPLES = [
  'keepsake serve',
  'keepsake auth register my-agent',
  "keepsake memory memorize 'Dana prefers calls before noon.' --email dana.reyes@northwind.example",
  "keepsake memory smart-recall 'When should I call Dana?' --generate-answer",
]

const MORE = `Every command takes --output table|json|yaml|ndjson|csv, --query, --profile, --base-url, --timeout and --no-retry.
Help on one: keepsake memory --help, keepsake memory smart-recall --help`

const CALLS = 'Commands:'
const REST = 'Server and account:'

/** The whole command line. Only groups whose name is among `words` get their commands: the rest costs start-up time. */
export function buildProgram(words: string[], io: Io): Command {
  const program = new Command('keepsake')
    .description('Memory, guidelines and event delivery for AI agents, from the shell.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: text => void io.stdout.write(text),
      // Errors are thrown and reported in one place; what else comes here is the help of a command that only holds others.
      writeErr: text => void (text.startsWith('error:') || io.stdout.write(text)),
      getOutHelpWidth: () => io.stdout.columns ?? 100,
      getOutHasColors: () => false,
    })
    .configureHelp({
      minWidthToWrap: 20,
      styleTitle: styleFor(io.stdout, io.env).bold,
      subcommandTerm: command =>
        [command.name(), ...command.registeredArguments.map(argument => `<${argument.name()}>`)].join(' '),
    })
    .helpCommand(false)
  for (const option of sharedOptions()) program.addOption(option.hideHelp())
  program.addHelpText(
    'after',
    `${examplesText(EXAMPLES)}

${MORE}`,
  )

  for (const group of groups) addGroup(program, group, words, io)
  addAuth(program, io)
  addServe(program, io)
  addMcp(program, io)
  addApi(program, io)
  addCompletion(program, io)
  for (const command of program.commands)
    command.helpGroup(groups.some(({ name }) => name === command.name()) ? CALLS : REST)
  return program
}

function addGroup(program: Command, group: Group, words: string[], io: Io): void {
  const asked = words.includes(group.name)
  const commands = asked ? group.commands() : []
  const [only] = commands
  if (only && commands.length === 1 && only.line === group.name) {
    program.addCommand(inherit(program, apiCommand(only, io)))
    return
  }
  const parent = addParent(program, group.name, group.summary)
  for (const entry of commands) {
    if (!OWN_LINES.has(entry.line)) addLeaf(parent, entry, entry.line.split(' ').slice(1, -1), io)
  }
}

function addLeaf(parent: Command, entry: ApiCommand, between: string[], io: Io): void {
  let place = parent
  for (const word of between) {
    place = place.commands.find(command => command.name() === word) ?? addParent(place, word, `${word} …`)
  }
  place.addCommand(inherit(place, apiCommand(entry, io)))
}

const inherit = (parent: Command, command: Command): Command => command.copyInheritedSettings(parent)
