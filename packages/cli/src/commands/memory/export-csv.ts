import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { csvLine } from '../../output/csv.ts'
import type { Fields } from '../../terminal/json.ts'

/** One line of an export, as far as its columns depend on it. */
interface Line {
  record?: PortableRecord
  memory?: Fields
}

interface PortableRecord extends Fields {
  properties?: PortableProperty[]
}

interface PortableProperty {
  systemName: string
  collection?: string
  value?: unknown
}

const OF_RECORD = ['recordId', 'type', 'keys'] as const
const OF_MEMORY = [
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
] as const

/**
 * Writes an export as CSV: a row for each record and each memory, and a column for each property. Which properties there
 * are is known only at the end, so the lines are kept in a temporary file until then, and nothing of an incomplete
 * export is written.
 */
export async function writeCsv(lines: AsyncIterable<Line>, write: (text: string) => void): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'keepsake-export-'))
  try {
    const path = join(directory, 'lines.ndjson')
    const names = nameColumns(await spool(lines, path))
    const properties = [...new Set(names.values())].sort()
    write(csvLine(['kind', ...OF_RECORD, ...properties, ...OF_MEMORY]))
    for await (const text of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
      const { record, memory = {} }: Line = JSON.parse(text)
      const fields: Fields = record ?? memory
      const values = new Map(record?.properties?.map(property => [names.get(keyOf(property)), property.value]))
      write(
        csvLine([
          record ? 'record' : 'memory',
          ...OF_RECORD.map(name => fields[name]),
          ...properties.map(name => values.get(name)),
          ...OF_MEMORY.map(name => fields[name]),
        ]),
      )
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Writes the lines to a file that only the user can read, and returns the properties in them. */
async function spool(lines: AsyncIterable<Line>, path: string): Promise<Map<string, PortableProperty>> {
  const found = new Map<string, PortableProperty>()
  const file = openSync(path, 'w', 0o600)
  try {
    for await (const { record, memory } of lines) {
      for (const property of record?.properties ?? [])
        if (property.value !== undefined) found.set(keyOf(property), property)
      if (record || memory) writeSync(file, `${JSON.stringify({ record, memory })}\n`)
    }
  } finally {
    closeSync(file)
  }
  return found
}

const keyOf = ({ systemName, collection = '' }: PortableProperty): string => `${collection}.${systemName}`

/** `properties.budget`, and with the collection if several collections have a property of that name. */
function nameColumns(found: Map<string, PortableProperty>): Map<string, string> {
  const uses = new Map<string, number>()
  for (const { systemName } of found.values()) uses.set(systemName, (uses.get(systemName) ?? 0) + 1)
  return new Map(
    [...found].map(([key, { systemName, collection }]) => {
      const isShared = collection !== undefined && (uses.get(systemName) ?? 0) > 1
      return [key, `properties.${isShared ? `${collection}.` : ''}${systemName}`]
    }),
  )
}
