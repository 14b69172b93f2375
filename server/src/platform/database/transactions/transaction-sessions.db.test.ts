import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../test/support/test-database.ts'
import { createTransactionSessions } from './transaction-sessions.ts'

let opened: TestDatabase
beforeAll(async () => {
  opened = await openTestDatabase()
})
afterAll(() => opened.close())

test('hand-written and Prisma statements share a transaction', async () => {
  const { database } = opened
  const add = (id: string): Promise<object[]> =>
    database.query("INSERT INTO organizations (id, name, plan) VALUES ($1, 'A', 'free')", [id])
  const count = (): Promise<number> => database.prisma(models => models.organization.count())
  const failing = database.transaction(async () => {
    await add('org_1')
    expect(await count()).toBe(1)
    await database.prisma(models => models.organization.create({ data: { id: 'org_2', name: 'B', plan: 'free' } }))
    expect(await database.query('SELECT id FROM organizations ORDER BY id')).toEqual([{ id: 'org_1' }, { id: 'org_2' }])
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await count()).toBe(0)
  await database.transaction(() => add('org_3'))
  expect(await count()).toBe(1)
})

test('a released connection is not used again', async () => {
  const pool = new pg.Pool()
  const client = Object.assign(new pg.Client(), { release: () => {} })
  pool.connect = async () => client
  const sessions = createTransactionSessions(pool)
  await sessions.run(async session => {
    expect(session.client).toBeUndefined()
    const taken = await sessions.pool.connect()
    expect(session.client).toBe(taken)
    taken.release()
    expect(session.client).toBeUndefined()
  })
})
