import { conflict, invalid, notFound } from '../../../../platform/values/errors.ts'
import type { ProblemRow } from '../sql/records.ts'

/** The record has another type than assumed, and therefore other collections. */
export class OtherTypeError extends Error {
  override readonly name = 'OtherTypeError'
  readonly type: string

  constructor(type: string) {
    super(`The record is of type ${type}.`)
    this.type = type
  }
}

/** The API error for a problem with a record. @param pathOf the path of an entity in the request, by its number */
export function toError({ e, kind, ids }: ProblemRow, pathOf: (e: number) => string = () => 'body'): Error {
  const [id = ''] = ids
  if (kind === 'missing') return notFound('record', id)
  if (kind === 'type') return new OtherTypeError(id)
  if (kind === 'archived')
    return conflict(
      `The entity type ${id} is archived and takes no new records: ${pathOf(e)} would create one. Unarchive it (POST /api/v1/entity-types/{id}/unarchive) or name another type.`,
      { entityType: id },
    )
  if (kind === 'repeated')
    return invalid(pathOf(e), `${pathOf(e)} names ${id}, which another entry names too. Combine them into one.`)
  if (kind === 'ambiguous')
    return conflict(
      `${pathOf(e)} names several records of different types by one key: ${ids.join(', ')}. Pass type, or the recordId of one of them.`,
      { recordIds: ids },
    )
  return conflict(`These identity keys belong to different records: ${ids.join(', ')}. Name one of them.`, {
    recordIds: ids,
  })
}
