import { expect, it } from 'vitest'
import { download, wholeFile } from './download.ts'

const FILE = { name: 'a.txt', size: 10, sha256: 'a'.repeat(64) }

async function* stored(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

async function received(headers: Record<string, string>, text: string): Promise<string> {
  const answer = await download(new Headers(headers), FILE, async () => stored(text))
  let all = ''
  if ('stream' in answer) for await (const piece of answer.stream.pieces) all += Buffer.from(piece).toString()
  return all
}

it('sends a file and its ranges', async () => {
  expect(await received({}, '0123456789')).toBe('0123456789')
  expect(await received({ Range: 'bytes=2-4' }, '0123456789')).toBe('234')
})

it('ends with an error if the stored file was truncated, so that no client waits for the rest', async () => {
  await expect(received({}, '01234')).rejects.toThrow('only 5 bytes')
  await expect(received({ Range: 'bytes=7-' }, '01234')).rejects.toThrow('only 5 bytes')
  expect(await received({ Range: 'bytes=0-4' }, '01234')).toBe('01234')
  await expect(wholeFile(FILE, async () => stored('01234'))).rejects.toThrow('only 5 bytes')
})
