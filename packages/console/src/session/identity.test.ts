import { expect, it } from 'vitest'
import { identityOf } from './identity.ts'

it.each([
  ['', {}],
  ['rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ', { recordId: 'rec_01KAK7F3V6R6T1Q7S0G9Y5N2WZ' }],
  [' dana@northwind.example ', { email: 'dana@northwind.example' }],
  ['+44 20 7946 0123', { phoneNumber: '+44 20 7946 0123' }],
  ['northwind.example', { websiteUrl: 'northwind.example' }],
])('%j names a record by its key', (text, identity) => {
  expect(identityOf(text)).toEqual(identity)
})
