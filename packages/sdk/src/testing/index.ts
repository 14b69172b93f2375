export type { Answers } from '../generated/answers.gen.ts'
export { type FakeAnswers, FakeKeepsake, type FakeOptions, fakeKeepsake } from './fake.ts'
export type { FakeCall, FakeRequest } from './fake-server.ts'
export { type SignedWebhook, signWebhook, type WebhookToSign } from './sign-webhook.ts'
