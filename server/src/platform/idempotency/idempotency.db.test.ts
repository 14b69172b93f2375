import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { advanceClock, openTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createVault } from '../encryption/crypto.ts'
import { parseEncryptionKeys } from '../encryption/encryption-keys.ts'
import { type Claim, createIdempotency, type Idempotency, type IdempotencyKey } from './idempotency.ts'

const vault = createVault(parseEncryptionKeys(Buffer.alloc(32, 1).toString('base64')))
const log = pino({ level: 'silent' })
const ANSWER = { status: 201, body: '{"success":true}' }

let test: TestDatabase
let database: Database
let key: IdempotencyKey
let count = 0
const processes: Idempotency[] = []
beforeAll(async () => {
  test = await openTestDatabase()
  database = test.database
})
afterAll(() => test.close())
beforeEach(() => {
  key = keyNamed(`k${count++}`)
})
afterEach(() => {
  for (const each of processes.splice(0)) each.stop()
})

const keyNamed = (name: string): IdempotencyKey => ({
  scope: 'tenant:1',
  operation: 'testWebhook',
  key: name,
  bodyHash: Buffer.alloc(32, 1),
  secret: false,
})

function startProcess(): Idempotency {
  const started = createIdempotency(database, vault, log)
  processes.push(started)
  return started
}

/** Simulates a crash: the process loses its state, and another one starts. */
async function crash(process: Idempotency): Promise<Idempotency> {
  process.stop()
  const next = startProcess()
  if (database.kind === 'embedded') await next.abandon()
  else await advanceClock(database, '21 s')
  return next
}

async function claimed(process: Idempotency, claimedKey = key): Promise<Claim> {
  const found = await process.claim(claimedKey)
  if ('kept' in found) throw new Error('The key has an answer.')
  return found.claim
}

const keep = (process: Idempotency, claim: Claim): Promise<void> =>
  database.transaction(() => process.keep([{ claim, answer: ANSWER }]))

const inFlight = { status: 409, code: 'conflict_error', fields: { reason: 'idempotency_in_flight' } }
const unknown = { status: 409, code: 'conflict_error', fields: { reason: 'outcome_unknown', reference: 'evt_1' } }

describe('a claim', () => {
  it('is free after a crash, and the next claim has the original time', async () => {
    const one = startProcess()
    const { claimedAt, lease } = await claimed(one)
    const again = await claimed(await crash(one))
    expect(again.claimedAt).toEqual(claimedAt)
    expect(again.lease).not.toBe(lease)
  })

  it('is free after a crash within the transaction that stores its response', async () => {
    const one = startProcess()
    const claim = await claimed(one)
    const dying = database.transaction(async () => {
      await one.keep([{ claim, answer: ANSWER }])
      throw new Error('the process dies here')
    })
    await expect(dying).rejects.toThrow('dies here')
    await claimed(await crash(one))
  })

  it('returns its response if it was committed before a crash', async () => {
    const one = startProcess()
    await keep(one, await claimed(one))
    expect(await (await crash(one)).claim(key)).toEqual({ kept: ANSWER })
  })

  it('has an unknown outcome on every retry if its process crashed during an external effect', async () => {
    const one = startProcess()
    await one.mark(await claimed(one), 'evt_1')
    await expect(one.claim(key)).rejects.toMatchObject(inFlight)
    const two = await crash(one)
    await expect(two.claim(key)).rejects.toMatchObject(unknown)
    await expect((await crash(two)).claim(key)).rejects.toMatchObject(unknown)
    await advanceClock(database, '25 hours')
    await claimed(startProcess())
  })

  it('has an unknown outcome if its call failed after the start of an external effect', async () => {
    const one = startProcess()
    const claim = await claimed(one)
    await one.mark(claim, 'evt_1')
    await one.release(claim)
    await expect(one.claim(key)).rejects.toMatchObject(unknown)
  })

  it('is free at once if its call failed, for another body too', async () => {
    const one = startProcess()
    await one.release(await claimed(one))
    await claimed(one, { ...key, bodyHash: Buffer.alloc(32, 2) })
  })

  it('cannot store a response, start an effect or free the key after another call took it over', async () => {
    const one = startProcess()
    const lost = await claimed(one)
    const two = await crash(one)
    const taken = await claimed(two)
    await expect(keep(one, lost)).rejects.toMatchObject(inFlight)
    await expect(one.mark(lost, 'evt_1')).rejects.toMatchObject(inFlight)
    await one.release(lost)
    await expect(two.claim(key)).rejects.toMatchObject(inFlight)
    await keep(two, taken)
    expect(await two.claim(key)).toEqual({ kept: ANSWER })
  })

  it('stores the responses of a group together, or none of them', async () => {
    const one = startProcess()
    const lost = await claimed(one)
    const two = await crash(one)
    await claimed(two)
    const other = keyNamed(`${key.key}, the other of the group`)
    const own = await claimed(two, other)
    const group = [lost, own].map(claim => ({ claim, answer: ANSWER }))
    await expect(database.transaction(() => two.keep(group))).rejects.toMatchObject(inFlight)
    await expect(two.claim(other)).rejects.toMatchObject(inFlight)
  })

  it('is renewed while its process works on it', { timeout: 60_000 }, async () => {
    const one = startProcess()
    const claim = await claimed(one)
    const leasedUntil = async (): Promise<number> => {
      const [row] = await database.query<{ seconds: number }>(
        'SELECT extract(epoch FROM leased_until - app_now())::float8 AS seconds FROM idempotency_entries WHERE key = $1',
        [key.key],
      )
      return row?.seconds ?? 0
    }
    for (let passed = 0; passed < 2; passed++) {
      await advanceClock(database, '15 s')
      await vi.waitFor(async () => expect(await leasedUntil()).toBeGreaterThan(15), { timeout: 15_000, interval: 100 })
    }
    await expect(startProcess().claim(key)).rejects.toMatchObject(inFlight)
    one.drop(claim)
    await advanceClock(database, '21 s')
    await claimed(startProcess())
  })
})

describe('a transaction with its key', () => {
  const work = (process: Idempotency, ownKey = key) =>
    database.transaction(async () => {
      const kept = await process.lock(ownKey)
      if (!kept) await process.insert(ownKey, ANSWER)
      return kept
    })

  it('leaves nothing after a crash, and a response after a commit', async () => {
    const one = startProcess()
    const dying = database.transaction(async () => {
      await work(one)
      throw new Error('the process dies here')
    })
    await expect(dying).rejects.toThrow('dies here')
    // no time passes, and nothing cleans up
    const two = startProcess()
    expect(await work(two)).toBeUndefined()
    expect(await work(two)).toEqual(ANSWER)
    await expect(work(two, { ...key, bodyHash: Buffer.alloc(32, 2) })).rejects.toMatchObject({ status: 422 })
    await advanceClock(database, '25 hours')
    expect(await work(two, { ...key, bodyHash: Buffer.alloc(32, 2) })).toBeUndefined()
  })

  it('respects a claim of a server with the previous version', async () => {
    const one = startProcess()
    await database.query(
      `INSERT INTO idempotency_entries (scope, operation, key, expires_at) VALUES ($1, $2, $3, app_now() + interval '24 h')`,
      [key.scope, key.operation, key.key],
    )
    await expect(work(one)).rejects.toMatchObject(inFlight)
    await advanceClock(database, '121 s')
    expect(await work(one)).toBeUndefined()
  })

  // an embedded database has only one session
  it.runIf(inject('database').kind === 'postgresql')('returns 409 to other calls while it is open', async () => {
    const elsewhere = await openDatabase({ url: test.store.url, directory: '' })
    const other = createIdempotency(elsewhere, vault, log)
    await database.transaction(async () => {
      const one = startProcess()
      await one.lock(key)
      await one.insert(key, ANSWER)
      await expect(elsewhere.transaction(() => other.lock(key))).rejects.toMatchObject(inFlight)
    })
    expect(await elsewhere.transaction(() => other.lock(key))).toEqual(ANSWER)
    other.stop()
    await elsewhere.close()
  })

  it('throws a retryable error if another call stored a response after the lookup', async () => {
    const one = startProcess()
    await work(one)
    // as if the lookup had run before the other call committed
    await expect(database.transaction(() => one.insert(key, ANSWER))).rejects.toMatchObject({ code: '40001' })
  })
})
