import { describe, expect, it } from 'vitest'
import { judgeAnswer, namesOlder, says } from './judge-answer.ts'
import { memoryTime } from './memory-time.ts'

describe('says', () => {
  it.each([
    ['We counted 64 syringes.', '64', true],
    ['We counted 640 syringes.', '64', false],
    ['It is 2.1 percent', '2', false],
    ['It is 2.1 percent', '2.1', true],
    ['at 04:00', '4:00', false],
    ['in bay 6.', '6', true],
    ['on Thursdays', 'Thursday', true],
    ['eighteen', 'eight', false],
    ['Tomás Weir', 'tomás', true],
    ['K-118 is a mirror', 'K-118', true],
  ])('%j says %j: %s', (answer, piece, isSaid) => {
    expect(says(answer, piece)).toBe(isSaid)
  })
})

describe('judgeAnswer', () => {
  const question = {
    id: 'q',
    kind: 'newest',
    q: 'Where do they meet?',
    says: [['Mill', 'mill house'], ['Thursday']],
    wrong: ['church'],
    older: ['Monday'],
  }

  it('needs a piece of each list, and none that makes it wrong', () => {
    expect(judgeAnswer(question, 'Thursdays at the mill')).toBe('right')
    expect(judgeAnswer(question, 'At the mill')).toBe('wrong')
    expect(judgeAnswer(question, 'Thursday: mill, Friday: church')).toBe('wrong')
    expect(judgeAnswer(question, undefined)).toBe('none')
    expect(judgeAnswer(question, '')).toBe('none')
  })

  it('sees whether the older value is named', () => {
    expect(namesOlder(question, 'Thursday (before: Monday), at the mill')).toBe(true)
    expect(namesOlder(question, 'Thursday, at the mill')).toBe(false)
    expect(namesOlder({ ...question, older: undefined }, 'Thursday')).toBeUndefined()
  })
})

describe('memoryTime', () => {
  const now = new Date('2026-03-31T22:00:00Z')

  it.each([
    ['2026-02-01T09:00:00Z', '2026-02-01T09:00:00Z'],
    ['-1d', '2026-03-30T12:00:00.000Z'],
    ['-31d', '2026-02-28T12:00:00.000Z'],
    ['-1m', '2026-02-15T12:00:00.000Z'],
    ['-4m', '2025-11-15T12:00:00.000Z'],
  ])('%s is %s', (at, time) => {
    expect(memoryTime(at, now)).toBe(time)
  })
})
