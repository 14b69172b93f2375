import { expect, it } from 'vitest'
import { filterOf, fromField, missedOf, readDeliveriesSearch, readSearch, toField } from './deliveries-search.ts'

const SINCE = '2026-11-20T12:00:00.000Z'

it('reads only what it knows of an address', () => {
  const replay = { id: 'job_1', missed: 5, type: 'order.paid', event: 'evt_1', more: 1 }
  expect(
    readDeliveriesSearch({ status: 'failed', type: 'order.paid', since: 1, until: '', replay, other: 'x' }),
  ).toEqual({
    status: 'failed',
    type: 'order.paid',
    replay: { id: 'job_1', missed: 5, type: 'order.paid' },
  })
  expect(readDeliveriesSearch({ status: 'lost', replay: 'job_1', since: 'abc' })).toEqual({})
})

it('asks the API for what is shown, and for what of it was missed', () => {
  const filter = { status: 'dead_lettered', event: 'evt_1', type: 'order.paid', since: SINCE } as const
  expect(filterOf(filter)).toEqual({
    status: 'dead_lettered',
    event_id: 'evt_1',
    event_type: 'order.paid',
    since: SINCE,
  })
  expect(missedOf('whk_1', filter)).toEqual({
    subscriptionId: 'whk_1',
    outcome: 'failed',
    types: ['order.paid'],
    since: SINCE,
  })
})

it('searches for an event or a type', () => {
  expect([readSearch('evt_1'), readSearch('order.paid'), readSearch('')]).toEqual([
    { event: 'evt_1' },
    { type: 'order.paid' },
    {},
  ])
})

it('shows a time of the address in the time zone of the browser', () => {
  expect(fromField(toField(SINCE))).toBe(SINCE)
  expect([toField('yesterday'), toField(undefined), fromField('')]).toEqual(['', '', undefined])
})
