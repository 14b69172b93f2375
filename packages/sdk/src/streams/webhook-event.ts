import type { WebhookEvent } from '../spec/models.gen.ts'
import type { WebhookObjects } from './webhook-objects.gen.ts'

interface Envelope<Type, Subject> extends Omit<WebhookEvent, 'type' | 'data'> {
  /** The type of the event. */
  type: Type
  /** The payload. */
  data: Omit<WebhookEvent['data'], 'object'> & {
    /** The subject of the event. */
    object: Subject
  }
}

/**
 * An event of the service, or of a type of your own. `type` says what the object is.
 * @typeParam Own the objects of your own types by type, such as `{ 'order.paid': { id: string } }`
 */
// biome-ignore lint/complexity/noBannedTypes: no types of one's own
export type TypedWebhookEvent<Own extends object = {}> = {
  [Type in keyof (WebhookObjects & Own)]: Envelope<Type, (WebhookObjects & Own)[Type]>
}[keyof (WebhookObjects & Own)]
