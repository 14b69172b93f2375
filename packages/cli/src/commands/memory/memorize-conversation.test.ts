import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Double, startDouble } from '../../testing/double.ts'
import { openTerminal, type Terminal } from '../../testing/terminal.ts'
import { readConversationFile } from './conversation-file.ts'

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

it.each([
  ['a list of messages', JSON.stringify(MESSAGES)],
  ['a request to OpenAI', JSON.stringify({ model: 'any', messages: MESSAGES }, null, 2)],
  ['a message per line', `\uFEFF${lines(MESSAGES)}`],
  ['a conversation per line', lines([{ messages: MESSAGES }])],
])('reads %s as it is', (_, text) => {
  expect(readConversationFile(text)).toEqual(MESSAGES)
})

it('reads lines with names, and joins the lines of a turn', () => {
  expect(
    readConversationFile(
      'Ana (Northwind): When will you decide?\r\nDana Reyes: By 15 March:\r\nthe board meets then.\r\n\r\n',
    ),
  ).toEqual(TURNS)
  expect(readConversationFile('[10:02] Ana: Hi.\n2026-09-14T13:00:00Z Dana: Hello.\n11:15 PM - Ana: Bye.')).toEqual([
    { speaker: 'Ana', content: 'Hi.' },
    { speaker: 'Dana', content: 'Hello.', timestamp: '2026-09-14T13:00:00.000Z' },
    { speaker: 'Ana', content: 'Bye.' },
  ])
})

it('reads WebVTT: a turn for the consecutive cues of a speaker, with times that count from the start', () => {
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
  expect(readConversationFile(text)).toEqual(turns)
  expect(readConversationFile(text, new Date('2026-11-20T10:00:00Z')).map(turn => turn.timestamp)).toEqual([
    '2026-11-20T10:00:01.000Z',
    '2026-11-20T11:00:05.000Z',
  ])
})

it.each([
  ['', 'no messages'],
  ['Just some text.', 'Line 1 does not begin with a name'],
  ['{"role": "user"}\nnot JSON', 'Line 2 is not JSON'],
  ['["Hello."]', 'messages[0] is not a message'],
  [lines([{ messages: MESSAGES }, { messages: MESSAGES }]), '2 conversations'],
])('refuses %j', (text, message) => {
  expect(() => readConversationFile(text)).toThrow(message)
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
