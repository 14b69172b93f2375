import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { scriptedEmbedder } from '../../../test/support/scripted-embedder.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'
import { createStore } from '../../../test/support/test-database.ts'
import { run } from '../commands/run.ts'

const CAR = 'The sedan has a flat tyre.'
const DOG = 'Her terrier sleeps on the sofa.'
const VECTORS = 'SELECT id, part, model, number, vector, code, signature::text FROM search.embeddings ORDER BY number'
const WAITING = 'SELECT id FROM search.unembedded'

// on PostgreSQL, pg_dump makes the copy, and it cannot omit a table by accident
it.runIf(inject('database').kind === 'embedded')(
  'a restored backup keeps its vectors and computes only the missing ones',
  { timeout: 120_000 },
  async () => {
    await using service = await scriptedEmbedder()
    const { step: works } = service
    const settings = {
      EMBEDDING_PROVIDER: 'openai-compatible',
      EMBEDDING_BASE_URL: service.baseUrl,
      EMBEDDING_NAME: 'scripted',
    }
    const store = await createStore()
    const restored = { ...store, directory: `${store.directory}-restored` }
    const file = join(store.directory, 'keepsake.backup')
    const command = (directory: string, ...args: string[]) => run(args, { KEEPSAKE_DATA_DIR: directory })
    try {
      const first = await createTestApp({ settings, store })
      const { key } = await first.organization()
      const call = (app: TestApp, path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
      const memorize = (content: string) =>
        call(first, 'memorize', { email: 'ana@orbit.example', content, extract: false })
      await memorize(CAR)
      await expect.poll(() => first.database.query(VECTORS), { timeout: 20_000 }).toHaveLength(1)
      service.step = { status: 503 }
      await memorize(DOG)
      const vectors = await first.database.query(VECTORS)
      await first.stop()
      expect(await command(store.directory, 'backup', file)).toBe(0)
      expect(await command(restored.directory, 'restore', file)).toBe(0)

      const idle = await createTestApp({ settings: { ...settings, WORKERS: 'off' }, store: restored })
      expect(await idle.database.query(VECTORS)).toEqual(vectors)
      expect(await idle.database.query(WAITING)).toHaveLength(1)
      await idle.stop()

      service.step = works
      service.requests = []
      const second = await createTestApp({ settings, store: restored })
      await second.advance('10 minutes')
      await expect.poll(() => second.database.query(WAITING), { timeout: 20_000 }).toEqual([])
      const recall = async (query: string) =>
        (await call(second, 'smart-recall', { query })).body.results.map(({ content }: { content: string }) => content)
      expect(await recall('an automobile')).toEqual([CAR])
      expect(await recall('the puppy')).toEqual([DOG])
      const asked = service.requests.flatMap(({ texts }) => texts)
      expect(asked).toContain(DOG)
      expect(asked).not.toContain(CAR)
      await second.stop()
    } finally {
      await rm(restored.directory, { recursive: true, force: true })
      await store.remove()
    }
  },
)
