import { createReadStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Keepsake } from '@keepsake/sdk'
import { fakeKeepsake, signWebhook } from '@keepsake/sdk/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useApp } from '../server/test/support/use-app.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const directory = mkdtempSync(join(tmpdir(), 'keepsake-uploads-'))
const path = join(directory, 'Überblick 計画.png')
const app = useApp()
let client: Keepsake
beforeAll(async () => {
  writeFileSync(path, PNG)
  client = new Keepsake({ secretKey: await (await app.organization()).keyFor({}), baseUrl: await app.listen() })
})
afterAll(() => rmSync(directory, { recursive: true }))

it.each([
  ['path', () => path, 'Überblick 計画.png'],
  ['ReadStream', () => createReadStream(path), 'Überblick 計画.png'],
  ['Buffer', () => PNG, 'image.png'],
  ['ReadableStream', () => new Blob([PNG]).stream(), 'image.png'],
])('stores a file from a %s', async (from, file, name) => {
  const fields = { caption: `A plan from a ${from}`, email: 'dana@northwind.example', tags: ['plan'], analyze: false }
  const { data } = await client.multimodal.memorizeFile(file(), fields)
  const { media } = data
  expect(media).toMatchObject({ name, size: PNG.length, caption: fields.caption, tags: ['plan'] })
  const download = await client.multimodal.download(media.id)
  expect(Buffer.from(await download.arrayBuffer())).toEqual(PNG)
})

it('attaches a file to a guideline from its path', async () => {
  const guideline = await client.guidelines.create({ name: 'Refunds', value: 'Refund within 14 days.' })
  const { data } = await client.guidelines.attachFile(guideline.data.id, path, { type: 'image', description: 'It' })
  expect(data).toMatchObject({ name: 'Überblick 計画.png', type: 'image', size: PNG.length })
})

it('is a program that a test can run without a server', async () => {
  const fake = fakeKeepsake({ answers: { 'memory.smartRecall': { success: true, results: [] } } })
  await fake.memory.smartRecall({ query: 'When?' })
  expect(fake.calls).toEqual([{ operation: 'memory.smartRecall', body: { query: 'When?' } }])
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const event = { type: 'memory.stored', data: { object: { id: 'mem_1', recordId: 'rec_1' } } }
  const { body, headers } = await signWebhook({ event, secret })
  expect((await fake.webhooks.unwrap(body, headers, { secret })).type).toBe('memory.stored')
})
