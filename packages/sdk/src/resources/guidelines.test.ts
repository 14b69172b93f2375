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
const bodyOf = (request: Request | undefined): Promise<unknown> | undefined => request?.json()

it('attaches bytes and files with their name', async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, n) => n % 256)
  await client.guidelines.attachFile('gdl_1', bytes, { name: 'a.bin', type: 'data' })
  const contentBase64 = Buffer.from(bytes).toString('base64')
  expect(await bodyOf(sent.at(-1))).toEqual({ name: 'a.bin', type: 'data', contentBase64 })
  await client.guidelines.attachFile('gdl_1', new File(['a'], 'a.txt'))
  expect(await bodyOf(sent.at(-1))).toEqual({ name: 'a.txt', contentBase64: 'YQ==' })
  await expect(client.guidelines.attachFile('gdl_1', new Blob(['a']))).rejects.toThrow(ConfigurationError)
})

it('downloads the bytes of an attachment', async () => {
  const response = await client.guidelines.downloadAttachment('gdl_1', 'gat_1')
  expect(response.bodyUsed).toBe(false)
  expect(sent.at(-1)?.url).toMatch(/\/api\/v1\/guidelines\/gdl_1\/attachments\/gat_1$/)
  expect(sent.at(-1)?.headers.get('accept')).toBe('application/octet-stream')
})
