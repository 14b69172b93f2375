import { expect, it } from 'vitest'
import { readHeaders } from './headers.ts'

it('keeps headers with lowercase names', () => {
  expect(readHeaders({ 'X-Api-Version': '2', Cookie: 'a=b', Authorization: 'ApiKey 1' })).toEqual({
    'x-api-version': '2',
    cookie: 'a=b',
    authorization: 'ApiKey 1',
  })
})

it.each([
  'Host',
  'connection',
  'Transfer-Encoding',
  'Content-Type',
  'content-length',
  'Webhook-Id',
  'webhook-signature',
  'TE',
  'traceparent',
  'Accept-Encoding',
])('refuses %s, which the service sets', name => {
  expect(() => readHeaders({ [name]: 'x' })).toThrow(`body.headers.${name} cannot be set`)
})

it('refuses a name that is given twice', () => {
  expect(() => readHeaders({ 'X-A': '1', 'x-a': '2' })).toThrow('given twice')
})
