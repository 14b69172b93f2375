export { Keepsake } from './client.ts'
export { type ApiAnswer, ApiPromise } from './core/api-promise.ts'
export type { ListBody, Page, PagePromise } from './core/page.ts'
export type { Call, RequestOptions } from './core/request.ts'
export type { KeepsakeOptions, Logger } from './core/settings.ts'
export {
  AbortError,
  AuthenticationError,
  BodyTooLargeError,
  ConfigurationError,
  ConflictError,
  ConnectionError,
  IdempotencyMismatchError,
  NotFoundError,
  PaymentRequiredError,
  PermissionError,
  RateLimitError,
  ServerError,
  SignatureError,
  TimeoutError,
  UnavailableError,
  UnsupportedTypeError,
  ValidationError,
} from './errors/errors.gen.ts'
export { isKeepsakeError, KeepsakeError } from './errors/keepsake-error.ts'
export type { RegisterOptions, Registration } from './registration/register.ts'
export type { Chat, ChatCompletions } from './resources/chat.ts'
export type { Events, WaitOptions } from './resources/events.ts'
export type { AttachFileOptions, Guidelines } from './resources/guidelines.ts'
export type { MemorizeFileOptions, Multimodal } from './resources/multimodal.ts'
export type {
  ClientTool,
  ClientTools,
  JsonSchema,
  StandardSchema,
  ToolContext,
  ToolResult,
} from './resources/response-tools.ts'
export {
  type FailedResponse,
  ResponseFailedError,
  type Responses,
  type ToolLoopOptions,
  type ToolLoopRequest,
  type ToolRound,
} from './resources/responses.ts'
export type { DeliveryBody, DeliveryHeaders, VerifyOptions, Webhooks } from './resources/webhooks.ts'
export type * from './spec/models.gen.ts'
export type { ChatStream } from './streams/chat-stream.ts'
export type { LineStream } from './streams/line-stream.ts'
export type { PromptStream, PromptStreamEvent } from './streams/prompt-stream.ts'
export type { WebhooksStream } from './streams/webhooks-stream.ts'
