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
