import { beforeAll, describe, expect, it } from 'vitest'
import { useApp, useOrganization } from '../../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app, { per: 'file' })

interface Named {
  recordId: string
  displayName?: string
}

async function ok(path: string, body: object) {
  const answer = await own.post(path, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body
}
const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key: own.key })).body

const DANA = { email: 'd.fox@northwind.example' }
const ZOFIA = { phoneNumber: '+49 30 901820' }
const BADGE = { customKeyName: 'badge', customKeyValue: 'B-77' }

beforeAll(async () => {
  await ok('collections', { name: 'Clients', properties: [{ name: 'Client', type: 'text', isName: true }] })
  await ok('memorize', { ...DANA, content: 'The renewal is in May.', speaker: 'Dana Fox', extract: false })
  await ok('upsert', { records: [{ key: ZOFIA, properties: { Name: 'Zofia Núñez' } }] })
  await ok('upsert', { records: [{ key: BADGE, properties: { Mood: 'calm' } }] })
  await ok('upsert', {
    records: [{ key: { email: 'q@x.example' }, properties: { Name: 'Q', Client: 'Ondine Mbeki' } }],
  })
})

describe('the display name of a record', () => {
  it('is that of a marked property, of another name, of its speaker, or its key', async () => {
    const { data } = await get('records')
    expect(data.map(({ displayName }: Named) => displayName)).toEqual([
      'Ondine Mbeki',
      'B-77',
      'Zofia Núñez',
      'Dana Fox',
    ])
  })

  it('stands beside the ID in each response with records', async () => {
    const { data: keys } = await ok('memory/list-keys', DANA)
    const { data: properties } = await ok('properties', ZOFIA)
    const { data: found } = await ok('search', { query: 'renewal' })
    const { results } = await ok('smart-recall', { query: 'When is the renewal?' })
    expect(keys).toMatchObject({ displayName: 'Dana Fox' })
    expect(properties).toMatchObject({ displayName: 'Zofia Núñez' })
    expect(found[0]).toMatchObject({ displayName: 'Dana Fox' })
    expect(results[0].record).toMatchObject({ displayName: 'Dana Fox' })
    const details = await get(`memory/${results[0].memoryId}`)
    expect(details.data).toMatchObject({ displayName: 'Dana Fox' })
  })

  it('is listed of a record that was deleted, with who deleted it', async () => {
    const about = { email: 'gone@northwind.example' }
    await ok('upsert', { records: [{ key: about, properties: { Name: 'Max Gone' } }] })
    await ok('memory/delete-record', about)
    const { data } = await get('memory/deletions')
    expect(data[0]).toMatchObject({
      kind: 'record',
      displayName: 'Max Gone',
      deletedBy: expect.stringMatching(/^key:key_/),
    })
  })
})

describe('the list of records', () => {
  it.each([
    ['fox', ['Dana Fox']],
    ['NORTH', ['Dana Fox']],
    ['nunez', ['Zofia Núñez']],
    ['zof nu', ['Zofia Núñez']],
    ['zof mb', []],
    ['mbe', ['Ondine Mbeki']],
    ['b-7', ['B-77']],
    ['4930', ['Zofia Núñez']],
    ['ofia', []],
    ['(.*', []],
    ['%', []],
  ])('finds %s by the beginning of words', async (called, names) => {
    const { data } = await get(`records?called=${encodeURIComponent(called)}`)
    expect(data.map(({ displayName }: Named) => displayName)).toEqual(names)
  })
})
