import { expect, test } from 'vitest'
import { type IdentityFields, requireIdentity } from '../identity.ts'
import { groupByEntity, sharedNames } from './entities.ts'

const group = (...requests: IdentityFields[]) =>
  groupByEntity(requests.map(fields => ({ ...requireIdentity(fields), typed: false })))

const share = (one: IdentityFields, other: IdentityFields): boolean => {
  const names = new Set(sharedNames(requireIdentity(one)))
  return sharedNames(requireIdentity(other)).some(name => names.has(name))
}

test('equal identities in any spelling are one entity', () => {
  const { entities, entityOf } = group(
    { email: 'dana@northwind.example' },
    { email: 'lee@northwind.example' },
    { email: 'Dana@Northwind.example' },
  )
  expect(entityOf).toEqual([0, 1, 0])
  expect(entities).toMatchObject([
    {
      e: 0,
      record_id: null,
      type: null,
      usual_type: 'Contact',
      new_type: 'Contact',
      keys: [{ name: 'email', value: 'dana@northwind.example' }],
    },
    { e: 1, keys: [{ value: 'lee@northwind.example' }] },
  ])
  expect(entities[0]?.new_id).not.toBe(entities[1]?.new_id)
})

test('an entity is checked for its type if that matters to one of its items', () => {
  const identity = requireIdentity({ email: 'dana@northwind.example' })
  const { entities } = groupByEntity([false, true, false].map(typed => ({ ...identity, typed })))
  expect(entities).toMatchObject([{ typed: true }])
})

test('the same value under two key names is two entities', () => {
  const { entityOf } = group(
    { customKeyName: 'crmId', customKeyValue: '1' },
    { customKeyName: 'shopId', customKeyValue: '1' },
  )
  expect(entityOf).toEqual([0, 1])
})

const email = 'dana@northwind.example'
test.each<[IdentityFields, IdentityFields, boolean]>([
  [{ email }, { email, phoneNumber: '+44123' }, true],
  [{ email }, { email, type: 'Contact' }, true],
  [{ email, type: 'Lead' }, { email, type: 'Contact' }, false],
  [{ recordId: 'rec_1' }, { recordId: 'rec_1', email }, true],
  [{ recordId: 'rec_1' }, { email }, false],
  // without a type, a website identifies a record of any type
  [{ email, websiteUrl: 'northwind.example' }, { websiteUrl: 'northwind.example' }, true],
])('%j and %j may become one record: %s', (one, other, expected) => {
  expect(share(one, other)).toBe(expected)
  expect(share(other, one)).toBe(expected)
})
