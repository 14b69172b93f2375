import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'

// PGlite runs here, in a thread of its own: a long statement would otherwise hold up the event loop of the server.
// It speaks PostgreSQL's wire protocol, so the server uses the same driver for both databases.
const port = parentPort
if (!port) throw new Error('This file runs as a worker thread of the embedded database.')
const database = await PGlite.create(String(workerData.directory), { relaxedDurability: false })

let last: Promise<unknown> = Promise.resolve()
port.on('message', (message: Uint8Array | 'close') => {
  last = last.then(async () => {
    if (message === 'close') {
      await database.close()
      port.postMessage('closed')
      port.close()
      return
    }
    const answer = (await database.execProtocolRaw(message)).slice()
    port.postMessage(answer, [answer.buffer])
  })
})
port.postMessage('ready')
