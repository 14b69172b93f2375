// Store many memories at once, and wait until all are stored.
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()
const notes = { 'northwind.example': 'Opened an office in Leeds.', 'harborpine.example': 'Renewed for two years.' }

const { eventId } = await client.memory.memorizeBatch(
  { records: Object.entries(notes).map(([websiteUrl, content]) => ({ websiteUrl, content })) },
  // With the same key, a repeated run takes effect only once.
  { idempotencyKey: 'notes-of-november' },
)
const event = await client.events.wait(eventId, {
  onProgress: ({ progress }) => console.error(`${progress.done} of ${progress.total}`),
})
console.log(event.status, event.progress.done)
