import { actorOf } from '../../../../../platform/access/principal.ts'
import { inOwnTurn } from '../../../../../platform/concurrency/own-turn.ts'
import type { BillingContext } from '../../../../../platform/credits/credits.ts'
import { conflict, notFound, requireVersion } from '../../../../../platform/values/errors.ts'
import type { JsonObject } from '../../../../../platform/values/json.ts'
import { documentOf } from '../../../../../search/indexing/document.ts'
import type { SearchDocument } from '../../../../../search/types.ts'
import { lockForChange } from '../../../records/sql/identity-keys.ts'
import {
  type EditableMemory,
  editableMemory,
  editMemory,
  type FieldChange,
  lockedMemory,
  memoryLike,
} from '../../sql/edit.ts'
import { type ExtractionRow, queueRows, withdrawMemory } from '../../sql/extractions.ts'
import { withFacts } from '../../sql/facts.ts'
import { contentHash, unsearchableHash } from '../../store/duplicates.ts'
import { changesBetween, type EditRequest, isSaid } from './edit-request.ts'

/** Another call edited the memory after it was read. */
export class EditedMeanwhileError extends Error {
  override readonly name = 'EditedMeanwhileError'
}

export interface Edit {
  memory: EditableMemory
  next: Pick<EditableMemory, 'content' | 'tags' | 'metadata' | 'timestamp'>
  changes: readonly FieldChange[]
  /** Whether its new content is to be read. */
  says: boolean
  document: SearchDocument
  reason: string | undefined
}

/** @throws ApiError `not_found_error`, or `conflict_error` (`currentVersion`) if it has another version than expected */
export async function draftOf({ scope }: BillingContext, request: EditRequest): Promise<Edit> {
  const { memoryId, expectedVersion, reason } = request
  const memory = await editableMemory(scope, memoryId)
  if (!memory) throw notFound('memory', memoryId)
  requireVersion(memoryId, memory.version, expectedVersion)
  const next = {
    content: request.content ?? memory.content,
    tags: request.tags ?? memory.tags,
    metadata: request.metadata === undefined ? memory.metadata : (request.metadata as JsonObject),
    timestamp: request.timestamp === undefined ? memory.timestamp : new Date(request.timestamp),
  }
  const changes = changesBetween(memory, next)
  // what was said is read again, and has no facts until then
  const content = changes.some(isSaid) ? next.content : withFacts(next.content, memory.facts)
  const document = await inOwnTurn(content.length, () => documentOf({ ...memory, ...next, content, source: 'memory' }))
  const says = changes.some(isSaid) && request.extract !== false && memory.searchable
  return { memory, next, changes, says, document, reason }
}

/**
 * Stores an edit, in a transaction.
 * @param keep runs before, once the record is locked
 * @param rows what is to be read in the new content, with the seconds until then
 * @throws EditedMeanwhileError, or ApiError `conflict_error` if the record has this content already
 */
export async function writeEdit<Kept = undefined>(
  { scope, principal }: BillingContext,
  { memory, next, changes, document, reason }: Edit,
  rows: readonly (ExtractionRow & { runInSeconds: number })[],
  keep?: () => Promise<Kept>,
): Promise<Kept | undefined> {
  const { id, version, recordId, searchable, sessionId } = memory
  // a later turn with the same words has a hash of its own, which an edit of its tags keeps
  const hashed = () => (searchable ? contentHash(next.content) : unsearchableHash(next.content, sessionId))
  const hash = next.content === memory.content ? null : hashed()
  await lockForChange(scope, [recordId])
  const current = await lockedMemory(scope, id)
  if (!current) throw notFound('memory', id)
  if (current.version !== version || current.recordId !== recordId) throw new EditedMeanwhileError()
  const twin = hash === null ? undefined : await memoryLike(scope, memory, hash)
  if (twin !== undefined)
    throw conflict(`${twin} of this record already has this content. Delete one of the two memories.`, {
      memoryId: twin,
    })
  const kept = await keep?.()
  const edited = await editMemory(scope, id, {
    ...next,
    timestamp: next.timestamp.toISOString(),
    hash,
    document,
    changes,
    actor: actorOf(principal),
    reason: reason ?? null,
  })
  if (edited === undefined) throw notFound('memory', id)
  // the memory says something else now, or nothing
  if (changes.some(isSaid)) await withdrawMemory(scope, id)
  await queueRows(scope, rows)
  return kept
}
