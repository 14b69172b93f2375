import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { describeSettings, readConfig } from './config.ts'

const KEY = Buffer.alloc(32).toString('base64')

describe('settings', () => {
  it('are all in the table of docs/settings.md, as the code has them', async () => {
    const page = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8')
    const documented = page.split('\n').filter(line => line.startsWith('| `'))
    const rows = describeSettings().map(
      ({ name, fallback, purpose }) => `| \`${name}\` | ${fallback ? `\`${fallback}\` ` : ''}| ${purpose} |`,
    )
    expect(documented).toEqual(rows)
  })

  it('follow from others where they are not set', () => {
    expect(readConfig({})).toMatchObject({
      DEFAULT_PLAN: 'unlimited',
      SIGNUP: 'open',
      ATTACHMENTS_DIR: '.keepsake/attachments',
    })
    expect(readConfig({ HOST: '0.0.0.0' }).SIGNUP).toBe('closed')
    expect(readConfig({ DATABASE_URL: 'postgres://127.0.0.1/x', ENCRYPTION_KEY: KEY }).DEFAULT_PLAN).toBe('scale')
  })

  it.each([
    [{}, 'postgres'],
    [{ WEBHOOKS_VOLUME: '9.9/min' }, 'inline'],
    [{ WEBHOOKS_VOLUME: '10/min' }, 'postgres'],
    [{ WEBHOOKS_VOLUME: '0.1/s' }, 'inline'],
    [{ WEBHOOKS_VOLUME: '900/s' }, 'postgres'],
    [{ WEBHOOKS_VOLUME: '1001/s' }, 'postgres'],
    [{ WEBHOOKS_VOLUME: '1000/s', NATS_URL: 'nats://127.0.0.1' }, 'postgres'],
    [{ WEBHOOKS_VOLUME: '1001/s', NATS_URL: 'nats://127.0.0.1' }, 'nats'],
    [{ WEBHOOKS_VOLUME: '1/min', DISPATCH: 'postgres' }, 'postgres'],
  ])('say by %o how webhooks are sent: %s', (environment, dispatch) => {
    expect(readConfig(environment).DISPATCH).toBe(dispatch)
  })

  it('may be empty, which counts as not set', () => {
    expect(readConfig({ PORT: '', CORS_ORIGINS: ' ' })).toMatchObject({ PORT: 7411, CORS_ORIGINS: [] })
  })

  it('are refused all at once, each by its name', () => {
    const wrong = {
      PORT: '99999',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'maybe',
      INTERNAL_API_KEY: 'short',
      WEBHOOKS_DIRECTION: 'sideways',
      WEBHOOKS_EVENTS: 'Order.*',
      WEBHOOKS_VOLUME: 'much',
      WEBHOOKS_LATENCY_TARGET_MS: '0',
      WEBHOOKS_GUARANTEE: 'exactly-once',
      WEBHOOKS_AUTH: 'none',
      EMBEDDING_PROVIDER: 'anthropic',
    }
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name)
  })

  it.each([
    [{ DATABASE_URL: 'postgres://127.0.0.1/x' }, 'ENCRYPTION_KEY is required'],
    [{ SIGNUP: 'token' }, 'SIGNUP_TOKEN'],
    [{ MODEL_PROVIDER: 'openai' }, 'MODEL_PROVIDER needs MODEL_NAME'],
    [{ MODEL_NAME: 'gpt' }, 'MODEL_PROVIDER'],
    [{ EMBEDDING_PROVIDER: 'openai' }, 'EMBEDDING_PROVIDER needs EMBEDDING_NAME'],
    [{ EMBEDDING_API_KEY: 'key' }, 'need EMBEDDING_PROVIDER'],
    [{ EMBEDDING_PASSAGE_PREFIX: 'passage: ' }, 'need EMBEDDING_PROVIDER'],
    [{ EMBEDDING_PROVIDER: 'openai-compatible', EMBEDDING_NAME: 'bge' }, 'needs EMBEDDING_BASE_URL'],
    [{ ATTACHMENTS_S3_ENDPOINT: 'https://s3.example' }, 'ATTACHMENTS_S3_BUCKET'],
  ])('that need another one say so: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })
})
