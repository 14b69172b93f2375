import { describe, expect, it } from 'vitest'
import { wireErrorIn } from './wire-error.ts'

/** A message of PostgreSQL's protocol: type, length and body. */
function message(type: string, body: string): Buffer {
  const text = Buffer.from(body)
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + text.length, 1)
  return Buffer.concat([head, text])
}

const error = (severity: string, code: string): Buffer => message('E', `SERROR\0V${severity}\0C${code}\0Mit broke\0\0`)
const ready = message('Z', 'I')
const row = message('D', 'E is no error here')

describe('wireErrorIn', () => {
  it.each([
    ['an internal error', [error('ERROR', 'XX000')], 'it broke'],
    ['a damaged file, behind rows', [row, row, error('ERROR', 'XX001'), ready], 'it broke'],
    ['the end of the session', [error('FATAL', '57P01')], 'it broke'],
    ['a panic', [error('PANIC', '53100')], 'it broke'],
    ['a unique violation', [error('ERROR', '23505'), ready], undefined],
    ['a full disk, of which the session knows what to do', [error('ERROR', '53100'), ready], undefined],
    ['rows', [row, ready], undefined],
    ['nothing', [], undefined],
  ])('distinguishes crashes from other messages: %s', (_, messages, fault) => {
    expect(wireErrorIn(Buffer.concat(messages))).toBe(fault)
  })
})
