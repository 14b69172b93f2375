import { describe, expect, it } from 'vitest'
import { fits, judge, type Value } from './judge.ts'

const value = (found: unknown, confidence = 0.95): Value => ({ value: found, confidence })

describe('fits', () => {
  it.each([
    [80, 80, true],
    [80, '80', true],
    [80, 80.5, false],
    [0, '', false],
    [{ value: 69.85, within: 0.2 }, 69.9, true],
    [{ value: 69.85, within: 0.2 }, 154, false],
    [true, true, true],
    [true, false, false],
    [false, undefined, false],
    ['2026-05-12', '2026-05-12T00:00:00Z', true],
    ['2026-05-12', '2026-05-13', false],
    ['2029', '2029-01-01', true],
    ['Cork', 'Corkscrew Hill', false],
    ['Border Collie', 'border  collie', true],
    ['Solveig Aas', 'Dr Solveig Aas', true],
    ['Ghent', 'the place in Ghent that his cousin took over', false],
    ['plumline.example', 'https://plumline.example', true],
  ])('%j expected, %j found: %s', (expected, found, isRight) => {
    expect(fits(expected, found)).toBe(isRight)
  })
})

describe('judge', () => {
  it('counts any value of a trap without a statement as stored', () => {
    expect(judge({ never: [80] }, [value(80)], [])?.trap).toBe('stored')
    expect(judge({ never: [80] }, [value(12)], [])?.trap).toBe('stored')
    expect(judge({ never: '*' }, [], [value(12, 0.7)])?.trap).toBe('suggested')
    expect(judge({ never: [80] }, [], [])?.trap).toBe('kept out')
  })

  it('allows what may be suggested, and not that it is stored', () => {
    expect(judge({ suggest: [80] }, [], [value(80, 0.7)])).toMatchObject({
      trap: 'kept out',
      suggested: [{ confidence: 0.7, right: true }],
    })
    expect(judge({ suggest: [80] }, [value(80)], [])).toMatchObject({ trap: 'stored', stored: [{ right: false }] })
    expect(judge({ suggest: [80] }, [], [value(90, 0.7)])?.trap).toBe('suggested')
  })

  it('allows what may be stored next to a trap', () => {
    expect(judge({ never: [154], may: [{ value: 70, within: 1 }] }, [value(69.9)], [])).toMatchObject({
      trap: 'kept out',
      stray: false,
      stored: [{ right: true }],
    })
    expect(judge({ never: [154], may: [70] }, [value(154)], [])?.trap).toBe('stored')
  })

  it('tells a statement that is right, suggested, missed or stored wrong', () => {
    expect(judge({ store: 78 }, [value(78)], [])).toMatchObject({ stated: 'right', stored: [{ right: true }] })
    expect(judge({ store: 78 }, [], [value(78, 0.8)])?.stated).toBe('suggested')
    expect(judge({ store: 78 }, [], [value(79, 0.8)])?.stated).toBe('missed')
    expect(judge({ store: 78 }, [value(87)], [])).toMatchObject({ stated: 'wrong', stored: [{ right: false }] })
    expect(judge({ store: { anyOf: ['2026-10-30', '2026-10-31'] } }, [value('2026-10-31')], [])?.stated).toBe('right')
  })

  it('needs all elements of a list, and none besides', () => {
    const store = ['peanuts', 'latex']
    expect(judge({ store }, [value('latex'), value('Peanuts')], [])?.stated).toBe('right')
    expect(judge({ store }, [value('latex')], [])?.stated).toBe('missed')
    expect(judge({ store }, [value('latex')], [value('peanuts', 0.7)])?.stated).toBe('suggested')
    expect(judge({ store }, [value('latex'), value('peanuts'), value('dust')], [])?.stated).toBe('wrong')
  })

  it('tells the last word of a correction from what it corrected', () => {
    expect(judge({ store: 65, never: [55] }, [value(65)], [])).toMatchObject({ trap: 'kept out', stated: 'right' })
    expect(judge({ store: 65, never: [55] }, [value(55)], [])).toMatchObject({ trap: 'stored', stated: 'wrong' })
  })

  it('does not judge the stale value, which leaves the new one missed', () => {
    expect(judge({ store: 70, old: [74] }, [value(74)], [])).toMatchObject({ stated: 'missed', stored: [] })
  })

  it('marks a value of a property that the text does not name', () => {
    expect(judge(undefined, [value('x')], [])).toMatchObject({ stray: true, stored: [{ right: false }] })
    expect(judge(undefined, [], [value('x', 0.7)])).toMatchObject({ stray: false, suggested: [{ right: false }] })
    expect(judge({ any: true }, [value('x')], [])).toBeUndefined()
  })
})
