import type { Schemas } from '../../contract/schemas.ts'
import { auditBy } from '../../platform/access/audit.ts'
import { mayUse } from '../../platform/access/permissions.ts'
import type { Principal } from '../../platform/access/principal.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { GatewayPhoneDelivery } from '../../platform/database/prisma/client.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import { readable, secretStateOf, UNREADABLE_URL } from '../../platform/encryption/readable.ts'
import { maskUrl } from '../../platform/encryption/stored-url.ts'
import type { Page } from '../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../platform/lists/list.ts'
import { conflict, notFound } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { decryptPhoneUrl, enqueuePhones } from './phones.ts'
import type { GatewayEditor } from './suppressions.ts'

type Delivery = Schemas['PhoneDelivery']
type Query = PageQuery & { status?: Delivery['status'] | undefined }

const cursor = idCursor('phone-deliveries', 'phd')

/** One page of the deliveries of phone numbers, newest first. */
export const listPhoneDeliveries = (
  scope: TenantScope,
  { status, ...query }: Query,
): Promise<Page<GatewayPhoneDelivery>> =>
  findById(query, cursor, 'desc', ({ where, ...page }) =>
    scope.prisma(models => models.gatewayPhoneDelivery.findMany({ where: given({ ...where, status }), ...page })),
  )

/**
 * Queues an ended delivery again, in the current transaction. It reveals the numbers once more, so it is audited.
 * @throws ApiError `not_found_error`, or `conflict_error` if the delivery has not ended
 */
export async function retryPhoneDelivery(editor: GatewayEditor, id: string): Promise<GatewayPhoneDelivery> {
  const { database, scope } = editor
  const ended = { id, status: { in: ['succeeded', 'failed'] } }
  const data = { status: 'queued', attempts: 0, attemptedAt: null, responseCode: null, message: null }
  const [delivery] = await scope.prisma(models =>
    models.gatewayPhoneDelivery.updateManyAndReturn({ where: ended, data }),
  )
  if (!delivery) {
    const existing = await scope.prisma(models => models.gatewayPhoneDelivery.findFirst({ where: { id } }))
    if (!existing) throw notFound('phone delivery', id)
    throw conflict(`The delivery is ${existing.status}, so it is sent anyway. Wait until it has succeeded or failed.`)
  }
  await enqueuePhones(scope, database, id)
  const details = { people: delivery.personIds.length }
  await auditBy(database, editor, { action: 'gateway_phone_delivery.retried', target: id, details })
  return delivery
}

export function phoneDeliveryToWire(delivery: GatewayPhoneDelivery, principal: Principal, vault: Vault): Delivery {
  const { id, status, personIds, attempts, attemptedAt, responseCode, message, createdAt } = delivery
  const open = (): string => decryptPhoneUrl(vault, delivery.url)
  const url = readable(open, UNREADABLE_URL)
  return {
    id,
    // the column contains only what the job and the retry write
    status: status as Delivery['status'],
    url: mayUse(principal, 'gateway:write') ? url : maskUrl(url),
    ...secretStateOf(open),
    personIds,
    attempts,
    ...(attemptedAt !== null && {
      lastAttempt: {
        at: attemptedAt.toISOString(),
        ...(responseCode !== null && { responseCode }),
        ...(message !== null && { message }),
      },
    }),
    createdAt: createdAt.toISOString(),
  }
}
