import { Option } from 'commander'
import type { CustomAction, CustomActions } from '../../table/custom-action.ts'
import { PRODUCTS } from './products.ts'

const RESUME = () => [new Option('--resume <run-id>', 'continue an interrupted run of a file; its ID is printed first')]

/** Of commands whose file can have more items than a call takes. */
const ITEMS: CustomAction = {
  options: RESUME,
  load: async () => (await import('./bulk.ts')).sendItems,
}

export const MEMORY: CustomActions = {
  'memory batch': ITEMS,
  'memory upsert': ITEMS,
  'memory memorize-conversation': {
    argument: [
      '[file]',
      'export of WhatsApp, Slack, ChatGPT, Claude, Telegram or Discord; text of Otter, Teams or Zoom; WebVTT, SRT, .eml; JSON of OpenAI or the AI SDK; or lines such as "Dana: Hello."; - for stdin. --dry-run shows the split.',
    ],
    replacesFirst: true,
    options: RESUME,
    load: async () => (await import('./memorize-conversation.ts')).memorizeConversation,
  },
  'memory export': {
    options: () => [
      new Option('--to <path>', 'write to this file (named <path>.part until it is complete)'),
      new Option('--resume', 'continue an interrupted export to the same file'),
    ],
    load: async () => (await import('./export.ts')).exportMemory,
  },
  'memory import': {
    argument: ['[path]', 'file of an export, or - for stdin; an interrupted import continues where it stopped'],
    options: () => [
      ...RESUME(),
      new Option('--from <product>', 'product that the file comes from (default: Keepsake)').choices(PRODUCTS),
    ],
    load: async () => (await import('./import.ts')).importMemory,
  },
}
