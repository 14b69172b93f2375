import { acceptsCsv, csvRow } from '../../../platform/values/csv.ts'
import type { Line } from './portable.ts'

export type Format = 'application/x-ndjson' | 'text/csv'

interface Writer {
  /** Written before the first line. */
  begin: string
  write(line: Line): string
}

const COLUMNS = [
  'kind',
  'recordId',
  'type',
  'keys',
  'properties',
  'memoryId',
  'content',
  'speaker',
  'sessionId',
  'occurrence',
  'workspace',
  'tags',
  'metadata',
  'timestamp',
  'createdAt',
  'searchable',
  'facts',
  'profile',
] as const

const cell = (value: unknown): string => {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A row as RFC 4180. Values other than text are JSON. Fields of the end line and of a failure are in `metadata`. */
function toRow(line: Line): string {
  const [[kind, fields] = ['', {}]] = Object.entries(line)
  const told: Record<string, unknown> = kind === 'record' || kind === 'memory' ? fields : { metadata: fields }
  return csvRow(COLUMNS.map(column => (column === 'kind' ? kind : cell(told[column]))))
}

export const FORMATS: Record<Format, Writer> = {
  'application/x-ndjson': { begin: '', write: line => `${JSON.stringify(line)}\n` },
  'text/csv': { begin: csvRow(COLUMNS), write: toRow },
}

/** CSV if the client accepts `text/csv`, otherwise NDJSON. */
export const formatFor = (accept: string | null): Format => (acceptsCsv(accept) ? 'text/csv' : 'application/x-ndjson')
