import type { Transport } from './transport.ts'

/** Base class of the generated method groups: holds the transport. */
export class ApiGroup {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }
}
