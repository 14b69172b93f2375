import type { z } from 'zod'
import type { Contribution } from '../platform/contribution.ts'
import type { EventType } from '../platform/domain-events.ts'
import type { EncryptedColumn } from '../platform/reencrypt.ts'
import type { Handlers, OperationId } from './handlers.ts'
import type { areas } from './openapi.gen.ts'

/** The tags of the spec; each is the name of its spec file and of its folder too. */
export type AreaName = areas[OperationId]

export type OperationsOf<Name extends AreaName> = {
  [Id in OperationId]: areas[Id] extends Name ? Id : never
}[OperationId]

export type HandlersOf<Name extends AreaName> = Pick<Handlers, OperationsOf<Name>>

/** A part of the product: the operations of one tag, and what it adds to the process. */
export interface Area<Name extends AreaName> extends Contribution {
  readonly name: Name
  /** One handler an operation: a missing one does not compile. */
  readonly handlers: HandlersOf<Name>
}

/** What is known of an area without a running service. */
export interface AreaFacts {
  readonly settings?: z.ZodRawShape
  /** Says why settings do not fit together; undefined when they do. */
  readonly contradiction?: (settings: never) => string | undefined
  /** The domain events that it writes. */
  readonly events?: readonly EventType[]
  /** Columns that hold encrypted values, for a change of the encryption key. */
  readonly encryptedColumns?: readonly EncryptedColumn[]
}
