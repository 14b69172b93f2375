import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
beforeAll(async () => {
  model = await scriptedModel(() => ({ pieces: ['Hello '], ending: 'hang' }))
  app = await createTestApp({ settings: { ...settingsOf(model), MODELS_FILE: '' } })
})
afterAll(async () => {
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const EVENTS = { method: 'GET', path: '/api/v1/webhooks/stream' }
const PROMPT = { method: 'POST', path: '/api/v1/prompt', body: { prompt: 'Hi', stream: true } }

interface Opened {
  id: string
  memberId: string
  /** Resolves with how the stream ended, and after how many milliseconds. */
  ended(): Promise<{ text: string; milliseconds: number }>
}

/** Opens a stream with a key of its own. */
async function open({ method, path, body }: { method: string; path: string; body?: object }): Promise<Opened> {
  const organization = await app.organization()
  const made = await app.call('POST', '/api/v1/keys', {
    key: organization.key,
    body: { name: 'reader', role: 'member' },
  })
  const { id, memberId, apiKey } = made.body.data
  const response = await app.app.fetch(
    new Request(`http://127.0.0.1${path}`, {
      method,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  expect(response.status).toBe(200)
  const text = response.text()
  return {
    id,
    memberId,
    async ended() {
      const began = performance.now()
      return { text: await text, milliseconds: performance.now() - began }
    },
  }
}

describe.each([
  ['of events', EVENTS],
  ['of a prompt', PROMPT],
])('an open stream %s', (_name, call) => {
  it.each([
    ['its key is revoked', `UPDATE api_keys SET revoked_at = app_now() WHERE id = $1`, 'id'],
    ['its key expires', `UPDATE api_keys SET expires_at = app_now() WHERE id = $1`, 'id'],
    ['its member is removed', `UPDATE members SET status = 'removed' WHERE id = $1`, 'memberId'],
  ] as const)('ends within 2 s when %s', async (_when, statement, target) => {
    const stream = await open(call)
    await new Promise(resolve => setTimeout(resolve, 1_500))
    await app.database.query(statement, [stream[target]])
    const { text, milliseconds } = await stream.ended()
    expect(milliseconds).toBeLessThan(2_000)
    expect(text).toContain('authentication_error')
  })

  it('ends when its member loses the role that it needs', async () => {
    const stream = await open(call)
    await app.database.query(`UPDATE members SET role = 'viewer' WHERE id = $1`, [stream.memberId])
    const ending = stream.ended()
    if (call === PROMPT) expect((await ending).text).toContain('permission_error')
    else {
      expect(await Promise.race([ending, new Promise(resolve => setTimeout(resolve, 2_500, 'open'))])).toBe('open')
      await app.database.query(`UPDATE members SET status = 'removed' WHERE id = $1`, [stream.memberId])
      await ending
    }
  })
})
