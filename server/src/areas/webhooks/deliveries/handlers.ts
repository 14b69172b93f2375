import { listedAs, ok, respond } from '../../../contract/answers.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import type { Keyring } from '../attempt/keyring.ts'
import { findDelivery, retryDelivery } from './detail.ts'
import { attemptsOf, deliveryToWire, listDeliveries } from './history.ts'
import { requestHeadersOf } from './request-headers.ts'
import type { DeliveryDetail } from './sql/deliveries.ts'
import { hindranceOf, retryDeliveries } from './waiting.ts'

export const createDeliveryHandlers = ({ keyring }: { keyring: Keyring }) =>
  ({
    listWebhookDeliveries: async ({ path, query, call }) =>
      listedAs(await listDeliveries(call.scope, path.id, query), deliveryToWire),

    async getWebhookDelivery({ path, call }) {
      const delivery = await findDelivery(call.scope, path.id, path.deliveryId)
      return ok(await detailToWire(call.scope, delivery, keyring))
    },

    async retryWebhookDelivery({ path, call }) {
      const delivery = await retryDelivery(call.scope, path.id, path.deliveryId)
      const hindrance = await hindranceOf(call.scope, path.id)
      const data = await detailToWire(call.scope, delivery, keyring)
      return respond(200, { data, ...hindrance })
    },

    async retryWebhookDeliveries({ path, body, call }) {
      const data = await retryDeliveries(call.scope, path.id, body)
      return respond(200, { data, ...(await hindranceOf(call.scope, path.id)) })
    },
  }) satisfies Partial<Handlers>

const detailToWire = async (
  scope: TenantScope,
  delivery: DeliveryDetail,
  keyring: Keyring,
): Promise<Schemas['WebhookDeliveryDetail']> => ({
  ...deliveryToWire(delivery),
  request_headers: await requestHeadersOf(scope, delivery, keyring),
  history: attemptsOf(delivery),
})
