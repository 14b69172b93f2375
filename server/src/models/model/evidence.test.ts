import { expect, test } from 'vitest'
import { findQuote } from './evidence.ts'

test.each([
  ['Prefers  tea.\n\nLives in Leeds.', 'tea. Lives in', { start: 9, end: 23, text: 'tea.\n\nLives in' }],
  ['She ate  two apples.', 'te two apple', { start: 5, end: 18, text: 'te  two apple' }],
  ['One two.', '  One\ttwo. ', { start: 0, end: 8, text: 'One two.' }],
  ['One two.', 'One two three', undefined],
  ['One two.', ' ', undefined],
  ['She said: “It’s done — really…”', '"it\'s done - really..."', { start: 11, end: 29, text: 'It’s done — really' }],
  ['We ship on Friday, then rest.', 'We ship on Friday.', { start: 0, end: 17, text: 'We ship on Friday' }],
  ['the venue is Kiln Hall', 'The venue is Kiln Hall.', { start: 0, end: 22, text: 'the venue is Kiln Hall' }],
  ['Rent:\u00A0900\u200B EUR', 'rent: 900 EUR', { start: 0, end: 14, text: 'Rent:\u00A0900\u200B EUR' }],
  ['She may not go.', 'She may. Not go', undefined],
])('findQuote in %j with the quote %j', (content, quote, span) => {
  expect(findQuote(content, quote)).toEqual(span)
})
