import { Option } from 'commander'
import type { Typed } from '../call/input.ts'
import { PRODUCTS } from '../commands/memory/products.ts'
import type { CallSettings } from '../table/settings.ts'
import type { ApiCommand } from '../table/tree.ts'
import type { Io } from '../terminal/io.ts'

type Action = (entry: ApiCommand, typed: Typed, settings: Partial<CallSettings>, io: Io) => Promise<void>

interface CustomAction {
  /** The last argument: its name and description. */
  argument?: [name: string, description: string]
  /** Whether that argument takes the place of the first field of the body. */
  replacesFirst?: boolean
  /** Options in addition to the fields of the spec. */
  options: () => Option[]
  load: () => Promise<Action>
}

/** Returns the custom action of a spec command that does more than send one request and print the response. */
export const customAction = ({ line, lines }: ApiCommand): CustomAction | undefined =>
  CUSTOM[line] ?? (lines ? LINES : undefined)

const LINES: CustomAction = {
  options: () => [new Option('--to <path>', 'write to this file (named <path>.part until it is complete)')],
  load: async () => (await import('../commands/files/lines.ts')).writeLines,
}

/** Writes a file. @param name what it is called by default */
const download = (name: string): CustomAction => ({
  options: () => [
    new Option('--to <path>', `write to this file, or - for stdout (default: ${name})`),
    new Option('--force', 'replace an existing file'),
  ],
  load: async () => (await import('../commands/files/files.ts')).downloadFile,
})

/** Commands with a custom action. */
const CUSTOM: Readonly<Record<string, CustomAction>> = {
  'guidelines attachments download': download('the name of the attachment'),
  'multimodal download': download('the name of the file'),
  'multimodal thumbnail': download('the name of the file, with -thumbnail.webp'),
  'multimodal memorize': {
    argument: ['[path]', 'file to store, or - for stdin. Same as --file.'],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('../commands/files/files.ts')).sendFile,
  },
  'guidelines attachments upload': {
    argument: ['[path]', 'file to attach, or - for stdin. Same as --file.'],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('../commands/files/files.ts')).sendFile,
  },
  'rag ingest': {
    argument: ['[files...]', 'files to add (.md, .txt, .html, .pdf, .docx), or - for Markdown on stdin'],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('../commands/rag/ingest.ts')).ingestFiles,
  },
  'webhooks listen': {
    options: () => [new Option('--forward <url>', 'send each event to this URL, signed with a secret that is printed')],
    load: async () => (await import('../commands/webhooks/listen.ts')).listenToEvents,
  },
  'ai prompt': { options: () => [], load: async () => (await import('../commands/ai/prompt.ts')).promptModel },
  'chat complete': { options: () => [], load: async () => (await import('../commands/ai/prompt.ts')).completeChat },
  'gateway import': {
    argument: ['[path]', 'CSV or JSONL file, or - for stdin; an interrupted import continues where it stopped'],
    options: () => [
      new Option(
        '--map <column=field...>',
        'field of a column, for names that differ (default: First Name is first_name)',
      ),
      new Option('--format <format>', 'format of the file (default: by its name)').choices(['csv', 'jsonl']),
    ],
    load: async () => (await import('../commands/gateway/import.ts')).importGateway,
  },
  'memory memorize-conversation': {
    argument: [
      '[file]',
      'JSON or JSONL of OpenAI or the AI SDK, WebVTT, or lines such as "Dana: Hello."; - for stdin. --dry-run shows the split.',
    ],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('../commands/memory/memorize-conversation.ts')).memorizeConversation,
  },
  'memory export': {
    options: () => [
      new Option('--to <path>', 'write to this file (named <path>.part until it is complete)'),
      new Option('--resume', 'continue an interrupted export to the same file'),
    ],
    load: async () => (await import('../commands/memory/export.ts')).exportMemory,
  },
  'memory import': {
    argument: ['[path]', 'file of an export, or - for stdin; an interrupted import continues where it stopped'],
    options: () => [
      new Option('--from <product>', 'product that the file comes from (default: Keepsake)').choices(PRODUCTS),
    ],
    load: async () => (await import('../commands/memory/import.ts')).importMemory,
  },
}
