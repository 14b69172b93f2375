export type { DeliveryBody } from './bytes.ts'
export { type KeyPair, newKeyPair, publicKeyOf } from './ed25519.ts'
export { isWebhookError, WebhookError, type WebhookErrorCode } from './error.ts'
export type { ReceivedEvent } from './event.ts'
export type { DeliveryHeaders } from './headers.ts'
export type { AcceptedResult, Outcome, RefusedResult } from './outcome.ts'
export {
  createReceiver,
  type Handler,
  type HandlerContext,
  type HeavyWork,
  type Receiver,
  type ReceiverOptions,
} from './receiver.ts'
export { newSecret } from './secret.ts'
export { type Message, type SignatureHeaders, type SigningKey, sign, signingKey } from './sign.ts'
export type { IdempotencyStore, Processed } from './store.ts'
export { type MemoryStoreOptions, memoryStore } from './stores/memory.ts'
export { type PrismaStore, type PrismaStoreOptions, prismaStore } from './stores/prisma.ts'
export { type RedisStoreOptions, redisStore, type SendCommand } from './stores/redis.ts'
export { readTrace, type TraceContext, traceparent } from './trace.ts'
export { type Delivery, type VerifyRules, verify } from './verify.ts'
