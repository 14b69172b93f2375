import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createStore } from '../../../test/support/test-database.ts'
import { createApp } from '../app.ts'
import { run } from '../commands/run.ts'
import { readConfig } from '../config.ts'

let home: string
let source: string
let file: string
let removeSource: () => Promise<void>

const environment = (directory: string, more: Record<string, string> = {}) => ({
  KEEPSAKE_DATA_DIR: directory,
  ...more,
})

/** Exit code and the text written to standard error. */
async function command(directory: string, ...args: string[]): Promise<{ code: number; said: string }> {
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  try {
    return { code: await run(args, environment(directory)), said: error.mock.calls.join('') }
  } finally {
    error.mockRestore()
    output.mockRestore()
  }
}

async function within<T>(
  directory: string,
  work: (query: (sql: string) => Promise<object[]>) => Promise<T>,
): Promise<T> {
  const { stop: close, database } = await createApp(
    readConfig({ ...environment(directory), WORKERS: 'off', LOG_LEVEL: 'error' }),
  )
  try {
    return await work(sql => database.query(sql))
  } finally {
    await close()
  }
}

const CONTENT = "Zeile 1\nLine 2\twith a tab, a \\ and 'quotes' — 日本 🙂"

describe.runIf(inject('database').kind === 'postgresql')('backup of a PostgreSQL database', () => {
  it('names the PostgreSQL tools to use', async () => {
    const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const settings = { DATABASE_URL: 'postgres://127.0.0.1/x', ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }
    expect(await run(['backup', 'x'], settings)).toBe(1)
    expect(error.mock.calls.join()).toContain('pg_dump')
    error.mockRestore()
  })
})

// each restore creates a new database
const PATIENCE_MS = 120_000

describe.runIf(inject('database').kind === 'embedded')('backup and restore', { timeout: PATIENCE_MS }, () => {
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'keepsake-backup-'))
    file = join(home, 'keepsake.backup')
    const store = await createStore()
    source = store.directory
    removeSource = store.remove
    await within(source, async query => {
      await query("INSERT INTO organizations (id, name, plan) VALUES ('org_1', 'Acme', 'free')")
      await query("INSERT INTO tenants (organization_id, livemode, credits) VALUES ('org_1', true, 7)")
      await query("INSERT INTO records (id, tenant_id, type) VALUES ('rec_1', 1, 'contact')")
      await query(
        `INSERT INTO memories (id, tenant_id, record_id, content, content_hash, tags, metadata, timestamp)
       SELECT 'mem_' || n, 1, 'rec_1', '${CONTENT.replaceAll("'", "''")}' || n, decode(md5(n::text), 'hex'), '{a,"b c"}',
              '{"n": null, "deep": [1, "x"]}', '2026-11-21T10:00:00.123Z' FROM generate_series(1, 3000) n`,
      )
      await query(`INSERT INTO deletions (id, tenant_id, kind, status, actor, deleted_at, recoverable_until)
        VALUES ('del_1', 1, 'memories', 'pending', 'internal', now(), now() + interval '30 days')`)
      await query(`INSERT INTO trash (deletion_id, tenant_id, source, "row") SELECT 'del_1', 1, 'memories', to_jsonb(m)
        FROM memories m WHERE id = 'mem_7'`)
      await query("INSERT INTO runtime.outbox (tenant_id, type, data) VALUES (1, 'memory.created', '{}')")
    })
    expect(await command(source, 'backup', file)).toEqual({ code: 0, said: '' })
  })

  afterAll(async () => {
    await removeSource()
    await rm(home, { recursive: true, force: true })
  })

  it('restores rows, sequences and the key, and needs --force if the directory is not empty', async () => {
    const target = join(home, 'target')
    expect(await command(target, 'restore', file)).toEqual({ code: 0, said: '' })
    const facts = (directory: string) =>
      within(directory, async query => ({
        memories: await query(
          'SELECT count(*)::int AS n, md5(string_agg(m::text, id ORDER BY id)) AS sum FROM memories m',
        ),
        deletions: await query('SELECT d.*, t.* FROM deletions d JOIN trash t ON t.deletion_id = d.id'),
        tenants: await query('SELECT * FROM tenants'),
        outbox: await query('SELECT position, type FROM runtime.outbox'),
        migrations: await query('SELECT migration_name, checksum FROM "_prisma_migrations" ORDER BY 1'),
      }))
    const before = await facts(source)
    expect(before.memories).toMatchObject([{ n: 3000 }])
    expect(before.deletions).toHaveLength(1)
    expect(await facts(target)).toEqual(before)
    const key = (directory: string) => readFile(join(directory, 'encryption.key'), 'utf8')
    expect(await key(target)).toBe(await key(source))
    // new rows do not collide with restored rows
    const next = await within(target, query =>
      query("INSERT INTO tenants (organization_id, livemode, credits) VALUES ('org_1', false, 0) RETURNING id"),
    )
    expect(next).toEqual([{ id: 2 }])

    const refused = await command(target, 'restore', file)
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('already holds a database')
    expect((await command(target, 'restore', file, '--force')).code).toBe(0)
    expect(await facts(target)).toEqual(before)
    expect((await readdir(target)).filter(name => name.startsWith('postgres.before-restore-'))).toHaveLength(1)
  })

  it('rejects a damaged file and leaves the directory unchanged', async () => {
    const target = join(home, 'damaged')
    const bytes = await readFile(file)
    const cut = join(home, 'cut.backup')
    await writeFile(cut, bytes.subarray(0, bytes.length / 2))
    for (const damaged of [cut, import.meta.filename]) {
      const answer = await command(target, 'restore', damaged)
      expect(answer.code).toBe(1)
      expect(answer.said).toContain('is not a backup of Keepsake, or it is damaged')
    }
    expect((await readdir(target)).sort()).toEqual(['keepsake.json', 'keepsake.lock'])
  })

  it('refuses to overwrite a file or to run while a server is running', async () => {
    expect((await command(source, 'backup', file)).said).toContain('exists')
    await within(source, async () => {
      const { code, said } = await command(source, 'backup', join(home, 'other.backup'))
      expect(code).toBe(1)
      expect(said).toContain('is in use by process')
    })
  })
})
