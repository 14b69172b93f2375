export interface HealthPorts {
  /** Why the process cannot serve requests now; undefined if it can. */
  notReady(): Promise<string | undefined>
}
