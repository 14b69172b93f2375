import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, scriptedModel, settingsOf } from '../../../../../test/support/scripted-model.ts'
import { createTestApp, type TestApp } from '../../../../../test/support/test-app.ts'
import { useApp, useOrganization } from '../../../../../test/support/use-app.ts'

const content = 'Budget: $120k. Stage: Won. They probably decide on Thursday the 29th.'

describe('trying what is extracted', () => {
  const app = useApp()
  const own = useOrganization(app)
  const get = async (path: string) => (await app.call('GET', `/api/v1/${path}`, { key: own.key })).body
  const attempt = (body: object = {}) => own.post('collections/try-extraction', { content, ...body })
  const define = () =>
    own.post('collections', {
      name: 'Sales',
      entityType: 'Contact',
      properties: [
        { name: 'Budget', type: 'number', unit: 'USD' },
        { name: 'Stage', type: 'options', options: ['Won', 'Lost'], review: 'always' },
        { name: 'Decision date', type: 'date', description: 'The day by which the customer decides.' },
      ],
    })

  it('shows the values with their evidence and what would become of them, and stores and charges nothing', async () => {
    await define()
    const before = await get('me')
    const { status, body } = await attempt({ timestamp: '2026-10-06T09:00:00Z' })
    expect(status, JSON.stringify(body)).toBe(200)
    const { properties, creditsCharged } = body.data
    expect(creditsCharged).toBe(0)
    expect(properties).toMatchObject([
      { propertyName: 'Budget', value: 120_000, stored: true, engine: 'offline' },
      { propertyName: 'Stage', value: 'Won', stored: false, reason: 'review_required' },
      { propertyName: 'Decision date', value: '2026-10-29', stored: false, reason: 'low_confidence' },
    ])
    for (const { evidence } of properties) expect(content.slice(evidence.start, evidence.end)).toBe(evidence.text)
    expect(await get('me')).toEqual(before)
    expect((await get('records')).data).toEqual([])
    expect((await get('suggestions')).data).toEqual([])
  })

  it('says the same as memorize for a new record', async () => {
    await define()
    const when = { timestamp: '2026-10-06T09:00:00Z' }
    const { properties } = (await attempt(when)).body.data
    const stored = await own.post('memorize', { email: 'dana@northwind.example', content, ...when })
    expect(stored.body.data.properties).toEqual(properties)
  })

  it('uses the collections of a type, or those that are named, and the confidence that is given', async () => {
    await define()
    const found = async (body: object) =>
      (await attempt(body)).body.data.properties.map(({ stored }: { stored: boolean }) => stored)
    expect(await found({ type: 'Company' })).toEqual([])
    expect(await found({ type: 'Contact', minConfidence: 0.5 })).toEqual([true, false, true])
    expect(await found({ collectionNames: ['sales'], minConfidence: 1 })).toEqual([false, false, false])
    expect((await attempt({ collectionNames: ['Other'] })).status).toBe(404)
    expect((await attempt({ content: ' ' })).status).toBe(400)
    expect((await attempt({ content: 'x'.repeat(20_001) })).status).toBe(400)
  })

  it('finds nothing without collections', async () => {
    expect((await attempt()).body.data).toEqual({ properties: [], creditsCharged: 0 })
  })
})

describe('trying what a model extracts', () => {
  let app: TestApp
  let model: ScriptedModel
  let step: Step
  beforeAll(async () => {
    model = await scriptedModel(() => step)
    app = await createTestApp({ settings: settingsOf(model) })
  })
  afterAll(async () => {
    await app.stop()
    await model[Symbol.asyncDispose]()
  })

  it('costs one credit if something is found, which must be there', async () => {
    const { key } = await app.organization({ credits: 1 })
    const call = async (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
    await call('collections', { name: 'Sales', properties: [{ name: 'Budget', type: 'number' }] })
    const attempt = () => call('collections/try-extraction', { content: 'They spend ninety thousand.' })
    const credits = async () => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
    step = { answer: { values: [] } }
    expect((await attempt()).body.data).toEqual({ properties: [], creditsCharged: 0 })
    step = { status: 400 }
    expect((await attempt()).status).toBe(400)
    expect(await credits()).toBe(1)
    step = { answer: { values: [{ property: 1, value: 90_000, quote: 'ninety thousand', confidence: 0.95 }] } }
    expect((await attempt()).body.data).toMatchObject({
      properties: [{ value: 90_000, stored: true, engine: 'model', evidence: { text: 'ninety thousand' } }],
      creditsCharged: 1,
    })
    expect(await credits()).toBe(0)
    expect((await attempt()).status).toBe(402)
  })
})
