// Store a picture with a caption, and find it by the words of the caption.
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

await client.multimodal.memorizeFile(Buffer.from(pixel, 'base64'), {
  name: 'whiteboard.png',
  caption: 'Whiteboard with the launch plan',
  email: 'dana.reyes@northwind.example',
})
const { results } = await client.multimodal.search({ query: 'launch plan', email: 'dana.reyes@northwind.example' })
for (const { media, highlights } of results) console.log(`${media.name}: ${highlights?.[0]?.text}`)
