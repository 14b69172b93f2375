import { describe, expect, it, test } from 'vitest'
import { statusOf, THRESHOLDS, type Threshold } from './thresholds.ts'

const MANY = { ended: 100, tried: 100 }

const of = (name: string): Threshold =>
  THRESHOLDS.find(each => each.name === name) ?? { name, description: '', unit: 'count' }

test.each([
  ['delivery_success_rate', { 0.991: 'ok', 0.99: 'off_target', 0.95: 'off_target', 0.949: 'alert' }],
  ['first_attempt_success_rate', { 0.951: 'ok', 0.95: 'off_target', 0.9: 'off_target', 0.899: 'alert' }],
  ['p50_latency_ms', { 499: 'ok', 500: 'off_target', 100000: 'off_target' }],
  ['p99_latency_ms', { 4999: 'ok', 5000: 'off_target' }],
  ['pending_dead_letters', { 100: 'ok', 101: 'alert' }],
  ['open_circuits', { 0: 'ok', 1: 'alert' }],
  ['retry_queue_depth', { 10000: 'ok', 10001: 'alert' }],
  ['backlog', { 10000: 'ok', 10001: 'alert' }],
  ['overdue_seconds', { 60: 'ok', 61: 'alert' }],
  ['failed_inbound_events', { 0: 'ok', 1: 'alert' }],
])('%s', (name, expected) => {
  const found = Object.fromEntries(Object.keys(expected).map(value => [value, statusOf(of(name), Number(value), MANY)]))
  expect(found).toEqual(expected)
})

describe('every threshold', () => {
  it('is in the table above and has no status without data', () => {
    expect(THRESHOLDS).toHaveLength(10)
    for (const threshold of THRESHOLDS) expect(statusOf(threshold, null, MANY)).toBe('no_data')
  })

  it('of a share says nothing of a few deliveries', () => {
    for (const name of ['delivery_success_rate', 'first_attempt_success_rate'])
      expect(statusOf(of(name), 0.5, { ended: 19, tried: 19 })).toBe('few')
  })

  it('of the success rate is the most urgent', () => {
    expect(of('delivery_success_rate').alert?.priority).toBe(1)
  })
})
