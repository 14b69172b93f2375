import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

const dana = { email: 'dana@northwind.example' }
const messages = [
  { role: 'assistant', content: 'Is the budget approved?' },
  { role: 'user', content: 'Yes.' },
  { role: 'assistant', content: 'And the date?' },
  { role: 'user', content: 'yes' },
  { role: 'assistant', content: 'Thank you.' },
]
const send = async (sessionId: string, said: object[] = messages) => {
  const { status, body } = await own.post('memory/conversations', {
    ...dana,
    sessionId,
    messages: said,
    extract: false,
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const stored = async (sessionId: string): Promise<string[]> =>
  (await own.post('recall', { ...dana, sessionId })).body.data.map(({ content }: { content: string }) => content)
const isDuplicate = ({ duplicate = false }: { duplicate?: boolean }): boolean => duplicate

it('stores each of several turns with the same words', async () => {
  const { turns, creditsCharged } = await send('call-1')
  expect(turns.filter(isDuplicate)).toEqual([])
  expect(new Set(turns.map(({ memoryId }: { memoryId: string }) => memoryId)).size).toBe(5)
  expect(creditsCharged).toBe(5)
  expect((await stored('call-1')).sort()).toEqual(messages.map(({ content }) => content).sort())
})

it('stores and charges nothing when the conversation is sent again, and the rest when it is longer', async () => {
  const first = await send('call-1')
  const again = await send('call-1')
  expect(again.turns).toEqual(first.turns.map((turn: object) => ({ ...turn, duplicate: true })))
  expect(again.creditsCharged).toBe(0)
  const longer = await send('call-1', [...messages, { role: 'user', content: 'Yes.' }])
  expect(longer.turns.map(isDuplicate)).toEqual([true, true, true, true, true, false])
  expect(await stored('call-1')).toHaveLength(6)
})

it('stores short turns that another session has too, and sent again nothing', async () => {
  const first = await send('call-1')
  const second = await send('call-2')
  expect(second.turns.filter(isDuplicate)).toEqual([])
  expect(second.creditsCharged).toBe(5)
  expect((await stored('call-2')).sort()).toEqual(messages.map(({ content }) => content).sort())
  for (const [session, sent] of [
    ['call-1', first],
    ['call-2', second],
  ]) {
    const again = await send(session)
    expect(again.turns).toEqual(sent.turns.map((turn: object) => ({ ...turn, duplicate: true })))
    expect(again.creditsCharged).toBe(0)
  }
  expect(await stored('call-2')).toHaveLength(5)
})

it('stores nothing again after the turn of the earlier session is deleted', async () => {
  const [first, second] = [await send('call-1'), await send('call-2')]
  const memoryIds = first.turns.map(({ memoryId }: { memoryId: string }) => memoryId)
  expect((await own.post('memory/delete', { memoryIds })).status).toBe(200)
  const again = await send('call-2')
  expect(again.turns).toEqual(second.turns.map((turn: object) => ({ ...turn, duplicate: true })))
})

it('stores a longer text of another session, or a memory without a session, once', async () => {
  const text = 'The rollout of the Leeds warehouse is planned for March.'
  const { body } = await own.post('memorize', { ...dana, content: 'Agreed.', extract: false })
  await send('call-1', [{ role: 'user', content: text }])
  const said = ['Agreed.', text].map(content => ({ role: 'user', content }))
  const { turns } = await send('call-2', said)
  expect(turns.map(isDuplicate)).toEqual([true, true])
  expect(turns[0].memoryId).toBe(body.data.memories[0].id)
})

it('keeps the hash of an equal turn when its tags are edited', async () => {
  const first = await send('call-1')
  const memoryId = first.turns[3].memoryId
  const { status, body } = await own.post('memory/update', { memoryId, tags: ['answer'] })
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await send('call-1')).turns.every(isDuplicate)).toBe(true)
  expect((await own.post('memory/update', { memoryId, content: 'Yes!' })).status).toBe(409)
})
