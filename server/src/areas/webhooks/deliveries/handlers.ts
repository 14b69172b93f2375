import type { Handlers } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { findDelivery, retryDelivery } from './detail.ts'
import { attemptsOf, deliveryToWire, listDeliveries } from './history.ts'
import type { DeliveryDetail } from './sql/deliveries.ts'
import { hindranceOf, retryDeliveries } from './waiting.ts'

type DeliveryHandlers = Pick<
  Handlers,
  'listWebhookDeliveries' | 'getWebhookDelivery' | 'retryWebhookDelivery' | 'retryWebhookDeliveries'
>

export const deliveryHandlers: DeliveryHandlers = {
  async listWebhookDeliveries({ path, query, call }) {
    const { entries, ...page } = await listDeliveries(call.scope, path.id, query)
    return { status: 200, body: { success: true, data: entries.map(deliveryToWire), ...page } }
  },

  async getWebhookDelivery({ path, call }) {
    const delivery = await findDelivery(call.scope, path.id, path.deliveryId)
    return { status: 200, body: { success: true, data: detailToWire(delivery) } }
  },

  async retryWebhookDelivery({ path, call }) {
    const delivery = await retryDelivery(call.scope, path.id, path.deliveryId)
    const hindrance = await hindranceOf(call.scope, path.id)
    return { status: 200, body: { success: true, data: detailToWire(delivery), ...hindrance } }
  },

  async retryWebhookDeliveries({ path, body, call }) {
    const data = await retryDeliveries(call.scope, path.id, body)
    return { status: 200, body: { success: true, data, ...(await hindranceOf(call.scope, path.id)) } }
  },
}

const detailToWire = (delivery: DeliveryDetail): Schemas['WebhookDeliveryDetail'] => ({
  ...deliveryToWire(delivery),
  history: attemptsOf(delivery),
})
