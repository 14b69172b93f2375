import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { wireErrorIn } from './wire-error.ts'

/** What a connection sends: messages of PostgreSQL's protocol, or that no more will come. */
export type Sent = Uint8Array | 'end'

/** What PostgreSQL answers, with the message of a fault of its own where it met one. */
export interface Answer {
  bytes: Uint8Array
  fault: string | undefined
}

// PGlite runs here, in a thread of its own: a long statement would otherwise hold up the event loop of the server.
// It speaks PostgreSQL's wire protocol, so the server uses the same driver for both databases.
const server = parentPort
if (!server) throw new Error('This file runs as a worker thread of the embedded database.')
const database = await PGlite.create(String(workerData.directory), { relaxedDurability: false })

let last: Promise<unknown> = Promise.resolve()
// what is thrown in here ends the thread, as a fault ends a process of PostgreSQL
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
