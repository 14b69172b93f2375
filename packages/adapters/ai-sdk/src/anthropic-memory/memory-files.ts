import type { Keepsake, Memory } from '@keepsake/sdk'
import type { RecordKey } from '../../../shared/record.ts'
import { FileError, type FileSource, type OpenFile } from './files.ts'

/** Marks the memories that are files. */
const TAG = 'file'
const PAGE = 100

/**
 * Files that are memories of a record: the path is the first line of the content, so that recall finds a file by its
 * name too, and the text is the rest.
 */
export function memoryFiles(client: Keepsake, record: RecordKey): FileSource {
  async function find(path: string): Promise<Memory | undefined> {
    const tags = [TAG, await tagOf(path)]
    const { data } = await client.memory.recall({ ...record, tags, ifUnknown: 'empty', limit: 1 })
    return data[0]
  }

  const fieldsOf = async (path: string, text: string) => ({
    content: `${path}\n${text}`,
    tags: [TAG, await tagOf(path)],
  })

  async function edit({ memoryId, version }: Memory, path: string, text: string): Promise<void> {
    await client.memory.update({ memoryId, ...(await fieldsOf(path, text)), expectedVersion: version })
  }

  return {
    has: () => true,
    list: async () => {
      const files = []
      const pages = client.memory.recall({ ...record, tags: [TAG], ifUnknown: 'empty', limit: PAGE })
      for await (const { content } of pages) {
        const { path, text } = partsOf(content)
        files.push({ path, size: text.length })
      }
      return files
    },
    open: async (path): Promise<OpenFile | undefined> => {
      const memory = await find(path)
      if (!memory) return undefined
      const { text } = partsOf(memory.content)
      return {
        text,
        write: next => edit(memory, path, next),
        rename: next => edit(memory, next, text),
        remove: async () => {
          await client.memory.delete({ memoryIds: [memory.memoryId] })
        },
      }
    },
    create: async (path, text) => {
      const { data } = await client.memory.memorize({ ...record, ...(await fieldsOf(path, text)) })
      if (data.duplicate)
        throw new FileError(`Error: ${path} differs from another file only in case. Choose another name.`)
    },
  }
}

function partsOf(content: string): { path: string; text: string } {
  const end = content.indexOf('\n')
  return end < 0 ? { path: content, text: '' } : { path: content.slice(0, end), text: content.slice(end + 1) }
}

/** A label has at most 64 characters, a path has no limit. */
async function tagOf(path: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(path))
  return `path:${[...new Uint8Array(digest)]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 48)}`
}
