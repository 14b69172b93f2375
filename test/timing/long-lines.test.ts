import { expect, test } from 'vitest'
import { linesOf } from '../../packages/cli/src/files/import-file.ts'
import type { Io } from '../../packages/cli/src/terminal/io.ts'
import { Keepsake } from '../../packages/sdk/src/index.ts'
import { holdOf } from './support/loop-hold.ts'

const LENGTH = 2_000_000
const PIECE = 1_000
/** Maximum time at four times the length, as a multiple. Quadratic is 16. */
const MAX_GROWTH = 6
const TRIES = 3

/** An export with one long line, as many small pieces. */
async function* piecesOf(length: number): AsyncGenerator<Buffer> {
  const text = Buffer.from(`{"memory":{"content":"${'x'.repeat(length)}"}}\n{"end":{"records":0,"memories":1}}\n`)
  for (let at = 0; at < text.length; at += PIECE) yield text.subarray(at, at + PIECE)
}

async function readBySdk(length: number): Promise<unknown[]> {
  const pieces = piecesOf(length)
  const body = new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  const fetch = async (): Promise<Response> =>
    new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } })
  const client = new Keepsake({ secretKey: `sk_test_EXAMPLE0_${'0'.repeat(43)}`, baseUrl: 'http://127.0.0.1:1', fetch })
  return client.memory.export().toArray()
}

async function readByCli(length: number): Promise<unknown[]> {
  const lines: unknown[] = []
  const io: Pick<Io, 'stdin'> = { stdin: piecesOf(length) }
  for await (const line of linesOf('-', { next: 0, number: 0 }, io)) lines.push(line)
  return lines
}

test.each([
  ['the SDK', readBySdk],
  ['the CLI', readByCli],
])('%s reads a long line in linear time', { timeout: 120_000 }, async (_name, read) => {
  const timeAt = async (length: number): Promise<number> => {
    const { total } = await holdOf(async () => expect(await read(length)).toHaveLength(2))
    return total
  }
  const growths: number[] = []
  for (let tries = 0; tries < TRIES && !growths.some(growth => growth <= MAX_GROWTH); tries++)
    growths.push((await timeAt(LENGTH * 4)) / (await timeAt(LENGTH)))
  expect(Math.min(...growths)).toBeLessThanOrEqual(MAX_GROWTH)
})
