export type { Bulk, BulkRun } from './bulk/bulk.ts'
export type { BulkItem, BulkOptions, BulkProgress, BulkSummary } from './bulk/plan.ts'
export { Keepsake } from './client.ts'
export { type ApiAnswer, ApiPromise, type WithRequestId } from './core/api-promise.ts'
export type { ItemStream } from './core/item-stream.ts'
export type { LineStream } from './core/line-stream.ts'
export type { ListBody, Page, PagePromise } from './core/page.ts'
export type { Call, RequestOptions } from './core/request.ts'
export type { AppInfo, KeepsakeOptions, Logger, QueryValue } from './core/settings.ts'
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
export type { Ai, PromptWithSchema } from './resources/ai.ts'
export type { Chat, ChatCompletions } from './resources/chat.ts'
export type { Events, WaitOptions } from './resources/events.ts'
export type { FileSource, NodeReadable } from './resources/file-source.ts'
export type { AttachFileOptions, Guidelines } from './resources/guidelines.ts'
export type { MemoryMethods, PropertiesOf } from './resources/memory.ts'
export type { MemorizeFileOptions, Multimodal } from './resources/multimodal.ts'
export { OutputError } from './resources/output-error.ts'
export { type FailedResponse, ResponseFailedError } from './resources/response-failed-error.ts'
export type {
  ClientTool,
  ClientTools,
  JsonSchema,
  StandardIssue,
  StandardSchema,
  ToolContext,
  ToolResult,
} from './resources/response-tools.ts'
export type { Responses, ToolLoopRequest } from './resources/responses.ts'
export type { CompletedRun, ToolLoopOptions, ToolRound } from './resources/tool-loop.ts'
export type { UploadOptions, UploadProgress } from './resources/upload.ts'
export type { DeliveryBody, DeliveryHeaders, VerifyOptions } from './resources/verified-delivery.ts'
export type { Webhooks } from './resources/webhooks.ts'
export type * from './spec/models.gen.ts'
export type { ChatChunk, ChatChunk as ChatCompletionChunk, ChatDelta, ChatStream } from './streams/chat-stream.ts'
export type { PromptStream, PromptStreamEvent } from './streams/prompt-stream.ts'
export type { TypedWebhookEvent as WebhookEvent } from './streams/webhook-event.ts'
export type { WebhookObjects } from './streams/webhook-objects.gen.ts'
export type { WebhooksStream } from './streams/webhooks-stream.ts'
