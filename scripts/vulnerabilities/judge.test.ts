import { expect, test } from 'vitest'
import accepted from './accepted.json' with { type: 'json' }
import { Accepted, expired, Report, unaccepted } from './judge.ts'

const ID = 'GHSA-2345-abcd-efgh'
const exception = { id: ID, reason: 'Only the parser is affected, which is not used.', until: '2026-12-01' }
const report = Report.parse({
  advisories: {
    1099999: {
      github_advisory_id: ID,
      module_name: 'hono',
      severity: 'high',
      title: 'Body limit bypass',
      patched_versions: '>=5.0.0',
      findings: [{ version: '4.13.19', paths: ['server>hono'] }],
    },
  },
})

test('an advisory fails with its package, the version that fixes it and where it comes from', () => {
  expect(unaccepted(report, [])).toEqual([
    `${ID} (high): Body limit bypass\n    hono 4.13.19, patched in >=5.0.0, by server>hono`,
  ])
})

test('an exception holds up to its last day, and names its reason after that', () => {
  expect(unaccepted(report, [exception])).toEqual([])
  expect(expired([exception], '2026-12-01')).toEqual([])
  expect(expired([exception], '2026-12-02')).toEqual([expect.stringContaining(exception.reason)])
})

test('an exception for what is no longer reported is to be removed', () => {
  expect(unaccepted({ advisories: {} }, [exception])).toEqual([expect.stringContaining('no longer needed')])
})

test('the exceptions of this project have an ID, a reason and a day', () => {
  expect(() => Accepted.parse(accepted)).not.toThrow()
  for (const wrong of [
    { ...exception, until: 'never' },
    { ...exception, reason: '' },
    { ...exception, id: 'hono' },
  ])
    expect(() => Accepted.parse([wrong])).toThrow()
})
