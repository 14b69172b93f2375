import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { usage } from '../../terminal/failure.ts'
import { isFields } from '../../terminal/json.ts'
import { type Document, documentText, readDocument, writeAtomically } from './document-file.ts'

/** Remembers which version of which guideline each file is based on. Belongs into version control. */
const STATE = '.keepsake.json'

/** A folder with one `.md` file for each guideline, in it or in its subfolders. */
export interface Folder {
  /** The guidelines of the files, by file name. */
  readonly documents: ReadonlyMap<string, Document>
  /** The file of each guideline. */
  readonly fileOf: ReadonlyMap<string, string>
  /** The version that each guideline had when it was last in step. */
  readonly versions: ReadonlyMap<string, number>
  /** A name that no file has, after that of the guideline. */
  nameFor(document: { id: string; name: string }): string
  /** Writes a guideline to a file. */
  write(file: string, document: Document & { id: string }, version: number): Promise<void>
  /** Notes the version of a guideline whose file does not change. */
  note(id: string, version: number): void
  /** Forgets a guideline. */
  forget(id: string): void
}

/**
 * @param ifMissing what to do if the folder does not exist
 * @throws Failure if a file or the state is invalid, or two files have the same id
 */
export async function openFolder(directory: string, ifMissing: 'create' | 'empty' | 'error'): Promise<Folder> {
  const root = resolve(directory)
  if (ifMissing === 'create') mkdirSync(root, { recursive: true })
  else if (ifMissing === 'error' && !existsSync(root))
    throw usage(`The folder ${root} does not exist.`, `To create it: keepsake guidelines pull ${directory}`)
  const documents = new Map<string, Document>()
  const fileOf = new Map<string, string>()
  for (const file of existsSync(root) ? filesIn(root) : []) {
    const document = await readDocument(join(root, file))
    documents.set(file, document)
    if (document.id === undefined) continue
    const other = fileOf.get(document.id)
    if (other)
      throw usage(`${other} and ${file} have the same id. Remove the id from the copy to create a new guideline.`)
    fileOf.set(document.id, file)
  }
  const versions = readState(join(root, STATE))
  const save = (): void => {
    const entries = [...versions].sort(([one], [next]) => (one < next ? -1 : 1))
    writeAtomically(join(root, STATE), `${JSON.stringify({ versions: Object.fromEntries(entries) }, null, 2)}\n`)
  }
  return {
    documents,
    fileOf,
    versions,
    nameFor: document => freeName(document, new Set(documents.keys())),
    async write(file, { id, name, description, tags, alwaysOn, triggerKeywords, value }, version) {
      const document = {
        id,
        name,
        ...(description !== undefined && { description }),
        tags,
        alwaysOn,
        triggerKeywords,
        value,
      }
      writeAtomically(join(root, file), await documentText(document))
      documents.set(file, document)
      fileOf.set(id, file)
      versions.set(id, version)
      save()
    },
    note(id, version) {
      if (versions.get(id) === version) return
      versions.set(id, version)
      save()
    },
    forget(id) {
      if (versions.delete(id)) save()
    },
  }
}

/** The Markdown files of a folder and its subfolders, by their paths with `/`. Hidden ones are left out. */
const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll(sep, '/'))
    .filter(
      path => path.endsWith('.md') && !path.split('/').some(part => part.startsWith('.') || part === 'node_modules'),
    )
    .sort()

function readState(path: string): Map<string, number> {
  if (!existsSync(path)) return new Map()
  let state: unknown
  try {
    state = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw usage(`${path} is not valid JSON. Restore it, for example from version control.`)
  }
  const versions = isFields(state) && isFields(state.versions) ? Object.entries(state.versions) : undefined
  if (!versions?.every((entry): entry is [string, number] => Number.isInteger(entry[1])))
    throw usage(`${path} is not the state of a folder of guidelines. Restore it, for example from version control.`)
  return new Map(versions)
}

/** `Refund policy` → `refund-policy.md`, or with the end of the id if another file has that name. */
function freeName({ id, name }: { id: string; name: string }, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  const slug = words?.join('-').slice(0, 80) ?? id
  return taken.has(`${slug}.md`) ? `${slug}-${id.slice(-6).toLowerCase()}.md` : `${slug}.md`
}
