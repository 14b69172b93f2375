import type { Transport } from './transport.ts'

/** Base class of the generated method groups: holds the transport. */
export class ApiGroup {
  /** @internal */
  protected readonly transport: Transport

  /** @internal */
  constructor(transport: Transport) {
    this.transport = transport
  }
}
