import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const app = useApp()
const { post } = useOrganization(app, { per: 'file' })
const dana = { email: 'dana@northwind.example' }
const NOTE = 'The launch moves to Friday.'
let launch: string
let support: string

async function workspace(name: string): Promise<string> {
  return (await post('collections', { name, kind: 'workspace' })).body.data.id
}
async function memorize(body: object) {
  const answer = await post('memorize', { ...dana, extract: false, ...body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data
}
const idOf = async (body: object): Promise<string> => (await memorize(body)).memories[0].id
const recalled = async (body: object): Promise<string[]> =>
  (await post('recall', body)).body.data.map(({ memoryId }: { memoryId: string }) => memoryId)

beforeAll(async () => {
  launch = await workspace('Launch')
  support = await workspace('Support')
})

describe('the same note', () => {
  let inLaunch: string

  it('is stored in each workspace, and once in each', async () => {
    inLaunch = await idOf({ content: NOTE, actionId: launch })
    const inSupport = await idOf({ content: NOTE, actionId: support })
    expect(inSupport).not.toBe(inLaunch)
    for (const [actionId, id] of [
      [launch, inLaunch],
      [support, inSupport],
    ])
      for (const content of [NOTE, `- ${NOTE}`])
        expect(await memorize({ content, actionId })).toMatchObject({ duplicate: true, memories: [{ id }] })
  })

  it('is a duplicate outside the workspaces, but what is stored there is not a duplicate in a workspace', async () => {
    expect(await memorize({ content: NOTE })).toMatchObject({ duplicate: true })
    const amy = { email: 'amy@northwind.example' }
    await memorize({ ...amy, content: 'Prefers tea. Calls before noon suit her.' })
    for (const [content, actionId] of [
      ['Prefers tea. Calls before noon suit her.', launch],
      ['Calls before noon suit her.', support],
    ])
      expect(await memorize({ ...amy, content, actionId })).not.toHaveProperty('duplicate')
  })

  it('is stored once in each workspace by one batch', async () => {
    const lee = { email: 'lee@northwind.example', content: NOTE, extract: false }
    const answers = await Promise.all(
      [{ actionId: launch }, { actionId: support }, { actionId: launch }].map(where => memorize({ ...lee, ...where })),
    )
    expect(new Set(answers.map(({ memories }) => memories[0].id)).size).toBe(2)
  })

  it('stays in both workspaces when it is deleted and restored, and when its record is merged', async () => {
    const kim = { email: 'kim@northwind.example' }
    for (const actionId of [launch, support]) await memorize({ ...kim, content: NOTE, actionId })
    const { deletionId } = (await post('memory/delete', kim)).body.data
    await memorize({ ...kim, content: NOTE, actionId: launch })
    expect((await post('memory/cancel-deletion', { deletionId })).body.data).toMatchObject({
      restored: 1,
      duplicates: 1,
    })
    const max = { email: 'max@northwind.example' }
    await memorize({ ...max, content: NOTE, actionId: launch })
    expect((await post('memory/merge-records', { ...max, from: kim })).body.data).toMatchObject({
      memories: 1,
      duplicates: 1,
    })
    expect(await recalled(max)).toHaveLength(2)
  })

  it('is exported and imported with the same content outside the workspaces', async () => {
    const eve = { keys: [{ name: 'email', value: 'eve@northwind.example' }], content: NOTE }
    const lines = [{ ...eve, workspace: 'launch' }, eve, { ...eve, workspace: 'support' }]
    const stored = (memories: object[]) => post('memory/import', { memories }).then(({ body }) => body.data.memories)
    expect(await stored(lines)).toEqual({ stored: 3, duplicates: 0 })
    expect(await stored(lines)).toEqual({ stored: 0, duplicates: 3 })
  })
})

describe('the workspace of a note', () => {
  const query = 'When is the launch?'

  it('is returned by recall, smart-recall and the digest, and absent for other memories', async () => {
    const ann = { email: 'ann@northwind.example' }
    await memorize({ ...ann, content: 'The launch team is in Leeds.' })
    await memorize({ ...ann, content: NOTE, actionId: launch })
    const byTime = (await post('recall', ann)).body.data
    const byRank = (await post('smart-recall', { ...ann, query })).body.results
    const { memories } = (await post('smart-memory-digest', ann)).body
    for (const list of [byTime, byRank, memories])
      expect(
        Object.fromEntries(
          list.map(({ content, actionId }: { content: string; actionId?: string }) => [content, actionId]),
        ),
      ).toEqual({ [NOTE]: launch, 'The launch team is in Leeds.': undefined })
  })

  it('filters recall, smart-recall and the digest', async () => {
    const stored = (await post('recall', { actionId: support })).body.data
    expect(stored.every((memory: { actionId: string }) => memory.actionId === support)).toBe(true)
    const ids = stored.flatMap(({ content, memoryId }: Record<string, string>) => (content === NOTE ? [memoryId] : []))
    expect(ids.length).toBeGreaterThan(3)
    const own = await recalled({ ...dana, actionId: support })
    expect(own).toHaveLength(1)
    expect(await recalled({ ...dana, actionId: support, query })).toEqual(own)
    const everywhere = (await post('smart-recall', { actionId: support, query: NOTE, limit: 50 })).body.results
    expect(everywhere.map(({ memoryId }: { memoryId: string }) => memoryId)).toEqual(expect.arrayContaining(ids))
    expect(everywhere.every((memory: { actionId: string }) => memory.actionId === support)).toBe(true)
    await post('upsert', { records: [{ key: dana, properties: { Mood: 'calm' } }] })
    const task = { propertyName: '[Tasks]', operation: 'push', value: 'Tell the press' }
    for (const collectionId of [launch, support]) await post('memory/update', { ...dana, ...task, collectionId })
    for (const focus of [undefined, 'Friday']) {
      const { body } = await post('smart-memory-digest', { ...dana, actionId: support, focus })
      expect(body.memories.map(({ id }: { id: string }) => id)).toEqual(own)
      expect(body.properties).toMatchObject([{ propertyName: 'Tasks', collectionId: support }])
    }
  })

  it('filters together with properties', async () => {
    const filterByProperty = { conditions: [{ property: 'Mood', operator: 'equals', value: 'calm' }] }
    for (const more of [{}, { query }])
      expect(await recalled({ actionId: support, filterByProperty, ...more })).toHaveLength(1)
  })

  it('must be a workspace', async () => {
    const sales = (await post('collections', { name: 'Sales' })).body.data.id
    for (const [path, body] of [
      ['recall', dana],
      ['smart-recall', { ...dana, query }],
      ['smart-memory-digest', dana],
    ] as const) {
      expect((await post(path, { ...body, actionId: 'col_01KAK7F3V6AAAAAAAAAAAAAAAA' })).status).toBe(404)
      const wrong = await post(path, { ...body, actionId: sales })
      expect([wrong.status, wrong.body.details]).toMatchObject([400, [{ path: 'body.actionId' }]])
    }
  })
})
