import { expect, it } from 'vitest'
import { faultsOf } from './faults.ts'

const said = [
  'The budget is 12,000 euros.',
  'Actually make it 15,000.',
  'Lunch was late.',
  'What is the budget?',
  'The budget pleased all.',
]
const passages = [
  { id: 'a', content: said.join(' '), timestamp: new Date('2026-01-01'), score: 0.9, speaker: undefined },
]

/** The faults of an answer that consists of these sentences. */
const faultsFor = (question: string, ...sentences: number[]) => {
  const sources = sentences.map(n => {
    const text = said[n] ?? ''
    const start = said.slice(0, n).join(' ').length + (n > 0 ? 1 : 0)
    return { id: 'a', start, end: start + text.length, text }
  })
  const answer = sources.map(({ text }) => text).join(' ')
  return faultsOf({ question, passages }, { answer, confidence: 0.9, sources, engine: 'offline' })
}

it.each([
  ['none', 'What is the budget?', [1, 0], []],
  ['a question', 'What is the budget?', [1, 0, 3], ['question']],
  ['what was corrected', 'What is the budget?', [0], ['corrected']],
  ['what was corrected, before the correction', 'What is the budget?', [0, 1], ['corrected']],
  ['what nothing asks for', 'Where is the budget kept?', [4, 2], ['unasked']],
  ['no amount', 'What is the budget?', [1, 0, 4], ['unasked']],
])('finds %s', (_, question, sentences, faults) => {
  expect(faultsFor(question, ...sentences)).toEqual(expect.arrayContaining(faults))
  if (faults.length === 0) expect(faultsFor(question, ...sentences)).toEqual([])
})
