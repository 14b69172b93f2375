import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'
import { readTranscript } from './transcripts/read-transcript.ts'

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

const TURNS = [
  { speaker: 'Ana (Northwind)', content: 'When will you decide?' },
  { speaker: 'Dana Reyes', content: 'By 15 March:\nthe board meets then.' },
]
const MESSAGES = [
  { role: 'user', content: 'Hello.' },
  { id: 'msg_1', role: 'assistant', parts: [{ type: 'text', text: 'Hello Dana.' }] },
]
const lines = (values: object[]): string => values.map(value => `${JSON.stringify(value)}\n`).join('')

/** The messages of the only conversation. */
async function read(text: string, start?: Date) {
  const conversations = await readTranscript(new TextEncoder().encode(text), { start })
  expect(conversations).toHaveLength(1)
  return conversations[0]?.messages
}

it.each([
  ['a list of messages', JSON.stringify(MESSAGES)],
  ['a request to OpenAI', JSON.stringify({ model: 'any', messages: MESSAGES }, null, 2)],
  ['a message per line', `\uFEFF${lines(MESSAGES)}`],
  ['a conversation per line', lines([{ messages: MESSAGES }])],
])('reads %s as it is', async (_, text) => {
  expect(await read(text)).toEqual(MESSAGES)
})

it('reads lines with names, and joins the lines of a turn', async () => {
  expect(
    await read('Ana (Northwind): When will you decide?\r\nDana Reyes: By 15 March:\r\nthe board meets then.\r\n\r\n'),
  ).toEqual(TURNS)
  expect(await read('[10:02] Ana: Hi.\n2026-09-14T13:00:00Z Dana: Hello.\n11:15 PM - Ana: Bye.')).toEqual([
    { speaker: 'Ana', content: 'Hi.' },
    { speaker: 'Dana', content: 'Hello.', timestamp: '2026-09-14T13:00:00.000Z' },
    { speaker: 'Ana', content: 'Bye.' },
  ])
})

it('reads WebVTT: a turn for the consecutive cues of a speaker, with times that count from the start', async () => {
  const text = `WEBVTT - A call

NOTE Recorded by a machine

1
00:00:01.000 --> 00:00:03.000 align:start
<v Ana Wirth>When will you</v>

00:00:03.000 --> 00:00:04.500
<v Ana Wirth>decide &amp; sign?</v>

01:00:05.000 --> 01:00:06.000
Dana Reyes: By <i>March</i>.

01:00:06.000 --> 01:00:07.000
Or June.`
  const turns = [
    { speaker: 'Ana Wirth', content: 'When will you decide & sign?' },
    { speaker: 'Dana Reyes', content: 'By March. Or June.' },
  ]
  expect(await read(text)).toEqual(turns)
  expect((await read(text, new Date('2026-11-20T10:00:00Z')))?.map(turn => turn.timestamp)).toEqual([
    '2026-11-20T10:00:01.000Z',
    '2026-11-20T11:00:05.000Z',
  ])
})

it.each([
  ['', 'no messages'],
  ['Just some text.', "nobody's"],
  ['TODO: call Rosa', 'no messages'],
  ['{"role": "user"}\nnot JSON', 'Line 2 is not JSON'],
  ['["Hello."]', 'messages[0] is not a message'],
])('refuses %j', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message)
})

it('sends the messages of a file, and of stdin', async () => {
  const body = { success: true, data: { turns: [] } }
  server.answer({ body })
  writeFileSync(join(terminal.directory, 'call.txt'), 'Ana: Hi.\nDana: Hello.\n')
  const words = ['memory', 'memorize-conversation', 'call.txt', '--email', 'dana@northwind.example']
  const { exitCode, stderr } = await terminal.run([...words, '--session-id', 'call-1'])
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(server.received[0]).toMatchObject({
    url: '/api/v1/memory/conversations',
    body: {
      email: 'dana@northwind.example',
      sessionId: 'call-1',
      messages: [
        { speaker: 'Ana', content: 'Hi.' },
        { speaker: 'Dana', content: 'Hello.' },
      ],
    },
  })
  server.answer({ body })
  await terminal.run(['memory', 'memorize-conversation', '-', '--email', 'dana@northwind.example'], {
    stdin: JSON.stringify(MESSAGES),
  })
  expect(server.received[0]?.body).toMatchObject({ messages: MESSAGES })
})

it('shows the split with --dry-run, and sends nothing', async () => {
  server.answer({ body: {} })
  writeFileSync(join(terminal.directory, 'chat.json'), JSON.stringify(MESSAGES))
  const { exitCode, stdout } = await terminal.run(['memory', 'memorize-conversation', 'chat.json', '--dry-run'])
  expect({ exitCode, calls: server.received.length }).toEqual({ exitCode: 0, calls: 0 })
  expect(JSON.parse(stdout).data).toEqual([
    { speaker: 'user', content: 'Hello.' },
    { speaker: 'assistant', content: 'Hello Dana.' },
  ])
})

it('sends each conversation in its own session, and a long one in several calls', async () => {
  const long = Array.from({ length: 1_201 }, (_, at) => `Ana: ${at % 2 === 0 ? 'Yes.' : `Line ${at}.`}\nDana: ${at}\n`)
  writeFileSync(join(terminal.directory, 'long.txt'), long.slice(0, 601).join(''))
  const words = ['memory', 'memorize-conversation', 'long.txt', '--email', 'dana@northwind.example']
  const stored = (count: number) => ({
    body: {
      success: true,
      data: {
        recordId: 'rec_1',
        turns: Array.from({ length: count }, (_, n) => (n === 7 ? { skipped: 'no_text' } : {})),
      },
    },
  })
  server.answer(stored(1_000), stored(202))
  const { exitCode, stdout, stderr } = await terminal.run([...words, '--session-id', 'call-1', '--tags', 'call'])
  const { runId } = JSON.parse(stderr)
  expect([exitCode, JSON.parse(stdout).data]).toEqual([0, { done: 1_202, failed: 0, unchanged: 2, runId }])
  const sent = server.received.map(({ body, headers }) => ({ ...Object(body), key: headers['idempotency-key'] }))
  expect(
    sent.map(({ sessionId, email, tags, messages, key }) => [sessionId, email, tags, messages.length, key]),
  ).toEqual([
    ['call-1', 'dana@northwind.example', ['call'], 1_000, `${runId}-0`],
    ['call-1', 'dana@northwind.example', ['call'], 202, `${runId}-1`],
  ])
  // equal words are turns of their own in both calls
  expect(sent[1].messages[0]).toEqual({ speaker: 'Ana', content: 'Yes.', occurrence: 250 })
  const rows = JSON.parse((await terminal.run([...words, '--session-id', 'call-1', '--dry-run'])).stdout).data
  expect(new Set(rows.map(({ sessionId }: { sessionId: string }) => sessionId))).toEqual(new Set(['call-1']))

  server.answer(stored(1_000), stored(202))
  await terminal.run([...words, '--session-id', 'call-1', '--resume', runId])
  expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual([`${runId}-0`, `${runId}-1`])
})

it('sends few messages that are too long for one call in several', async () => {
  const messages = Array.from({ length: 100 }, (_, n) => ({ role: 'user', content: `${n} ${'x'.repeat(199_000)}` }))
  writeFileSync(join(terminal.directory, 'heavy.json'), JSON.stringify(messages))
  const stored = (count: number) => ({
    body: { success: true, data: { recordId: 'rec_1', turns: Array.from({ length: count }, () => ({})) } },
  })
  server.answer(stored(75), stored(25))
  const words = ['memory', 'memorize-conversation', 'heavy.json', '--email', 'dana@northwind.example']
  expect((await terminal.run(words)).exitCode).toBe(0)
  expect(server.received.map(({ body }) => Object(body).messages.length)).toEqual([75, 25])
  expect(new Set(server.received.map(({ body }) => Object(body).sessionId)).size).toBe(1)
})

it('sends the conversations of a file one after the other, and says which messages failed', async () => {
  const words = ['memory', 'memorize-conversation', '-', '--email', 'dana@northwind.example']
  const stdin = lines([{ messages: MESSAGES }, { messages: TURNS }])
  const stored = { body: { success: true, data: { recordId: 'rec_1', turns: [{}, {}] } } }
  const details = [{ path: 'body.messages.1.content', message: 'It is too long.' }]
  const refused = { status: 400, body: { success: false, error: 'validation_error', message: 'No.', details } }
  server.answer(stored, refused, { body: { success: true, data: { recordId: 'rec_1', turns: [{}] } } }, refused)
  const { exitCode, stdout, stderr } = await terminal.run(words, { stdin })
  const [started, failed] = stderr.split('\n').map(line => (line.startsWith('{') ? JSON.parse(line) : undefined))
  expect([exitCode, JSON.parse(stdout).data]).toEqual([1, { done: 3, failed: 1, unchanged: 0, runId: started.runId }])
  const sessions = server.received.map(({ body }) => Object(body).sessionId)
  expect(sessions).toEqual(Array.from(sessions, () => expect.stringMatching(/^transcript-[0-9a-f]{16}$/)))
  expect(new Set(sessions).size).toBe(2)
  expect(failed).toMatchObject({ sessionId: sessions[1], message: 2, error: { code: 'validation_error' } })
})

it('says with --dry-run what is skipped, and refuses what the server would', async () => {
  const run = (stdin: string, ...more: string[]) =>
    terminal.run(['memory', 'memorize-conversation', '-', '--dry-run', ...more], { stdin })
  const { stdout } = await run(JSON.stringify([{ role: 'system', content: 'Be brief.' }, ...MESSAGES]))
  expect(JSON.parse(stdout).data[0]).toEqual({ speaker: 'system', content: 'Be brief.', skipped: 'not_spoken' })
  expect((await run(JSON.stringify([{ content: 'Hi' }]))).stderr).toContain('needs a role or a speaker')
  expect((await run(`Ana: ${'x'.repeat(200_001)}`)).stderr).toContain('longer than 200,000 characters')
  const two = lines([{ messages: MESSAGES }, { messages: MESSAGES }])
  expect((await run(two, '--session-id', 'a')).stderr).toContain('2 conversations')
})

it('takes the names of an export of Slack from its users.json', async () => {
  writeFileSync(join(terminal.directory, 'users.json'), JSON.stringify([{ id: 'U1', real_name: 'Dana Reyes' }]))
  const day = [{ type: 'message', user: 'U1', text: 'Hi', ts: '1791984840.0' }]
  writeFileSync(join(terminal.directory, '2026-10-14.json'), JSON.stringify(day))
  const { stdout } = await terminal.run(['memory', 'memorize-conversation', '2026-10-14.json', '--dry-run'])
  expect(JSON.parse(stdout).data).toMatchObject([{ speaker: 'Dana Reyes', content: 'Hi' }])
})
