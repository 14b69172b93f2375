import { expect, test } from 'vitest'
import { checkedName } from './checked-name.ts'

test.each([['Northwind Traders, Inc.'], ["Dana's 7-Eleven & Söhne (Köln)"], ['株式会社']])('%s is a name', name =>
  expect(checkedName(` ${name} `)).toBe(name),
)

test('spaces and line breaks become one space', () => expect(checkedName('North\n\twind')).toBe('North wind'))

test.each([
  ['a link', 'You won! Claim at https://evil.example'],
  ['a domain', 'Claim at evil.example/prize'],
  ['a domain in other letters', 'вход пример.рф'],
  ['a phone number', 'call +1 900 555 0199'],
  ['an email address', 'eve@evil'],
  ['an invisible character that changes the direction', 'URGENT\u202e moc'],
  ['a sentence', 'your account was suspended so please sign in'],
  ['a long text', 'x'.repeat(61)],
  ['nothing', ' '],
])('%s is not', (_, text) => expect(checkedName(text)).toBeUndefined())
