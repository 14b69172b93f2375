import { expect, it } from 'vitest'
import { Keepsake } from '../client.ts'

const sent: Request[] = []
const client = new Keepsake({
  secretKey: 'sk_test_EXAMPLE0_0000000000000000000000000000000000000000000',
  fetch: async (url, init) => {
    sent.push(new Request(url, init))
    return Response.json({ success: true, data: {} })
  },
})

it('stores bytes and files, with the name of a file', async () => {
  await client.multimodal.memorizeFile(new Uint8Array([1, 2]), { caption: 'Two bytes' })
  expect(await sent.at(-1)?.json()).toEqual({ caption: 'Two bytes', contentBase64: 'AQI=' })
  await client.multimodal.memorizeFile(new File(['a'], 'a.png'), { email: 'dana@northwind.example' })
  expect(await sent.at(-1)?.json()).toEqual({ name: 'a.png', email: 'dana@northwind.example', contentBase64: 'YQ==' })
})

it('downloads files and thumbnails', async () => {
  for (const [call, path] of [
    [() => client.multimodal.download('med_1'), 'content'],
    [() => client.multimodal.downloadThumbnail('med_1'), 'thumbnail'],
  ] as const) {
    expect((await call()).bodyUsed).toBe(false)
    expect(sent.at(-1)?.url.endsWith(`/api/v1/multimodal/med_1/${path}`)).toBe(true)
    expect(sent.at(-1)?.headers.get('accept')).toBe('application/octet-stream')
  }
})
