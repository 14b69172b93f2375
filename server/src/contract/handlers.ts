import type { Logger } from 'pino'
import type { Principal } from '../platform/access/principal.ts'
import type { TenantScope } from '../platform/database/database.ts'
import type { PendingAnswer } from '../platform/idempotency.ts'
import type { Id, IdPrefix } from '../platform/ids.ts'
import type { JsonAnswer, Stream } from './answer.ts'
import type { callers, OwnTransaction, operations } from './openapi.gen.ts'

export type OperationId = keyof operations

/** A call of anyone: what is known before there is a key. */
export interface Call {
  requestId: string
  /** The caller's network address. */
  address: string
  log: Logger
  /** Ends when the caller goes away. */
  signal: AbortSignal
  headers: Headers
}

/** A call with a key: who it is and the data that they may see. */
export interface TenantCall extends Call {
  principal: Principal
  scope: TenantScope
}

/** How a call ends whose operation commits by itself (`x-transaction: own`). */
export interface Finishing {
  /**
   * Does the last of the work, SQL only, and keeps its answer under the call's idempotency key, in one transaction. It runs
   * again when another call gets in its way.
   */
  finish<A extends JsonAnswer>(work: () => Promise<A>): Promise<A>
  /** In place of `finish`, for an answer that a transaction of several calls keeps. Undefined where the call has no key. */
  pending: ((answer: JsonAnswer) => PendingAnswer) | undefined
  /**
   * Comes before an effect outside that must not be repeated: after a crash the key answers that its outcome is unknown.
   * @param reference id under which the effect can be looked up
   */
  beginExternal(reference: string): Promise<void>
  /** A new id; the same when the call runs again after a crash. */
  idFor<P extends IdPrefix>(prefix: P): Id<P>
}

type Caller<Id extends OperationId> = (callers[Id] extends 'tenant' ? TenantCall : Call) &
  (Id extends OwnTransaction ? Finishing : unknown)

type Parameters<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Place]
>

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Value } }
}
  ? Value
  : undefined

export interface Input<Id extends OperationId> {
  path: Parameters<Id, 'path'>
  query: Parameters<Id, 'query'>
  body: Body<Id>
  call: Caller<Id>
}

type Success = 200 | 201 | 202

type ReplyWith<Status, Content> =
  | (Content extends { 'application/json': infer Value } ? { status: Status; body: Value } : never)
  | (Exclude<keyof Content, 'application/json'> extends infer Type extends string
      ? [Type] extends [never]
        ? never
        : { status: Status; stream: Stream<Type> }
      : never)

/** An answer that the document names: its status and its body, or a stream of another media type. Failures are thrown. */
export type Reply<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & Success]: operations[Id]['responses'][Status] extends {
    content: infer Content
  }
    ? ReplyWith<Status, Content>
    : never
}[keyof operations[Id]['responses'] & Success]

export type Handler<Id extends OperationId> = (input: Input<Id>) => Promise<Reply<Id>>

/** One handler an operation: one that is missing, or answers with what the document does not name, does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
