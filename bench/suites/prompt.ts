import { setTimeout as sleep } from 'node:timers/promises'
import { scriptedModel, settingsOf } from '../../server/test/support/scripted-model.ts'
import { startServer } from '../lib/child.ts'
import { openClient } from '../lib/client.ts'
import { register } from '../lib/keepsake.ts'
import { inTurn, latencies } from '../lib/load.ts'
import { median, quantile } from '../lib/statistics.ts'
import { createStore, DATABASES } from '../lib/store.ts'
import type { Suite } from '../lib/suite.ts'

const OPEN = 200
const ARRIVALS_PER_SECOND = 20
/** Pieces of a streamed answer, so that 200 streams are open at once. */
const PIECES = 20
const PIECE_MS = 500

/** What the server adds to the time of a language model: for a prompt, for many open streams, and for a burst. */
export const prompt: Suite = {
  name: 'prompt',
  async run({ quick, note }) {
    const pieces = Array.from({ length: quick ? 2 : PIECES }, () => 'word ')
    await using model = await scriptedModel(body =>
      body.includes('"stream":true') ? { pieces, delayMs: PIECE_MS } : { answer: 'Fine.' },
    )
    for (const database of DATABASES) {
      const store = await createStore(database)
      const environment = { ...store.environment, ...settingsOf(model) }
      const server = await startServer({ file: 'server/src/main.ts', readyPath: '/readyz', environment })
      const key = await register(server.url)
      const ours = openClient(server.url, 1, key)
      const direct = openClient(model.baseUrl.replace('/v1', ''), 1)
      const medianOf = async (call: () => Promise<unknown>) => median(await latencies(quick ? 5 : 200, call))
      const messages = [{ role: 'user', content: 'Write a line.' }]
      const calls = {
        ours: () => medianOf(() => ours.post('/api/v1/prompt', { prompt: 'Write a line.' })),
        direct: () => medianOf(() => direct.post('/v1/chat/completions', { messages })),
      }
      await inTurn(1, calls)
      const times = await inTurn(quick ? 1 : 3, calls)
      note({
        name: `server overhead of a prompt, median, ${database}`,
        value: times.ours - times.direct,
        unit: 'ms',
        target: { of: 'value', is: 'at most', than: 10 },
      })
      const open = quick ? 4 : OPEN
      const arriving = await Promise.all(
        Array.from({ length: 2 * open }, async (_, n) => {
          await sleep((n * 1_000) / ARRIVALS_PER_SECOND)
          return firstChunkMs(server.url, key)
        }),
      )
      note({
        name: `first piece with ${ARRIVALS_PER_SECOND} arrivals per second up to ${open} open streams, p99 over the model, ${database}`,
        value: quantile(arriving, 0.99) - PIECE_MS,
        unit: 'ms',
        target: { of: 'value', is: 'at most', than: 100 },
      })
      const burst = await Promise.all(Array.from({ length: open }, () => firstChunkMs(server.url, key)))
      note({
        name: `first piece in a burst of ${open} streams, the last one over the model, ${database}`,
        value: quantile(burst, 1) - PIECE_MS,
        unit: 'ms',
        target: { of: 'value', is: 'at most', than: 1_500 },
      })
      await ours.close()
      await direct.close()
      await server.stop()
      await store.remove()
      model.requests.length = 0
    }
  },
}

/** Milliseconds until the first piece of a streamed answer. Reads the stream to its end. */
async function firstChunkMs(url: string, key: string): Promise<number> {
  const started = performance.now()
  const response = await fetch(`${url}/api/v1/prompt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ prompt: 'Write a line.', stream: true }),
  })
  let first: number | undefined
  let text = ''
  for await (const bytes of response.body ?? []) {
    text += Buffer.from(bytes).toString()
    if (first === undefined && text.includes('event: text')) first = performance.now() - started
  }
  if (first === undefined || !text.includes('"success":true')) throw new Error(`A stream failed: ${text.slice(0, 500)}`)
  return first
}
