import { expect, test } from 'vitest'
import { findQuote } from './evidence.ts'

test.each([
  ['Prefers  tea.\n\nLives in Leeds.', 'tea. Lives in', { start: 9, end: 23, text: 'tea.\n\nLives in' }],
  ['She ate  two apples.', 'te two apple', { start: 5, end: 18, text: 'te  two apple' }],
  ['One two.', '  One\ttwo. ', { start: 0, end: 8, text: 'One two.' }],
  ['One two.', 'One two three', undefined],
  ['One two.', ' ', undefined],
])('findQuote in %j with the quote %j', (content, quote, span) => {
  expect(findQuote(content, quote)).toEqual(span)
})
