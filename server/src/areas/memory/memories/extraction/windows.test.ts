import { expect, it } from 'vitest'
import type { ExtractedProperty } from '../../../../models/port.ts'
import { byTurn, numberWindows, transcriptOf } from './windows.ts'

const turns = (count: number, timestamp = '2026-11-20T10:00:00Z') =>
  Array.from({ length: count }, (_, n) => ({ content: `Turn ${n}.`, speaker: n % 2 ? 'user' : 'Dana', timestamp }))

it('reads at most 20 turns together, with the turns before them', () => {
  const windows = numberWindows(turns(40))
  const sizes = [...Map.groupBy(windows, one => one.window).values()].map(
    window => window.length + (window[0]?.before.length ?? 0),
  )
  expect(sizes).toEqual([20, 20, 8])
  expect(windows[20]?.before.map(one => one.content)).toEqual(['Turn 16.', 'Turn 17.', 'Turn 18.', 'Turn 19.'])
})

it('ends a window with its day, and before it is too long', () => {
  const days = [...turns(2), ...turns(2, '2026-11-21T10:00:00Z')]
  expect(numberWindows(days).map(one => one.window)).toEqual([0, 0, 1, 1])
  const long = turns(3).map(one => ({ ...one, content: 'x'.repeat(15_000) }))
  expect(numberWindows(long).map(one => one.window)).toEqual([0, 1, 2])
  expect(numberWindows(long)[2]?.before.map(one => one.content.length)).toEqual([2_000])
})

it('gives each value to the turn that states it, and none to the context', () => {
  const transcript = transcriptOf(
    [{ speaker: 'user', content: 'By May?' }],
    [{ speaker: 'Dana', content: 'By May or June.' }, { content: 'June.' }],
  )
  expect(transcript.text).toBe('User: By May?\nDana: By May or June.\nJune.')
  const found = (text: string, from = 0): ExtractedProperty => {
    const start = transcript.text.indexOf(text, from)
    const evidence = { start, end: start + text.length, text }
    return {
      collectionId: 'c',
      systemName: 's',
      propertyName: 'S',
      value: text,
      confidence: 1,
      evidence,
      engine: 'offline',
    }
  }
  const [dana, last] = byTurn([found('By May?'), found('User'), found('By May or'), found('June.\nJune.')], transcript)
  expect(dana?.map(one => one.evidence)).toEqual([{ start: 0, end: 9, text: 'By May or' }])
  expect(last?.map(one => one.evidence)).toEqual([{ start: 0, end: 5, text: 'June.' }])
})
