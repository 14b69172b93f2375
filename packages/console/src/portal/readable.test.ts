import { expect, it } from 'vitest'
import { readableOn } from './readable.ts'

it.each([
  ['#000000', '#ffffff'],
  ['#4338ca', '#ffffff'],
  ['#767676', '#000000'],
  ['#a5b4fc', '#000000'],
  ['#ffffff', '#000000'],
])('texts on %s are %s', (color, text) => {
  expect(readableOn(color)).toBe(text)
})
