import { beforeEach, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../test/support/document-files.ts'
import { AUDIO, imageOf } from '../../../test/support/media-files.ts'
import { useApp, useOrganization } from '../../../test/support/use-app.ts'

const app = useApp()
const own = useOrganization(app)
const dana = { email: 'dana@northwind.example' }
const max = { email: 'max@northwind.example' }

const store = async (content: Uint8Array, more: object = {}): Promise<{ id: string; recordId: string }> => {
  const contentBase64 = Buffer.from(content).toString('base64')
  const { status, body } = await own.post('multimodal/memorize', { contentBase64, ...more })
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.media
}
const search = (body: object) => own.post('multimodal/search', body)
const found = async (body: object): Promise<string[]> =>
  (await search(body)).body.results.map(({ media }: { media: { id: string } }) => media.id)

describe('a search', () => {
  let board: { id: string; recordId: string }
  let call: { id: string }
  let contract: { id: string }
  beforeEach(async () => {
    const image = await imageOf('png', { color: '#112233' })
    board = await store(image, {
      ...dana,
      caption: 'Whiteboard with the launch plan',
      tags: ['launch', 'q1'],
      timestamp: '2026-01-10T00:00:00Z',
    })
    call = await store(AUDIO.mp3, {
      ...max,
      transcript: 'We postpone the launch until the harbor opens.',
      tags: ['launch'],
      timestamp: '2026-02-10T00:00:00Z',
    })
    contract = await store(
      pdfOf(['This contract is between two parties.', 'The penalty for late delivery is 4,000 euros.']),
      {
        name: 'contract.pdf',
        timestamp: '2026-03-10T00:00:00Z',
      },
    )
  })

  it('finds captions, transcripts and pages, with the places that match', async () => {
    const { body } = await search({ query: 'penalty for a late delivery' })
    expect(body.creditsCharged).toBe(1)
    expect(body.results[0]).toMatchObject({
      media: { id: contract.id, kind: 'pdf', name: 'contract.pdf', pages: 2 },
      score: expect.any(Number),
      matched: expect.arrayContaining(['penalty', 'late', 'delivery']),
      highlights: [{ field: 'text', page: 2, text: 'The penalty for late delivery is 4,000 euros.', start: 0 }],
    })
    const harbor = (await search({ query: 'When does the harbor open?' })).body.results
    expect(harbor[0]).toMatchObject({
      media: { id: call.id },
      highlights: [{ field: 'transcript', text: 'We postpone the launch until the harbor opens.', start: 0, end: 46 }],
    })
    expect(await found({ query: 'whiteboard' })).toEqual([board.id])
    expect(await found({ query: 'zebra' })).toEqual([])
  })

  it('finds the place in a long transcript, and its time if the transcript gives times', async () => {
    const talk = 'We talk about the weather and the usual things of the week.'
    const cue = (n: number, text: string) => `[${Math.floor(n / 60)}:${String(n % 60).padStart(2, '0')}] ${text}\n`
    const lines = (said: (n: number, text: string) => string) =>
      Array.from({ length: 1_000 }, (_, n) =>
        said(n, n === 900 ? 'The zeppelin costs nine thousand euros.' : talk),
      ).join('')
    const [timed, bare] = [lines(cue), lines((_, text) => `${text}\n`)]
    for (const [transcript, time] of [
      [timed, [899, 900]],
      [bare, [undefined]],
    ] as const) {
      const { id } = await store(AUDIO.flac, { transcript })
      const { body } = await search({ query: 'What does the zeppelin cost?' })
      const result = body.results.find(({ media }: { media: { id: string } }) => media.id === id)
      const [place] = result.highlights
      expect(place).toMatchObject({ field: 'transcript', text: expect.stringContaining('The zeppelin costs') })
      expect(transcript.slice(place.start, place.end)).toBe(place.text)
      expect(time).toContain(place.time)
    }
  })

  it.each<[string, object, (keyof typeof ids)[]]>([
    ['the kind', { kinds: ['audio', 'pdf'] }, ['call']],
    ['the record', dana, ['board']],
    ['the time', { since: '2026-02-01T00:00:00Z' }, ['call']],
    ['the end', { until: '2026-02-01T00:00:00Z' }, ['board']],
    ['all tags', { tags: ['q1', 'launch'] }, ['board']],
  ])('is limited by %s', async (_, filter, expected) => {
    ids.board = board.id
    ids.call = call.id
    expect(await found({ query: 'launch', ...filter })).toEqual(expected.map(name => ids[name]))
    const listed = await found(filter)
    expect(listed.filter(id => id !== contract.id)).toEqual(expected.map(name => ids[name]))
  })
  const ids = { board: '', call: '' }

  it('lists the newest without a query, page by page, for nothing', async () => {
    const first = (await search({ limit: 2 })).body
    expect(first).toMatchObject({
      results: [{ media: { id: contract.id } }, { media: { id: call.id } }],
      creditsCharged: 0,
      nextCursor: expect.any(String),
    })
    const rest = (await search({ limit: 2, cursor: first.nextCursor })).body
    expect(rest.results).toMatchObject([{ media: { id: board.id } }])
    expect(rest).not.toHaveProperty('nextCursor')
    expect((await search({ cursor: 'x' })).status).toBe(400)
    expect((await search({ query: 'x', cursor: first.nextCursor })).status).toBe(400)
    expect((await search({ email: 'nobody@northwind.example' })).status).toBe(404)
  })
})
