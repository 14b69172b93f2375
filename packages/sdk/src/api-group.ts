import type { Transport } from './transport.ts'

/** What the generated groups of methods have in common: the way to the server. */
export class ApiGroup {
  protected readonly transport: Transport

  constructor(transport: Transport) {
    this.transport = transport
  }
}
