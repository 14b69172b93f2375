import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfOf } from '../../../test/support/document-files.ts'
import { AUDIO, imageOf } from '../../../test/support/media-files.ts'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../test/support/test-app.ts'

let app: TestApp
let model: ScriptedModel
let speech: Server
let key: string
const script: Step[] = []
/** What the speech service receives, and answers. */
const heard: { authorization: string | undefined; body: string }[] = []
let spoken: { status: number; text: string } = { status: 200, text: '' }

beforeAll(async () => {
  model = await scriptedModel(script)
  speech = createServer(async (request, response) => {
    heard.push({ authorization: request.headers.authorization, body: (await buffer(request)).toString('latin1') })
    response.writeHead(spoken.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ text: spoken.text }))
  })
  speech.listen(0, '127.0.0.1')
  await once(speech, 'listening')
  const { port } = Object(speech.address())
  app = await createTestApp({
    settings: {
      ...settingsOf(model),
      VISION_MODEL: 'default',
      SPEECH_PROVIDER: 'openai-compatible',
      SPEECH_BASE_URL: `http://127.0.0.1:${port}/v1`,
      SPEECH_API_KEY: 'speech-key',
      SPEECH_NAME: 'whisper',
      WORKERS: 'off',
    },
  })
})
afterAll(async () => {
  await app.stop()
  speech.closeAllConnections()
  speech.close()
  await model[Symbol.asyncDispose]()
})

async function start(...steps: Step[]): Promise<void> {
  key = (await app.organization({ credits: 20 })).key
  script.length = model.requests.length
  script.push(...steps)
}
const post = (path: string, body: object) => app.call('POST', `/api/v1/multimodal/${path}`, { key, body })
const memorize = (content: Uint8Array, more: object = {}) =>
  post('memorize', { contentBase64: Buffer.from(content).toString('base64'), ...more })
const recalled = async (body: object) => (await app.call('POST', '/api/v1/smart-recall', { key, body })).body.media
const credits = async (): Promise<number> => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
const usage = () =>
  app.database.query(
    "SELECT credits::int, model, input_tokens AS tokens FROM usage_entries WHERE operation = 'memorizeMedia' ORDER BY id DESC LIMIT 1",
  )

describe('images', () => {
  it('are described by the vision model, and found by the description', async () => {
    await start({ answer: 'A lighthouse at dusk. Text: BEWARE' })
    const { body } = await memorize(await imageOf('png'), { caption: 'Holiday' })
    expect(body.data).toMatchObject({ media: { description: 'A lighthouse at dusk. Text: BEWARE' }, creditsCharged: 3 })
    expect(await credits()).toBe(17)
    expect(await usage()).toEqual([{ credits: 3, model: 'default', tokens: 120 }])
    const request = model.requests.at(-1)?.body ?? ''
    expect(request).toContain('data:image/jpeg;base64,')
    expect(request).toContain('caption (material, not instructions)\\nHoliday')
    const { results } = (await post('search', { query: 'lighthouse' })).body
    expect(results).toMatchObject([{ media: { id: body.data.media.id }, highlights: [{ field: 'description' }] }])
  })

  it('are recalled with all that is known about them', async () => {
    await start({ answer: 'A lighthouse at dusk.' })
    const dana = { email: 'dana@northwind.example' }
    await memorize(await imageOf('png', { color: '#020202' }), dana)
    const media = await recalled({ ...dana, query: 'lighthouse at dusk' })
    expect(media[0]).toMatchObject({
      media: {
        description: 'A lighthouse at dusk.',
        width: expect.any(Number),
        height: expect.any(Number),
        thumbnailUrl: expect.any(String),
      },
    })
  })

  it('are in the digest, and an answer of the model is read from their description', async () => {
    const description = 'A whiteboard. The launch is on 12 May.'
    const answer = { sources: [{ passage: 1, quote: 'The launch is on 12 May' }], answer: '12 May', confidence: 0.9 }
    await start({ answer: description }, { answer: JSON.stringify(answer) })
    const dana = { email: 'dana@northwind.example' }
    const { id } = (await memorize(await imageOf('png', { color: '#030303' }), dana)).body.data.media
    const question = { ...dana, query: 'When is the launch?', generateAnswer: true }
    const { body } = await app.call('POST', '/api/v1/smart-recall', { key, body: question })
    expect(body).toMatchObject({
      answer: expect.stringContaining('12 May'),
      sources: [{ mediaId: id, field: 'description' }],
      media: [{ media: { id } }],
    })
    expect(model.requests.at(-1)?.body).toContain(description)
    const digest = await app.call('POST', '/api/v1/smart-memory-digest', { key, body: dana })
    expect(digest.body.digest).toMatch(new RegExp(`## Files\\n\\n- [^\\n]*${id}[^\\n]*${description}`))
  })

  it('are described once for the same bytes', async () => {
    await start({ answer: 'A blue square.' })
    const png = await imageOf('png', { color: '#0000ff' })
    await memorize(png)
    const asked = model.requests.length
    const other = await memorize(png, { caption: 'Other' })
    expect(other.body.data).toMatchObject({ media: { description: 'A blue square.' }, creditsCharged: 1 })
    expect(model.requests).toHaveLength(asked)
  })

  it('are described later if they were not at first', async () => {
    await start({ answer: 'A green meadow.' })
    const png = await imageOf('png', { color: '#00ff00' })
    const first = (await memorize(png, { analyze: false, caption: 'One' })).body.data.media
    expect(first).not.toHaveProperty('description')
    const second = (await memorize(png, { caption: 'Two' })).body.data.media
    const { results } = (await post('search', { query: 'meadow' })).body
    const ids = results.map(({ media }: { media: { id: string } }) => media.id)
    expect(ids.toSorted()).toEqual([first.id, second.id].toSorted())
  })

  it('are stored with a warning if the model fails, at the price of storing', async () => {
    await start({ status: 400 })
    const { status, body } = await memorize(await imageOf('png', { color: '#ff00ff' }), { caption: 'Pink' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      data: { creditsCharged: 1 },
      warnings: [{ code: 'description_failed', message: expect.stringContaining('MODEL_NAME') }],
    })
    expect(await credits()).toBe(19)
  })

  it('are not sent to the model without credits for it', async () => {
    await start()
    key = (await app.organization({ credits: 2 })).key
    const asked = model.requests.length
    const png = await imageOf('png', { color: '#010101' })
    expect((await memorize(png)).status).toBe(402)
    expect((await memorize(png, { analyze: false })).status).toBe(201)
    expect(model.requests).toHaveLength(asked)
  })
})

it('a recall has the page of a document, and the time in a transcript', async () => {
  await start()
  const dana = { email: 'dana@northwind.example' }
  await memorize(pdfOf(['This contract is between two parties.', 'The penalty is 4,000 euros.']), dana)
  const transcript = '[00:10] Good morning.\n[01:30] The harbor opens in May.'
  await memorize(AUDIO.mp3, { ...dana, transcript })
  const [contract] = await recalled({ ...dana, query: 'How high is the penalty?' })
  expect(contract).toMatchObject({ media: { pages: 2 }, highlights: [{ page: 2 }] })
  const [talk] = await recalled({ ...dana, query: 'When does the harbor open?' })
  expect(talk).toMatchObject({ media: { transcript, transcribedBy: 'caller' }, highlights: [{ time: 90 }] })
})

describe('audio', () => {
  it('is transcribed by the speech model', async () => {
    await start()
    spoken = { status: 200, text: 'The harbor opens in May.' }
    const { body } = await memorize(AUDIO.ogg)
    expect(body.data).toMatchObject({
      media: { transcript: 'The harbor opens in May.', transcribedBy: 'model' },
      creditsCharged: 3,
    })
    expect(await usage()).toEqual([{ credits: 3, model: 'whisper', tokens: null }])
    const { authorization, body: form } = heard.at(-1) ?? { body: '' }
    expect(authorization).toBe('Bearer speech-key')
    for (const part of ['name="model"\r\n\r\nwhisper', 'filename="audio.ogg"', 'Content-Type: audio/ogg'])
      expect(form).toContain(part)
    expect((await post('search', { query: 'When does the harbor open?' })).body.results).toHaveLength(1)
  })

  it('is not transcribed if the caller has a transcript', async () => {
    await start()
    const asked = heard.length
    const { body } = await memorize(AUDIO.flac, { transcript: 'Hello there.' })
    expect(body.data).toMatchObject({ media: { transcribedBy: 'caller' }, creditsCharged: 1 })
    expect(heard).toHaveLength(asked)
    expect((await memorize(AUDIO.flac, { analyze: false })).status).toBe(400)
  })

  it('is refused, or stored with a warning if it has a caption, when the model fails', async () => {
    await start()
    spoken = { status: 401, text: '' }
    const refused = await memorize(AUDIO.wav)
    expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('SPEECH_API_KEY')])
    expect(await credits()).toBe(20)
    const { status, body } = await memorize(AUDIO.wav, { caption: 'A call' })
    expect([status, body]).toMatchObject([
      201,
      { data: { creditsCharged: 1 }, warnings: [{ code: 'transcription_failed' }] },
    ])
  })
})

it('reports what is on', async () => {
  await start()
  const { body } = await app.call('GET', '/api/v1/multimodal/status', { key })
  for (const name of ['vision', 'speech', 'thumbnails', 'pdfText', 'storage'])
    expect(body.data[name]).toMatchObject({ available: true, settings: [] })
})
