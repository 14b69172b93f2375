import { z } from 'zod'
import type { Client } from '../lib/client.ts'

const Accepted = z.object({ eventId: z.string() })
const Event = z.object({ data: z.object({ status: z.string() }) })
const MAX_DOCUMENTS = 100
const POLL_MS = 50

/** Adds documents to a project, 100 per call, and waits until all are read. */
export async function ingest(client: Client, project: string, documents: readonly object[]): Promise<void> {
  for (let from = 0; from < documents.length; from += MAX_DOCUMENTS) {
    const body = { project, documents: documents.slice(from, from + MAX_DOCUMENTS) }
    const { eventId } = Accepted.parse(await client.post('/api/v1/rag/ingest', body))
    await completed(client, eventId)
  }
}

async function completed({ get }: Client, eventId: string): Promise<void> {
  for (;;) {
    const { data } = Event.parse(await get(`/api/v1/events/${eventId}`))
    if (data.status === 'completed') return
    if (data.status !== 'queued' && data.status !== 'processing') throw new Error(`Documents ended as ${data.status}.`)
    await new Promise(resolve => setTimeout(resolve, POLL_MS))
  }
}
