import type { Logger } from 'pino'
import type { Principal } from '../platform/access/principal.ts'
import type { TenantScope } from '../platform/database/database.ts'
import type { PendingAnswer } from '../platform/idempotency/idempotency.ts'
import type { Id, IdPrefix } from '../platform/values/ids.ts'
import type { EmptyAnswer, JsonAnswer, Stream } from './answer.ts'
import type { UploadedFile } from './multipart.ts'
import type { callers, OwnTransaction, operations, RawBody } from './openapi.gen.ts'

export type OperationId = keyof operations

/** A call from anyone: what is known without authentication. */
export interface Call {
  requestId: string
  /** The caller's network address. */
  address: string
  log: Logger
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  headers: Headers
  method: string
  /** The query string as it was sent, with its question mark. Empty if there is none. */
  search: string
}

/** An authenticated call: the caller and the data they can access. */
export interface TenantCall extends Call {
  principal: Principal
  scope: TenantScope
}

/** Who changes something, and in which request. */
export type Editor = Pick<TenantCall, 'scope' | 'principal' | 'requestId'>

/** A call with a token instead of a key: what the token gives is up to the handler. */
export interface TokenCall extends Call {
  token: string
}

/** Ends a call whose operation commits on its own (`x-transaction: own`). */
export interface Finishing {
  /**
   * Runs the last part of the work (SQL only) and stores its response under the call's idempotency key, in one
   * transaction. Runs again after a conflict with another call.
   */
  finish<A extends JsonAnswer>(work: () => Promise<A>): Promise<A>
  /** Replaces `finish` if one transaction stores the responses of several calls. Undefined if the call has no key. */
  pending: ((answer: JsonAnswer) => PendingAnswer) | undefined
  /**
   * Call it before an external effect that must not be repeated. After a crash, the key returns that the outcome is
   * unknown.
   * @param reference id under which the effect can be looked up
   */
  beginExternal(reference: string): Promise<void>
  /**
   * Returns a new id. Returns the same one if the call runs again after a crash.
   * @param purpose what it is for, if the call needs several ids of this prefix
   */
  idFor<P extends IdPrefix>(prefix: P, purpose?: string): Id<P>
}

interface Calls {
  anyone: Call
  operator: Call
  tenant: TenantCall
  'tenant or token': TenantCall | TokenCall
}

type Caller<Id extends OperationId> = Calls[callers[Id]] & (Id extends OwnTransaction ? Finishing : unknown)

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Place]
>

type Body<Id extends OperationId> = Id extends RawBody ? Uint8Array : ValidatedBody<Id>

type ValidatedBody<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Content } }
  ? JsonBody<Content> | FormBody<Content>
  : undefined

type JsonBody<Content> = Content extends { 'application/json': infer Value } ? Value : never
type FormBody<Content> = Content extends { 'multipart/form-data': infer Fields }
  ? Omit<Fields, 'file'> & { file: UploadedFile }
  : never

export interface Input<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: Body<Id>
  call: Caller<Id>
}

type Success = 200 | 201 | 202 | 204 | 206 | 304

type ReplyWith<Status, Content> =
  | (Content extends { 'application/json': infer Value }
      ? { status: Status; body: Value; headers?: Record<string, string> }
      : never)
  | (Exclude<keyof Content, 'application/json'> extends infer Type extends string
      ? [Type] extends [never]
        ? never
        : { status: Status; headers?: Record<string, string>; stream: Stream<Type> }
      : never)

/** A response that the spec defines: status and body, or a stream of another media type. Failures are thrown. */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: operations[Id]['responses'][Status] extends {
    content: infer Content
  }
    ? ReplyWith<Status, Content>
    : EmptyAnswer & { status: Status }
}[keyof operations[Id]['responses'] & Success]

export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Reply<Id>>

/** One handler for each operation. If one is missing or returns what the spec does not define, it does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
