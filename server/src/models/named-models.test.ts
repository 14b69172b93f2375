import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig, secretsOf } from '../boot/config.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'keepsake-models-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function read(content: unknown, environment: Record<string, string> = {}) {
  const file = join(directory, 'models.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return readConfig({ MODELS_FILE: file, ...environment })
}

const cheap = { id: 'cheap', provider: 'openai', name: 'gpt-5-mini', apiKeyEnv: 'OPENAI_KEY' }
const local = { id: 'local', provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:11434/v1', name: 'qwen3' }

describe('MODELS_FILE', () => {
  it('defines models with keys from the environment, prices and fallbacks', async () => {
    const priced = { ...cheap, prices: { inputPerMillion: '0.25', outputPerMillion: 2 }, fallback: 'local' }
    const config = await read([priced, local], { OPENAI_KEY: 'secret-of-openai' })
    expect(config.languageModels).toMatchObject([
      {
        id: 'cheap',
        apiKey: 'secret-of-openai',
        prices: { inputPerMillion: 25_000_000n, outputPerMillion: 200_000_000n },
        fallback: 'local',
      },
      { id: 'local', apiKey: undefined },
    ])
    expect(secretsOf(config)).toContain('secret-of-openai')
  })

  it('adds to default, which MODEL_… define', async () => {
    const config = await read([local], { MODEL_PROVIDER: 'openai', MODEL_NAME: 'gpt-5', MODEL_FALLBACK: 'local' })
    expect(config.languageModels.map(({ id, fallback }) => [id, fallback])).toEqual([
      ['default', 'local'],
      ['local', undefined],
    ])
  })

  it.each<[string, unknown, Record<string, string>, RegExp]>([
    ['is not JSON', '[{', {}, /MODELS_FILE.*is not JSON/],
    ['is no list', {}, {}, /MODELS_FILE: the list/],
    ['is empty', [], {}, /MODELS_FILE: the list/],
    ['has a field in error', [{ ...local, provider: 'other' }], {}, /MODELS_FILE: 0\.provider/],
    ['has an unknown field', [{ ...local, url: 'x' }], {}, /MODELS_FILE: 0: .*url/],
    ['has a wrong price', [{ ...local, prices: { inputPerMillion: -1, outputPerMillion: 1 } }], {}, /amount in USD/],
    ['lacks a key', [cheap], {}, /OPENAI_KEY, which is not set/],
    ['lacks a URL', [{ ...local, baseUrl: undefined }], {}, /local needs a baseUrl/],
    ['names a model twice', [local, local], {}, /two models with the id local/],
    ['has an unknown fallback', [{ ...local, fallback: 'x' }], {}, /fallback of the model local is x/],
    [
      'has a circle of fallbacks',
      [
        { ...local, fallback: 'b' },
        { ...local, id: 'b', fallback: 'local' },
      ],
      {},
      /leads back/,
    ],
    [
      'defines default again',
      [{ ...local, id: 'default' }],
      { MODEL_PROVIDER: 'openai', MODEL_NAME: 'x' },
      /Remove one/,
    ],
    [
      'does not define MODEL_FALLBACK',
      [local],
      { MODEL_PROVIDER: 'openai', MODEL_NAME: 'x', MODEL_FALLBACK: 'y' },
      /MODEL_FALLBACK is y/,
    ],
  ])('is refused if it %s', async (_what, content, environment, message) => {
    await expect(read(content, environment)).rejects.toThrow(message)
  })

  it('is refused if it does not exist', () => {
    expect(() => readConfig({ MODELS_FILE: join(directory, 'no.json') })).toThrow(/MODELS_FILE.*cannot be read/)
  })
})
