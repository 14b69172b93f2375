import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it, vi } from 'vitest'
import { createTestApp } from '../../../test/support/test-app.ts'

const MEGABYTE = 1024 ** 2

it.runIf(inject('database').kind === 'embedded')(
  'the write-ahead log stays below 64 MB while much is written',
  async () => {
    // the server looks at its log twice a second
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const app = await createTestApp({ settings: { WORKERS: 'on' } })
    try {
      const folder = join(app.store.directory, 'postgres/pg_wal')
      const size = () =>
        readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / MEGABYTE
      await app.database.query('CREATE TABLE runtime.written (id serial, content text)')
      let [largest, written] = [0, 0]
      while (written < 200) {
        await app.database.query(
          'INSERT INTO runtime.written (content) SELECT repeat(md5(n::text), 60) FROM generate_series(1, 2000) n',
        )
        written += 4
        // the template that tests copy begins with a larger one, whose parts are used up first
        if (written > 100) largest = Math.max(largest, size())
        vi.advanceTimersByTime(300)
      }
      expect(largest).toBeLessThanOrEqual(64)
    } finally {
      await app.stop()
    }
  },
  60_000,
)
