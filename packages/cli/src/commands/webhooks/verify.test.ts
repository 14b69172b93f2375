import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKeyPair, newSecret, sign } from '@keepsake/webhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

const SECRET = newSecret()
const BODY = '{"type":"order.paid","name":"Zoë"}'
const SIGNED_AT = 1_795_186_645
let terminal: Terminal
beforeAll(async () => {
  terminal = await openTerminal('http://127.0.0.1:1')
})
afterAll(() => terminal.remove())

const verify = (words: string[], { secret = SECRET, stdin = '' } = {}) =>
  terminal.run(['webhooks', 'verify', ...words], { stdin, env: { KEEPSAKE_WEBHOOK_SECRET: secret } })

const save = (name: string, text: string): void => writeFileSync(join(terminal.directory, name), text)

async function saved({ key = SECRET, body = BODY, end = '\r\n', timestamp = SIGNED_AT } = {}): Promise<string> {
  const headers = Object.entries(await sign({ id: 'evt_1', timestamp, body: BODY }, key))
  const lines = headers.map(([name, value]) => `${name.replace('webhook', 'Webhook')}: ${value}`)
  return ['POST /hooks HTTP/1.1', 'Host: hooks.example.com', ...lines, '', body].join(end)
}

it.each(['\r\n', '\n'])('verifies a saved request with the line ends %j', async end => {
  save('delivery.http', await saved({ end }))
  const { exitCode, stdout } = await verify(['delivery.http'])
  expect(exitCode).toBe(0)
  const { data } = JSON.parse(stdout)
  expect(data).toMatchObject({ verified: true, id: 'evt_1', signedAt: new Date(SIGNED_AT * 1000).toISOString() })
  expect((await verify(['-'], { stdin: await saved({ end }) })).exitCode).toBe(0)
})

it('verifies a body with the headers as flags, and with a public key', async () => {
  const { privateKey, publicKey } = await newKeyPair()
  save('body.json', BODY)
  const headers = await sign({ id: 'evt_1', timestamp: SIGNED_AT, body: BODY }, privateKey)
  const flags = ['--id', 'evt_1', '--timestamp', String(SIGNED_AT), '--signature', headers['webhook-signature']]
  const words = ['--body', 'body.json', ...flags]
  expect((await verify(words, { secret: `${SECRET},${publicKey}` })).exitCode).toBe(0)
  expect((await verify(words)).exitCode).toBe(1)
})

it('exits with 1 for another body or secret, without showing the secret', async () => {
  save('changed.http', await saved({ body: BODY.replace('paid', 'part') }))
  const { exitCode, stderr } = await verify(['changed.http'])
  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('No signature matches.')])
  expect(stderr).not.toContain(SECRET)
  save('delivery.http', await saved())
  expect((await verify(['delivery.http'], { secret: newSecret() })).exitCode).toBe(1)
})

it('finds the line end that an editor added', async () => {
  save('edited.http', `${await saved()}\n`)
  expect((await verify(['edited.http'])).stderr).toContain('without the line end at the end of the file')
})

it('checks the age only if asked to', async () => {
  save('old.http', await saved({ timestamp: 1_614_265_330 }))
  expect((await verify(['old.http'])).exitCode).toBe(0)
  const { exitCode, stderr } = await verify(['old.http', '--tolerance', '300'])
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/signed \d+ seconds ago, and 300 are allowed/)])
})

it.each([
  [[], 'No request.'],
  [['body.json', '--body', 'body.json'], 'not both'],
  [['headers.txt'], 'no empty line'],
  [['delivery.http', '--tolerance', 'long'], '--tolerance must be a number of seconds'],
])('says what is wrong with %j', async (words, message) => {
  save('headers.txt', 'webhook-id: evt_1\n')
  const { exitCode, stderr } = await verify(words)
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
})

it('needs a secret', async () => {
  for (const secret of ['', 'nonsense'])
    expect((await verify(['-'], { secret, stdin: await saved() })).exitCode).toBe(2)
})
