import { expect, it } from 'vitest'
import { Keepsake } from '../client.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'

const sent: Request[] = []
const client = new Keepsake({
  secretKey: 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000',
  fetch: async (url, init) => {
    sent.push(new Request(url, init))
    return Response.json({ success: true, data: {} })
  },
})
const lastForm = async (): Promise<FormData> => (await sent.at(-1)?.formData()) ?? new FormData()

it('attaches files with their name', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => n % 256)
  await client.guidelines.attachFile('gdl_1', bytes, { name: 'a.bin', type: 'data' })
  expect(sent.at(-1)?.url).toMatch(/\/api\/v1\/guidelines\/gdl_1\/attachments$/)
  const form = await lastForm()
  const file = form.get('file') as File
  expect([file.name, form.get('type'), form.get('name')]).toEqual(['a.bin', 'data', 'a.bin'])
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
  await client.guidelines.attachFile('gdl_1', new File(['a'], 'a.txt'))
  expect(((await lastForm()).get('file') as File).name).toBe('a.txt')
  await expect(client.guidelines.attachFile('gdl_1', new Blob(['a']))).rejects.toThrow(ConfigurationError)
})

it('downloads the bytes of an attachment', async () => {
  const response = await client.guidelines.downloadAttachment('gdl_1', 'gat_1')
  expect(response.bodyUsed).toBe(false)
  expect(sent.at(-1)?.url).toMatch(/\/api\/v1\/guidelines\/gdl_1\/attachments\/gat_1$/)
  expect(sent.at(-1)?.headers.get('accept')).toBe('application/octet-stream')
})
