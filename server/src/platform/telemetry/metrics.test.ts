import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('counters and timers are rendered for Prometheus', async () => {
  const metrics = createMetrics({ withProcess: false })
  metrics.request('memorize', 201, 0.004)
  metrics.request('memorize', 201, 0.2)
  metrics.request('memorize', 400, 0.001)
  metrics.job('batch-memorize', 'completed', 2)
  metrics.query(0.0003)
  const { contentType, body } = await metrics.render()
  expect(contentType).toMatch(/^text\/plain; version=/)
  const lines = body.split('\n')
  expect(lines).toContain('http_requests_total{operation="memorize",status="201"} 2')
  expect(lines).toContain('http_requests_total{operation="memorize",status="400"} 1')
  expect(lines).toContain('http_request_duration_seconds_bucket{le="0.005",operation="memorize"} 2')
  expect(lines).toContain('http_request_duration_seconds_count{operation="memorize"} 3')
  expect(lines).toContain('jobs_total{type="batch-memorize",outcome="completed"} 1')
  expect(lines).toContain('job_duration_seconds_sum{type="batch-memorize"} 2')
  expect(lines).toContain('database_query_duration_seconds_bucket{le="0.0005"} 1')
})

test('a gauge is read for each scrape, and is omitted if it fails', async () => {
  const metrics = createMetrics({ withProcess: false })
  const answers = [() => 3, () => Promise.resolve(0), () => Promise.reject(new Error('database down')), () => 7]
  metrics.gauge('outbox_depth', 'Events not yet relayed.', () => answers.shift()?.() ?? 0)
  metrics.request('me', 200, 0.001)
  const read = async () => {
    const { body } = await metrics.render()
    expect(body).toContain('http_requests_total{operation="me",status="200"} 1')
    return /^outbox_depth (.*)$/m.exec(body)?.[1]
  }
  expect([await read(), await read(), await read(), await read()]).toEqual(['3', '0', undefined, '7'])
})

test('a gauge that never responds does not delay a scrape', async () => {
  const metrics = createMetrics({ withProcess: false })
  metrics.gauge('stuck', 'Never answers.', () => new Promise(() => undefined))
  metrics.request('me', 200, 0.001)
  expect((await metrics.render()).body).toContain('http_requests_total')
})

test('two sets of metrics do not share counts', async () => {
  const [one, other] = [createMetrics({ withProcess: true }), createMetrics({ withProcess: true })]
  one.request('me', 200, 0.001)
  expect((await other.render()).body).not.toContain('operation="me"')
  expect((await one.render()).body).toContain('process_resident_memory_bytes')
})
