import { describe, expect, it } from 'vitest'
import { createAnswerStream } from './answer-stream.ts'

const ANSWER = JSON.stringify({ jsonrpc: '2.0', id: 7, result: { text: 'Grüße' } })
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('a stream', () => {
  it.each(['\n', '\r\n', '\r'])('has its answer in an event, with the line end %j', end => {
    const stream = createAnswerStream(7)
    expect(stream.read(bytes(`event: message${end}data: ${ANSWER}${end}${end}`))).toBe(true)
    expect(stream.answer()).toBe(ANSWER)
  })

  it('can arrive byte by byte', () => {
    const stream = createAnswerStream(7)
    const all = bytes(`: ping\n\ndata: ${ANSWER}\n\n`)
    const complete = [...all].map((_, index) => stream.read(all.subarray(index, index + 1)))
    expect(complete.indexOf(true)).toBe(all.length - 1)
    expect(stream.answer()).toBe(ANSWER)
  })

  it('can have the answer in several lines', () => {
    const stream = createAnswerStream(7)
    expect(stream.read(bytes('data: {"id":7,\ndata: "result":{}}\n\n'))).toBe(true)
    expect(JSON.parse(stream.answer() ?? '')).toEqual({ id: 7, result: {} })
  })

  it.each([
    ['comments', ': ping\n\n'],
    ['notifications', 'data: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n'],
    ['requests of the server', 'data: {"jsonrpc":"2.0","id":7,"method":"sampling/createMessage","params":{}}\n\n'],
    ['answers to others', 'data: {"jsonrpc":"2.0","id":8,"result":{}}\n\n'],
    ['broken JSON', 'data: {"id":7,"result"\n\n'],
    ['an unfinished event', `data: ${ANSWER}\n`],
  ])('is not complete with %s', (_what, text) => {
    const stream = createAnswerStream(7)
    expect(stream.read(bytes(text))).toBe(false)
    expect(stream.answer()).toBeUndefined()
  })

  it('takes a time that grows with its length only', () => {
    const stream = createAnswerStream(7)
    const part = bytes('x'.repeat(100))
    const started = performance.now()
    for (let n = 0; n < 10_000; n++) stream.read(part)
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
