import { Option } from 'commander'
import type { CustomAction, CustomActions } from '../../table/custom-action.ts'

/** Of commands that respond line by line. */
export const LINES: CustomAction = {
  options: () => [new Option('--to <path>', 'write to this file (named <path>.part until it is complete)')],
  load: async () => (await import('./lines.ts')).writeLines,
}

/** Writes a file. @param name what it is called by default */
const download = (name: string): CustomAction => ({
  options: () => [
    new Option('--to <path>', `write to this file, or - for stdout (default: ${name})`),
    new Option('--force', 'replace an existing file'),
  ],
  load: async () => (await import('./files.ts')).downloadFile,
})

export const FILES: CustomActions = {
  'guidelines attachments download': download('the name of the attachment'),
  'multimodal download': download('the name of the file'),
  'multimodal thumbnail': download('the name of the file, with -thumbnail.webp'),
  'multimodal memorize': {
    argument: ['[path]', 'file to store, or - for stdin. Same as --file.'],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('./files.ts')).sendFile,
  },
  'guidelines attachments upload': {
    argument: ['[path]', 'file to attach, or - for stdin. Same as --file.'],
    replacesFirst: true,
    options: () => [],
    load: async () => (await import('./files.ts')).sendFile,
  },
}
