import { parentPort } from 'node:worker_threads'
import { type InputOf, type ResultOf, WORK, type WorkName } from './work.ts'

/** Texts to read. */
export interface WorkRequest<Name extends WorkName = WorkName> {
  id: number
  work: Name
  input: InputOf<Name>
}
/** The end of a request. */
export interface Cancellation {
  id: number
  cancelled: true
}
/** What was read, or the error. */
export type WorkReply = { id: number } & ({ result: ResultOf<WorkName> } | { failure: string })

// Runs the engine for long texts in a separate thread: seconds of work would block the event loop of the server.
const port = parentPort
if (!port) throw new Error('This file runs as the worker thread of the offline engine.')
const running = new Map<number, AbortController>()

async function replyTo<Name extends WorkName>({ id, work, input }: WorkRequest<Name>): Promise<WorkReply> {
  const controller = new AbortController()
  running.set(id, controller)
  try {
    return { id, result: await WORK[work]({ ...input, signal: controller.signal }) }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  } finally {
    running.delete(id)
  }
}

port.on('message', async (request: WorkRequest | Cancellation) => {
  if ('cancelled' in request) running.get(request.id)?.abort()
  else port.postMessage(await replyTo(request))
})
