import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { storeSettings, withStoredSettings } from './stored-settings.ts'

const STORED = { EMBEDDING_PROVIDER: 'local', EMBEDDING_NAME: 'tiny/model', EMBEDDING_QUERY_PREFIX: 'query: ' }

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'keepsake-settings-'))
})
afterEach(() => rmSync(directory, { recursive: true }))
const given = (environment: Record<string, string> = {}) => ({ KEEPSAKE_DATA_DIR: directory, ...environment })

it('adds nothing if nothing is stored', () => {
  expect(withStoredSettings(given())).toEqual(given())
})

it('adds what is stored, below the environment', async () => {
  await storeSettings(directory, STORED)
  expect(withStoredSettings(given({ EMBEDDING_BASE_URL: 'http://mirror', EMBEDDING_QUERY_PREFIX: 'q: ' }))).toEqual(
    given({ ...STORED, EMBEDDING_BASE_URL: 'http://mirror', EMBEDDING_QUERY_PREFIX: 'q: ' }),
  )
  expect(withStoredSettings(given({ EMBEDDING_PROVIDER: ' ' }))).toEqual(given(STORED))
})

it.each(['EMBEDDING_PROVIDER', 'EMBEDDING_NAME'])('adds nothing to an environment with %s', async name => {
  await storeSettings(directory, STORED)
  expect(withStoredSettings(given({ [name]: 'openai' }))).toEqual(given({ [name]: 'openai' }))
})

it.each(['{', '[]', '{"EMBEDDING_NAME": 7}', '{"DATABASE_URL": "postgres://elsewhere"}'])(
  'says that a file with %s is damaged',
  text => {
    writeFileSync(join(directory, 'settings.json'), text)
    expect(() => withStoredSettings(given())).toThrow(/settings\.json is damaged\. Delete it/)
    expect(readFileSync(join(directory, 'settings.json'), 'utf8')).toBe(text)
  },
)
