/** The payload of a delivery: any JSON object with a type. Handlers may name a narrower type, which the sender has to keep. */
export interface ReceivedEvent {
  /** Such as `order.paid`. */
  type: string
  data?: unknown
}

/** Why a body is not an event; the sender must not send it again. */
export class UnreadableEvent extends Error {}

/**
 * Parses the body of a verified delivery.
 * @throws UnreadableEvent
 */
export function readEvent(body: Uint8Array): ReceivedEvent {
  const event: unknown = parse(decode(body))
  if (typeof event !== 'object' || event === null || !('type' in event) || typeof event.type !== 'string') {
    throw new UnreadableEvent(
      'The body has no type. It must be a JSON object such as {"type": "order.paid", "data": {}}.',
    )
  }
  return event as ReceivedEvent
}

function decode(body: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    throw new UnreadableEvent('The body is not valid UTF-8.')
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnreadableEvent('The body is not valid JSON.')
  }
}

/**
 * Refuses what no event type can match.
 * @throws TypeError
 */
export function checkPattern(pattern: string): void {
  if (/^(?:\*|[^*\s]+?(?:\.\*)?)$/.test(pattern)) return
  throw new TypeError(
    `No event type matches ${JSON.stringify(pattern)}. Name a type such as "order.paid", all types of a resource as "order.*", or all types as "*".`,
  )
}

/**
 * The most specific of the patterns that matches the type: the exact name, then the longest `order.*`, then `*`.
 * @returns undefined if none matches
 */
export function matching(patterns: readonly string[], type: string): string | undefined {
  return patterns
    .filter(
      pattern =>
        pattern === type || pattern === '*' || (pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1))),
    )
    .sort((one, other) => rank(other, type) - rank(one, type))[0]
}

const rank = (pattern: string, type: string): number => (pattern === type ? Number.POSITIVE_INFINITY : pattern.length)
