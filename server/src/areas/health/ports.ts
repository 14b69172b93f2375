export interface HealthPorts {
  notReady(): Promise<string | undefined>
}
