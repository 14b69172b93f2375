import { request } from 'undici'
import { openClient } from '../../lib/client.ts'
import { BATCH, storeBatch } from '../../lib/keepsake.ts'
import { asSentence, type Open } from '../product.ts'

/** @param extract whether each call also extracts properties, which a batch of `fill` never does */
const opened =
  (extract: boolean): Open =>
  async ({ server }) => {
    if (!server) throw new Error('It has no server.')
    const client = openClient(server.url, 100, server.key)
    return {
      pid: server.pid,
      store: note => client.post('/api/v1/memorize', { ...note, extract }),
      async fill(notes) {
        for (let from = 0; from < notes.length; from += BATCH) await storeBatch(client, notes.slice(from, from + BATCH))
      },
      search: question => client.post('/api/v1/smart-recall', { query: asSentence(question), limit: 10 }),
      async textsOf(email) {
        const { body } = await request(`${server.url}/api/v1/records/export-person`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${server.key}` },
          body: JSON.stringify({ email }),
        })
        const lines: { memory?: { content: string } }[] = (await body.text())
          .trim()
          .split('\n')
          .map(line => JSON.parse(line))
        return lines.flatMap(({ memory }) => (memory ? [memory.content] : []))
      },
    }
  }

export const open = opened(false)
export const openWithExtraction = opened(true)
