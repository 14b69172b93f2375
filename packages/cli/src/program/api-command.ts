import { Command, Option } from 'commander'
import { examplesText } from '../table/own-command.ts'
import { type CallSettings, callOptions, settingsOf, sharedOptions } from '../table/settings.ts'
import type { ApiCommand, Flag } from '../table/tree.ts'
import type { Io } from '../terminal/io.ts'
import { customAction } from './custom-actions.ts'

/** One operation of the spec as a command of the parser. */
export function apiCommand(entry: ApiCommand, io: Io): Command {
  const name = entry.line.split(' ').at(-1) ?? ''
  const command = new Command(name)
    .summary(entry.summary)
    .description(sentence(`${entry.summary}.\n\n${entry.description}`))
  for (const argument of entry.arguments) command.argument(`<${argument.name}>`, argument.description)
  const first = entry.flags.find(flag => flag.in === 'body' && flag.field === entry.body?.first)
  const action = customAction(entry)
  if (first && !action?.replacesFirst)
    command.argument(
      `[${first.name}]`,
      `${sentence(first.description)} Same as --${first.name}. Use - for stdin.`.trim(),
    )
  if (action?.argument) command.argument(...action.argument)

  const taken = new Set(entry.flags.map(flag => flag.name))
  const own = entry.flags.flatMap(flagOptions)
  const more = action?.options().map(option => option.helpGroup('Call options:')) ?? []
  const others = [...more, ...bodyOptions(entry), ...callOptions(entry), ...sharedOptions()]
  for (const option of [...own, ...others.filter(({ long }) => !taken.has(long?.replace(/^--/, '') ?? ''))]) {
    command.addOption(option)
  }
  command.addHelpText('after', examplesText(entry.examples))
  command.action(async (...given: unknown[]) => {
    const run = action ? await action.load() : (await import('../call/call.ts')).callOperation
    const options: Record<string, unknown> = command.opts()
    const typed = {
      arguments: given.flat().filter((value): value is string => typeof value === 'string'),
      flags: Object.fromEntries(entry.flags.map(flag => [flag.name, options[attribute(flag)]])),
      body: taken.has('body') ? undefined : textOption(options.body),
      file: taken.has('file') ? undefined : textOption(options.file),
    }
    await run(entry, typed, settingsOf<CallSettings>(command), io)
  })
  return command
}

const textOption = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const attribute = (flag: Flag): string => new Option(`--${flag.name} <value>`).attributeName()

function flagOptions(flag: Flag): Option[] {
  if (flag.type === 'boolean') {
    const negative = new Option(`--no-${flag.name}`).hideHelp()
    const word = flag.choices ? ` [${flag.choices.join('|')}]` : ''
    return [new Option(`--${flag.name}${word}`, describe(flag)), negative]
  }
  const option = new Option(`--${flag.name} <${placeholder(flag)}>`, describe(flag))
  if (flag.type === 'list') {
    return [option.argParser((raw: string, before: unknown) => [...(Array.isArray(before) ? before : []), raw])]
  }
  return [option]
}

const FEW_CHOICES = 40

function placeholder({ type, choices = [] }: Flag): string {
  const few = choices.join('|')
  if (type !== 'list' && few !== '' && few.length <= FEW_CHOICES) return few
  switch (type) {
    case 'integer':
    case 'number':
      return 'number'
    case 'list':
      return 'a,b'
    case 'json':
      return 'json|@file'
    default:
      return 'text'
  }
}

function describe(flag: Flag): string {
  const many = flag.choices && placeholder(flag) !== flag.choices.join('|')
  const notes = [
    ...(many ? [`one of ${flag.choices?.join(', ')}`] : []),
    ...(flag.required ? ['required'] : []),
    ...(flag.default === undefined ? [] : [`default: ${String(flag.default)}`]),
    ...(flag.type === 'boolean' && flag.default === true ? [`disable with --no-${flag.name}`] : []),
  ]
  return `${sentence(flag.description)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`.trim()
}

const sentence = (text: string): string => text.replaceAll('`', '').trim()

function bodyOptions({ body }: ApiCommand): Option[] {
  if (!body) return []
  const fills = {
    text: `read ${body.file?.field} from a file, or - for stdin`,
    base64: 'file to upload, or - for stdin',
    items: `read ${body.file?.field} from a file (NDJSON, or a JSON or YAML array), or - for stdin`,
  }
  return [
    new Option(
      '--body <json|@file|->',
      'request body as JSON, from a JSON or YAML file, or - for stdin; flags override its fields',
    ),
    ...(body.file ? [new Option('--file <path>', fills[body.file.as])] : []),
  ].map(option => option.helpGroup('Call options:'))
}
