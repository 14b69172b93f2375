import type { Editor } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { auditBy } from '../../../platform/access/audit.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { ExternalRagSource } from '../../../platform/database/prisma/client.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { readable, secretStateOf, UNREADABLE_URL } from '../../../platform/encryption/readable.ts'
import type { EncryptedColumn } from '../../../platform/encryption/reencrypt.ts'
import { storedUrl, urlColumn } from '../../../platform/encryption/stored-url.ts'
import type { Page } from '../../../platform/lists/cursor.ts'
import { findById, idCursor, type PageQuery } from '../../../platform/lists/list.ts'
import type { OutboundFetch } from '../../../platform/outbound-http/outbound-http.ts'
import { type ApiError, conflict, invalid, notFound } from '../../../platform/values/errors.ts'
import { newId } from '../../../platform/values/ids.ts'
import { bodyFor, defaultTemplate } from './template.ts'

const PURPOSE = 'retrieval.headers'
/** Sources of a tenant. A search calls at most as many at once. */
export const MAX_SOURCES = 20

const TABLE = 'external_rag_sources'
const URL_COLUMN = urlColumn(TABLE, 'retrieval.url')
/** With GET, the template is the query string of the URL. */
const TEMPLATE_COLUMN = urlColumn(TABLE, 'retrieval.query_template', 'query_template')

export const SOURCE_COLUMNS: EncryptedColumn[] = [
  { table: TABLE, column: 'headers', where: 'headers IS NOT NULL', purpose: PURPOSE },
  URL_COLUMN,
  TEMPLATE_COLUMN,
]

/** What of a source can contain a token, in addition to its headers. */
export const sourceUrls = (vault: Vault) => ({
  url: storedUrl(URL_COLUMN, vault),
  queryTemplate: storedUrl(TEMPLATE_COLUMN, vault),
})

export function decryptSource(source: Source, vault: Vault): Source {
  const { url, queryTemplate } = sourceUrls(vault)
  return { ...source, url: url.decrypt(source.url), queryTemplate: queryTemplate.decrypt(source.queryTemplate) }
}

export type Source = ExternalRagSource

type Request = Schemas['ConfigureSourceRequest']

/**
 * Checks the settings of a source, and that its URL may be called. Resolves the host, so call it outside a transaction.
 * @throws ApiError `validation_error`
 */
export async function checkSource(outbound: OutboundFetch, { scope }: Editor, request: Request): Promise<void> {
  check(request)
  // a name that does not resolve may do so later, but a blocked address is always refused
  const { outcome, reason } = await outbound.check(request.url, { livemode: scope.livemode, plainHttp: true })
  if (outcome === 'blocked') throw invalid('body.url', `url cannot be called. ${reason}`)
}

/** Creates or replaces a source with checked settings. @throws ApiError `conflict_error` (`currentVersion`) */
export async function configureSource(
  { database, vault }: { database: Database; vault: Vault },
  editor: Editor,
  { expectedVersion, ...request }: Request,
): Promise<Source> {
  const { scope } = editor
  const where = { name: request.name }
  const stored = await scope.prisma(models => models.externalRagSource.findFirst({ where }))
  // one that cannot be decrypted is replaced without its headers
  const current = stored && readable(() => decryptSource(stored, vault), { ...stored, url: UNREADABLE_URL })
  const version = current?.version ?? 0
  if (expectedVersion !== undefined && expectedVersion !== version) throw changed(version)
  const settings = {
    ...settingsOf(request, vault),
    ...headersOf(request, current, vault),
    version: version + 1,
    updatedAt: await scope.now(),
  }
  const source = current ? await replace(scope, current, settings) : await create(scope, settings)
  await auditBy(database, editor, {
    action: current ? 'external_source.updated' : 'external_source.created',
    target: source.id,
    details: { name: source.name, host: new URL(request.url).host, version: source.version },
  })
  return source
}

const cursor = idCursor('external sources', 'ext')

/** One page of the tenant's sources, oldest first. */
export const listSources = (scope: TenantScope, query: PageQuery): Promise<Page<Source>> =>
  findById(query, cursor, 'asc', page => scope.prisma(models => models.externalRagSource.findMany(page)))

/** Deletes a source with its encrypted headers. @throws ApiError `not_found_error` */
export async function deleteSource(
  { database, vault }: { database: Database; vault: Vault },
  editor: Editor,
  id: string,
): Promise<{ id: string; name: string; deleted: true }> {
  const { scope } = editor
  const source = await scope.prisma(models => models.externalRagSource.findFirst({ where: { id } }))
  const { count } = await scope.prisma(models => models.externalRagSource.deleteMany({ where: { id } }))
  if (!source || count === 0) throw notFound('source', id)
  const { name } = source
  const url = URL.parse(readable(() => decryptSource(source, vault).url, UNREADABLE_URL))
  const details = { name, ...(url && { host: url.host }) }
  await auditBy(database, editor, { action: 'external_source.deleted', target: id, details })
  return { id, name, deleted: true }
}

type Settings = ReturnType<typeof settingsOf> & Pick<Source, 'headers' | 'headerNames' | 'version' | 'updatedAt'>

async function create(scope: TenantScope, settings: Settings): Promise<Source> {
  const count = await scope.prisma(models => models.externalRagSource.count())
  if (count >= MAX_SOURCES)
    throw invalid(
      'body.name',
      `An organization has at most ${MAX_SOURCES} external sources. Delete one, or replace one by its name.`,
    )
  const data = { id: newId('ext'), tenantId: scope.tenantId, ...settings }
  return scope.prisma(models => models.externalRagSource.create({ data }))
}

async function replace(scope: TenantScope, { id, version }: Source, settings: Settings): Promise<Source> {
  const [source] = await scope.prisma(models =>
    models.externalRagSource.updateManyAndReturn({ where: { id, version }, data: settings }),
  )
  if (!source) throw changed(version + 1)
  return source
}

const changed = (currentVersion: number): ApiError =>
  conflict('The source changed since you read it. Read it again, and send its version as expectedVersion.', {
    currentVersion,
  })

function settingsOf(request: Request, vault: Vault) {
  const { name, kind, url, method, queryTemplate = defaultTemplate(method), resultPath, contentPath } = request
  const urls = sourceUrls(vault)
  return {
    name,
    kind,
    url: urls.url.encrypt(url),
    method,
    queryTemplate: urls.queryTemplate.encrypt(queryTemplate),
    resultPath,
    contentPath,
    scorePath: request.scorePath ?? null,
    timeoutMs: request.timeoutMs,
    enabled: request.enabled,
  }
}

/** New headers, or the stored ones if they still go to the same origin: otherwise a secret could be sent elsewhere. */
function headersOf(
  { headers, url }: Request,
  current: Source | null,
  vault: Vault,
): Pick<Source, 'headers' | 'headerNames'> {
  if (headers)
    return {
      headerNames: Object.keys(headers)
        .map(name => name.toLowerCase())
        .sort(),
      headers: vault.encrypt(JSON.stringify(headers), PURPOSE),
    }
  if (current && URL.parse(current.url)?.origin === new URL(url).origin)
    return { headerNames: current.headerNames, headers: current.headers }
  return { headerNames: [], headers: null }
}

export function decryptHeaders({ headers }: Source, vault: Vault): Record<string, string> {
  if (headers === null) return {}
  const parsed: unknown = JSON.parse(vault.decrypt(headers, PURPOSE))
  return Object.fromEntries(Object.entries(parsed ?? {}).map(([name, value]) => [name, String(value)]))
}

const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/
const HEADER_VALUE = /^[\t\x20-\x7e]*$/

/** @throws ApiError `validation_error` */
function check(request: Omit<Request, 'expectedVersion'>): void {
  const { url: text, method, queryTemplate = defaultTemplate(method), headers = {} } = request
  const url = URL.parse(text)
  if (!url) throw invalid('body.url', 'url must be a valid URL.')
  if (url.username !== '' || url.password !== '')
    throw invalid('body.url', 'url must not contain a user or a password; send a header.')
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name)) throw invalid('body.headers', `${name.slice(0, 100)} is not a valid name of a header.`)
    if (!HEADER_VALUE.test(value)) throw invalid('body.headers', `The value of ${name} must be printable ASCII.`)
  }
  if (!queryTemplate.includes('{{query}}')) throw invalid('body.queryTemplate', 'queryTemplate must contain {{query}}.')
  if (method === 'POST' && !isJson(bodyFor(queryTemplate, { query: 'a "quoted" word', limit: 10 })))
    throw invalid('body.queryTemplate', 'queryTemplate must be JSON once {{query}} and {{limit}} are replaced.')
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

export function toWire(stored: Source, vault: Vault): Schemas['ExternalSource'] {
  const {
    tenantId: _tenant,
    headers: _headers,
    scorePath,
    createdAt,
    updatedAt,
    ...source
  } = readable(() => decryptSource(stored, vault), { ...stored, url: UNREADABLE_URL, queryTemplate: UNREADABLE_URL })
  return {
    ...source,
    ...secretStateOf(() => [decryptSource(stored, vault), decryptHeaders(stored, vault)]),
    kind: 'http',
    method: source.method === 'GET' ? 'GET' : 'POST',
    ...(scorePath !== null && { scorePath }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
