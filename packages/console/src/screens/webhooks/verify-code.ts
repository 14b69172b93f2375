/** Programs that verify a delivery with the new and the old secret, by their language. They need no package. */
export const VERIFY_CODE = {
  'Node.js': `import { createHmac, timingSafeEqual } from 'node:crypto'

// the new secret, and the old one until the overlap ends
const secrets = [process.env.WEBHOOK_SECRET, process.env.WEBHOOK_SECRET_OLD].filter(Boolean)

/** body: the bytes of the request, before anything parses them */
export function isGenuine(headers, body) {
  const id = headers['webhook-id'] ?? ''
  const time = headers['webhook-timestamp'] ?? ''
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false
  const given = (headers['webhook-signature'] ?? '').split(' ').map(each => Buffer.from(each))
  return secrets.some(secret => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signature = createHmac('sha256', key).update(\`\${id}.\${time}.\`).update(body).digest('base64')
    const expected = Buffer.from(\`v1,\${signature}\`)
    return given.some(each => each.length === expected.length && timingSafeEqual(each, expected))
  })
}
`,
  Python: `import base64, hashlib, hmac, os, time

# the new secret, and the old one until the overlap ends
SECRETS = [os.environ[name] for name in ("WEBHOOK_SECRET", "WEBHOOK_SECRET_OLD") if os.environ.get(name)]

def is_genuine(headers, body: bytes) -> bool:
    """body: the bytes of the request, before anything parses them"""
    event_id, sent = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not (sent.isascii() and sent.isdigit()) or abs(time.time() - int(sent)) > 300:
        return False
    given = [each.encode() for each in headers.get("webhook-signature", "").split(" ")]
    for secret in SECRETS:
        key = base64.b64decode(secret.removeprefix("whsec_"))
        signature = hmac.new(key, f"{event_id}.{sent}.".encode() + body, hashlib.sha256).digest()
        expected = b"v1," + base64.b64encode(signature)
        if any(hmac.compare_digest(expected, each) for each in given):
            return True
    return False
`,
} as const

export type Language = keyof typeof VERIFY_CODE
