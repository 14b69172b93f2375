import { expect, test } from 'vitest'
import { PAYER } from '../../test/support/free-budget.ts'
import { createMetrics } from '../platform/telemetry/metrics.ts'
import type { Json } from '../platform/values/json.ts'
import { ModelError } from './model-error.ts'
import type { ExtractedProperty, ExtractInput, PropertyType } from './port.ts'
import { answerSafely, safely } from './safely.ts'

const SECRET = 'the secret of the text'
const CONTENT = `Dana said 🙂 ${SECRET}.`
const TYPES: readonly PropertyType[] = ['text', 'number', 'boolean', 'date', 'options', 'array', 'object']
const definitions: ExtractInput['definitions'] = TYPES.map(type => ({
  collectionId: 'col_1',
  collectionName: 'Contacts',
  name: type,
  systemName: type,
  type,
  mode: 'replace',
  options: type === 'options' ? ['New'] : undefined,
}))

const read = (type: string, value: unknown, more: Partial<ExtractedProperty> = {}): ExtractedProperty => ({
  collectionId: 'col_1',
  systemName: type,
  propertyName: type,
  // what a reader returns can be anything
  value: value as Json,
  confidence: 0.9,
  evidence: { start: 0, end: 4, text: 'Dana' },
  engine: 'model',
  ...more,
})

/** Reads the text with a reader that does this, and returns what is left, and what the log and the metrics have. */
async function readBy(extract: () => ExtractedProperty[], signal?: AbortSignal) {
  const metrics = createMetrics({ withProcess: false })
  const lines: unknown[] = []
  const note = (...line: unknown[]): void => void lines.push(line)
  const reader = { engine: 'model', extract: async () => ({ properties: extract() }) } as const
  const input = { content: CONTENT, timestamp: new Date(), definitions, signal }
  const outcome = await safely(reader, { log: { warn: note, error: note }, metrics })(PAYER, input).then(
    ({ properties }) => ({ properties, error: undefined }),
    (error: unknown) => ({ properties: [], error }),
  )
  const { body } = await metrics.render()
  const refused = [...body.matchAll(/^extraction_values_refused_total\{engine="model",reason="(\w+)"\} (\d+)$/gm)]
  return { ...outcome, log: JSON.stringify(lines), refused: refused.map(([, reason, n]) => [reason, Number(n)]) }
}

test.each([
  ['text', read('number', Number.NaN)],
  ['text', read('number', Number.POSITIVE_INFINITY)],
  ['type', read('number', '12')],
  ['type', read('number', null)],
  ['type', read('text', undefined)],
  ['text', read('text', `${SECRET}\0`)],
  ['text', read('text', `${SECRET}\uD83D`)],
  ['size', read('text', SECRET.repeat(20_000))],
  ['type', read('boolean', 'yes')],
  ['type', read('date', '0000-01-01')],
  ['type', read('date', '+012026-01-01')],
  ['type', read('date', '2026-02-31')],
  ['type', read('options', 'Old')],
  ['text', read('array', ['a', '\uDE00'])],
  ['text', read('object', { 'a\0': 1 })],
  ['type', read('object', ['a'])],
  ['type', read('unknown', 'a')],
  ['evidence', read('text', 'a', { confidence: Number.NaN })],
  ['evidence', read('text', 'a', { confidence: 1.2 })],
  ['evidence', read('text', 'a', { evidence: { start: 0, end: 11, text: CONTENT.slice(0, 11) } })],
  ['evidence', read('text', 'a', { evidence: { start: 0.5, end: 4, text: 'Dana' } })],
  ['evidence', read('text', 'a', { evidence: { start: 0, end: 4_000, text: 'Dana' } })],
] as const)('a value with a wrong %s is left out and counted, and the log has no text (%#)', async (reason, wrong) => {
  const { properties, refused, log } = await readBy(() => [wrong, read('number', 7)])
  expect(properties).toMatchObject([{ value: 7 }])
  expect(refused).toEqual([[reason, 1]])
  expect(log).toContain(wrong.systemName)
  expect(log).not.toContain(SECRET)
})

test('of 10,000 values, the most certain ones are kept', async () => {
  const { properties, refused } = await readBy(() =>
    Array.from({ length: 10_000 }, (_, n) => read('number', n, { confidence: n < 9_500 ? 0.5 : 0.8 })),
  )
  expect(properties).toHaveLength(1_000)
  expect(properties.filter(({ confidence }) => confidence === 0.8)).toHaveLength(500)
  expect(refused).toEqual([['too_many', 9_000]])
})

test('a reader that throws has not read the text, which can be stored', async () => {
  const { error, log, refused } = await readBy(() => {
    throw new TypeError(`Cannot read ${SECRET}`)
  })
  expect(error).toMatchObject({ kind: 'refused', status: 400 })
  expect(refused).toEqual([['failed', 1]])
  expect(log).toMatch(/TypeError.*safely\.test\.ts/)
  expect(log).not.toContain(SECRET)
})

test('a caller that leaves is no failure of the reader', async () => {
  const reason = new Error('left')
  const { error, refused } = await readBy(() => {
    throw reason
  }, AbortSignal.abort(reason))
  expect(error).toBe(reason)
  expect(refused).toEqual([])
})

test('an answer that cannot be read is a failure of the model, and the log has the reason without the text', async () => {
  const lines: unknown[] = []
  const note = (...line: unknown[]): void => void lines.push(line)
  const monitoring = { log: { warn: note, error: note }, metrics: createMetrics({ withProcess: false }) }
  const answering = (error: Error) =>
    answerSafely({ engine: 'offline', answer: () => Promise.reject(error) } as never, monitoring)(PAYER, {
      question: SECRET,
      passages: [],
    })
  await expect(answering(new TypeError(`no match in ${SECRET}`))).rejects.toMatchObject({
    kind: 'failed',
    code: 'server_error',
  })
  expect(JSON.stringify(lines)).toContain('A question could not be answered')
  expect(JSON.stringify(lines)).not.toContain(SECRET)
  const away = new ModelError('away', 'server_error', 'The model is away.')
  await expect(answering(away)).rejects.toBe(away)
})
