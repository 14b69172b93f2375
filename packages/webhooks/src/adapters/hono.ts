import type { Receiver } from '../receiver.ts'

/** The part of Hono's context that the handler uses. */
interface Context {
  req: { raw: Request }
}

/**
 * A handler for Hono. Mount it where no middleware reads the body.
 *
 * @example
 * app.post('/webhooks', honoHandler(receiver))
 */
export const honoHandler =
  (receiver: Receiver) =>
  (context: Context): Promise<Response> =>
    receiver(context.req.raw)
