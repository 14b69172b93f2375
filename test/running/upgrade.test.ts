import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkOutFormer, type FormerVersion } from '../support/former-version.ts'
import { type PostgresqlCluster, postgresqlBinaries, startPostgresql } from '../support/postgresql-cluster.ts'
import { type RollingReport, restartUnderLoad } from '../support/rolling-restart.ts'

const SIDE_BY_SIDE_MS = 10_000

const reason = 'reason' in postgresqlBinaries ? postgresqlBinaries.reason : undefined

describe.skipIf(reason)(`an upgrade while calls go on${reason ? ` (${reason})` : ''}`, () => {
  let former: FormerVersion
  let database: PostgresqlCluster
  let directory: string
  let report: RollingReport | undefined

  beforeAll(async () => {
    former = await checkOutFormer(process.env.KEEPSAKE_FORMER)
    database = await startPostgresql()
    directory = await mkdtemp(join(tmpdir(), 'keepsake-upgrade-'))
  }, 300_000)

  afterAll(async () => {
    await report?.end()
    await database?.remove()
    await former?.remove()
    await rm(directory, { recursive: true, force: true })
  }, 120_000)

  it('serves with both versions side by side, and fails no call', { timeout: 600_000 }, async () => {
    report = await restartUnderLoad({
      rounds: 1,
      callers: 4,
      former: former.main,
      pauseMs: SIDE_BY_SIDE_MS,
      also: async (client, email, n) => {
        await client.memory.update({ email, propertyName: 'Orders', operation: 'push', value: n })
        await client.webhooks.publish({ events: [{ type: 'order.paid', data: { number: n } }] })
        await client.memory.search({ type: 'Contact' })
      },
      settings: {
        KEEPSAKE_DATA_DIR: directory,
        DATABASE_URL: database.url,
        ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
        SIGNUP: 'open',
        DEFAULT_PLAN: 'unlimited',
        INITIAL_CREDITS: '1000000',
        SHUTDOWN_DELAY_SECONDS: '2',
      },
    })
    expect(report.failures).toEqual([])
    expect(report.broken).toBe(0)
    expect(report.batches).toEqual(['completed', 'completed'])
    const contents: string[] = []
    for await (const line of report.client.memory.export()) if (line.memory?.content) contents.push(line.memory.content)
    const written = contents.filter(content => content.startsWith('Caller')).toSorted()
    expect(written).toEqual(report.stored.toSorted())
    expect(contents.length - written.length).toBe(200 * report.batches.length)
    process.stdout.write(
      `${report.calls} calls from ${former.commit.slice(0, 8)}, slowest ${Math.round(report.slowestMs)} ms\n`,
    )
  })
})
