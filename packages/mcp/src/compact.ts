import { isRecord } from './is-record.ts'

/** A longer memory is shown by the passage that matched. */
const MAX_CONTENT = 600
/** What a model does not need of a memory: the structured content has it. */
const UNREAD = new Set(['createdAt', 'version', 'matched'])

type Fields = Record<string, unknown>

/**
 * What a model reads of a result: no empty fields, the properties of a record once, one `recordId` above memories that
 * share it, the passage of a long memory, and of a digest only its text.
 */
export function compact(body: Fields): Fields {
  const { properties, memories, ...digest } = body
  if (typeof body.digest === 'string') return digest
  const described = new Set<unknown>()
  const shared: Fields = {}
  const lists = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (!Array.isArray(value) || value.length === 0 || !value.every(isMemory)) return [name, value]
    const [{ recordId } = {}] = value
    const hasOne = value.length > 1 && value.every(memory => memory.recordId === recordId)
    if (hasOne) shared.recordId = recordId
    return [name, value.map(memory => compactMemory(memory, described, hasOne))]
  })
  return { ...shared, ...Object.fromEntries(lists) }
}

const isMemory = (value: unknown): value is Fields =>
  isRecord(value) && typeof value.memoryId === 'string' && typeof value.content === 'string'

function compactMemory(memory: Fields, described: Set<unknown>, withoutRecord: boolean): Fields {
  const { content, passage, recordId } = memory
  const isLong = passage !== undefined && String(content).length > MAX_CONTENT
  const isDescribed = described.has(recordId)
  described.add(recordId)
  const left = (name: string, value: unknown): boolean =>
    !UNREAD.has(name) &&
    !isEmpty(value) &&
    name !== (isLong ? 'content' : 'passage') &&
    !(isDescribed && name === 'properties') &&
    !(withoutRecord && name === 'recordId')
  const kept = Object.fromEntries(Object.entries(memory).filter(([name, value]) => left(name, value)))
  return isLong ? { ...kept, contentLength: String(content).length } : kept
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
