import { ulidToUUID } from 'ulid'
import { expect, expectTypeOf, test } from 'vitest'
import { hexOfId, ID_PREFIXES, type Id, idOfHex, isId, newId } from './ids.ts'

test('newId returns the prefix and a ULID', () => {
  const id = newId('mem')
  expect(id).toMatch(/^mem_[0-9A-HJKMNP-TV-Z]{26}$/)
  expectTypeOf(id).toEqualTypeOf<Id<'mem'>>()
})

test('ids are unique and sort in the order of creation', () => {
  const ids = Array.from({ length: 20_000 }, () => newId('rec'))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})

test('every prefix has three letters and differs from the key prefix sk_', () => {
  for (const prefix of Object.keys(ID_PREFIXES)) expect(prefix).toMatch(/^[a-z]{3}$/)
})

test('isId accepts only ids with its prefix', () => {
  const id = newId('rec')
  expect(isId('rec', id)).toBe(true)
  expect(isId('mem', id)).toBe(false)
  for (const wrong of [
    '',
    'rec_',
    'rec',
    `${id}0`,
    id.slice(0, -1),
    `${id}\n`,
    id.replace('_', '-'),
    `rec_${'U'.repeat(26)}`,
  ])
    expect(isId('rec', wrong), wrong).toBe(false)
})

test('an id has 128 bits, which hexOfId writes and idOfHex reads', () => {
  expect(hexOfId('evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ')).toBe('019aa6778f66c1b41b9f20827c5a8b9f')
  expect(hexOfId(`evt_${'0'.repeat(25)}1`)).toBe(`${'0'.repeat(31)}1`)
  expect(hexOfId(`evt_7${'Z'.repeat(25)}`)).toBe('f'.repeat(32))
  for (let n = 0; n < 100; n++) {
    const id = newId('evt')
    expect(hexOfId(id)).toBe(ulidToUUID(id.slice(4)).replaceAll('-', '').toLowerCase())
    expect(idOfHex('evt', hexOfId(id))).toBe(id)
  }
})
