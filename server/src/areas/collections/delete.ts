import type { Editor } from '../../contract/handlers.ts'
import { actorOf } from '../../platform/access/principal.ts'
import { conflict, notFound } from '../../platform/values/errors.ts'
import { lockEverDefined, removeCollection } from './sql/collections.ts'
import type { CollectionContents, PropertyValues } from './values.ts'

export interface DeletedCollection {
  data: CollectionContents & { id: string }
  /** The event that reports the deletion of values; absent if there were none. */
  eventId?: string
}

/**
 * Deletes a collection, and its values if `cascade` is set.
 * @throws ApiError `not_found_error`, or `conflict_error` (`values`, `notes`) if it is not empty
 */
export const deleteCollection = (
  { scope, principal, requestId }: Editor,
  values: PropertyValues,
  id: string,
  cascade: boolean,
): Promise<DeletedCollection> =>
  scope.retriedTransaction(async () => {
    const defined = await lockEverDefined(scope, id)
    if (!defined) throw notFound('collection', id)
    const systemNames = [...new Set([...defined, ...values.workspaceLists])]
    const contents = await values.contentsOf(scope, id, systemNames)
    if (!cascade && contents.values + contents.notes > 0) throw notEmpty(id, contents)
    const change = { collectionId: id, changed: [], optionsChanged: [], deleted: systemNames }
    const eventId = await values.follow(scope, change, { keyId: principal.key?.id ?? null, requestId })
    await removeCollection(scope, id, { actor: actorOf(principal), requestId, details: { ...contents } })
    return { data: { id, ...contents }, ...(eventId !== undefined && { eventId }) }
  })

const notEmpty = (id: string, contents: CollectionContents): Error =>
  conflict(
    `${id} has ${contents.values} values, including lists of tasks and issues, and ${contents.notes} notes. Pass cascade=true to delete the values too; the notes stay as memories of their records.`,
    { ...contents },
  )
