import type { Schemas } from '../../../contract/schemas.ts'
import type { Vault } from '../../../platform/encryption/crypto.ts'
import { readable } from '../../../platform/encryption/readable.ts'
import { tokensIn, withoutSecrets } from '../../../platform/encryption/without-secrets.ts'
import type { OutboundFetch, OutboundResult } from '../../../platform/outbound-http/outbound-http.ts'
import { decryptHeaders, decryptSource, type Source } from './source.ts'
import { bodyFor, urlFor } from './template.ts'

export interface SourceResult {
  content: string
  score?: number
}

export type Step = Schemas['TestStep']

export interface SourceAnswer {
  /** Up to the first that failed. */
  steps: Step[]
  results: SourceResult[]
}

const MAX_CONTENT_LENGTH = 20_000
const MAX_BYTES = 2_000_000

export type CallSource = (
  source: Source,
  request: { query: string; limit: number; livemode: boolean; signal: AbortSignal },
) => Promise<SourceAnswer>

const UNREADABLE =
  'Not called: its URL or its headers cannot be decrypted. Configure it again with its headers, or ask the operator for the encryption key.'

export const createSourceCaller =
  ({ outbound, vault }: { outbound: OutboundFetch; vault: Vault }): CallSource =>
  async (stored, { query, limit, livemode, signal }) => {
    const opened = readable(
      () => ({ source: decryptSource(stored, vault), headers: decryptHeaders(stored, vault) }),
      undefined,
    )
    if (!opened) return { steps: [{ step: 'connect', ok: false, message: UNREADABLE }], results: [] }
    const { source, headers } = opened
    const values = { query, limit }
    const isGet = source.method === 'GET'
    const result = await outbound.fetch(isGet ? urlFor(source.url, source.queryTemplate, values) : source.url, {
      method: isGet ? 'GET' : 'POST',
      headers: {
        accept: 'application/json',
        ...(!isGet && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(!isGet && { body: bodyFor(source.queryTemplate, values) }),
      livemode,
      plainHttp: true,
      timeoutMs: source.timeoutMs,
      maxResponseBytes: MAX_BYTES,
      signal,
    })
    return withoutSecretsOf(source, headers, readAnswer(source, result, limit))
  }

/** A source can repeat what it was sent. Its results are for everyone who searches. */
function withoutSecretsOf(
  source: Source,
  headers: Record<string, string>,
  { steps, results }: SourceAnswer,
): SourceAnswer {
  const query = source.method === 'GET' ? tokensIn(new URLSearchParams(source.queryTemplate)) : []
  const secrets = [...Object.values(headers), ...tokensIn(new URL(source.url).searchParams), ...query]
  return {
    steps: steps.map(step => ({ ...step, message: withoutSecrets(step.message, secrets) })),
    results: results.map(result => ({ ...result, content: withoutSecrets(result.content, secrets) })),
  }
}

/** Reads a response step by step. Stops at the first that fails. */
function readAnswer(source: Source, result: OutboundResult, limit: number): SourceAnswer {
  const steps: Step[] = []
  const passed = (step: Step['step'], message: string, durationMs?: number): void => {
    steps.push({ step, ok: true, message, ...(durationMs !== undefined && { durationMs }) })
  }
  const failed = (step: Step['step'], message: string, durationMs?: number): SourceAnswer => ({
    steps: [...steps, { step, ok: false, message, ...(durationMs !== undefined && { durationMs }) }],
    results: [],
  })
  const { durationMs } = result
  if (result.outcome === 'blocked') return failed('dns', result.reason, durationMs)
  if (result.outcome === 'failed' && result.kind === 'dns') return failed('dns', result.message, durationMs)
  passed('dns', 'The host may be called.')
  if (result.outcome === 'failed') return failed('connect', result.message, durationMs)
  passed('connect', 'The host answered.', durationMs)
  if (result.status < 200 || result.status > 299) return failed('status', statusMessage(result.status))
  passed('status', `The status is ${result.status}.`)
  if (result.truncated !== false) return failed('json', TRUNCATED[result.truncated])
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(result.body))
  } catch {
    return failed(
      'json',
      `The response is not JSON. Its content type is ${result.headers['content-type'] ?? 'unknown'}.`,
    )
  }
  passed('json', `The response is ${kindOf(body)}.`)
  const list = valueAt(body, source.resultPath)
  if (!Array.isArray(list)) return failed('resultPath', missing('resultPath', source.resultPath, body, list, 'a list'))
  passed('resultPath', `${list.length} results are at ${shown(source.resultPath)}.`)
  if (list.length === 0) return { steps, results: [] }
  const contents = list.map((item): unknown => valueAt(item, source.contentPath))
  const wrong = contents.findIndex(content => typeof content !== 'string')
  if (wrong !== -1)
    return failed(
      'contentPath',
      `Result ${wrong}: ${missing('contentPath', source.contentPath, list[wrong], contents[wrong], 'a text')}`,
    )
  passed('contentPath', `Each result has a text at ${shown(source.contentPath)}.`)
  const { scorePath } = source
  const scores = scorePath === null ? [] : list.map((item): unknown => valueAt(item, scorePath))
  const bad = scores.findIndex(score => typeof score !== 'number' || !Number.isFinite(score))
  if (scorePath !== null && bad !== -1)
    return failed('scorePath', `Result ${bad}: ${missing('scorePath', scorePath, list[bad], scores[bad], 'a number')}`)
  passed(
    'scorePath',
    scorePath === null ? 'No path is set, so the order counts.' : `Each result has a score at ${scorePath}.`,
  )
  const results = contents.map((content, n): SourceResult => {
    const score = scores[n]
    return {
      content: String(content).slice(0, MAX_CONTENT_LENGTH).toWellFormed(),
      ...(typeof score === 'number' && { score }),
    }
  })
  // a stable sort: without scores, the order of the source stays
  const sorted = results.sort((a, b) => (b.score ?? 0) - (a.score ?? 0))
  return { steps, results: sorted.filter(({ content }) => content.trim() !== '').slice(0, limit) }
}

const TRUNCATED = {
  size: `The response has more than ${MAX_BYTES / 1_000_000} MB. Let the source return fewer or shorter results.`,
  timeout: 'The response was not complete in time. Increase timeoutMs, up to 10000.',
  connection: 'The connection was closed before the response was complete.',
} as const

function statusMessage(status: number): string {
  if (status === 401 || status === 403)
    return `The status is ${status}: the source refuses the credentials. Check the headers.`
  if (status === 404) return 'The status is 404: check the path of the URL.'
  if (status >= 300 && status < 400)
    return `The status is ${status}: redirects are not followed. Set the URL to its target.`
  return `The status is ${status}, not 2xx. ${status < 500 ? 'Check method, headers and queryTemplate.' : 'The source failed; try again later.'}`
}

/** The value at a path such as `hits.0.text`; only own fields. */
function valueAt(value: unknown, path: string): unknown {
  if (path === '') return value
  return path.split('.').reduce<unknown>((inner, name) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, name)) return undefined
    return Object.entries(inner).find(([key]) => key === name)?.[1]
  }, value)
}

const shown = (path: string): string => (path === '' ? 'the top level' : path)

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (value === null) return 'null'
  return (
    { string: 'a text', number: 'a number', boolean: 'a boolean', object: 'an object' }[typeof value as string] ??
    'absent'
  )
}

function missing(field: string, path: string, from: unknown, found: unknown, wanted: string): string {
  const fields = typeof from === 'object' && from !== null && !Array.isArray(from) ? Object.keys(from) : []
  const hint =
    fields.length === 0
      ? ''
      : ` The fields there are ${fields
          .slice(0, 10)
          .map(name => name.slice(0, 50))
          .join(', ')}.`
  return `${kindOf(found)} is at ${shown(path)}, not ${wanted}. Correct ${field}.${hint}`
}
