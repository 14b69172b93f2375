import { expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

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

it('keeps the later turn apart in another session, and when its tags are edited', async () => {
  const first = await send('call-1')
  const second = await send('call-2')
  expect(second.turns.map(isDuplicate)).toEqual([true, true, true, false, true])
  const memoryId = first.turns[3].memoryId
  const { status, body } = await own.post('memory/update', { memoryId, tags: ['answer'] })
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await send('call-1')).turns.every(isDuplicate)).toBe(true)
  expect((await own.post('memory/update', { memoryId, content: 'Yes!' })).status).toBe(409)
})
