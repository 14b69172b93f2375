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
      async find(question, email) {
        const found = await client.post('/api/v1/smart-recall', { query: question, limit: 10, ...(email && { email }) })
        return (found as { results: { content: string }[] }).results.map(({ content }) => content)
      },
      // the metric is a count of the database
      async settle() {
        for (;;) {
          const text = await (await fetch(`${server.url}/metrics`)).text()
          if (/^embeddings_waiting 0$/m.test(text)) return
          await new Promise(resolve => setTimeout(resolve, 200))
        }
      },
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
