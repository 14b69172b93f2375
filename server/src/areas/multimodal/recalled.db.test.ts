import { beforeEach, expect, it } from 'vitest'
import { pdfOf } from '../../../test/support/document-files.ts'
import { AUDIO } from '../../../test/support/media-files.ts'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)

const dana = { email: 'dana@northwind.example' }
const caption = 'The lighthouse at Whitby on a stormy evening'
const contentBase64 = Buffer.from(AUDIO.mp3).toString('base64')

let mediaId: string
beforeEach(async () => {
  await own.post('memorize', { ...dana, content: 'Dana likes long walks.', extract: false })
  const { status, body } = await own.post('multimodal/memorize', { ...dana, caption, contentBase64 })
  expect(status, JSON.stringify(body)).toBe(201)
  mediaId = body.data.media.id
})

const query = 'Where was the lighthouse?'
const foundIn = async (request: object): Promise<string[]> => {
  const { status, body } = await own.post('smart-recall', { query, ...request })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body.media ?? []).map(({ media }: { media: { id: string } }) => media.id)
}

it('finds captions of files that belong to a record', async () => {
  const { body } = await own.post('smart-recall', { query, ...dana })
  expect(body.media).toMatchObject([
    {
      media: { id: mediaId, caption },
      matched: expect.arrayContaining(['lighthouse']),
      highlights: [{ field: 'caption' }],
    },
  ])
  expect(body.results).toMatchObject([{ content: 'Dana likes long walks.' }])
  expect(await foundIn({})).toEqual([mediaId])
})

it('answers from a file, also without a memory that matches', async () => {
  const question = 'Where is the lighthouse on a stormy evening?'
  const { status, body } = await own.post('smart-recall', { query: question, ...dana, generateAnswer: true })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.answer).toContain('Whitby')
  expect(body.media).toMatchObject([{ media: { id: mediaId } }])
  expect(body.sources).toMatchObject([{ mediaId, field: 'caption', text: expect.stringContaining('Whitby') }])
  expect(body.sources[0]).not.toHaveProperty('memoryId')
})

it('names the page of a document that it answers from', async () => {
  const pages = ['This contract is between two parties.', 'The penalty for a late delivery is 4,000 euros.']
  const kim = { email: 'kim@northwind.example' }
  const stored = await own.post('multimodal/memorize', {
    ...kim,
    contentBase64: Buffer.from(pdfOf(pages)).toString('base64'),
  })
  expect(stored.status, JSON.stringify(stored.body)).toBe(201)
  const question = { ...kim, query: 'What is the penalty for a late delivery?', generateAnswer: true }
  const { body } = await own.post('smart-recall', question)
  expect(body.sources).toMatchObject([{ mediaId: stored.body.data.media.id, page: 2 }])
})

it('has the files of a record in its digest, those about the focus first', async () => {
  const digestOf = async (request: object): Promise<string> => {
    const { status, body } = await own.post('smart-memory-digest', { ...dana, ...request })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.digest
  }
  const transcript = 'We agreed on Tuesday to renew the harbour contract.'
  const call = { ...dana, name: 'call.wav', transcript, contentBase64: Buffer.from(AUDIO.wav).toString('base64') }
  const stored = await own.post('multimodal/memorize', call)
  expect(stored.status, JSON.stringify(stored.body)).toBe(201)
  const files = (digest: string) => digest.split('## Files')[1] ?? ''
  const whole = await digestOf({})
  expect(whole).toContain('Dana likes long walks.')
  expect(files(whole)).toContain(mediaId)
  expect(files(whole)).toContain(caption)
  expect(files(whole)).toContain(transcript)
  expect(files(await digestOf({ focus: 'lighthouse' }))).toMatch(new RegExp(`^\\n\\n- [^\\n]*${mediaId}`))
  expect(await digestOf({ asOf: '2020-01-01T00:00:00Z' })).not.toContain('## Files')
  expect(await digestOf({ includeMemories: false })).not.toContain('## Files')
})

it('applies the filters of the recall to the files', async () => {
  await own.post('memorize', { email: 'joe@northwind.example', type: 'Lead', content: 'Joe sails.', extract: false })
  expect(await foundIn({ email: 'joe@northwind.example' })).toEqual([])
  expect(await foundIn({ type: 'Lead' })).toEqual([])
  expect(await foundIn({ type: 'Contact' })).toEqual([mediaId])
  expect(await foundIn({ tags: ['none'] })).toEqual([])
  expect(await foundIn({ until: '2020-01-01T00:00:00Z' })).toEqual([])
  expect(await foundIn({ minScore: 1 })).toEqual([])
  const set = await own.post('upsert', { records: [{ key: dana, properties: { City: 'Leeds' } }] })
  expect(set.status).toBe(200)
  const inCity = (value: string) => ({
    filterByProperty: { logic: 'and', conditions: [{ property: 'City', operator: 'equals', value }] },
  })
  expect(await foundIn(inCity('Leeds'))).toEqual([mediaId])
  expect(await foundIn(inCity('York'))).toEqual([])
})

it('finds no files without a record, of a deleted record or of others', async () => {
  await own.post('multimodal/memorize', { caption: 'A lighthouse of nobody', contentBase64 })
  expect(await foundIn({})).toEqual([mediaId])
  const { key } = await app.organization()
  expect((await app.call('POST', '/api/v1/smart-recall', { key, body: { query } })).body.media).toBeUndefined()
  await own.post('memory/delete-record', dana)
  expect(await foundIn({})).toEqual([])
})
