import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type Answer, failure, loopback, type Received, testKey } from '../test/loopback.ts'
import { everythingElse, quickStart } from '../test/readme.example.ts'
import { Keepsake } from './client.ts'

const folder = join(import.meta.dirname, '..')

it('README.md shows the examples that are compiled and run', () => {
  const source = readFileSync(join(folder, 'test/readme.example.ts'), 'utf8')
  const regions = [...source.matchAll(/\/\/ #region \w+\n([\s\S]*?) *\/\/ #endregion/g)].map(([, text = '']) =>
    text.replaceAll(/^ {2}/gm, '').trimEnd(),
  )
  const text = readFileSync(join(folder, 'README.md'), 'utf8')
  const [start, rest] = [...text.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(([, shown]) => shown)
  expect([start, rest]).toEqual([`import { Keepsake } from '@keepsake/sdk'\n\n${regions[0]}`, regions[1]])
})

it('the examples run', async () => {
  const event = { id: 'job_1', status: 'completed', progress: { done: 1, total: 1, failed: 0 } }
  const answers: Record<string, Answer> = {
    '/api/v1/smart-recall': {
      body: { success: true, results: [{ content: 'Decision by 15 March 2027.', score: 0.8 }] },
    },
    '/api/v1/batch-memorize': { status: 202, body: { success: true, eventId: 'job_1' } },
    '/api/v1/events': { body: { success: true, data: [event] } },
    '/api/v1/events/job_1': { body: { success: true, data: event } },
    '/api/v1/me': { body: { success: true, data: { plan: { name: 'scale' } } } },
    '/api/v1/events/job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ': {
      status: 404,
      body: failure('not_found_error', 'No such event.'),
    },
  }
  await using server = await loopback(({ url }: Received) => answers[url.replace(/\?.*/, '')] ?? {})
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.stubEnv('KEEPSAKE_BASE_URL', server.url)
  vi.stubEnv('API_KEY', testKey())
  try {
    await quickStart()
    await everythingElse(new Keepsake())
    const lines = printed.mock.calls.map(line => line.join(' '))
    expect(lines).toContain('0.8 Decision by 15 March 2027.')
    expect(lines.at(-1)).toBe('No such event. req_8')
  } finally {
    vi.unstubAllEnvs()
    printed.mockRestore()
  }
})
