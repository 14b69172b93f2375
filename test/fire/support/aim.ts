import { INTERNAL_API_KEY } from '../../../server/test/support/test-app.ts'
import { exampleBody, pathOf, rawBodyOf, UNKNOWN_IDS } from '../../support/requests.ts'
import type { Draft, Naming } from './draft.ts'
import type { Surroundings } from './surroundings.ts'
import { known, type Target } from './target.ts'

/** A request as it is sent. */
export interface Shot {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

/** Whom a request is for. */
export interface Aim {
  target: Target
  stranger: Target
  surroundings: Surroundings
}

const EXAMPLE_ID = /^[a-z]{2,4}_[0-9A-HJKMNP-TV-Z]{26}$/
const EXAMPLE_URL = /^https:\/\/[\w.-]+\.example/

/** As a part of a path. A client removes `.` and `..`, also escaped. */
const escapedText = (text: string): string => (/^\.{0,2}$/.test(text) ? '%20' : encodeURIComponent(text.toWellFormed()))

function nameFor(naming: Naming, own: string, unknown: string, { target, stranger }: Aim): string {
  if ('text' in naming) return escapedText(naming.text)
  if (naming.of === 'unknown') return unknown
  if (naming.of === 'example') return own
  return known(naming.of === 'own' ? target : stranger, own, naming.choice)
}

const ofList = <T>(list: readonly T[], choice: number): T | undefined => list[choice % list.length]

/** Puts ids, models and URLs of things that exist in place of those of the same kind. */
function named(value: unknown, whom: Aim, choice: number): unknown {
  const { target, surroundings } = whom
  if (typeof value === 'string') {
    if (EXAMPLE_ID.test(value)) return known(target, value, choice)
    return value.replace(EXAMPLE_URL, ofList(surroundings.urls, choice) ?? '')
  }
  if (Array.isArray(value)) return value.map((each, index) => named(each, whom, choice + index))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'model' && typeof each === 'string' && choice % 4 > 0
        ? ofList(surroundings.models, choice)
        : named(each, whom, choice),
    ]),
  )
}

let sent = 0
/** Callers without a key are limited by address. */
const nextAddress = (): string => {
  sent++
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
}

function credentialsOf({ operation, caller }: Draft, target: Target, stranger: Target): Record<string, string> {
  if (caller === 'nobody') return {}
  if (caller === 'unknown') return { authorization: `Bearer sk_live_${'0'.repeat(43)}` }
  if (caller === 'operator' || operation.caller === 'operator') return { 'x-internal-api-key': INTERNAL_API_KEY }
  if (operation.caller === 'anyone') return {}
  return { authorization: `Bearer ${(caller === 'stranger' ? stranger : target).key}` }
}

const BOUNDARY = 'fire'

/** Turns a draft into a request that names what exists. */
export async function aim(draft: Draft, whom: Aim): Promise<Shot> {
  const { operation, choice } = draft
  const { target, stranger } = whom
  const path = pathFor(draft, whom) + draft.query
  const given = { 'x-forwarded-for': nextAddress(), ...credentialsOf(draft, target, stranger) }
  const sent = operation.rawBody && choice % 3 > 0 ? await signedBody(draft, target) : bodyFor(draft, whom)
  return {
    method: operation.method,
    path,
    headers: { ...given, ...sent.headers, ...draft.headers },
    body: sent.body,
  }
}

function pathFor(draft: Draft, whom: Aim): string {
  const { operation } = draft
  const { target } = whom
  const own = pathOf(operation, target.ids).split('/')
  const unknown = pathOf(operation, UNKNOWN_IDS).split('/')
  let at = 0
  return operation.path
    .split('/')
    .map((part, index) => {
      if (!part.startsWith('{')) return own[index]
      const naming = draft.names[at++]
      return naming ? nameFor(naming, own[index] ?? '', unknown[index] ?? '', whom) : own[index]
    })
    .join('/')
}

type Sent = Pick<Shot, 'headers' | 'body'>
const JSON_TYPE = { 'content-type': 'application/json' }

async function signedBody({ operation }: Draft, target: Target): Promise<Sent> {
  const { raw, headers } = (await rawBodyOf(operation, target.ids)) ?? {}
  return { headers: { ...JSON_TYPE, ...headers }, body: raw === undefined ? undefined : Buffer.from(raw) }
}

function bodyFor({ operation, body, choice }: Draft, whom: Aim): Sent {
  if (body === undefined) return { headers: {}, body: undefined }
  if ('raw' in body) return { headers: JSON_TYPE, body: body.raw }
  if ('json' in body)
    return { headers: JSON_TYPE, body: JSON.stringify(ofCheapTest(operation.id, named(body.json, whom, choice))) ?? '' }
  const fields = Object.entries(exampleBody(operation)).flatMap(([name, value]) =>
    typeof value === 'string' ? [part(`name="${name}"`, value)] : [],
  )
  const text = `${fields.join('')}${part('name="file"; filename="a.bin"', body.file)}--${BOUNDARY}--\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.from(text, choice % 2 === 0 ? 'latin1' : 'utf8'),
  }
}

/** A test of all models takes as long as the slowest, which never ends. */
const ofCheapTest = (id: string, body: unknown): unknown =>
  id === 'testModels' ? { ...Object(body), model: 'scripted' } : body

const part = (disposition: string, value: string): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`

/** The request as a command. */
export function curlOf(url: string, { method, path, headers, body }: Shot): string {
  const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
  const flags = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = body === undefined ? [] : [`--data-binary ${quoted(body.toString())}`]
  return ['curl', '-X', method, ...flags, ...data, quoted(url + path)].join(' ')
}
