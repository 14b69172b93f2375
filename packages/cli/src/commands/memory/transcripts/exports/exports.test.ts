import { expect, it } from 'vitest'
import { readTranscript } from '../read-transcript.ts'

const read = (value: unknown, names?: ReadonlyMap<string, string>) =>
  readTranscript(new TextEncoder().encode(JSON.stringify(value, null, 1)), { names })

const AT = '2026-10-14T13:34:00.000Z'
const SECONDS = Date.parse(AT) / 1_000

it('reads a day of a channel of Slack, with the names beside it', async () => {
  const day = [
    { type: 'message', subtype: 'channel_join', user: 'U1', text: '<@U1> has joined', ts: `${SECONDS}.0001` },
    {
      type: 'message',
      user: 'U1',
      text: 'Ask <@U2>: <https://x.example|the offer> &amp; more',
      ts: `${SECONDS}.000000`,
    },
    { type: 'message', user: 'U2', user_profile: { real_name: 'Emil Berg' }, text: 'ok', ts: `${SECONDS + 1}.5` },
    { type: 'message', subtype: 'bot_message', username: 'Deploys', text: 'Done in <#C1|ops>', ts: '1' },
    { type: 'message', user: 'U3', text: '', ts: '2' },
  ]
  const [{ messages } = { messages: [] }] = await read(
    day,
    new Map([
      ['U1', 'Dana Reyes'],
      ['U2', 'Emil'],
    ]),
  )
  expect(messages.map(({ speaker, content }) => [speaker, content])).toEqual([
    ['Dana Reyes', 'Ask @Emil: the offer (https://x.example) & more'],
    ['Emil Berg', 'ok'],
    ['Deploys', 'Done in #ops'],
  ])
  expect(messages[0]?.timestamp).toBe(AT)
})

it('reads the branch of a ChatGPT conversation that was shown last', async () => {
  const node = (role: string, parent: string | null, parts: unknown[], more = {}) => ({
    parent,
    children: [],
    message: { author: { role }, create_time: SECONDS, content: { content_type: 'text', parts }, ...more },
  })
  const mapping = {
    root: { parent: null, children: ['a'], message: null },
    hidden: node('user', 'root', ['My profile'], { metadata: { is_visually_hidden_from_conversation: true } }),
    a: node('user', 'hidden', ['Hello', { image: 1 }]),
    b: node('assistant', 'a', ['An answer that was replaced']),
    tool: node('tool', 'a', ['{}']),
    c: node('assistant', 'tool', ['Hello Dana.']),
  }
  const one = { conversation_id: 'conv-1', title: 'x', mapping, current_node: 'c' }
  const stamped = { timestamp: AT }
  const messages = [
    { role: 'user', content: 'Hello', ...stamped },
    { role: 'assistant', content: 'Hello Dana.', ...stamped },
  ]
  expect(await read([one, { ...one, conversation_id: 'conv-2' }])).toEqual([
    { id: 'conv-1', messages },
    { id: 'conv-2', messages },
  ])
})

it('reads conversations of Claude', async () => {
  const chat_messages = [
    { sender: 'human', text: 'Hi', created_at: AT },
    {
      sender: 'assistant',
      text: '',
      content: [{ type: 'text', text: 'Hello.' }, { type: 'tool_use' }],
      created_at: AT,
    },
    { sender: 'assistant', text: '' },
  ]
  expect(await read([{ uuid: 'u1', name: 'x', chat_messages }])).toEqual([
    {
      id: 'u1',
      messages: [
        { role: 'user', content: 'Hi', timestamp: AT },
        { role: 'assistant', content: 'Hello.', timestamp: AT },
      ],
    },
  ])
})

it('reads a chat of Telegram, and all of an account', async () => {
  const chat = {
    id: 7,
    name: 'Dana',
    messages: [
      { type: 'service', action: 'phone_call', date_unixtime: String(SECONDS) },
      {
        type: 'message',
        from: 'Dana',
        text: ['See ', { type: 'link', text: 'x.example' }],
        date_unixtime: String(SECONDS),
      },
      { type: 'message', from: 'Dana', text: '', photo: 'x.jpg', date_unixtime: '1' },
    ],
  }
  const expected = { id: 'telegram-7', messages: [{ speaker: 'Dana', content: 'See x.example', timestamp: AT }] }
  expect(await read(chat)).toEqual([expected])
  expect(await read({ chats: { list: [chat, { ...chat, id: 8 }, { id: 9, messages: [] }] } })).toEqual([
    expected,
    { ...expected, id: 'telegram-8' },
  ])
})

it('reads a channel of Discord', async () => {
  const author = { name: 'dana', nickname: 'Dana Reyes' }
  const messages = [
    { type: 'GuildMemberJoin', author, content: 'Joined the server.', timestamp: AT },
    { type: 'Reply', author, content: 'In March.', timestamp: '2026-10-14T15:34:00+02:00' },
  ]
  expect(await read({ guild: {}, channel: { id: '5' }, messages })).toEqual([
    { id: 'discord-5', messages: [{ speaker: 'Dana Reyes', content: 'In March.', timestamp: AT }] },
  ])
})
