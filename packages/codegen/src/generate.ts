import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { bundleDocument } from './bundle.ts'
import { EVERYTHING, type Part } from './emitters.ts'
import { type GeneratedFile, readOperations } from './operations.ts'

/** A generated file whose content on disk differs from the spec; no content if it has to be removed. */
export interface Difference {
  path: string
  content?: string
}

/**
 * The files generated from openapi.yaml under `root`.
 * @throws DocumentError if the spec is incomplete
 */
export async function generate(root: string, { emitters }: Part = EVERYTHING): Promise<GeneratedFile[]> {
  const document = await bundleDocument(join(root, 'openapi.yaml'))
  const operations = readOperations(document)
  const files = await Promise.all(emitters.map(emit => emit(operations, document)))
  return files.flat()
}

/** Where the files under `root` differ from what was generated, including obsolete files. */
export async function differences(
  root: string,
  files: GeneratedFile[],
  { directories }: Part = EVERYTHING,
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const file of files) {
    if ((await textOf(join(root, file.path))) !== file.content) found.push(file)
  }
  const made = new Set(files.map(({ path }) => path))
  for (const directory of directories) {
    for (const name of await namesIn(join(root, directory))) {
      const path = `${directory}/${name}`
      if (!made.has(path)) found.push({ path })
    }
  }
  return found
}

/** Updates the files under `root`. Several processes may do this at once: none ever finds a file half written. */
export async function apply(root: string, differing: Difference[]): Promise<void> {
  const drafts = await mkdtemp(join(root, '.generated-'))
  try {
    for (const { path, content } of differing) {
      const target = join(root, path)
      if (content === undefined) {
        await rm(target, { force: true })
      } else {
        const draft = join(drafts, 'draft')
        await writeFile(draft, content)
        await mkdir(dirname(target), { recursive: true })
        await rename(draft, target)
      }
    }
  } finally {
    await rm(drafts, { recursive: true, force: true })
  }
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

/** Paths of the files in a directory and its subdirectories, relative to it. */
async function namesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(entry => entry.isFile()).map(entry => relative(directory, join(entry.parentPath, entry.name)))
}
