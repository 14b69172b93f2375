import type { Guideline, Keepsake } from '@keepsake/sdk'
import { FileError, type FileSource, type OpenFile, ROOT } from './files.ts'

const DIRECTORY = `${ROOT}/guidelines`

/** The guidelines of the organization as files, named for them. */
export function guidelineFiles(client: Keepsake, access: 'read' | 'write'): FileSource {
  const requireWrite = (path: string): void => {
    if (access !== 'write') throw new FileError(`Error: ${path} is read-only. Write to another path in ${ROOT}.`)
  }

  async function find(path: string): Promise<Guideline | undefined> {
    for await (const guideline of client.guidelines.list({ limit: 100 }))
      if (pathOf(guideline.name) === path) return guideline
    return undefined
  }

  return {
    has: path => path === DIRECTORY || path.startsWith(`${DIRECTORY}/`),
    list: async () => {
      const files = []
      for await (const { name, characters } of client.guidelines.list({ limit: 100 }))
        files.push({ path: pathOf(name), size: characters })
      return files
    },
    open: async (path): Promise<OpenFile | undefined> => {
      const found = await find(path)
      if (!found) return undefined
      const { data } = await client.guidelines.get(found.id)
      return {
        text: data.value,
        write: async value => {
          requireWrite(path)
          await client.guidelines.update(found.id, { value, expectedVersion: data.version })
        },
        rename: async next => {
          requireWrite(path)
          await client.guidelines.update(found.id, { name: nameOf(next), expectedVersion: data.version })
        },
        remove: async () => {
          requireWrite(path)
          await client.guidelines.delete(found.id)
        },
      }
    },
    create: async (path, value) => {
      requireWrite(path)
      await client.guidelines.create({ name: nameOf(path), value })
    },
  }
}

const pathOf = (name: string): string => `${DIRECTORY}/${name.replaceAll('/', '-')}.md`

function nameOf(path: string): string {
  const name = path.slice(DIRECTORY.length + 1).replace(/\.md$/, '')
  if (name === '' || name.includes('/') || !path.endsWith('.md'))
    throw new FileError(`Error: ${path} cannot be a guideline. Its path is ${DIRECTORY}/<name>.md.`)
  return name
}
