import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAYER } from '../../test/support/free-budget.ts'
import { createMetrics, type Metrics } from '../platform/telemetry/metrics.ts'
import type { Embedder } from './port.ts'
import { createEmbedQuery, type EmbedQuery } from './query-embedding.ts'
import { RefusedTextsError } from './refused-texts.ts'
import { UNRELATED_TEXTS } from './unrelated-texts.ts'

let calls: (readonly string[])[]
let metrics: Metrics
let fails: Error | undefined
let read: EmbedQuery

beforeEach(() => {
  vi.useFakeTimers()
  calls = []
  metrics = createMetrics({ withProcess: false })
  fails = undefined
  const embedder: Embedder = {
    async embed(_payer, texts) {
      calls.push(texts)
      if (fails) throw fails
      return { model: 'm/1', vectors: texts.map(text => Float32Array.of(text.length)), tokens: 1 }
    },
  }
  read = createEmbedQuery({ embedder, log: pino({ level: 'silent' }), metrics })
})
afterEach(() => {
  vi.useRealTimers()
})

async function counted(): Promise<Record<string, number>> {
  const { body } = await metrics.render()
  const counts = body.matchAll(/^embedding_question_duration_seconds_count\{outcome="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...counts].map(([, outcome, count]) => [outcome, Number(count)]))
}

describe('embedQuery', () => {
  it('returns undefined if no model is configured', async () => {
    const none = createEmbedQuery({ embedder: undefined, log: pino({ level: 'silent' }), metrics })
    expect(await none(PAYER, 'Who?')).toBeUndefined()
  })

  it('calls the model once for concurrent searches, and once for the unrelated texts', async () => {
    const [first, second] = await Promise.all([read(PAYER, 'Who?'), read(PAYER, 'Who?')])
    expect(first).toEqual({
      model: 'm/1',
      vector: Float32Array.of(4),
      unrelated: UNRELATED_TEXTS.map(text => Float32Array.of(text.length)),
    })
    expect(second).toBe(first)
    expect(await read(PAYER, 'When?')).toMatchObject({ unrelated: { length: UNRELATED_TEXTS.length } })
    expect(calls).toEqual([['Who?'], UNRELATED_TEXTS, ['When?']])
  })

  it('does not call the model for ten seconds after a failure, but returns cached embeddings', async () => {
    await read(PAYER, 'Who?')
    fails = new Error('down')
    expect(await read(PAYER, 'When?')).toBe('failed')
    expect(await read(PAYER, 'When?')).toBe('failed')
    expect(await read(PAYER, 'Who?')).toMatchObject({ model: 'm/1' })
    expect(await counted()).toEqual({ completed: 1, failed: 1 })
    fails = undefined
    vi.advanceTimersByTime(10_001)
    expect(await read(PAYER, 'When?')).toMatchObject({ model: 'm/1' })
  })

  it('still calls the model for other queries after it rejected one', async () => {
    await read(PAYER, 'Who?')
    fails = new RefusedTextsError('too long')
    expect(await read(PAYER, 'A question too long for it?')).toBe('failed')
    fails = undefined
    expect(await read(PAYER, 'When?')).toMatchObject({ model: 'm/1' })
  })

  it('evicts a query after a thousand others', async () => {
    await read(PAYER, 'Who?')
    for (let i = 0; i < 1_000; i++) await read(PAYER, `${i}`)
    calls = []
    await read(PAYER, '999')
    await read(PAYER, 'Who?')
    expect(calls).toEqual([['Who?']])
  })
})
