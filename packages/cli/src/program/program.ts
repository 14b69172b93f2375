import { Command } from 'commander'
import manifest from '../../package.json' with { type: 'json' }
import { API } from '../commands/api/command.ts'
import { AUTH, OWN_LINES } from '../commands/auth/command.ts'
import { COMPLETION } from '../commands/completion/command.ts'
import { CONSOLE } from '../commands/console/command.ts'
import { DEMO } from '../commands/demo/command.ts'
import { GUIDELINES } from '../commands/guidelines/command.ts'
import { INIT } from '../commands/init/command.ts'
import { MCP } from '../commands/mcp/command.ts'
import { SERVE } from '../commands/serve/command.ts'
import { TYPES } from '../commands/types/command.ts'
import { WEBHOOKS } from '../commands/webhooks/command.ts'
import { groups } from '../generated/tree.gen.ts'
import { FORMATS } from '../output/format.ts'
import { examplesText, makeParent } from '../table/own-command.ts'
import { sharedOptions } from '../table/settings.ts'
import type { ApiCommand, Group } from '../table/tree.ts'
import { waysToFind } from '../table/ways-to-find.ts'
import { asStarted } from '../terminal/command-name.ts'
import { EXIT } from '../terminal/errors.gen.ts'
import { type Io, styleFor, widthFor } from '../terminal/io.ts'
import { apiCommand } from './api-command.ts'
import { fitHelp } from './fit-help.ts'

const EXAMPLES = [
  'keepsake serve',
  'keepsake auth register my-agent',
  "keepsake memory memorize 'Dana prefers calls before noon.' --email dana.reyes@northwind.example",
  "keepsake memory smart-recall 'When should I call Dana?' --generate-answer",
]

const MORE = `All commands accept --output ${FORMATS.join('|')}, --jmespath, --profile, --base-url, --timeout and --no-retry.
For help on a command: keepsake memory --help, keepsake memory smart-recall --help

Exit codes: ${Object.entries(EXIT)
  .map(([name, code]) => `${code} ${name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)}`)
  .join(', ')}.`

/** Lines are broken when they are written, examples and hints too. */
const UNBROKEN = Number.MAX_SAFE_INTEGER

const CALLS = 'Commands:'
const REST = 'Server and account:'

const OWN = [INIT, AUTH, GUIDELINES, WEBHOOKS, TYPES, SERVE, CONSOLE, DEMO, MCP, API, COMPLETION]

/**
 * Builds the command tree as far as it is needed: groups whose name is in `words` get their commands, and commands
 * whose name is there too get their flags. The rest is listed by name only, to save start-up time.
 */
export async function buildProgram(words: string[], io: Io): Promise<Command> {
  const write = (text: string): unknown => io.stdout.write(fitHelp(asStarted(text, io.env), widthFor(io)))
  const program = new Command('keepsake')
    .description('Memory, guidelines and event delivery for AI agents.')
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: write,
      // Errors are thrown and reported in one place; anything else written here is the help of a command group.
      writeErr: text => text.startsWith('error:') || write(text),
      getOutHelpWidth: () => UNBROKEN,
      getOutHasColors: () => false,
    })
    .configureHelp({
      styleTitle: title => styleFor(io.stdout, io.env).bold(title),
      subcommandTerm: command => command.name(),
    })
    .helpCommand(false)
  for (const option of sharedOptions()) program.addOption(option.hideHelp())
  program.addHelpText('after', `${examplesText(EXAMPLES)}\n\n${MORE}`)

  for (const group of groups) await addGroup(program, group, words, io)
  for (const { name, alias, summary, build } of OWN) {
    const known = program.commands.find(command => command.name() === name)
    const command = known ?? program.command(name)
    if (summary) command.summary(summary).description(summary).helpGroup(REST)
    if (alias !== undefined) command.alias(alias)
    if ([name, alias].some(each => each !== undefined && words.includes(each))) build(command, io)
  }
  return program
}

async function addGroup(program: Command, { name, summary, load }: Group, words: string[], io: Io): Promise<void> {
  const { commands } = words.includes(name) ? await load() : { commands: [] }
  const entries = commands.filter(({ line }) => !OWN_LINES.has(line))
  const itself = entries.find(({ line }) => line === name)
  if (itself) {
    program.addCommand(apiCommand(itself, io).copyInheritedSettings(program))
    return
  }
  const group = program.command(name).summary(summary).description(summary).helpGroup(CALLS)
  if (entries.length > 0) makeParent(group)
  const [example] = entries
  if (name === 'memory') group.addHelpText('after', waysToFind())
  if (example) group.addHelpText('after', `\nFor help on a command, with examples: keepsake ${example.line} --help`)
  for (const entry of entries) {
    const place = placeOf(group, entry, entries)
    const own = lastWord(entry)
    const command = words.includes(own) ? apiCommand(entry, io) : new Command(own).summary(entry.summary)
    place.addCommand(command.copyInheritedSettings(place))
  }
}

const lastWord = ({ line }: ApiCommand): string => line.slice(line.lastIndexOf(' ') + 1)

/** Walks down the words between the group and the command: `keys` in `admin keys create`. */
function placeOf(group: Command, { line }: ApiCommand, entries: ApiCommand[]): Command {
  let place = group
  let path = group.name()
  for (const word of line.split(' ').slice(1, -1)) {
    path += ` ${word}`
    const known = place.commands.find(command => command.name() === word)
    if (known) {
      place = known
      continue
    }
    const beneath = entries.filter(entry => entry.line.startsWith(`${path} `))
    const summary = beneath.map(entry => entry.line.slice(path.length + 1)).join(', ')
    place = place.command(word).summary(summary).description(summary)
    makeParent(place)
  }
  return place
}
