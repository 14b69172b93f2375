import { randomBytes } from 'node:crypto'
import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { mintKey } from '../access/api-keys.ts'
import { createVault } from '../encryption/crypto.ts'
import { parseEncryptionKeys } from '../encryption/encryption-keys.ts'
import { createLogger, type LogOptions } from './log.ts'

const logging = (options: Partial<LogOptions> = {}) => {
  const lines: string[] = []
  const logger = createLogger({ level: 'info', pretty: false, stream: { write: line => lines.push(line) }, ...options })
  return { logger, lines, all: () => lines.join('') }
}

test('a line is one JSON object with time, level, message and fields', () => {
  const { logger, lines } = logging()
  logger.info({ recordId: 'rec_1' }, 'stored')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    recordId: 'rec_1',
    msg: 'stored',
  })
})

test('lines below the level are not written', () => {
  const { logger, lines } = logging({ level: 'warn' })
  logger.info('no')
  logger.warn('yes')
  expect(lines).toHaveLength(1)
})

const vault = createVault(parseEncryptionKeys(randomBytes(32).toString('base64')))
const SHAPED: [string, string][] = [
  ['an API key', mintKey(true).secret],
  ['a test key', mintKey(false).secret],
  ['a webhook secret', `whsec_${randomBytes(32).toString('base64')}`],
  ['an encrypted value', vault.encrypt('hello', 'p')],
  ['a model provider key', `sk-ant-${randomBytes(24).toString('hex')}`],
  [
    'a private key',
    `-----BEGIN EC PRIVATE KEY-----\n${randomBytes(32).toString('base64')}\n-----END EC PRIVATE KEY-----`,
  ],
]

test.each(SHAPED)('%s is redacted, however it is logged', (_, secret) => {
  const { logger, all } = logging()
  logger.info(secret)
  logger.info(`got ${secret}, thanks`)
  logger.info('%s', secret)
  logger.info({ a: { b: [{ c: secret }] } }, 'deep')
  logger.info({ [secret]: 1 }, 'as a name')
  logger.child({ who: secret }).info('child')
  logger.error(new Error(`failed with ${secret}`))
  logger.error({ err: Object.assign(new Error('x', { cause: new Error(secret) }), { request: { value: secret } }) })
  logger.info({ buffer: { toJSON: () => secret } })
  for (const part of secret.split('\n')) if (!part.startsWith('---')) expect(all()).not.toContain(part)
  expect(all()).toContain('[redacted]')
  expect(all().trim().split('\n')).toHaveLength(9)
})

test.each([
  'authorization',
  'Authorization',
  'X-Internal-API-Key',
  'x-api-key',
  'apiKey',
  'apiKeys',
  'api_key',
  'APOLLO_API_KEY',
  'cookie',
  'Set-Cookie',
  'password',
  'PGPASSWORD',
  'secret',
  'clientSecret',
  'secrets',
  'token',
  'bearerToken',
  'signup_token',
  'accessKey',
  'privateKey',
  'sealed',
  'encryption_key',
])('the field %s is redacted, at any depth and in a child logger', name => {
  const { logger, all } = logging()
  logger.info({ [name]: 'hunter2value' })
  logger.info({ request: { headers: [{ [name]: 'hunter2value' }] } })
  logger.info({ [name]: { inner: ['hunter2value'] } })
  logger.child({ [name]: 'hunter2value' }).info('x')
  expect(all()).not.toContain('hunter2value')
  expect(all().match(/\[redacted\]/g)).toHaveLength(4)
})

test('secrets of headers and URLs inside a text are redacted', () => {
  const { logger, all } = logging()
  logger.error(new Error('connect postgres://keepsake:p%40ssw0rd@db:5432/keepsake failed'))
  logger.info('sent Authorization: Bearer abc.def.ghi and basic dXNlcjpwYXNzMQ==')
  for (const secret of ['p%40ssw0rd', 'abc.def.ghi', 'dXNlcjpwYXNzMQ==']) expect(all()).not.toContain(secret)
  expect(all()).toContain('@db:5432/keepsake')
})

test('the value of a secret setting is redacted wherever it occurs', () => {
  const secret = 'a "quoted"\\ secret\nsetting'
  const { logger, all } = logging({ secrets: [secret, 'plainvalue99', 'short'] })
  logger.info({ x: secret }, `and ${secret}`)
  logger.info({ y: 'xxplainvalue99xx' }, 'short')
  expect(all()).not.toMatch(/quoted|plainvalue99/)
  expect(all()).toContain('short')
})

test('other values are not redacted', () => {
  const { logger, lines } = logging()
  const fields = {
    keyId: 'key_1',
    tokens: 12,
    maxTokens: 5,
    tokenEstimate: 7,
    apiKey: null,
    hasSecret: true,
    prefix: 'sk_live_abcdefgh',
    url: 'https://example.com/a@b',
    idempotencyKey: 'abc',
  }
  logger.info(fields, 'v1.2 of the basic edition, bearer included')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ ...fields, msg: 'v1.2 of the basic edition, bearer included' })
})

test('a line on a terminal has time, level, message, fields and stack, with secrets redacted', () => {
  const { logger, lines } = logging({ pretty: true })
  logger.info({ port: 7411, note: 'two words', password: 'hunter2value' }, 'listening')
  logger.error(new Error('broke'))
  const [first = '', second = ''] = lines.map(line => stripVTControlCharacters(line))
  expect(first).toMatch(/^\d\d:\d\d:\d\d\.\d{3} INFO {2}listening port=7411 note="two words" password=\[redacted\]\n$/)
  expect(second).toMatch(/^\S+ ERROR broke\n {2}Error: broke\n {6}at /)
})
