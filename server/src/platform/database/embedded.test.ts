import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { whyAway } from './sql-errors.ts'

let directory: string
let database: Database
const broken: string[] = []
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-embedded-'))
  database = await openDatabase({ directory, onError: error => broken.push(error.message) })
  await database.query('CREATE TABLE kept (n integer)')
})
afterEach(async () => {
  await database.close()
  await rm(directory, { recursive: true })
})

const insert = (n: number): Promise<object[]> => database.query('INSERT INTO kept VALUES ($1)', [n])
const kept = (): Promise<object[]> => database.query('SELECT n FROM kept ORDER BY n')
const fault = (): Promise<unknown> =>
  database.query("DO $$ BEGIN RAISE 'out of its mind' USING ERRCODE = 'XX000'; END $$").catch((error: unknown) => error)

it('goes on behind a fault of its own, with what was committed', async () => {
  await insert(1)
  const uncommitted = database.transaction(async () => {
    await insert(2)
    throw await fault()
  })
  await expect(uncommitted).rejects.toThrow('out of its mind')
  await vi.waitFor(kept, 30_000)
  await insert(3)
  expect(await kept()).toEqual([{ n: 1 }, { n: 3 }])
})

it('hears notices behind a fault, and asks what it may have missed', async () => {
  const news = vi.fn()
  const stop = await database.listen('things', news)
  expect(whyAway(await fault())).toMatch(/does not answer at the moment/)
  await vi.waitFor(kept, 30_000)
  expect(news).toHaveBeenCalledTimes(1)
  await database.query("SELECT pg_notify('things', '')")
  await vi.waitFor(() => expect(news).toHaveBeenCalledTimes(2))
  await stop()
  await database.query("SELECT pg_notify('things', '')")
  expect(news).toHaveBeenCalledTimes(2)
})

it('stays as it is where a statement alone is wrong', async () => {
  await expect(database.query('SELECT 1 / 0')).rejects.toThrow('division by zero')
  await insert(1)
  expect(await kept()).toEqual([{ n: 1 }])
  expect(broken).toEqual([])
})
