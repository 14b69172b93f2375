import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { faultIn } from './fault.ts'

// PGlite runs here, in a thread of its own: a long statement would otherwise hold up the event loop of the server.
// It speaks PostgreSQL's wire protocol, so the server uses the same driver for both databases.
const port = parentPort
if (!port) throw new Error('This file runs as a worker thread of the embedded database.')
const database = await PGlite.create(String(workerData.directory), { relaxedDurability: false })

let last: Promise<unknown> = Promise.resolve()
port.on('message', (message: Uint8Array | 'close') => {
  // what is thrown in here ends the thread, as a fault ends a process of PostgreSQL
  last = last.then(async () => {
    if (message === 'close') {
      await database.close()
      port.postMessage('closed')
      port.close()
      return
    }
    const answer = (await database.execProtocolRaw(message)).slice()
    const fault = faultIn(answer)
    port.postMessage(answer, [answer.buffer])
    if (fault !== undefined) throw new Error(fault)
  })
})
port.postMessage('ready')
