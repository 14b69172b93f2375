import { expect, it } from 'vitest'
import { type Component, unknownLicences } from './licences.ts'

const withLicence = (...licenses: NonNullable<Component['licenses']>): Component => ({
  name: 'x',
  version: '1.0.0',
  licenses,
})

it.each([
  [{ license: { id: 'MIT' } }],
  [{ expression: '(MIT OR GPL-3.0-or-later)' }],
  [{ expression: 'MIT AND Zlib' }],
])('%o is allowed', licence => {
  expect(unknownLicences([withLicence(licence)])).toEqual([])
})

it.each([
  ['GPL-3.0-only', { license: { id: 'GPL-3.0-only' } }],
  ['MIT AND GPL-3.0-only', { expression: 'MIT AND GPL-3.0-only' }],
  ['Custom', { license: { name: 'Custom' } }],
])('%s is not', (text, licence) => {
  expect(unknownLicences([withLicence(licence)])).toEqual([`x 1.0.0 has ${text}, which is not allowed.`])
})

it('wants a licence of every package but our own, and knows those that were read', () => {
  const components = [
    { group: '@keepsake', name: 'sdk' },
    { group: '@img', name: 'sharp-libvips-linux-x64', licenses: [{ license: { id: 'LGPL-3.0-or-later' } }] },
    { name: 'none', version: '2.0.0' },
  ]
  expect(unknownLicences(components)).toEqual(['none 2.0.0 has no licence, which is not allowed.'])
})
