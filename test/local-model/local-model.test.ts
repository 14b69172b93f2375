import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BARE } from '../support/bare-environment.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { startMirror } from './mirror.ts'
import { writeTinyModel } from './tiny-model.ts'

const NAME = 'tiny/model'
const LATE_NAME = 'tiny/late'
const TEXTS = ['The brimble is in the garage.', 'She bought a drovan for the kitchen.']

const directory = mkdtempSync(join(tmpdir(), 'keepsake-local-model-'))
const folder = join(directory, 'tiny')
beforeAll(() => writeTinyModel(folder))
afterAll(() => rmSync(directory, { recursive: true }))

const data = join(directory, 'data')
const start = (model: Record<string, string>): Promise<ServerProcess> =>
  startServer({ KEEPSAKE_DATA_DIR: data, SIGNUP: 'open', EMBEDDING_PROVIDER: 'local', ...model })

function client({ url }: ServerProcess) {
  let key: string | undefined
  const call = async (path: string, body: object) => {
    const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` }
    const headers = { 'content-type': 'application/json', ...authorization }
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.ok).toBe(true)
    return response.json()
  }
  return {
    async register() {
      key = (await call('/auth/agent', { name: 'local-model' })).data.agent.api_key
      for (const content of TEXTS)
        await call('/api/v1/memorize', { email: 'ana@orbit.example', content, extract: false })
    },
    async recall(query: string) {
      const { results, warnings } = await call('/api/v1/smart-recall', { query })
      return { found: results.map(({ content }: { content: string }) => content), warnings }
    },
  }
}

// each test starts a server, and the first one creates its database
describe('EMBEDDING_PROVIDER=local', { timeout: 180_000 }, () => {
  it('embeds many texts in order, with prefixes, and starts again after it was closed', async () => {
    const program = join(import.meta.dirname, 'embed-program.ts')
    const env = { ...BARE }
    const { stdout } = await promisify(execFile)(process.execPath, [program, folder, data], { env })
    expect(JSON.parse(stdout)).toEqual({
      model: `${folder}/16`,
      alone: [true, true, true, true, true],
      prefixed: true,
      lengths: ['1.0000'],
      late: expect.stringContaining('it gave no answer in time'),
      closed: expect.stringContaining('it was closed'),
      again: true,
    })
  })

  it('finds texts by meaning with a model in a folder, and stops', async () => {
    const server = await start({ EMBEDDING_NAME: folder })
    const { register, recall } = client(server)
    await register()
    // the words of the questions are in no text
    await expect.poll(() => recall('quostle'), { timeout: 30_000 }).toMatchObject({ found: [TEXTS[0]] })
    expect(await recall('felspit')).toMatchObject({ found: [TEXTS[1]] })
    expect(server.lines.join('\n')).toContain('The embedding model is loaded')
    expect(server.lines.join('\n')).not.toContain('Downloading')
    expect(await server.stop()).toBe(0)
  })

  it('downloads a published model once, shows the progress, and then needs no network', async () => {
    let host: string
    {
      await using published = await startMirror(folder, [NAME, LATE_NAME])
      host = published.url
      const first = await start({ EMBEDDING_NAME: NAME, EMBEDDING_BASE_URL: host })
      await expect.poll(() => first.lines.join('\n'), { timeout: 30_000 }).toContain('model is loaded')
      const progress = first.lines.filter(line => line.includes('Downloading the embedding model'))
      expect(progress.length).toBeGreaterThan(1)
      expect(JSON.parse(progress.at(-1) ?? '')).toMatchObject({ model: NAME, percent: 100 })
      expect(published.downloads.toSorted()).toEqual([
        'config.json',
        'onnx/model.onnx',
        'tokenizer.json',
        'tokenizer_config.json',
      ])
      await first.stop()
    }
    expect(existsSync(join(data, 'models', NAME, 'onnx/model.onnx'))).toBe(true)
    const second = await start({ EMBEDDING_NAME: NAME, EMBEDDING_BASE_URL: host })
    const { register, recall } = client(second)
    await register()
    await expect.poll(() => recall('quostle'), { timeout: 30_000 }).toMatchObject({ found: [TEXTS[0]] })
    expect(second.lines.join('\n')).not.toContain('Downloading')
    await second.stop()
  })

  it('starts without a model that cannot be downloaded, warns, and downloads it later', async () => {
    const gone = await startMirror(folder, [NAME, LATE_NAME])
    await gone[Symbol.asyncDispose]()
    const server = await start({ EMBEDDING_NAME: LATE_NAME, EMBEDDING_BASE_URL: gone.url })
    const { register, recall } = client(server)
    await register()
    expect(await recall('quostle')).toMatchObject({ found: [], warnings: [{ code: 'meaning_unavailable' }] })
    await expect
      .poll(() => server.lines.join('\n'))
      .toContain(
        `The embedding model ${LATE_NAME} cannot be loaded: ${gone.url} cannot be reached (ECONNREFUSED). Check the connection`,
      )
    await using _ = await startMirror(folder, [NAME, LATE_NAME], gone.port)
    await expect.poll(() => recall('quostle'), { timeout: 40_000 }).toMatchObject({ found: [TEXTS[0]] })
    await server.stop()
  })

  it('names a published model that does not exist', async () => {
    await using published = await startMirror(folder, [NAME, LATE_NAME])
    const server = await start({ EMBEDDING_NAME: 'tiny/other', EMBEDDING_BASE_URL: published.url })
    await expect
      .poll(() => server.lines.join('\n'), { timeout: 30_000 })
      .toMatch(
        /model tiny\/other cannot be loaded: [^ ]+ has no model tiny\/other for everybody \(HTTP 404\)\. Check the name/,
      )
    await server.stop()
  })

  it('does not start with a folder that lacks files, and names them', async () => {
    const incomplete = join(directory, 'incomplete')
    writeTinyModel(incomplete)
    rmSync(join(incomplete, 'onnx'), { recursive: true })
    rmSync(join(incomplete, 'tokenizer.json'))
    await expect(start({ EMBEDDING_NAME: incomplete })).rejects.toThrow(
      `EMBEDDING_NAME is the folder ${incomplete}, which does not contain tokenizer.json, onnx/model.onnx.`,
    )
  })
})
