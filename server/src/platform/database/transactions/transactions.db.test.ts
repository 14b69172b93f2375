import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts'
import type { TenantScope } from '../database.ts'
import { sqlStateOf } from '../sql-errors.ts'

let opened: TestDatabase
let scope: TenantScope
beforeAll(async () => {
  opened = await openTestDatabase()
  scope = opened.database.scope({ tenantId: 1, livemode: true })
})
afterAll(() => opened.close())

const DIVIDE = 'SELECT 1 / 0 AS n'

describe('afterCommit', () => {
  test('calls each function once, after the outermost transaction commits', async () => {
    const { database } = opened
    const calls: string[] = []
    const tell = (): void => void calls.push('told')
    await database.transaction(async () => {
      await scope.transaction(async () => {
        scope.afterCommit(tell)
        database.afterCommit(tell)
      })
      await database.query('SELECT 1')
      calls.push('still open')
    })
    expect(calls).toEqual(['still open', 'told'])
  })

  test('does not call after a rollback, and calls at once outside a transaction', async () => {
    const calls: string[] = []
    const failing = opened.database.transaction(async () => {
      scope.afterCommit(() => calls.push('rolled back'))
      await opened.database.query(DIVIDE)
    })
    await expect(failing).rejects.toThrow()
    scope.afterCommit(() => calls.push('outside'))
    expect(calls).toEqual(['outside'])
  })
})

describe('explaining', () => {
  const explained = () =>
    scope.explaining(
      () => opened.database.query(DIVIDE),
      async error => {
        // an aborted transaction would reject this query
        const [row] = await opened.database.query<{ n: number }>('SELECT 7 AS n')
        return new Error(`${sqlStateOf(error)} ${row?.n}`)
      },
    )

  test('throws the error that explain returns', async () => {
    await expect(explained()).rejects.toThrow('22012 7')
  })

  test('explains an error inside a transaction after its rollback', async () => {
    await expect(opened.database.transaction(explained)).rejects.toThrow('22012 7')
    await expect(opened.database.transaction(() => scope.transaction(explained))).rejects.toThrow('22012 7')
  })
})
