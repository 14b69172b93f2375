import type { Editor } from '../../contract/handlers.ts'
import type { Schemas } from '../../contract/schemas.ts'
import { auditBy } from '../../platform/access/audit.ts'
import type { Database, TenantScope } from '../../platform/database/database.ts'
import type { Scope } from '../../platform/database/scope.ts'
import { sha256 } from '../../platform/encryption/crypto.ts'
import { invalid, notFound } from '../../platform/values/errors.ts'
import { newId } from '../../platform/values/ids.ts'
import { companyDomain, linkedinPath, plainEmail } from './match/domains.ts'

export type SuppressionKind = Schemas['SuppressionKind']

interface Value {
  kind: SuppressionKind
  hash: string
}

/** What identifies a person, normalized. */
interface Identifiers {
  id: string
  email?: string | undefined
  /** `in/name` */
  linkedin?: string | undefined
  /** Of the employer. */
  domain?: string | undefined
}

/** The values by which a person can be suppressed. */
function valuesOf({ id, email, linkedin, domain }: Identifiers): Value[] {
  const value = (kind: SuppressionKind, text: string | undefined): Value[] =>
    text === undefined ? [] : [{ kind, hash: sha256(text) }]
  return [
    ...value('person_id', id),
    ...value('email', email),
    ...value('linkedin_url', linkedin),
    ...value('domain', domain),
    ...value('domain', email === undefined ? undefined : companyDomain(email)),
  ]
}

// SQL: the values are pairs, which Prisma cannot look up in one list
const LISTED = `SELECT kind, hash FROM gateway_suppressions s WHERE tenant_id = $1
  AND (kind, hash) IN (SELECT * FROM unnest($2::text[], $3::text[]))`

async function listed(scope: Scope, values: readonly Value[]): Promise<Set<string>> {
  if (values.length === 0) return new Set()
  const columns = [values.map(({ kind }) => kind), values.map(({ hash }) => hash)]
  const rows = await scope.query<Value>(LISTED, columns)
  return new Set(rows.map(({ kind, hash }) => `${kind} ${hash}`))
}

export const isSuppressed = async (scope: Scope, person: Identifiers): Promise<boolean> =>
  (await listed(scope, valuesOf(person))).size > 0

/** Which people of a provider's response are on the suppression list. */
export async function suppressedAmong(scope: Scope, people: readonly Record<string, unknown>[]): Promise<boolean[]> {
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
  const values = people.map(({ id, email, linkedin_url, organization }) => {
    const address = text(email)
    const url = text(linkedin_url)
    const company = text(Object(organization).primary_domain)
    return valuesOf({
      id: String(id),
      email: address === undefined ? undefined : plainEmail(address),
      linkedin: url === undefined ? undefined : linkedinPath(url),
      domain: company === undefined ? undefined : companyDomain(company),
    })
  })
  const found = await listed(scope, values.flat())
  return values.map(each => each.some(({ kind, hash }) => found.has(`${kind} ${hash}`)))
}

// as a text, since Prisma reads no `void`
const lock = (mode: 'shared' | 'exclusive'): string =>
  `SELECT pg_advisory_xact_lock${mode === 'shared' ? '_shared' : ''}(hashtextextended('gateway_suppressions of tenant_id ' || $1::text, 0))::text`
const SHARE = lock('shared')
const CHANGE = lock('exclusive')

/**
 * Keeps the list as it is until the transaction ends, so that a change of it finds the people who were stored by what
 * it was. Call it before anything else. SQL: a lock of the tenant's list, which other imports share.
 */
export const shareSuppressions = (scope: Scope): Promise<unknown> => scope.query(SHARE)

const changeSuppressions = <T>(scope: TenantScope, work: () => Promise<T>): Promise<T> =>
  scope.retriedTransaction(async () => {
    await scope.query(CHANGE)
    return work()
  })

// SQL: a batch that skips what is listed
const ADD = `INSERT INTO gateway_suppressions (tenant_id, id, kind, hash, reason)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[]) AS v(id, kind, hash) CROSS JOIN (SELECT $5::text) AS r
  ON CONFLICT (tenant_id, kind, hash) DO NOTHING RETURNING id`

/**
 * Hides stored people by the values that were just added, which are known as they are: each is found in an index, except
 * that of an address by its domain. An address is suppressed by each parent of its domain. SQL: parts of stored values.
 */
const HIDE = `
  UPDATE gateway_people SET is_suppressed = TRUE WHERE tenant_id = $1 AND NOT is_suppressed AND id IN (
    SELECT unnest($2::text[])
    UNION ALL SELECT id FROM gateway_people WHERE tenant_id = $1 AND email = ANY($3::text[])
    UNION ALL SELECT id FROM gateway_people WHERE tenant_id = $1 AND linkedin = ANY($4::text[])
    UNION ALL SELECT p.id FROM gateway_organizations o
      JOIN gateway_people p ON p.tenant_id = o.tenant_id AND p.organization_id = o.id
      WHERE o.tenant_id = $1 AND o.domain = ANY($5::text[])
    UNION ALL SELECT p.id FROM gateway_people p
      CROSS JOIN LATERAL string_to_array(split_part(p.email, '@', 2), '.') AS labels
      CROSS JOIN LATERAL generate_series(1, cardinality(labels) - 1) AS n
      JOIN unnest($5::text[]) AS d(domain) ON d.domain = array_to_string(labels[n:], '.')
      WHERE p.tenant_id = $1 AND cardinality($5::text[]) > 0
  )`

/** Shows those of the hidden people whom the list no longer suppresses. SQL: hashes of stored values. */
const SHOW = `
  WITH suppressed AS MATERIALIZED (
    SELECT v.id FROM (
      SELECT p.id, k.kind, k.value FROM gateway_people p
      LEFT JOIN gateway_organizations o ON o.tenant_id = p.tenant_id AND o.id = p.organization_id
      CROSS JOIN LATERAL (VALUES ('person_id', p.id), ('email', p.email), ('linkedin_url', p.linkedin), ('domain', o.domain))
        AS k(kind, value)
      WHERE p.tenant_id = $1 AND p.is_suppressed
      UNION ALL
      SELECT p.id, 'domain', array_to_string(l.labels[n:], '.') FROM gateway_people p
      CROSS JOIN LATERAL (SELECT string_to_array(split_part(p.email, '@', 2), '.') AS labels) AS l
      CROSS JOIN LATERAL generate_series(1, cardinality(l.labels) - 1) AS n
      WHERE p.tenant_id = $1 AND p.is_suppressed
    ) AS v
    JOIN gateway_suppressions s ON s.tenant_id = $1 AND s.kind = v.kind
      AND s.hash = encode(sha256(convert_to(v.value, 'UTF8')), 'hex')
  )
  UPDATE gateway_people p SET is_suppressed = FALSE
  WHERE p.tenant_id = $1 AND p.is_suppressed AND p.id NOT IN (SELECT id FROM suppressed)`

async function insert(scope: Scope, values: readonly Value[], reason: string | undefined): Promise<number> {
  const unique = [...new Map(values.map(value => [`${value.kind} ${value.hash}`, value])).values()]
  const columns = [unique.map(() => newId('sup')), unique.map(({ kind }) => kind), unique.map(({ hash }) => hash)]
  const added = await scope.query(ADD, [...columns, reason])
  return added.length
}

/** Who changes the list. */
export type GatewayEditor = Editor & { database: Database }

/** Adds values to the list and hides stored people. @throws ApiError `validation_error` that names an unreadable value */
export async function addSuppressions(
  editor: GatewayEditor,
  { emails = [], linkedinUrls = [], domains = [], personIds = [], reason }: Schemas['AddSuppressionsRequest'],
): Promise<{ added: number; known: number }> {
  const read = (
    kind: SuppressionKind,
    field: string,
    texts: readonly string[],
    normal: (text: string) => string | undefined,
  ) =>
    texts.map((text, n) => {
      const value = normal(text)
      if (value === undefined)
        throw invalid(`body.${field}.${n}`, `body.${field}.${n} is not valid: ${text.slice(0, 100)}`)
      return { kind, value }
    })
  const given = [
    read('person_id', 'personIds', personIds, text => text.trim() || undefined),
    read('email', 'emails', emails, plainEmail),
    read('linkedin_url', 'linkedinUrls', linkedinUrls, linkedinPath),
    read('domain', 'domains', domains, companyDomain),
  ]
  const values = given.flat().map(({ kind, value }): Value => ({ kind, hash: sha256(value) }))
  if (values.length === 0)
    throw invalid('body', 'body must have emails, linkedinUrls, domains or personIds. Pass the values to suppress.')
  return changeSuppressions(editor.scope, async () => {
    const added = await insert(editor.scope, values, reason)
    await editor.scope.query(
      HIDE,
      given.map(list => list.map(({ value }) => value)),
    )
    await auditBy(editor.database, editor, { action: 'suppressions.added', target: 'suppressions', details: { added } })
    return { added, known: values.length - added }
  })
}

/** @throws ApiError `not_found_error` */
export const removeSuppression = (editor: GatewayEditor, id: string): Promise<void> =>
  changeSuppressions(editor.scope, async () => {
    const removed = await editor.scope.prisma(models => models.gatewaySuppression.deleteMany({ where: { id } }))
    if (removed.count === 0) throw notFound('suppression', id)
    await editor.scope.query(SHOW)
    await auditBy(editor.database, editor, { action: 'suppression.removed', target: id })
  })

/**
 * Deletes a person and keeps every provider from returning them again.
 * @returns how many values were added to the suppression list
 * @throws ApiError `not_found_error`
 */
export const erasePerson = (editor: GatewayEditor, id: string): Promise<number> =>
  changeSuppressions(editor.scope, async () => {
    const { scope } = editor
    const person = await scope.prisma(models => models.gatewayPerson.findFirst({ where: { id } }))
    if (!person) throw notFound('person', id)
    const known = { email: person.email ?? undefined, linkedin: person.linkedin ?? undefined }
    const values = valuesOf({ id, ...known }).filter(({ kind }) => kind !== 'domain')
    const suppressions = await insert(scope, values, 'Erased')
    await scope.prisma(models => models.gatewayPerson.deleteMany({ where: { id } }))
    await auditBy(editor.database, editor, { action: 'gateway_person.erased', target: id, details: { suppressions } })
    return suppressions
  })
