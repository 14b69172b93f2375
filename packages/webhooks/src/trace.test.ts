import { describe, expect, it } from 'vitest'
import { createReceiver } from './receiver.ts'
import { newSecret } from './secret.ts'
import { sign } from './sign.ts'
import { memoryStore } from './stores/memory.ts'
import { readTrace, traceparent } from './trace.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'
const PARENT = `00-${TRACE}-${SPAN}-01`
const stateOf = (tracestate: string | string[]) => readTrace({ traceparent: PARENT, tracestate })?.state

describe('readTrace', () => {
  it.each([
    ['web-standard headers', new Headers({ traceparent: PARENT, tracestate: 'vendor=1' })],
    ['headers of Node', { Traceparent: PARENT, tracestate: 'vendor=1' }],
    ['surrounding spaces', { traceparent: ` ${PARENT} `, tracestate: ' vendor=1\t' }],
  ])('reads %s', (_what, headers) => {
    expect(readTrace(headers)).toEqual({ traceId: TRACE, parentId: SPAN, sampled: true, state: 'vendor=1' })
  })

  it.each([
    ['00', false],
    ['01', true],
    ['02', false],
    ['03', true],
    ['ff', true],
  ])('reads whether flags %s are sampled', (flags, sampled) => {
    expect(readTrace({ traceparent: `00-${TRACE}-${SPAN}-${flags}` })).toEqual({
      traceId: TRACE,
      parentId: SPAN,
      sampled,
    })
  })

  it.each([`01-${TRACE}-${SPAN}-01`, `cc-${TRACE}-${SPAN}-01-what-comes`, `fe-${TRACE}-${SPAN}-01-`])(
    'reads the known fields of a later version: %s',
    parent => expect(readTrace({ traceparent: parent })).toMatchObject({ traceId: TRACE, parentId: SPAN }),
  )

  it.each([
    ['is absent', undefined],
    ['is empty', ''],
    ['has version ff', `ff-${TRACE}-${SPAN}-01`],
    ['has no trace', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['has no parent', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['has capital letters', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['has a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['has a long parent', `00-${TRACE}-${SPAN}0-01`],
    ['has other digits', `00-${TRACE.slice(1)}g-${SPAN}-01`],
    ['has flags of one digit', `00-${TRACE}-${SPAN}-1`],
    ['has no flags', `00-${TRACE}-${SPAN}`],
    ['has more than version 00 has', `${PARENT}-more`],
    ['ends in a hyphen', `${PARENT}-`],
    ['continues without a hyphen', `01-${TRACE}-${SPAN}-01more`],
    ['was sent twice', [PARENT, PARENT]],
    ['was sent twice and joined', `${PARENT}, ${PARENT}`],
    ['was sent twice in a later version', `01-${TRACE}-${SPAN}-01-x, 01-${TRACE}-${SPAN}-01`],
  ])('ignores a traceparent that %s, and its tracestate', (_what, parent) => {
    expect(readTrace({ traceparent: parent, tracestate: 'vendor=1' })).toBeUndefined()
  })

  it.each([
    ['one entry', 'rojo=00f067aa0ba902b7', 'rojo=00f067aa0ba902b7'],
    ['keys of tenants', 'fw529a3039@dt=FfFf,1a-2_b*c/d=x', 'fw529a3039@dt=FfFf,1a-2_b*c/d=x'],
    ['a value with spaces and equals signs between', 'a=x y', 'a=x y'],
    ['spaces and empty entries', ' a=1 ,, \tb=2,', 'a=1,b=2'],
    ['several headers', ['a=1', 'b=2'], 'a=1,b=2'],
  ])('reads a tracestate with %s', (_what, state, read) => expect(stateOf(state)).toBe(read))

  it.each([
    ['nothing', ''],
    ['a word', 'vendor'],
    ['a value that is empty', 'a='],
    ['an equals sign in a value', 'a=b=c'],
    ['a key with a capital letter first', 'A=1'],
    ['a key with a capital letter', 'aB=1'],
    ['a key with a space', 'a b=1'],
    ['a key twice', 'a=1,b=2,a=3'],
    ['a letter that is not ASCII', 'a=ü'],
    ['33 entries', Array.from({ length: 33 }, (_, n) => `k${n}=1`).join(',')],
    ['a key of 257 characters', `${'k'.repeat(257)}=1`],
    ['a value of 257 characters', `a=${'v'.repeat(257)}`],
  ])('ignores a tracestate with %s', (_what, state) => expect(stateOf(state)).toBeUndefined())

  it('keeps the first 512 characters of a tracestate, in complete entries', () => {
    const entries = Array.from({ length: 6 }, (_, n) => `k${n}=${'v'.repeat(97)}`)
    expect(stateOf(entries.join(','))).toBe(entries.slice(0, 5).join(','))
  })

  it('takes no longer for a long text', () => {
    const started = performance.now()
    readTrace({ traceparent: `01-${TRACE}-${SPAN}-01-${'-'.repeat(100_000)} `, tracestate: `a=${' '.repeat(100_000)}` })
    expect(performance.now() - started).toBeLessThan(200)
  })
})

it('traceparent writes what readTrace reads', () => {
  for (const sampled of [true, false]) {
    const trace = { traceId: TRACE, parentId: SPAN, sampled }
    expect(readTrace({ traceparent: traceparent(trace) })).toEqual(trace)
  }
})

describe('a handler', () => {
  const traced = async (headers: Record<string, string>): Promise<unknown> => {
    const secret = newSecret()
    const traces: unknown[] = []
    const receiver = createReceiver({
      secrets: secret,
      store: memoryStore(),
      handlers: { '*': (_event, { trace }) => traces.push(trace) },
    })
    const body = '{"type":"order.paid"}'
    const outcome = await receiver.receive({
      body,
      headers: { ...headers, ...(await sign({ id: 'evt_1', body }, secret)) },
    })
    expect(outcome).toEqual({ status: 200, result: 'processed' })
    return traces[0]
  }

  it('gets the trace of its delivery', async () => {
    expect(await traced({ traceparent: PARENT, tracestate: 'a=1' })).toEqual({
      traceId: TRACE,
      parentId: SPAN,
      sampled: true,
      state: 'a=1',
    })
  })

  it.each([{}, { traceparent: 'nonsense', tracestate: 'a=1' }])(
    'gets none of a delivery with %j, which is accepted',
    async headers => expect(await traced({ ...headers })).toBeUndefined(),
  )
})
