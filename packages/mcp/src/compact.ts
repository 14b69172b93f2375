import { isRecord } from './is-record.ts'

/** A longer memory is shown by the passage that matched. Agents have no tool for the rest, so that it is not less. */
const MAX_CONTENT = 2_000
/** What a model does not need of a memory: the structured content has it. */
const UNREAD = new Set(['createdAt', 'version', 'matched'])

type Fields = Record<string, unknown>

/**
 * The part of a result that a model reads. Empty fields are left out, the properties of a record are shown once, a
 * `recordId` that all memories share stands above them, a long memory is its passage, and a digest only its text.
 */
export function compact(body: Fields): Fields {
  const { profile, properties, memories, ...digest } = body
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
