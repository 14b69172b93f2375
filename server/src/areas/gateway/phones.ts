import type { Platform } from '../../platform/contribution/platform.ts'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import type { EncryptedColumn } from '../../platform/encryption/reencrypt.ts'
import { signingSecrets } from '../../platform/encryption/signing-secret.ts'
import { enqueuePost, type Posts } from '../../platform/jobs/post-job.ts'
import { newId } from '../../platform/values/ids.ts'
import { isObject, type JsonObject } from '../../platform/values/json.ts'
import { contactDetailsOf } from './local/person-body.ts'

export const PHONES_JOB = 'gateway.deliver_phones'
const URL_PURPOSE = 'gateway.phone_url'

/** They sign the deliveries of a tenant. */
export const SIGNING_SECRETS = signingSecrets('gateway.signing_secret')

export const PHONE_COLUMNS: EncryptedColumn[] = [
  { table: 'gateway_phone_deliveries', column: 'url', where: 'true', purpose: URL_PURPOSE },
]

type Sender = Pick<Platform, 'database' | 'vault'>

/** Queues one delivery of phone numbers, in the transaction of the response. */
export async function queuePhones(
  scope: TenantScope,
  { database, vault }: Sender,
  { personIds, url }: { personIds: string[]; url: string },
): Promise<void> {
  const id = newId('phd')
  const data = { tenantId: scope.tenantId, id, personIds, url: vault.encrypt(url, URL_PURPOSE) }
  await scope.prisma(models => models.gatewayPhoneDelivery.createMany({ data: [data] }))
  await enqueuePhones(scope, database, id)
}

/** Starts the attempts of a stored delivery, in the current transaction. */
export const enqueuePhones = (scope: TenantScope, database: Database, deliveryId: string): Promise<void> =>
  enqueuePost(database, scope, { kind: PHONES_JOB, payload: { deliveryId } })

export const decryptPhoneUrl = (vault: Vault, stored: string): string => vault.decrypt(stored, URL_PURPOSE)

/** The phone numbers that wait for the URL of a request. */
export function createPhonePosts(vault: Vault, catalogueOf: (scope: Scope) => Promise<TenantScope>): Posts {
  const waiting = (payload: JsonObject) => ({ id: String(payload.deliveryId), status: { in: ['queued', 'retrying'] } })
  return {
    secrets: SIGNING_SECRETS,
    async find(scope, payload) {
      const where = waiting(payload)
      const delivery = await scope.prisma(models => models.gatewayPhoneDelivery.findFirst({ where }))
      if (!delivery) return undefined
      const { id, personIds, url } = delivery
      const catalogue = await catalogueOf(scope)
      const people = await catalogue.prisma(models =>
        models.gatewayPerson.findMany({
          where: { id: { in: personIds }, isSuppressed: false },
          orderBy: { id: 'asc' },
        }),
      )
      const body = JSON.stringify({
        type: 'phone_numbers.revealed',
        status: 'success',
        total_requested_enrichments: personIds.length,
        unique_enriched_records: people.length,
        people: people.map(({ id, details }) => ({ id, status: 'success', phone_numbers: numbersIn(Object(details)) })),
      })
      return { id, body, url: () => decryptPhoneUrl(vault, url) }
    },
    async keep(scope, payload, { error: message, ...attempt }) {
      const data = { ...attempt, message, attempts: { increment: 1 } }
      await scope.prisma(models => models.gatewayPhoneDelivery.updateMany({ where: waiting(payload), data }))
    },
  }
}

/** Numbers in the provider's shape; an import may have them as text, in columns of any name. */
const numbersIn = (details: JsonObject): JsonObject[] =>
  contactDetailsOf(details).phones.map((each): JsonObject => {
    const own: JsonObject = isObject(each) ? each : { raw_number: String(each) }
    return { sanitized_number: String(own.raw_number ?? '').replaceAll(/[^\d+]/g, ''), ...own }
  })
