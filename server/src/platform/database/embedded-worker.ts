import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { wireErrorIn } from './wire-error.ts'

/** What a connection sends: messages of PostgreSQL's protocol, or the end of the connection. */
export type Sent = Uint8Array | 'end'

/** PostgreSQL's response, and the message of a crash if there was one. */
export interface Answer {
  bytes: Uint8Array
  fault: string | undefined
}

// PGlite runs in its own thread, since a long statement would block the event loop of the server. It speaks
// PostgreSQL's wire protocol, so the server uses the same driver for both databases.
const server = parentPort
if (!server) throw new Error('This file runs as a worker thread of the embedded database.')
const database = await PGlite.create(String(workerData.directory), { relaxedDurability: false })

let last: Promise<unknown> = Promise.resolve()
// an error thrown here ends the thread, as a crash ends a PostgreSQL process
const next = (work: () => unknown): void => {
  last = last.then(work)
}

async function answer(connection: MessagePort, message: Uint8Array): Promise<void> {
  const bytes = (await database.execProtocolRaw(message)).slice()
  connection.postMessage({ bytes, fault: wireErrorIn(bytes) } satisfies Answer, [bytes.buffer])
}

server.on('message', (message: MessagePort | 'close') => {
  if (message === 'close')
    return next(async () => {
      await database.close()
      server.close()
    })
  message.on('message', (sent: Sent) => next(() => (sent === 'end' ? message.close() : answer(message, sent))))
})
server.postMessage('ready')
