import { Worker } from 'node:worker_threads'
import type { DocumentLimits, DocumentText, DocumentType } from './document.ts'
import { DocumentError, type DocumentFailure } from './document-error.ts'
import type { PictureInput, PictureMetadata } from './pictures/read-picture.ts'
import { readDocument } from './read-document.ts'

/** What the process reads, and what it answers. One at a time. */
export interface Readings {
  document: [input: { bytes: Uint8Array; type: DocumentType; limits: DocumentLimits }, result: DocumentText]
  picture: [input: PictureInput, result: PictureMetadata]
}

export type ReadRequest = { [Kind in keyof Readings]: { kind: Kind; input: Readings[Kind][0] } }[keyof Readings]
export type ReadAnswer =
  | { result: Readings[keyof Readings][1] }
  | { reason: DocumentFailure; message: string; pages?: number }

/** What the process may use in total: its heap is limited by a flag, but the buffers of a parser are not in the heap. */
const MEMORY_BYTES = 512_000_000
const MEASURED_EVERY_MS = 50

// Documents are read in a process of their own: a hostile one can take any time and memory, and a thread that runs out
// of memory would end the server. A parser that computes leaves no time to measure, so a thread does.
const WATCH = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MEMORY_BYTES}) process.kill(process.pid, 'SIGKILL')
}, ${MEASURED_EVERY_MS})`
new Worker(WATCH, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()

process.on('message', async (request: ReadRequest) => {
  process.send?.(await answer(request))
})
process.on('disconnect', () => process.exit())

async function answer(request: ReadRequest): Promise<ReadAnswer> {
  try {
    return { result: await read(request) }
  } catch (error) {
    if (error instanceof DocumentError) {
      const { reason, message, pages } = error
      return { reason, message, ...(pages !== undefined && { pages }) }
    }
    // a parser that fails in an unforeseen way has met damage
    return { reason: 'malformed', message: `The ${request.kind} is damaged and cannot be read. Export it again.` }
  }
}

async function read({ kind, input }: ReadRequest): Promise<Readings[keyof Readings][1]> {
  if (kind === 'document') return readDocument(input.bytes, input.type, input.limits)
  return (await import('./pictures/read-picture.ts')).readPicture(input)
}
