import { expect, it } from 'vitest'
import { searchedText } from './search-source.ts'

it('searches the words of names in code, which nobody asks for as one', () => {
  const content = '{ "sessionMinutes": 25 } await payWithRetry(order) // iOS'
  expect(searchedText({ title: 'Shop', headings: ['Shop', 'Checkout'], content })).toBe(
    `Shop\nCheckout\n${content}\nsession Minutes, pay With Retry`,
  )
})
