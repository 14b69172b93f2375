import { type Receiver, startReceiver } from './receiver.ts'
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts'

/** An app and a receiver that it may call, for tests of subscriptions. */
export interface TestSubscriber {
  app: TestApp
  receiver: Receiver
  /** Creates an organization and returns an owner's key. @param livemode [false] */
  freshKey(livemode?: boolean): Promise<string>
  /** Creates a subscription to all events at a path of the receiver. `more` overrides its fields. */
  create(path: string, more: object, key: string): Promise<TestAnswer>
  stop(): Promise<void>
}

export async function startSubscriber(settings: Record<string, string> = {}): Promise<TestSubscriber> {
  const receiver = await startReceiver()
  const app = await createTestApp({ settings: { WORKERS: 'off', OUTBOUND_ALLOW: '127.0.0.1', ...settings } })
  return {
    app,
    receiver,
    freshKey: async (livemode = false) => (await app.organization()).keyFor({ livemode }),
    create: (path, more, key) =>
      app.call('POST', '/api/v1/webhooks', { key, body: { url: receiver.url + path, events: ['*'], ...more } }),
    async stop() {
      await app.stop()
      await receiver.close()
    },
  }
}

/** The path of a subscription or its subresource. */
export const at = (id: string, path = ''): string => `/api/v1/webhooks/${id}${path}`
