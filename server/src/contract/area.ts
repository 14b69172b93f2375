import type { z } from 'zod'
import type { Contribution } from '../platform/contribution/contribution.ts'
import type { EncryptedColumn } from '../platform/encryption/reencrypt.ts'
import type { EventType } from '../platform/events/domain-events.ts'
import type { Handlers, OperationId } from './handlers.ts'
import type { areas } from './openapi.gen.ts'

/** The tags of the spec. Each is also the name of its spec file and its folder. */
export type AreaName = areas[OperationId]

export type OperationsOf<Name extends AreaName> = {
  [Id in OperationId]: areas[Id] extends Name ? Id : never
}[OperationId]

export type HandlersOf<Name extends AreaName> = Pick<Handlers, OperationsOf<Name>>

/** A part of the product: the operations of one tag, and what it contributes to the process. */
export interface Area<Name extends AreaName> extends Contribution {
  readonly name: Name
  /** One handler for each operation. A missing handler does not compile. */
  readonly handlers: HandlersOf<Name>
}

/** What is known about an area without a running service. */
export interface AreaFacts {
  readonly settings?: z.ZodRawShape
  /** Returns why the settings conflict, or undefined. */
  readonly contradiction?: (settings: never) => string | undefined
  /** Returns which setting does not count as it is set, and what counts instead, or undefined. */
  readonly adjustment?: (settings: never) => string | undefined
  /** The domain events that the area emits. */
  readonly events?: readonly EventType[]
  /** Columns with encrypted values, for key rotation. */
  readonly encryptedColumns?: readonly EncryptedColumn[]
}
