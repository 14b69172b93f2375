import { expect, it } from 'vitest'
import { isParticle, tenseOf } from './verb-tense.ts'

it.each([
  ...['paid', 'created', 'tried', 'shipped', 'overridden', 'canceled', 'cancelled', 'referred', 'embedded', 'began'],
  ...['reset', 'put', 'read', 'quit', 'unpaid', 'prepaid', 'unassigned', 'upserted', 'deduped', 'requeued', 'used'],
])('%s is a past tense', word => {
  expect(tenseOf(word)).toEqual({ is: 'past' })
})

it.each([
  ['create', 'created'],
  ['need', 'needed'],
  ['feed', 'fed'],
  ['exceed', 'exceeded'],
  ['refer', 'referred'],
  ['override', 'overridden'],
  ['creating', 'created'],
  ['creates', 'created'],
  ['retries', 'retried'],
  ['shipping', 'shipped'],
  ['creation', 'created'],
  ['payment', 'paid'],
  ['failure', 'failed'],
  ['status', undefined],
  ['hundred', undefined],
])('%s is none; its past tense is %s', (word, past) => {
  expect(tenseOf(word)).toEqual({ is: 'other', past })
})

it.each(['blorp', 'upsert', 'sms'])('%s is unknown', word => {
  expect(tenseOf(word)).toEqual({ is: 'unknown' })
})

it('knows the particles of phrasal verbs', () => {
  expect(['up', 'out', 'in', 'on', 'for'].every(isParticle)).toBe(true)
  expect(['order', 'water', 'paid'].some(isParticle)).toBe(false)
})
