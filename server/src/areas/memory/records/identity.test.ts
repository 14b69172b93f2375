import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../platform/values/errors.ts'
import { type IdentityFields, readIdentity, requireIdentity } from './identity.ts'

const keysOf = (fields: IdentityFields) => readIdentity(fields)?.keys.map(({ name, value }) => `${name} ${value}`)

function refusal(work: () => unknown): ApiError {
  try {
    work()
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

test.each([
  [{ email: '  Dana.Reyes@Northwind.EXAMPLE ' }, 'email dana.reyes@northwind.example'],
  [{ phoneNumber: '+44 (20) 7946-0123' }, 'phoneNumber +442079460123'],
  [{ phoneNumber: '020.7946/0123' }, 'phoneNumber 02079460123'],
  [{ websiteUrl: 'northwind.example' }, 'websiteUrl northwind.example'],
  [{ websiteUrl: 'HTTPS://WWW.Northwind.Example/' }, 'websiteUrl northwind.example'],
  [{ websiteUrl: 'http://northwind.example./?from=mail#top' }, 'websiteUrl northwind.example'],
  [{ websiteUrl: 'app://Northwind.Example' }, 'websiteUrl northwind.example'],
  [{ websiteUrl: 'northwind.example/Leeds//' }, 'websiteUrl northwind.example/Leeds'],
  [{ websiteUrl: 'www.example.' }, 'websiteUrl www.example'],
  [{ websiteUrl: 'www.www.northwind.example' }, 'websiteUrl northwind.example'],
  [{ websiteUrl: 'bücher.example' }, 'websiteUrl xn--bcher-kva.example'],
  [{ customKeyName: 'crmId', customKeyValue: ' 4711 ' }, 'crmId 4711'],
  [{ customKeyName: 'name', customKeyValue: 'Jose\u0301' }, 'name Jos\u00e9'],
  [{ email: 'Jose\u0301@Northwind.example' }, 'email jos\u00e9@northwind.example'],
  [{ email: 'User@M\u00dcNCHEN.example' }, 'email user@xn--mnchen-3ya.example'],
  [{ email: 'user@mu\u0308nchen.example' }, 'email user@xn--mnchen-3ya.example'],
  [{ email: '\u7528\u6237@northwind.example' }, 'email \u7528\u6237@northwind.example'],
  [{ websiteUrl: 'northwind.example/Zu\u0308rich' }, 'websiteUrl northwind.example/Z%C3%BCrich'],
  [{ phoneNumber: '0049 30 1234567' }, 'phoneNumber +49301234567'],
  [{ phoneNumber: '+49 (0)30 1234567' }, 'phoneNumber +49301234567'],
  [{ phoneNumber: '0049-(0)30/1234567' }, 'phoneNumber +49301234567'],
  [{ phoneNumber: '+49 030 1234567' }, 'phoneNumber +49301234567'],
  [{ phoneNumber: '00 44 (0) 20 7946 0123' }, 'phoneNumber +442079460123'],
  [{ phoneNumber: '+55 (0)11 5555 1234' }, 'phoneNumber +551155551234'],
  [{ phoneNumber: '+39 (0)6 1234567' }, 'phoneNumber +39061234567'],
  [{ phoneNumber: '+39 06 1234567' }, 'phoneNumber +39061234567'],
  [{ phoneNumber: '030 1234567' }, 'phoneNumber 0301234567'],
])('%j is the key %s', (fields, key) => {
  expect(keysOf(fields)).toEqual([key])
})

const site = fc.stringMatching(/^(https?:\/\/)?(www\.){0,3}[A-Za-z0-9]{1,9}\.[A-Z]{2,5}\.?(\/[A-Za-z%]{0,4}){0,3}$/)

test('normalizing a key twice changes nothing', () => {
  fc.assert(
    fc.property(site, fc.stringMatching(/^[A-Za-z.]{1,9}@[A-Z]{1,9}\.example$/), (websiteUrl, email) => {
      const keys = readIdentity({ websiteUrl, email })?.keys ?? []
      const again = Object.fromEntries(keys.map(({ name, value }) => [name, value]))
      expect(readIdentity(again)?.keys).toEqual(keys)
    }),
  )
})

test.each([
  [{ email: 'dana@northwind.example' }, 'Contact'],
  [{ phoneNumber: '+442079460123' }, 'Contact'],
  [{ websiteUrl: 'northwind.example' }, 'Company'],
  [{ customKeyName: 'crmId', customKeyValue: '1' }, 'Record'],
  [{ websiteUrl: 'northwind.example', email: 'dana@northwind.example' }, 'Contact'],
  [{ websiteUrl: 'northwind.example', type: 'Partner' }, 'Partner'],
])('a new record of %j is a %s', (fields, type) => {
  expect(readIdentity(fields)?.newType).toBe(type)
})

test('an entity may be identified by several keys and its id at once', () => {
  const identity = readIdentity({
    recordId: 'rec_1',
    email: 'a@b.example',
    customKeyName: 'crmId',
    customKeyValue: '1',
  })
  expect(identity).toMatchObject({ recordId: 'rec_1', keys: [{ name: 'email' }, { name: 'crmId' }] })
})

test('a request without identifiers has no identity', () => {
  expect(readIdentity({ type: 'Contact' })).toBeUndefined()
})

describe('is rejected with its path', () => {
  test.each([
    [{ phoneNumber: '+ (-) .' }, 'body.phoneNumber'],
    [{ websiteUrl: 'localhost' }, 'body.websiteUrl'],
    [{ websiteUrl: 'https://...' }, 'body.websiteUrl'],
    [{ websiteUrl: 'not a site' }, 'body.websiteUrl'],
    [{ customKeyName: 'crmId' }, 'body.customKeyValue'],
    [{ customKeyValue: '4711' }, 'body.customKeyName'],
    [{ customKeyName: 'crmId', customKeyValue: '   ' }, 'body.customKeyValue'],
    [{ customKeyName: 'email', customKeyValue: 'a@b.example' }, 'body.customKeyName'],
    [{ customKeyName: 'recordId', customKeyValue: 'rec_1' }, 'body.customKeyName'],
  ])('%j', (fields, path) => {
    const { code, details } = refusal(() => readIdentity(fields))
    expect(code).toBe('validation_error')
    expect(details?.map(detail => detail.path)).toEqual([path])
  })

  test('a request that requires an identifier', () => {
    const { code, message, details } = refusal(() => requireIdentity({}, 'body.records.3.key'))
    expect({ code, details }).toMatchObject({ code: 'validation_error', details: [{ path: 'body.records.3.key' }] })
    expect(message).toContain('customKeyName')
  })
})
