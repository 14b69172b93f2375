import { type Receiver, startReceiver } from './receiver.ts'
import { createTestApp, type TestAnswer, type TestApp } from './test-app.ts'

/** An app beside a receiver that it may call, for tests of subscriptions. */
export interface TestSubscriber {
  app: TestApp
  receiver: Receiver
  /** A key to the data of a new organization, as an owner has it. @param livemode [false] */
  freshKey(livemode?: boolean): Promise<string>
  /** A subscription to all events at a path of the receiver, `more` laid over it. */
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

/** The path of a subscription, or of what belongs to it. */
export const at = (id: string, path = ''): string => `/api/v1/webhooks/${id}${path}`
