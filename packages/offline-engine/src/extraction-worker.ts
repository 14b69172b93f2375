import { parentPort } from 'node:worker_threads'
import { readOffline } from './extract.ts'
import type { ExtractInput, Reading } from './types.ts'

/** A text to extract from, or the cancellation of one. */
export type ExtractionRequest = { id: number; input: Omit<ExtractInput, 'signal'> } | { id: number; cancelled: true }
/** What was read, or the error. */
export type ExtractionReply = { id: number } & ({ reading: Reading } | { failure: string })

// Runs the engine for long texts in a separate thread: seconds of work would block the event loop of the server.
const port = parentPort
if (!port) throw new Error('This file runs as the worker thread of the offline engine.')
const running = new Map<number, AbortController>()

async function replyTo(id: number, input: ExtractInput): Promise<ExtractionReply> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    return { id, reading: await readOffline({ ...input, signal: controller.signal }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    running.delete(id)
  }
}

port.on('message', async (request: ExtractionRequest) => {
  if ('cancelled' in request) running.get(request.id)?.abort()
  else port.postMessage(await replyTo(request.id, request.input))
})
