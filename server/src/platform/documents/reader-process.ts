import { Worker } from 'node:worker_threads'
import type { DocumentLimits, DocumentText, DocumentType } from './document.ts'
import { DocumentError, type DocumentFailure } from './document-error.ts'
import { readDocument } from './read-document.ts'

/** A document to read. One at a time. */
export interface ReadRequest {
  bytes: Uint8Array
  type: DocumentType
  limits: DocumentLimits
}

export type ReadAnswer = { document: DocumentText } | { reason: DocumentFailure; message: string }

/** What the process may use in total: its heap is limited by a flag, but the buffers of a parser are not in the heap. */
const MEMORY_BYTES = 512_000_000
const MEASURED_EVERY_MS = 50

// Documents are read in a process of their own: a hostile one can take any time and memory, and a thread that runs out
// of memory would end the server. A parser that computes leaves no time to measure, so a thread does.
const WATCH = `setInterval(() => {
  if (process.memoryUsage.rss() > ${MEMORY_BYTES}) process.kill(process.pid, 'SIGKILL')
}, ${MEASURED_EVERY_MS})`
new Worker(WATCH, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()

process.on('message', async ({ bytes, type, limits }: ReadRequest) => {
  process.send?.(await answer(bytes, type, limits))
})
process.on('disconnect', () => process.exit())

async function answer(bytes: Uint8Array, type: DocumentType, limits: DocumentLimits): Promise<ReadAnswer> {
  try {
    return { document: await readDocument(bytes, type, limits) }
  } catch (error) {
    if (error instanceof DocumentError) return { reason: error.reason, message: error.message }
    // a parser that fails in an unforeseen way has met damage
    return { reason: 'malformed', message: 'The document is damaged and cannot be read. Export it again.' }
  }
}
