import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useApp } from '../server/test/support/use-app.ts'
import { anyText, EVERY_TYPE } from './support/any-text.ts'

/** The same texts in every run of CI; another number tries others. */
const SEED = Number(process.env.KEEPSAKE_TEXTS_SEED ?? 20_261_128)
const TEXTS = Number(process.env.KEEPSAKE_TEXTS ?? 500)
/** Texts of a record, so that one page lists them. */
const OF_A_RECORD = 50
const AT_ONCE = 4

const app = useApp()
let key: string
const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })

beforeAll(async () => {
  process.stdout.write(`Any text: ${TEXTS} texts with seed ${SEED}\n`)
  key = (await app.organization({ credits: 1_000_000_000 })).key
  const made = await post('collections', { name: 'Everything', properties: EVERY_TYPE })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
})

const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
/** As duplicates are compared. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

test('every text that can be stored is stored and found again, whatever is read in it', {
  timeout: TEXTS * 400 + 60_000,
}, async () => {
  const texts = fc.sample(anyText, { seed: SEED, numRuns: TEXTS })
  const people = Array.from({ length: Math.ceil(texts.length / OF_A_RECORD) }, (_, n) => ({
    email: `person-${n}@texts.example`,
    own: texts.slice(n * OF_A_RECORD, (n + 1) * OF_A_RECORD),
  }))

  async function store({ email, own }: (typeof people)[number]): Promise<void> {
    const ids = new Map<string, string>()
    for (const content of own) {
      const { status, body } = await post('memorize', { email, content, timestamp: '2026-11-20T10:00:00Z' })
      expect(status, `${JSON.stringify(content)} ${JSON.stringify(body)}`).toBe(isStorable(content) ? 200 : 400)
      if (status === 200) ids.set(content, body.data.memories[0].id)
    }
    const [query = ''] = ids.keys()
    const { status, body } = await post('recall', { email, query, limit: 200 })
    expect(status, JSON.stringify(query)).toBe(200)
    const found = new Map<string, string>(
      body.data.map(({ memoryId, content }: { memoryId: string; content: string }) => [memoryId, content]),
    )
    // a text that a memory has as one of its sentences is not stored again
    for (const [content, id] of ids) expect(plain(found.get(id) ?? 'nothing')).toContain(plain(content))
  }

  for (let at = 0; at < people.length; at += AT_ONCE) await Promise.all(people.slice(at, at + AT_ONCE).map(store))
})
