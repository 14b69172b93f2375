import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { describeSettings, readConfig, secretsOf } from './config.ts'

describe('settings', () => {
  it('match the table of docs/settings.md', async () => {
    const page = await readFile(new URL('../../../docs/settings.md', import.meta.url), 'utf8')
    const documented = page.split('\n').filter(line => line.startsWith('| `'))
    const rows = describeSettings().map(
      ({ name, fallback, purpose }) => `| \`${name}\` | ${fallback ? `\`${fallback}\` ` : ''}| ${purpose} |`,
    )
    expect(documented.toSorted()).toEqual(rows.toSorted())
  })

  it('count as not set if they are empty', () => {
    expect(readConfig({ PORT: '', CORS_ORIGINS: ' ' })).toMatchObject({ PORT: 7411, CORS_ORIGINS: [] })
  })

  it('are reported by name, all in one error, if they are invalid', () => {
    const wrong = {
      PORT: '99999',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'maybe',
      INTERNAL_API_KEY: 'short',
      ENCRYPTION_KEY: 'abc',
      WEBHOOKS_DIRECTION: 'sideways',
      WEBHOOKS_EVENTS: 'Order.*',
      WEBHOOKS_VOLUME: 'much',
      WEBHOOKS_LATENCY_TARGET_MS: '0',
      WEBHOOKS_GUARANTEE: 'exactly-once',
      WEBHOOKS_AUTH: 'none',
      EMBEDDING_PROVIDER: 'anthropic',
      SMTP_URL: 'http://127.0.0.1',
      SMTP_FROM: 'nobody',
    }
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name)
  })

  it.each([
    [{ DATABASE_URL: 'postgres://127.0.0.1/x' }, 'ENCRYPTION_KEY is required'],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, 'SMTP_URL needs SMTP_FROM'],
    [{ SIGNUP: 'token' }, 'SIGNUP_TOKEN'],
    [{ MODEL_PROVIDER: 'openai' }, 'MODEL_PROVIDER needs MODEL_NAME'],
    [{ MODEL_NAME: 'gpt' }, 'MODEL_PROVIDER'],
    [{ EMBEDDING_PROVIDER: 'openai' }, 'EMBEDDING_PROVIDER needs EMBEDDING_NAME'],
    [{ EMBEDDING_API_KEY: 'key' }, 'need EMBEDDING_PROVIDER'],
    [{ EMBEDDING_PASSAGE_PREFIX: 'passage: ' }, 'need EMBEDDING_PROVIDER'],
    [{ EMBEDDING_PROVIDER: 'openai-compatible', EMBEDDING_NAME: 'bge' }, 'needs EMBEDDING_BASE_URL'],
    [
      { EMBEDDING_PROVIDER: 'local', EMBEDDING_NAME: 'bge', EMBEDDING_API_KEY: 'key' },
      'EMBEDDING_PROVIDER=local uses no EMBEDDING_API_KEY',
    ],
    [{ EMBEDDING_PROVIDER: 'local' }, 'EMBEDDING_PROVIDER needs EMBEDDING_NAME'],
    [{ EMBEDDING_PROVIDER: 'off', EMBEDDING_NAME: 'bge' }, 'EMBEDDING_PROVIDER=off uses no EMBEDDING_NAME'],
    [{ EMBEDDING_PROVIDER: 'off', EMBEDDING_QUERY_PREFIX: 'query: ' }, 'need EMBEDDING_PROVIDER'],
    [{ DISPATCH: 'nats' }, 'DISPATCH=nats needs NATS_URL'],
  ])('name the setting they depend on: %o', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
  })

  it.each([
    [
      { ENCRYPTION_KEY: `${Buffer.alloc(32).toString('base64')},abc` },
      'ENCRYPTION_KEY is not valid: key 2 is not base64 of 32 bytes, which openssl rand -base64 32 makes.',
    ],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not abc.'],
    [{ PORT: '80.5' }, 'PORT must be a whole number from 0 to 65535, not 80.5.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not loud.'],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY must be one of 0, 1, true, false, not maybe.'],
    [{ PUBLIC_URL: 'here' }, 'PUBLIC_URL must be a URL such as https://example.com, not here.'],
    [{ EXTRACTION_MIN_CONFIDENCE: '2' }, 'EXTRACTION_MIN_CONFIDENCE must be a number from 0 to 1, not 2.'],
    [{ WEBHOOKS_EVENTS: 'all' }, 'WEBHOOKS_EVENTS must be patterns such as record.* or order.paid, not all.'],
    [{ INTERNAL_API_KEY: 'hidden' }, 'INTERNAL_API_KEY must have at least 16 characters.'],
  ])('say in plain words what is wrong: %o', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(`The settings are not valid.\n  ${sentence}`)
  })

  it.each(describeSettings().map(({ name }) => name))('say it in the words of the project: %s', name => {
    for (const value of ['a b', '-1', '1e99']) {
      const message = ((): string => {
        try {
          return readConfig({ [name]: value }) && ''
        } catch (error) {
          return String(error)
        }
      })()
      expect(message).not.toMatch(/Invalid|expected|received|Too (big|small)|undefined|NaN/)
    }
  })

  it.each([
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['SIGNUPP', 'SIGNUP'],
    ['PORTT', 'PORT'],
    ['ENCRYPTION-KEY', 'ENCRYPTION_KEY'],
    ['log_level', 'LOG_LEVEL'],
    ['KEEPSAKE_DATADIR', 'KEEPSAKE_DATA_DIR'],
    ['WEBHOOK_EVENTS', 'WEBHOOKS_EVENTS'],
  ])('that are misspelt are named: %s', (given, meant) => {
    const sentence = `${given} is not a setting. Did you mean ${meant}?`
    expect(readConfig({ [given]: 'x' }).misspelt).toEqual([sentence])
    expect(() => readConfig({ [given]: 'x', PORT: 'abc' })).toThrow(sentence)
  })

  it('of clients and other programs are not', () => {
    const others =
      'PATH HOME HOSTNAME USER SHELL LANG PWD TERM API_KEY KEEPSAKE_API_KEY KEEPSAKE_BASE_URL NODE_ENV POST'
    expect(readConfig(Object.fromEntries(others.split(' ').map(name => [name, 'x']))).misspelt).toEqual([])
  })

  it.each([
    [{ API_KEY: 'xai-0123456789' }, /^API_KEY is not a Keepsake key and is ignored/],
    [{ WEBHOOKS_VOLUME: '90000/min' }, /^WEBHOOKS_VOLUME is above 1000 events per second, but NATS_URL is unset/],
    [{ GATEWAY_PRICE_USD: '0.000001' }, /^GATEWAY_PRICE_USD=0\.000001 is below the minimum/],
  ])('are named if they do not count as they are set: %j', (given, sentence) => {
    expect(readConfig(given).adjusted).toEqual([expect.stringMatching(sentence)])
  })

  it('are not named if they count', () => {
    const given = {
      API_KEY: `sk_test_${'0'.repeat(52)}`,
      WEBHOOKS_VOLUME: '90000/min',
      NATS_URL: 'nats://127.0.0.1:4222',
    }
    expect(readConfig(given).adjusted).toEqual([])
  })

  it('are redacted from logs if they are secret, including passwords in URLs', () => {
    const keys = [1, 2].map(byte => Buffer.alloc(32, byte).toString('base64'))
    const config = readConfig({
      DATABASE_URL: 'postgres://keeper:p%40ss@127.0.0.1/x',
      ENCRYPTION_KEY: keys.join(', '),
      INTERNAL_API_KEY: 'internal-internal',
      NATS_URL: 'nats://u:hidden@127.0.0.1:4222,nats://127.0.0.1:4223',
      MODEL_NAME: 'gpt',
      MODEL_PROVIDER: 'openai',
      MODEL_API_KEY: 'model-key',
    })
    expect(secretsOf(config).toSorted()).toEqual(
      ['p%40ss', 'p@ss', ...keys, 'internal-internal', 'hidden', 'hidden', 'model-key'].toSorted(),
    )
  })
})
