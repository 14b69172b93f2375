import type { Schemas } from '../../../contract/schemas.ts'
import type { Platform } from '../../../platform/contribution/platform.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { invalid } from '../../../platform/values/errors.ts'
import type { Json, JsonObject } from '../../../platform/values/json.ts'
import type { SourceMemories } from './accept.ts'
import { readAny } from './arrived.ts'
import { itemsOf } from './batch.ts'
import { identityInPayload, idInPayload } from './identity.ts'
import { mapEvent } from './mapping.ts'
import { isTaken, routesOf } from './routes.ts'
import { schemeOf } from './schemes.ts'
import { decryptSecret } from './source.ts'
import { isAccepted } from './sql/receipts.ts'
import { type CalledSource, findCalledSource } from './sql/sources.ts'
import { findSource } from './store.ts'
import { type Judged, judge, noRoute, notTaken } from './take-event.ts'
import { verifyDelivery } from './verify.ts'

type Tested = Schemas['TestWebhookSourceResponse']['data']
type Given = Schemas['TestWebhookSourceRequest']
type Step = Tested['steps'][number]

interface TestDependencies extends Pick<SourceMemories, 'check'>, Pick<Platform, 'database' | 'vault'> {
  urlOf(id: string): string
}

/** Explains what a source would do. Stores and sends nothing. @throws ApiError if the input is malformed */
export async function testSource(
  scope: TenantScope,
  id: string,
  given: Given,
  dependencies: TestDependencies,
): Promise<Tested> {
  const { payload, request } = given
  if ((payload === undefined) === (request === undefined))
    throw invalid('body.payload', 'body must have either payload or request: a payload to map, or a captured request.')
  const { mapping } = await findSource(scope, id)
  const found = await findCalledSource(dependencies.database, id)
  if (!found) throw new Error(`The source ${id} is gone.`)
  const source = { ...found, types: given.types ?? found.types, mapping: given.mapping ?? mapping }
  return request ? testRequest(scope, source, request, dependencies) : testPayload(source, given, dependencies)
}

function testPayload(source: CalledSource, given: Given, { check }: TestDependencies): Tested {
  const { mapping, types, now } = source
  if (!mapping)
    throw invalid('body.mapping', 'body.mapping is required: the source has no memory route. Give one to try.')
  const scheme = schemeOf(source.scheme, source.signature)
  const headers = headersOf(given.headers ?? {}, 'body.headers')
  // parsed from a body, so it is JSON
  const payload = given.payload as Json
  const rules = { sourceId: source.id, scheme, types, mapping, check }
  const { type, steps, memory, record, ignored } = mapEvent({ payload, headers, at: now }, rules)
  const header = scheme.id?.header === undefined ? null : headers.get(scheme.id.header)
  return {
    result: ignored ? 'ignored' : 'stored',
    message: ignored?.message ?? null,
    event_id: idInPayload(scheme, payload) ?? header ?? null,
    type: type ?? null,
    steps,
    memory: memory ? { ...memory } : null,
    properties: record ? (record.properties as JsonObject) : null,
  }
}

/** The steps before the routes. */
const STEPS = ['signature', 'time', 'duplicate', 'body', 'type'] as const

/** What the source does with a captured request. */
async function testRequest(
  scope: TenantScope,
  source: CalledSource,
  { method = 'POST', query = '', headers: sent, body_base64: encoded, at }: NonNullable<Given['request']>,
  { vault, urlOf, check }: TestDependencies,
): Promise<Tested> {
  const steps: Step[] = []
  const add = (field: string, status: Step['status'], detail: string, value: Json = null): void =>
    void steps.push({ field, path: null, status, value, detail })
  const nothing = { event_id: null, type: null, memory: null, properties: null }
  /** Ends the test: what follows is skipped. */
  const end = (
    result: Tested['result'],
    field: (typeof STEPS)[number],
    message: string,
    known: Partial<Tested> = {},
  ): Tested => {
    add(field, 'failed', message)
    const index = STEPS.indexOf(field)
    const rest = [...STEPS.slice(index + 1), ...routesOf(source).map((_, route) => `routes.${route}`)]
    for (const each of rest) add(each, 'skipped', 'An earlier step failed.')
    return { ...nothing, ...known, result, message, steps }
  }
  const headers = headersOf(sent, 'body.request.headers')
  const body = Buffer.from(encoded, 'base64')
  const search = query === '' ? '' : `?${query}`
  const now = at === undefined ? source.now : new Date(at)
  const { dedupe, toleranceSeconds: tolerance } = source
  const scheme = schemeOf(source.scheme, source.signature)
  const secrets = [source.secretCurrent, source.secretPrevious].flatMap(each =>
    each === null ? [] : decryptSecret(vault, each),
  )
  const verified = await verifyDelivery({
    ...{ scheme, method, headers, body, search, secrets, now, tolerance },
    url: urlOf(source.id),
    requireId: dedupe === 'id',
  })
  if ('status' in verified) {
    const { status, message } = verified
    if (status === 401) return end('rejected', 'signature', message)
    add('signature', 'passed', 'The signature matches.')
    return end('rejected', 'time', message)
  }
  add(
    'signature',
    'passed',
    scheme.format.kind === 'none' ? 'The scheme none proves nothing.' : 'The signature matches.',
  )
  const { signedAt } = verified
  add('time', 'passed', signedAt ? `It was signed at ${signedAt.toISOString()}.` : 'The scheme signs no time.')
  const read = readAny({ body, headers })
  const items =
    source.split && scheme.items !== undefined && read.value !== undefined
      ? itemsOf(read.text, read.value, scheme.items)
      : undefined
  const [first] = items ?? []
  const event = first
    ? { payload: first.value, text: first.text, body: Buffer.from(first.text), base64: false }
    : { payload: read.value, text: read.text, body, base64: read.base64 }
  const identity = identityInPayload({ dedupe, scheme }, first ? {} : verified, {
    payload: event.payload,
    body: first ? first.text : body,
  })
  const known = { event_id: identity.eventId }
  if (await isAccepted(scope, source.id, identity))
    return end('ignored', 'duplicate', `The event ${identity.eventId} was accepted before.`, known)
  add('duplicate', 'passed', `The event ${identity.eventId} is new.`, identity.eventId)
  if (items && !first) return end('ignored', 'body', 'The list of events is empty.', known)
  const arrived = { ...event, identity, headers, query, signedAt }
  const judged = judge({ ...source, now }, scheme, arrived, check)
  const isUnreadable = event.payload === undefined && judged.decided.every(({ kind }) => kind === 'memory')
  if (isUnreadable && judged.decided.length > 0)
    return end('rejected', 'body', 'The body is neither JSON nor a form, which a memory route needs.', known)
  add('body', 'passed', bodyDetail(event.payload, items?.length))
  const { type, takes } = judged
  if (!takes) return end('ignored', 'type', notTaken(source.types, type), { ...known, type: type ?? null })
  add('type', 'passed', type === undefined ? 'The event has no type.' : `The event has the type ${type}.`, type ?? null)
  addRoutes(judged, steps)
  const { mapped, decided } = judged
  const isStored = mapped !== undefined && !mapped.ignored
  const taken = decided.some(isTaken)
  const others = decided.some(each => isTaken(each) && each.kind !== 'memory')
  return {
    ...known,
    result: isStored ? 'stored' : others ? 'accepted' : 'ignored',
    message: taken ? (others || isStored ? null : (mapped?.ignored?.message ?? null)) : noRoute(type, decided),
    type: type ?? null,
    steps,
    memory: mapped?.memory ? { ...mapped.memory } : null,
    properties: mapped?.record ? (mapped.record.properties as JsonObject) : null,
  }
}

const bodyDetail = (payload: Json | undefined, items: number | undefined): string => {
  if (items !== undefined) return `The body has ${items} events; the first one is tested.`
  return payload === undefined ? 'The body is a text.' : 'The body is JSON or a form.'
}

/** What each route does, and for a memory route each step of its mapping. */
function addRoutes({ decided, mapped }: Judged, steps: Step[]): void {
  for (const [index, { kind, id, skipped }] of decided.entries()) {
    const field = `routes.${index}`
    const value = id ?? kind
    if (skipped) {
      steps.push({
        field,
        path: null,
        status: 'skipped',
        value,
        detail: `The ${skipped} of the route let no such event pass.`,
      })
      continue
    }
    const problem = kind === 'memory' ? mapped?.ignored?.message : undefined
    const detail = problem ?? DETAILS[kind]
    steps.push({ field, path: null, status: problem === undefined ? 'passed' : 'failed', value, detail })
    if (kind !== 'memory') continue
    const inner = mapped?.steps.filter(step => step.field !== 'type' && step.field !== 'types') ?? []
    steps.push(...inner.map(step => ({ ...step, field: `${field}.${step.field}` })))
  }
}

const DETAILS = {
  memory: 'The event would become a memory.',
  forward: 'The event would be sent.',
  store: 'The event would be kept.',
} as const

function headersOf(given: Readonly<Record<string, string>>, place: string): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) {
    try {
      headers.append(name, value)
    } catch {
      throw invalid(`${place}.${name}`, `${place}.${name} is not a valid header.`)
    }
  }
  return headers
}
