import { expect, it } from 'vitest'
import { mayEmbed } from './embedding.ts'

it.each([
  ['https://app.northwind.example', true],
  ['https://eu.shops.example', true],
  ['http://eu.shops.example', false],
  ['https://shops.example', false],
  ['https://eu.shops.example.evil.example', false],
  ['https://evilshops.example', false],
  ['https://app.northwind.example:8443', false],
  ['https://app.northwind.example.evil.example', false],
  ['null', false],
  ['', false],
])('the origin %j may show the portal: %s', (origin, may) => {
  expect(mayEmbed(['https://app.northwind.example', 'https://*.shops.example'], origin)).toBe(may)
})

it('no origin may show it if none is listed', () => {
  expect(mayEmbed([], 'https://app.northwind.example')).toBe(false)
})
