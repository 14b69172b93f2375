import { beforeEach, expect, it } from 'vitest'
import {
  type Account,
  call,
  exportOf,
  type ImportFile,
  load,
  openAccounts,
  post,
  withoutKeys,
} from '../../../../test/support/import-accounts.ts'
import { useApp } from '../../../../test/support/use-app.ts'

const app = useApp()
/** The ids of a file are kept on another server. */
const elsewhere = useApp()
const ann = { email: 'ann@northwind.example' }
const SAID = ['Is the budget approved?', 'Yes.', 'And the date?', 'yes', 'Yes!']
const LONG = 'The rollout of the Leeds warehouse is planned for March.'
const messages = [...SAID, LONG, LONG].map((content, n) => ({ role: n % 2 ? 'user' : 'assistant', content }))
const timestamp = '2026-11-20T10:00:00Z'
const SESSIONS = ['call-1', 'call-2']

let from: Account
let to: Account
let file: ImportFile
const talk = async (account: Account, sessionId: string) =>
  (await post(account, 'memory/conversations', { ...ann, sessionId, timestamp, messages, extract: false })).turns
const contentsOf = async (account: Account, sessionId: string): Promise<string[]> =>
  (await post(account, 'recall', { ...ann, sessionId })).map(({ content }: { content: string }) => content).reverse()

beforeEach(async () => {
  ;[from] = await openAccounts(app)
  ;[to] = await openAccounts(app)
  for (const sessionId of SESSIONS) await talk(from, sessionId)
  file = await exportOf(from)
})

it('an export has the occurrence of turns in the words of another one', () => {
  const turns = file.memories.map(({ sessionId, content, occurrence }) => [sessionId, content, occurrence])
  expect(turns).toEqual([
    ...[...SAID, LONG, LONG].map((content, n) => ['call-1', content, { 3: 1, 4: 2, 6: 1 }[n]]),
    ...SAID.map((content, n) => ['call-2', content, [0, 0, 0, 1, 2][n]]),
    ['call-2', LONG, 1],
  ])
})

it('an import keeps all of them, in their order, and adds nothing when it is repeated', async () => {
  ;[to] = await openAccounts(elsewhere)
  expect((await load(to, file)).memories).toEqual({ stored: 13, duplicates: 0 })
  for (const sessionId of SESSIONS) expect(await contentsOf(to, sessionId)).toEqual(await contentsOf(from, sessionId))
  expect(await contentsOf(to, 'call-1')).toEqual([...SAID, LONG, LONG])
  expect(await exportOf(to)).toEqual(file)
  expect(await load(to, file)).toMatchObject({ memories: { stored: 0, duplicates: 13 }, creditsCharged: 0 })
})

it('an import that replaces their ids keeps their order', async () => {
  expect((await load(to, file)).memories).toEqual({ stored: 13, duplicates: 0 })
  const idsOf = ({ memories }: ImportFile) => memories.map(({ memoryId }) => memoryId)
  const copied = idsOf(await exportOf(to))
  expect(copied.filter(id => idsOf(file).includes(id))).toEqual([])
  for (const sessionId of SESSIONS) expect(await contentsOf(to, sessionId)).toEqual(await contentsOf(from, sessionId))
})

it.each([
  ['without ids', (lines: ImportFile) => withoutIds(lines)],
  ['by the id of the record', withoutKeys],
])('an import %s, in parts, adds each turn once', async (_, linesOf) => {
  const { memories, records } = linesOf(file)
  for (const stored of [1, 0])
    for (const memory of memories)
      expect((await load(to, { records, memories: [memory] })).memories).toEqual({ stored, duplicates: 1 - stored })
})

it('the same conversation sent after the import stores nothing', async () => {
  await load(to, file)
  for (const sessionId of SESSIONS)
    expect((await talk(to, sessionId)).every(({ duplicate }: { duplicate?: true }) => duplicate)).toBe(true)
  expect((await exportOf(to)).memories).toHaveLength(13)
})

it('a short turn is added although another session of the record has it', async () => {
  await post(to, 'memory/conversations', { ...ann, sessionId: 'call-0', timestamp, messages, extract: false })
  const { memories } = withoutIds(file)
  for (const counts of [
    { stored: 12, duplicates: 1 },
    { stored: 0, duplicates: 13 },
  ])
    expect((await load(to, { records: [], memories })).memories).toEqual(counts)
})

it('lines of two sessions need no occurrence for a short turn', async () => {
  const keys = [{ name: 'email', value: ann.email }]
  const memories = ['a', 'b', 'a'].map(sessionId => ({ keys, sessionId, content: 'Agreed.' }))
  expect((await load(to, { records: [], memories })).memories).toEqual({ stored: 2, duplicates: 1 })
  expect((await load(to, { records: [], memories })).memories).toEqual({ stored: 0, duplicates: 3 })
  const turned = memories.toReversed().map(memory => ({ ...memory, sessionId: memory.sessionId === 'a' ? 'b' : 'a' }))
  expect((await load(to, { records: [], memories: turned })).memories).toEqual({ stored: 0, duplicates: 3 })
})

it('an occurrence without a session is reported', async () => {
  const keys = [{ name: 'email', value: ann.email }]
  const { body } = await call(to, 'memory/import', { memories: [{ keys, content: 'Yes.', occurrence: 1 }] })
  expect(body.data).toMatchObject({ memories: { stored: 0 }, problems: [{ path: 'body.memories.0.occurrence' }] })
})

const withoutIds = ({ records, memories }: ImportFile): ImportFile => ({
  records: records.map(({ recordId, ...line }) => line),
  memories: memories.map(({ recordId, memoryId, createdAt, ...line }) => line),
})
