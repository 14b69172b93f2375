/**
 * Declares an event type, sends events of it to a destination that filters them, and verifies what arrives. The receiver
 * is on this machine: use a key for test data, and start the server with OUTBOUND_ALLOW=127.0.0.1.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isKeepsakeError, Keepsake } from '@keepsake/sdk'

const client = new Keepsake()

// publishing refuses events of this type whose data does not match the schema
const type = 'order.shipped'
const example = { id: 'ord_4711', amount_cents: 125_000 }
const { own } = await client.webhooks.eventTypes()
if (!own.some(declared => declared.type === type)) {
  const properties = { id: { type: 'string' }, amount_cents: { type: 'integer', minimum: 0 } }
  const schema = { type: 'object', required: ['id', 'amount_cents'], properties }
  await client.webhooks.createEventType({ type, schema, example })
}

// what the other system does: it verifies the signature over the body as it arrived
let secret = ''
const receiver = createServer(async (request, response) => {
  const event = await client.webhooks.unwrap(await text(request), request.headers, { secret })
  response.end()
  receiver.emit('event', event)
})
await once(receiver.listen(0, '127.0.0.1'), 'listening')

const created = await client.destinations.create({
  name: 'Large orders',
  url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`,
  events: [type],
  filter: 'event.data.object.amount_cents >= 100000',
})
secret = created.secret

const [{ data: published }, [event]] = await Promise.all([
  client.webhooks.publish({
    events: [
      { type, data: example },
      { type, data: { id: 'ord_4712', amount_cents: 900 } },
    ],
  }),
  once(receiver, 'event'),
])
console.log(`receivers of each event: ${published.map(({ deliveries }) => deliveries).join(', ')}`)
console.log(`${event.type} ${event.data.object.id}`)

try {
  await client.webhooks.publish({ events: [{ type, data: { id: 'ord_4713' } }] })
} catch (error) {
  if (!isKeepsakeError(error)) throw error
  console.log(error.message)
}

await client.destinations.delete(created.data.id)
receiver.close()
