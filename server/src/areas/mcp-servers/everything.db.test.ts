import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../test/support/free-port.ts'
import { type ScriptedModel, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let server: ChildProcess
let url: string
let key: string
const CALLS = [
  { name: 'everything__echo', arguments: { message: 'Grüße' } },
  { name: 'everything__get-sum', arguments: { a: 2, b: 3 } },
  { name: 'everything__get-sum', arguments: { a: 'two' } },
  { name: 'everything__get-tiny-image', arguments: {} },
]

beforeAll(async () => {
  model = await scriptedModel([{ toolCalls: CALLS }, { answer: 'Done.' }])
  app = await createTestApp({
    settings: { ...settingsOf(model), OUTBOUND_ALLOW: '127.0.0.1', WORKERS: 'off', MODELS_FILE: '' },
  })
  const port = await freePort()
  const main = createRequire(import.meta.url).resolve('@modelcontextprotocol/server-everything/dist/index.js')
  server = spawn(process.execPath, [main, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  url = `http://127.0.0.1:${port}/mcp`
  const answers = (): Promise<number> =>
    fetch(url).then(
      ({ status }) => status,
      () => 0,
    )
  while ((await answers()) === 0) await sleep(100)
  key = await (await app.organization()).keyFor({ livemode: false })
}, 90_000)
afterAll(async () => {
  server.kill()
  await app.stop()
  await model[Symbol.asyncDispose]()
})

const call = (method: string, path: string, body?: object) =>
  app.call(method, `/api/v1/mcps${path}`, { key, ...(body && { body }) })

it('the reference server of MCP is listed and called', async () => {
  const { body } = await call('POST', '', { name: 'Everything', url })
  expect(body.data).toMatchObject({ status: 'connected', slug: 'everything' })
  const names: string[] = body.data.tools.map((tool: { name: string }) => tool.name)
  expect(names).toEqual(expect.arrayContaining(['echo', 'get-sum']))
  const { id } = body.data
  expect((await call('POST', `/${id}/refresh-tools`)).body.data).toMatchObject({
    added: [],
    removed: [],
    changed: [],
    unchanged: expect.arrayContaining(['echo']),
  })
  const tested = (await call('POST', '/test-ssrf', { url })).body.data
  expect(tested).toMatchObject({ allowed: true, reachable: true, toolCount: names.length })

  const prompted = await app.call('POST', '/api/v1/prompt', { key, body: { prompt: 'Go.', mcps: ['everything'] } })
  expect(prompted.body.steps[0].toolCalls).toMatchObject([
    { isError: false },
    { isError: false },
    { isError: true },
    { isError: false },
  ])
  const sent: { role: string; content: string }[] = JSON.parse(model.requests[1]?.body ?? '{}').messages
  const results = sent.filter(({ role }) => role === 'tool').map(({ content }) => content)
  expect(results).toEqual([
    expect.stringContaining('Echo: Grüße'),
    expect.stringContaining('5'),
    expect.any(String),
    expect.stringContaining('[image, which is not text and was left out]'),
  ])
})
