import type { RecordWriter } from './enrich.ts'

export interface GatewayPorts {
  records: RecordWriter
}
