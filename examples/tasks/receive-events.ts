/** Creates a source of webhooks, sends it a signed event like another service, and reads the memory that it became. */
import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Keepsake } from '@keepsake/sdk'

const client = new Keepsake()
const { data: source } = await client.webhooks.sources.create({
  name: 'Support desk',
  scheme: 'hmac',
  signature: { header: 'X-Desk-Signature', encoding: 'hex' },
  types: ['ticket.*'],
  mapping: {
    record: { email: 'ticket.requester.email' },
    content: 'Ticket: {{ticket.subject}}',
    properties: { 'Open tickets': 'ticket.open' },
  },
})

// what the other service does: it signs the bytes that it sends to source.url
const event = {
  type: 'ticket.created',
  ticket: { subject: 'The export stops at 50%', open: 2, requester: { email: 'dana.reyes@northwind.example' } },
}
const signature = createHmac('sha256', source.secret_current).update(JSON.stringify(event)).digest('hex')
const headers = { 'X-Desk-Signature': signature }
for (const attempt of ['first', 'second']) {
  const { data } = await client.webhooks.receive(source.id, event, { headers })
  console.log(`${attempt} delivery: ${data.result}`)
}

for (let waits = 0; waits < 100; waits++) {
  const { data: stored } = await client.webhooks.sources.events(source.id, { status: 'stored' })
  if (stored.length > 0) break
  await pause(100)
}
const { results } = await client.memory.smartRecall({ email: 'dana.reyes@northwind.example', query: 'export' })
console.log(results[0]?.content)
