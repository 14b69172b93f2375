import { createHash, createHmac } from 'node:crypto'
import type { Schemas } from '../../../contract/schemas.ts'
import { headerForm } from './signature-form.ts'

/** How deliveries are signed for a receiver that expects another signature than that of Standard Webhooks. */
export type OwnSignature = Schemas['WebhookSignature']

interface Signable {
  id: string
  type: string
  body: string | Uint8Array
  url: string
}

/** The headers of a signature of one's own. @param secrets the current one first @param now unix milliseconds */
export function ownSignatureHeaders(
  settings: OwnSignature,
  secrets: readonly string[],
  { id, type, body, url }: Signable,
  now: number,
): Record<string, string> {
  const { header, value = '{signature}', signed_content: content = '{body}', algorithm = 'sha256' } = settings
  const { encoding = 'hex', timestamp_unit: unit = 's' } = settings
  const timestamp = String(unit === 'ms' ? now : Math.floor(now / 1000))
  const { pathname, search } = new URL(url)
  const values: Record<string, () => string | Uint8Array> = {
    '{id}': () => id,
    '{timestamp}': () => timestamp,
    '{method}': () => 'POST',
    '{url}': () => url,
    '{path}': () => pathname,
    '{query}': () => search.slice(1),
    '{body}': () => body,
    '{body_sha256}': () => createHash('sha256').update(body).digest('hex'),
  }
  const pieces = content.split(/(\{[a-z0-9_]+\})/).map(text => values[text]?.() ?? text)
  const signatures = secrets.map(secret => {
    const hmac = createHmac(algorithm, secret)
    for (const piece of pieces) hmac.update(piece)
    return hmac.digest(encoding)
  })
  const own = { [settings.id_header ?? '']: id, [settings.timestamp_header ?? '']: timestamp }
  const { '': _, ...named } = { ...own, [settings.type_header ?? '']: type }
  return { ...named, [header]: writtenHeader(value, signatures, timestamp) }
}

/** The header, with a field for each signature if it has fields. */
function writtenHeader(value: string, signatures: readonly string[], timestamp: string): string {
  const { separators } = headerForm(value)
  const [separator = ''] = separators
  const fields = separators === '' ? [value] : value.split(/[,;]/)
  return fields
    .flatMap(field =>
      field.includes('{signature}') && separators !== ''
        ? signatures.map(signature => field.replace('{signature}', signature))
        : field.replace('{signature}', signatures[0] ?? ''),
    )
    .join(separator)
    .replace('{timestamp}', timestamp)
}
