import { describe, expect, it } from 'vitest'
import { inEdition } from './editions.ts'

const chunk = (documentId: string, title: string, content: string, heading = 'Notice') => ({
  documentId,
  projectId: 'prj_a',
  title,
  headings: [heading],
  content,
})
const idsOf = (question: string, chunks: ReturnType<typeof chunk>[]): string[] =>
  inEdition(question, chunks).map(({ documentId }) => documentId)

const RENTS = [
  chunk('old', 'Rent of the boat house 2029', 'Notice is one month.'),
  chunk('new', 'Rent of the boat house 2031', 'Notice is two months.'),
  chunk('middle', 'Rent of the boat house 2030', 'Notice is three weeks.'),
]

describe('the edition of a document that a question is answered from', () => {
  it.each([
    ['is the one of the year that it names', 'What was the notice in 2029?', RENTS, ['old']],
    ['else the newest', 'What is the notice of the boat house?', RENTS, ['new']],
    [
      'is that of a version',
      'How long is the notice by v2?',
      [chunk('a', 'Terms v1.9', 'x'), chunk('b', 'Terms v2.0', 'y'), chunk('c', 'Terms v10.0', 'z')],
      ['b'],
    ],
    [
      'compares versions as numbers',
      'How long is the notice?',
      [chunk('a', 'terms-v9.pdf', 'x'), chunk('c', 'terms-v10.pdf', 'z')],
      ['c'],
    ],
    [
      'keeps an older one that says something else',
      'Was the slipway mended?',
      [
        chunk('a', 'Minutes 2030', 'The slipway was mended.', 'Slipway'),
        chunk('b', 'Minutes 2031', 'A crane was bought.', 'Crane'),
      ],
      ['a', 'b'],
    ],
    [
      'leaves titles without one alone',
      'What is the notice?',
      [chunk('a', 'Boat house', 'Notice is one month.'), chunk('b', 'Club house 2030', 'Notice is two months.')],
      ['a', 'b'],
    ],
  ])('%s', (_, question, chunks, expected) => {
    expect(idsOf(question, chunks)).toEqual(expected)
  })
})
