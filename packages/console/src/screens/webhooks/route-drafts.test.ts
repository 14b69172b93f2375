import { expect, it } from 'vitest'
import { draftOf, kindsLeft, newRoute, type Route, routeOf } from './route-drafts.ts'

it.each<Route>([
  { kind: 'store', types: ['*'] },
  {
    kind: 'forward',
    types: ['invoice.*', 'order.paid'],
    id: 'dst_1',
    url: 'https://billing.example/a',
    filter: 'true',
  },
  { kind: 'memory', types: ['*'], mapping: { record: { email: 'data.email' }, content: 'A {{b}}\n\nC' } },
  {
    kind: 'memory',
    types: ['ticket.*'],
    mapping: {
      record: { type: 'Company', website_url: 'data.site' },
      content: '{{c}}',
      properties: { 'Open tickets': 'data.open', Due: 'at' },
      tags: ['support', '{{kind}}'],
      speaker: 'data.by',
      timestamp: 'data.at',
      session_id: 'data.thread',
      extract: false,
      type: 'kind',
    },
  },
])('%j stays as it is if nothing is changed', route => {
  expect(routeOf(draftOf(route, 0))).toEqual(route)
})

it('sends what is typed, and headers only if they are', () => {
  const forward = { ...newRoute(0, 'forward'), url: ' https://billing.example ', types: 'a.*  b, ', filter: ' ' }
  expect(routeOf(forward)).toEqual({ kind: 'forward', types: ['a.*', 'b'], url: 'https://billing.example' })
  const headers = 'X-Team: billing: b\n\nX-Empty'
  expect(routeOf({ ...forward, headers })).toMatchObject({ headers: { 'X-Team': 'billing: b', 'X-Empty': '' } })
  const stored = draftOf({ kind: 'forward', url: 'https://a.example', filter: 'x' }, 0)
  expect(routeOf({ ...stored, filter: '' })).toMatchObject({ filter: '' })
  const memory = draftOf({ kind: 'memory', mapping: { record: { email: 'a' }, content: 'c' } }, 0)
  expect(routeOf({ ...memory, identity: 'phone_number', path: 'b' }).mapping?.record).toEqual({ phone_number: 'b' })
})

it('offers a kind that at most one route has only once', () => {
  const drafts = [newRoute(0, 'memory'), newRoute(1, 'forward')]
  expect(kindsLeft(drafts)).toEqual(['forward', 'store'])
  expect(kindsLeft(drafts, drafts[0])).toEqual(['memory', 'forward', 'store'])
  expect(kindsLeft([newRoute(0, 'store')])).toEqual(['memory', 'forward'])
})
