import { expect, it } from 'vitest'
import { unavailableReason } from './sql-errors.ts'

const coded = (code: string): Error => Object.assign(new Error('inner workings'), { code })

it.each(['ECONNREFUSED', 'EPIPE', 'P1001', '08006', '53300', '57P01', '58030', 'XX000'])(
  'unavailableReason reports an unreachable database for %s',
  code => {
    expect(unavailableReason(coded(code))).toMatch(/^The database does not answer/)
  },
)

it.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
])('unavailableReason reports a connection that the driver has lost: %s', message => {
  expect(unavailableReason(new Error(message))).toMatch(/^The database does not answer/)
})

it('unavailableReason reports a full disk', () => {
  expect(unavailableReason(coded('53100'))).toMatch(/^The disk of the database is full/)
})

it.each(['23505', '22P02', '57014', 'ENOENT', 'P2002'])('unavailableReason returns undefined for %s', code => {
  expect(unavailableReason(coded(code))).toBeUndefined()
})
