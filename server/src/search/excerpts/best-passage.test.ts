import { describe, expect, it } from 'vitest'
import { passagesOf } from '../indexing/document.ts'
import { bestPassageFor, MAX_PASSAGE } from './best-passage.ts'

const find = (
  query: string,
  content: string,
  matched: string[],
  { part = 0, speaker = null as string | null } = {},
) => {
  const passage = bestPassageFor(query)({ content, speaker }, { part, matched })
  expect(content.slice(passage.start, passage.end)).toBe(passage.text)
  expect(passage.text.length).toBeLessThanOrEqual(MAX_PASSAGE)
  return passage.text
}

const NOTE = `Call with Dr. Reyes. The team uses Salesforce today.
- Budget: about $120k, to be confirmed.
- They decide by 15 March. Legal reads the contract first. We meet again in June.`

describe('the passage that answers a query', () => {
  it.each([
    ['When do they decide?', ['decide'], '- They decide by 15 March.'],
    ['What is the budget?', ['budget'], '- Budget: about $120k, to be confirmed.'],
    [
      'Who reads the contract that they decide on?',
      ['contract', 'decide'],
      '- They decide by 15 March. Legal reads the contract first.',
    ],
    ['Who is the doctor?', ['Reyes'], 'Call with Dr. Reyes.'],
  ])('is the sentences with the most of its words: %s', (query, matched, passage) => {
    expect(find(query, NOTE, matched)).toBe(passage)
  })

  it('prefers words that few of its sentences have', () => {
    const content = 'Maria joined the call. Maria likes the plan. The price is too high. Maria left the call.'
    expect(find('What does Maria say about the price?', content, ['Maria', 'price'])).toBe(
      'Maria likes the plan. The price is too high.',
    )
  })

  it('is the sentence nearest in meaning if no word matched', () => {
    const content = 'The train was late. She works as a nurse at the hospital. It rained all day.'
    expect(find('What is her job?', content, [])).toBe('She works as a nurse at the hospital.')
  })

  it('is the complete text if that is one sentence', () => {
    expect(find('tea', ' Likes tea ', ['tea'])).toBe('Likes tea')
    expect(find('tea', '…', [])).toBe('…')
  })

  it('keeps the name of a speaker in a transcript', () => {
    const content = 'Ana: When will you decide?\nDana: By 15 March.\nAna: Thanks.\nDana: Bye.'
    expect(find('What about March?', content, ['March'])).toBe('Dana: By 15 March.')
    expect(find('When?', 'Dana: We decide in May.', ['decide'], { speaker: 'Dana' })).toBe('We decide in May.')
  })

  it('is found in the passage of a long text that the search names', () => {
    const filler = 'Nothing of interest happened on this day, and the weather was as usual. '.repeat(1_000)
    const content = `${filler}The door code is 4711. ${filler}`
    const place = content.indexOf('The door code')
    const part = passagesOf(content, null).findIndex(({ start, end }) => start <= place && place < end)
    expect(find('What is the door code?', content, ['door', 'code'], { part })).toBe('The door code is 4711.')
  })

  it('is cut, within no character, if a sentence is too long', () => {
    const content = `${'🙂'.repeat(700)} the boat ${'blue '.repeat(300)}`
    const text = find('boat', content, ['boat'])
    expect(text).toContain('boat')
    expect(text.isWellFormed()).toBe(true)
  })
})
