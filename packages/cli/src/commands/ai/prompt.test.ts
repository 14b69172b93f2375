import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'

let server: Double
let terminal: Terminal
beforeAll(async () => {
  server = await startDouble()
  terminal = await openTerminal(server.baseUrl)
})
afterAll(async () => {
  await server.close()
  await terminal.remove()
})

const EVENTS = [
  { type: 'text', chunk: 'Hello, ' },
  { type: 'text', chunk: 'Dana.' },
  { type: 'output', name: 'mood', data: 'glad' },
  { type: 'done', success: true, outputs: [], steps: [] },
]
const stream = (events: readonly object[]) => ({
  headers: { 'content-type': 'text/event-stream' },
  body: events.map(event => `data: ${JSON.stringify(event)}\n\n`).join(''),
})

it('prints the text and the outputs', async () => {
  server.answer(stream(EVENTS))
  const { exitCode, stdout, stderr } = await terminal.run(['ai', 'prompt', 'Greet Dana.'])
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: 'Hello, Dana.\nmood: glad\n', stderr: '' })
})

it('prints all events as lines with --output ndjson', async () => {
  server.answer(stream(EVENTS))
  const { stdout } = await terminal.run(['ai', 'prompt', 'Greet Dana.', '--output', 'ndjson'])
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line)),
  ).toEqual(EVENTS)
})

it('prints the complete response in other formats', async () => {
  server.answer({ body: { success: true, text: 'Hello.' } })
  const { stdout } = await terminal.run(['ai', 'prompt', 'Greet Dana.', '--output', 'json'])
  expect(JSON.parse(stdout)).toMatchObject({ text: 'Hello.' })
})

it('fails if the model fails in mid-stream', async () => {
  const failed = { type: 'done', success: false, error: 'server_error', message: 'The model failed.' }
  server.answer(stream([...EVENTS.slice(0, 1), failed]))
  const { exitCode, stderr } = await terminal.run(['ai', 'prompt', 'Greet Dana.'])
  expect(exitCode).toBe(1)
  expect(stderr).toContain('The model failed.')
})

it('prints the chunks of a chat with --stream', async () => {
  const chunk = { choices: [{ index: 0, delta: { content: 'Hi' }, finish_reason: null }] }
  server.answer({
    headers: { 'content-type': 'text/event-stream' },
    body: `data: ${JSON.stringify(chunk)}\n\ndata: [DONE]\n\n`,
  })
  const body = '{"messages":[{"role":"user","content":"Hi"}]}'
  const { stdout } = await terminal.run(['chat', 'complete', '--stream', '--body', body])
  expect(JSON.parse(stdout)).toEqual(chunk)
})
