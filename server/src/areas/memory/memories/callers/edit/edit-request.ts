import { isDeepStrictEqual } from 'node:util'
import type { Schemas } from '../../../../../contract/schemas.ts'
import { invalid } from '../../../../../platform/values/errors.ts'
import { checkMetadata } from '../../request/read-request.ts'
import type { EditableMemory, FieldChange } from '../../sql/edit.ts'

export type EditRequest = Schemas['UpdateRequest'] & { memoryId: string }

/** Whether a change concerns what properties are extracted from. */
export const isSaid = ({ field }: FieldChange): boolean => field === 'content' || field === 'timestamp'

const EDITABLE = ['content', 'tags', 'metadata', 'timestamp'] as const
const OF_PROPERTIES = [
  'propertyName',
  'collectionId',
  'operation',
  'value',
  'unique',
  'sourceMemoryId',
  'evidence',
] as const
const OF_RECORDS = [
  'recordId',
  'email',
  'websiteUrl',
  'phoneNumber',
  'customKeyName',
  'customKeyValue',
  'type',
] as const

/** @throws ApiError `validation_error` if it names nothing to edit, or what belongs to a property or a record */
export function checkRequest(request: EditRequest): void {
  const other = [...OF_PROPERTIES, ...OF_RECORDS].find(field => request[field] !== undefined)
  if (other !== undefined)
    throw invalid(`body.${other}`, `memoryId names a memory to edit: pass ${EDITABLE.join(', ')}, and not ${other}.`)
  if (EDITABLE.every(field => request[field] === undefined))
    throw invalid('body.memoryId', `Pass what to change in the memory: ${EDITABLE.join(', ')}.`)
  checkMetadata(request.metadata, 'body')
}

/** @throws ApiError `validation_error` if a request without `memoryId` has fields of a memory */
export function requireNoMemoryFields(request: Schemas['UpdateRequest']): void {
  const field = [...EDITABLE, 'extract' as const, 'minConfidence' as const].find(name => request[name] !== undefined)
  if (field !== undefined) throw invalid(`body.${field}`, `${field} edits a memory: pass its memoryId.`)
}

type Edited = Pick<EditableMemory, FieldChange['field']>

export function changesBetween(before: Edited, after: Edited): FieldChange[] {
  const from = { ...before, timestamp: before.timestamp.toISOString() }
  const to = { ...after, timestamp: after.timestamp.toISOString() }
  return EDITABLE.flatMap(field =>
    isDeepStrictEqual(from[field], to[field]) ? [] : [{ field, from: from[field], to: to[field] }],
  )
}
