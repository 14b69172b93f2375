export { type ApiAnswer, ApiPromise } from './api-promise.ts'
export type { Chat, ChatCompletions } from './chat.ts'
export type { ChatStream } from './chat-stream.ts'
export { Keepsake } from './client.ts'
export type { Events, WaitOptions } from './events.ts'
export * from './generated/errors.gen.ts'
export type * from './generated/models.gen.ts'
export type { AttachFileOptions, Guidelines } from './guidelines.ts'
export { isKeepsakeError, KeepsakeError } from './keepsake-error.ts'
export type { LineStream } from './line-stream.ts'
export type { MemorizeFileOptions, Multimodal } from './multimodal.ts'
export type { ListBody, Page, PagePromise } from './page.ts'
export type { PromptStream, PromptStreamEvent } from './prompt-stream.ts'
export type { RegisterOptions, Registration } from './register.ts'
export type { Call, RequestOptions } from './request.ts'
export type { ClientTool, ClientTools, JsonSchema, StandardSchema, ToolContext, ToolResult } from './response-tools.ts'
export {
  type FailedResponse,
  ResponseFailedError,
  type Responses,
  type ToolLoopOptions,
  type ToolLoopRequest,
  type ToolRound,
} from './responses.ts'
export type { KeepsakeOptions, Logger } from './settings.ts'
export type { DeliveryBody, DeliveryHeaders, VerifyOptions, Webhooks } from './webhooks.ts'
export type { WebhooksStream } from './webhooks-stream.ts'
