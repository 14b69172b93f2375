import { expect, it } from 'vitest'
import { createOfflineEngine } from './engine.ts'
import { extractOffline } from './extract.ts'

it('extracts the same from a long content, which a separate thread reads', async () => {
  const engine = createOfflineEngine()
  const definitions = [
    {
      collectionId: 'col_1',
      collectionName: 'Deals',
      name: 'Budget',
      systemName: 'budget',
      type: 'number' as const,
      mode: 'append' as const,
    },
  ]
  const content = Array.from({ length: 3_000 }, (_, n) => `Budget: $${n + 1_000}\n`).join('')
  const input = { content, timestamp: new Date('2026-11-20T15:04:05Z'), definitions }
  const properties = await engine.extract(input)
  expect(properties.length).toBeGreaterThan(1_000)
  expect(properties).toEqual(await extractOffline(input))
  await engine.close()
  await expect(engine.extract({ ...input, signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left')
})
