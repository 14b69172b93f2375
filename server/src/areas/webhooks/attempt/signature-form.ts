import type { Schemas } from '../../../contract/schemas.ts'

/** How a source or a subscription describes a signature. */
type Settings = Pick<
  Schemas['WebhookSourceSignature'],
  'value' | 'prefix' | 'signed_content' | 'timestamp_header' | 'id_header'
>

/** The names that signed content can have in braces. */
const CONTENT_NAMES = ['id', 'timestamp', 'method', 'url', 'path', 'query', 'body', 'body_sha256'] as const

const NAME = /\{([^{}]*)\}/g

const namesIn = (template: string): string[] => [...template.matchAll(NAME)].map(([, name = '']) => name)

export interface HeaderForm {
  /** The characters that separate its fields. Empty if it is one value. */
  separators: string
  prefixes: string[]
  /** Text before the time. Absent if the header has none. */
  timestamp?: string
}

/** Reads a form such as `ts={timestamp};h1={signature}`. */
export function headerForm(value: string): HeaderForm {
  const separators = [...',;'].filter(each => value.includes(each)).join('')
  const fields = separators === '' ? [value] : value.split(/[,;]/).map(field => field.trim())
  const before = (name: string): string[] =>
    fields.flatMap(field => (field.endsWith(`{${name}}`) ? field.slice(0, -name.length - 2) : []))
  const [timestamp] = before('timestamp')
  return { separators, prefixes: before('signature'), ...(timestamp !== undefined && { timestamp }) }
}

export type Problem = readonly [path: string, message: string]

const PLACE = 'body.signature'
/** What is wrong with how the header is written. */
export function formProblem({ value, prefix, timestamp_header: timestampHeader }: Settings): Problem | undefined {
  if (value === undefined) return undefined
  const path = `${PLACE}.value`
  if (prefix !== undefined) return [path, 'cannot be combined with prefix: write the prefix in value.']
  const unknown = namesIn(value).find(name => name !== 'signature' && name !== 'timestamp')
  if (unknown !== undefined) return [path, `has {${unknown}}; a header can have {signature} and {timestamp}.`]
  if (!value.includes('{signature}')) return [path, 'must contain {signature}.']
  const { prefixes, timestamp } = headerForm(value)
  const times = value.split('{timestamp}').length - 1
  if (
    prefixes.length !== value.split('{signature}').length - 1 ||
    times > 1 ||
    (times === 1 && timestamp === undefined)
  )
    return [path, 'must have one {name} at the end of each field, such as t={timestamp},v1={signature}.']
  if (times > 0 && timestampHeader !== undefined)
    return [path, 'has {timestamp}, and timestamp_header is set as well. Keep one of them.']
  return undefined
}

/** What is wrong with what is signed. */
export function contentProblem({
  signed_content: content = '{body}',
  value = '',
  timestamp_header: timestamp,
  id_header: id,
}: Settings): Problem | undefined {
  const path = `${PLACE}.signed_content`
  const names = namesIn(content)
  const unknown = names.find(name => !CONTENT_NAMES.some(each => each === name))
  if (unknown !== undefined)
    return [path, `has {${unknown}}, which is unknown. Known are ${CONTENT_NAMES.map(each => `{${each}}`).join(', ')}.`]
  if (names.filter(name => name === 'body' || name === 'body_sha256').length !== 1)
    return [path, 'must contain {body} or {body_sha256} once.']
  if (content.includes('{timestamp}') !== (timestamp !== undefined || value.includes('{timestamp}')))
    return [
      path,
      'must contain {timestamp} if timestamp_header or value has the time, and only then: an unsigned time proves nothing.',
    ]
  if (content.includes('{id}') && id === undefined) return [path, 'contains {id}, but id_header is not set.']
  return undefined
}
