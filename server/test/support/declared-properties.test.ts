import { beforeEach, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/contract/operations.ts'

const listWebhooks = OPERATIONS.find(({ id }) => id === 'listWebhooks')
if (!listWebhooks) throw new Error('The spec has no operation listWebhooks.')

// what other tests of this process have noted does not count here
let copies = 0
let { declaredProperties, lookThroughRequest, lookThroughResponse } = await import('./declared-properties.ts')
beforeEach(async () => {
  const copy = `${import.meta.dirname}/declared-properties.ts?copy=${++copies}`
  ;({ declaredProperties, lookThroughRequest, lookThroughResponse } = await import(copy))
})

test('notes each property of a response once, and none that is null', () => {
  const noted: string[] = []
  const data = [
    { id: 'whk_1', uid: null, rotation: { phase: 'none' } },
    { id: 'whk_2', last_failure: { at: 'x' } },
  ]
  for (const _ of ['first', 'again'])
    lookThroughResponse(listWebhooks, { status: 200, type: undefined, value: { data, undeclared: 1 } }, property =>
      noted.push(property),
    )
  expect(noted).toEqual(
    ['data', 'data[].id', 'data[].rotation', 'data[].last_failure']
      .map(path => `listWebhooks 200 ${path}`)
      .toSpliced(3, 0, 'WebhookRotation phase')
      .concat('WebhookFailure at'),
  )
})

test('names what it notes as the list of all properties does', () => {
  const noted: string[] = []
  const note = (property: string): void => void noted.push(property)
  lookThroughRequest(listWebhooks, 'query', { limit: 1 }, note)
  lookThroughResponse(
    listWebhooks,
    { status: 401, type: undefined, value: { success: false, message: 'No key.' } },
    note,
  )
  expect(noted).toEqual(['listWebhooks request query limit', 'Failure success', 'Failure message'])
  expect(declaredProperties()).toEqual(expect.arrayContaining(noted))
})

test('counts a field of the errors that operations share once, whatever the status', () => {
  const noted: string[] = []
  for (const status of [400, 404])
    lookThroughResponse(listWebhooks, { status, type: undefined, value: { success: false } }, property =>
      noted.push(property),
    )
  expect(noted).toEqual(['Failure success'])
  expect(declaredProperties()).toContain('Failure success')
})
