import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '../database.ts'
import { unavailableReason } from '../sql-errors.ts'

let directory: string
let database: Database
/** The thread that currently runs PGlite. */
let thread: Worker
process.on('worker', worker => {
  thread = worker
})
const broken: string[] = []
beforeEach(async () => {
  broken.length = 0
  directory = await mkdtemp(join(tmpdir(), 'keepsake-embedded-'))
  database = await openDatabase({ directory, onUnavailable: error => broken.push(error.message) })
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

it('recovers from a crash with all committed data', async () => {
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

it('receives notifications after a crash, and signals that some may be lost', async () => {
  const news = vi.fn()
  const stop = await database.listen('things', news)
  expect(unavailableReason(await fault())).toMatch(/does not answer at the moment/)
  await vi.waitFor(kept, 30_000)
  expect(news).toHaveBeenCalledTimes(1)
  await database.query("SELECT pg_notify('things', '')")
  await vi.waitFor(() => expect(news).toHaveBeenCalledTimes(2))
  await stop()
  await database.query("SELECT pg_notify('things', '')")
  expect(news).toHaveBeenCalledTimes(2)
})

it('keeps the thread if only a statement is invalid', async () => {
  await expect(database.query('SELECT 1 / 0')).rejects.toThrow('division by zero')
  await insert(1)
  expect(await kept()).toEqual([{ n: 1 }])
  expect(broken).toEqual([])
})

it('runs queries that wait while PGlite crashes', async () => {
  const faulty = fault()
  const waiting = [insert(1), insert(2), kept()]
  expect((await Promise.all(waiting)).at(-1)).toEqual([{ n: 1 }, { n: 2 }])
  expect(await faulty).toMatchObject({ code: 'XX000' })
})

it('runs queries that wait while the thread stops', async () => {
  const lost = insert(1).catch((error: unknown) => error)
  const waiting = [insert(2), kept()]
  // without an error, like a thread that runs out of memory
  await thread.terminate()
  expect((await Promise.all(waiting)).at(-1)).toEqual([{ n: 2 }])
  expect(unavailableReason(await lost)).toMatch(/does not answer at the moment/)
})

it('recovers if its thread stops while idle', async () => {
  await insert(1)
  await thread.terminate()
  await vi.waitFor(async () => expect(await kept()).toEqual([{ n: 1 }]), 30_000)
  expect(broken).toEqual([expect.stringContaining('its thread stopped with code 1')])
})

it('rejects queries promptly while PGlite cannot start, and runs them once it can', async () => {
  await insert(1)
  const aside = `${directory}.aside`
  await rename(directory, aside)
  await writeFile(directory, 'no directory')
  await thread.terminate()
  for (const outcome of await Promise.allSettled([kept(), kept(), kept()]))
    expect(outcome).toMatchObject({ reason: expect.any(Error) })
  await rm(directory)
  await rename(aside, directory)
  await vi.waitFor(async () => expect(await kept()).toEqual([{ n: 1 }]), 30_000)
})

it('closes while PGlite cannot start', async () => {
  await rm(directory, { recursive: true })
  await writeFile(directory, 'no directory')
  await thread.terminate()
  const waiting = kept().catch((error: unknown) => error)
  await database.close()
  expect(await waiting).toBeInstanceOf(Error)
})

it('keeps nothing of its responses in memory', async () => {
  const used = async (): Promise<number> => (await thread.getHeapStatistics()).used_heap_size
  const read = (): Promise<object[]> => database.query("SELECT repeat('x', 1000) AS text FROM generate_series(1, 1000)")
  await read()
  const before = await used()
  for (let n = 0; n < 200; n++) await read()
  expect(await used()).toBeLessThan(before + 50_000_000)
})
