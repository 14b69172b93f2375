import type { Editor } from '../../contract/handlers.ts'
import { auditBy } from '../../platform/access/audit.ts'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Vault } from '../../platform/encryption/crypto.ts'
import type { OutboundFetch } from '../../platform/outbound-http/outbound-http.ts'
import { invalid } from '../../platform/values/errors.ts'
import type { JsonObject } from '../../platform/values/json.ts'
import { queuePhones } from './phones.ts'
import { mayRevealPersonal } from './regions.ts'
import { suppressedAmong } from './suppressions.ts'

/**
 * A name that does not resolve may do so later, but a blocked address is always rejected.
 * @throws ApiError `validation_error` if phone numbers are requested without a URL that they can be posted to
 */
export async function requireWebhook(outbound: OutboundFetch, body: JsonObject, livemode: boolean): Promise<void> {
  if (body.reveal_phone_number !== true) return
  const url = body.webhook_url
  if (url === undefined)
    throw invalid(
      'body.webhook_url',
      'body.webhook_url is missing. Phone numbers are posted to it, so reveal_phone_number requires it.',
    )
  const protocol = URL.canParse(String(url)) ? new URL(String(url)).protocol : ''
  if (protocol !== 'https:' && (livemode || protocol !== 'http:'))
    throw invalid('body.webhook_url', `body.webhook_url must be ${livemode ? 'an https' : 'an http or https'} URL.`)
  const { outcome, reason } = await outbound.check(String(url), { livemode })
  if (outcome === 'blocked') throw invalid('body.webhook_url', `body.webhook_url cannot be called. ${reason}`)
}

export type Person = JsonObject | null

const isPerson = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** People as they may be shown: null for those on the suppression list, and no personal addresses that are protected. */
export async function shown(scope: TenantScope, people: readonly unknown[], body: JsonObject): Promise<Person[]> {
  const known = people.filter(isPerson)
  const suppressed = await suppressedAmong(scope, known)
  const hidden = new Set(known.filter((_, n) => suppressed[n]))
  return people.map(person => {
    if (!isPerson(person) || hidden.has(person)) return null
    if (body.reveal_personal_emails === true && mayRevealPersonal(person.country)) return person
    const { personal_emails: _, ...rest } = person
    return rest
  })
}

/**
 * Writes what was revealed about whom to the audit log, and queues the delivery of phone numbers. Call it in the
 * transaction of the response.
 */
export async function recordReveals(
  call: Editor,
  { database, vault, deliversPhones }: { database: Database; vault: Vault; deliversPhones: boolean },
  people: readonly Person[],
  body: JsonObject,
): Promise<void> {
  const ids = [...new Set(people.flatMap(person => (person ? [String(person.id)] : [])))]
  const phone = body.reveal_phone_number === true
  for (const id of ids) {
    const emails = people.find(person => person?.id === id)?.personal_emails
    const personalEmails = Array.isArray(emails) ? emails.length : 0
    if (!phone && body.reveal_personal_emails !== true) continue
    await auditBy(database, call, {
      action: 'gateway_person.revealed',
      target: id,
      details: { personalEmails, phone },
    })
  }
  const url = body.webhook_url
  if (phone && deliversPhones && typeof url === 'string' && ids.length > 0)
    await queuePhones(call.scope, { database, vault }, { personIds: ids, url })
}
