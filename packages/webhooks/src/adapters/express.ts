import type { Receiver } from '../receiver.ts'
import { type NodeRequest, type NodeResponse, outcomeOf, write } from './node.ts'

/**
 * A handler for Express, and for every server with Node's requests and responses. It reads the raw body itself: mount it
 * before `express.json()`. A body that `express.raw()` has read works too.
 *
 * @example
 * app.post('/webhooks', expressHandler(receiver))
 * app.use(express.json())
 */
export const expressHandler =
  (receiver: Receiver) =>
  (request: NodeRequest, response: NodeResponse, next: (error: unknown) => void): void => {
    outcomeOf(receiver, request).then(outcome => write(response, outcome), next)
  }
