import { readFileSync, statSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { callOperation } from '../../call/call.ts'
import { Client } from '../../call/client.ts'
import { followEvent } from '../../call/wait.ts'
import { printResult } from '../../output/print.ts'
import type { CallSettings } from '../../table/settings.ts'
import type { ApiCommand, Typed } from '../../table/tree.ts'
import { Failure, usage } from '../../terminal/failure.ts'
import { type Io, readAll } from '../../terminal/io.ts'
import { type Fields, isFields } from '../../terminal/json.ts'

/** Documents and base64 characters per call: below the limits of the server. */
const MAX_DOCUMENTS = 100
const MAX_CHARACTERS = 28_000_000
/** Of one document, which the server refuses with the whole call. */
const MAX_BYTES = 20_000_000

const TYPES: Readonly<Record<string, string>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.txt': 'text',
  '.html': 'html',
  '.htm': 'html',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.xlsx': 'xlsx',
  '.pptx': 'pptx',
}

/**
 * Adds files to a project, in as many calls as needed, and waits until they are read. The ID of a document is the path
 * as it was typed, so that the same command replaces the documents. With `--documents` or `--body` it is one ordinary
 * call.
 */
export async function ingestFiles(
  entry: ApiCommand,
  typed: Typed,
  settings: Partial<CallSettings>,
  io: Io,
): Promise<void> {
  const files = typed.arguments
  const hasDocuments = typed.body !== undefined || typed.file !== undefined || typed.flags.documents !== undefined
  if (hasDocuments && files.length > 0)
    throw usage('Documents are given twice: as files, and as --documents, --file or --body. Pass one.')
  if (hasDocuments) return callOperation(entry, typed, settings, io)
  if (files.length === 0)
    throw usage('No files. Pass files, or - for Markdown on stdin.', 'keepsake rag ingest leave.md --project Handbook')
  const project = projectIn(typed)
  // the files are checked before the first of them is sent
  const types = files.map((file, n) => checkedType(file, files.indexOf(file) !== n, io))
  const documents = async (file: string, n: number): Promise<Fields> => ({
    id: file === '-' ? 'stdin' : file,
    title: file === '-' ? 'stdin' : basename(file),
    mimeType: types[n],
    contentBase64: (await read(file, io)).toString('base64'),
  })
  const client = new Client(settings, io)
  const sums = { ingested: 0, failed: 0, chunkCount: 0, creditsCharged: 0 }
  const events: string[] = []
  let waiting: Fields[] = []
  let characters = 0

  const send = async (): Promise<void> => {
    if (waiting.length === 0) return
    const { method, path, security } = entry
    const body = { ...project, documents: waiting }
    const answer = await client.send({ method, path, security, body, writes: true })
    const id = isFields(answer.body) ? String(answer.body.eventId) : ''
    const event = await followEvent(id, client, io)
    const { ingested, chunkCount, creditsCharged } = isFields(event.result) ? event.result : {}
    const { failed } = isFields(event.progress) ? event.progress : {}
    sums.ingested += Number(ingested ?? 0)
    sums.chunkCount += Number(chunkCount ?? 0)
    sums.creditsCharged += Number(creditsCharged ?? 0)
    sums.failed += Number(failed ?? 0)
    events.push(id)
    waiting = []
    characters = 0
  }

  if (settings.dryRun)
    return printResult({ method: entry.method, url: `${client.baseUrl}${entry.path}`, ...project, files }, settings, io)
  for (const [n, file] of files.entries()) {
    const document = await documents(file, n)
    const size = String(document.contentBase64).length
    if (waiting.length === MAX_DOCUMENTS || characters + size > MAX_CHARACTERS) await send()
    waiting.push(document)
    characters += size
  }
  await send()
  await printResult({ success: true, data: { ...sums, eventIds: events } }, settings, io)
  if (sums.failed > 0)
    throw new Failure('event_not_completed', `${sums.failed} of ${files.length} files could not be read.`, {
      hints: events.map(id => `To see why: keepsake events details ${id} --outcome failed`),
    })
}

/** @returns the field of the request that names the project */
function projectIn({ flags }: Typed): { project: unknown } | { projectId: unknown } {
  const { project, 'project-id': projectId } = flags
  if (project !== undefined && projectId !== undefined)
    throw usage('The project is given twice: as --project and as --project-id. Pass one.')
  if (project !== undefined) return { project }
  if (projectId !== undefined) return { projectId }
  throw usage(
    'Missing --project (or --project-id).',
    'A project with a new name is created: --project Handbook',
    'To list the projects: keepsake rag projects',
  )
}

/** @returns the type of a file that can be sent */
function checkedType(file: string, isRepeated: boolean, io: Io): string {
  if (isRepeated) throw usage(`${file} is given twice.`)
  if (file === '-') return 'markdown'
  const found = statSync(resolve(io.cwd, file), { throwIfNoEntry: false })
  // a shell passes a pattern as it is typed if nothing matches
  if (!found && /[*?[]/.test(file)) throw usage(`No file matches ${file}.`, 'Check the pattern and the folder.')
  if (!found) throw usage(`File ${file} does not exist.`, 'Check the path. The project is a flag: --project <name>')
  if (found.isDirectory()) throw usage(`${file} is a folder.`, `To add the files in it: ${join(file, '*.md')}`)
  if (found.size > MAX_BYTES)
    throw usage(`${file} has ${Math.ceil(found.size / 1e6)} MB. A document has at most 20 MB.`, 'Split it.')
  const type = TYPES[extname(file).toLowerCase()]
  if (type === undefined)
    throw usage(`${file} has no known type.`, `Files may end in ${Object.keys(TYPES).join(', ')}.`)
  return type
}

async function read(file: string, io: Io): Promise<Buffer> {
  if (file === '-') return readAll(io.stdin)
  try {
    return readFileSync(resolve(io.cwd, file))
  } catch {
    throw usage(`File ${file} cannot be read.`, 'Check your rights.')
  }
}
