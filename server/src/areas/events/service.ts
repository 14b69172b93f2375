import { z } from 'zod'
import type { Query, Schemas } from '../../contract/schemas.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Event, EventItem } from '../../platform/database/prisma/client.ts'
import { cancelItemizedJob } from '../../platform/jobs/itemized-job.ts'
import { createCursor } from '../../platform/lists/cursor.ts'
import { createdCursor, olderThan, type PageQuery, readByCreation, readPage } from '../../platform/lists/list.ts'
import { conflict, existing, notFound } from '../../platform/values/errors.ts'
import { given } from '../../platform/values/given.ts'
import { isObject } from '../../platform/values/json.ts'

export type EventQuery = Query<'listEvents'>

export interface DetailQuery extends PageQuery {
  outcome?: Schemas['EventItem']['outcome'] | undefined
}

const eventCursor = createdCursor('events')
const itemCursor = createCursor('event-details', z.int32())

/** Background work, newest first. */
export async function listEvents(
  scope: TenantScope,
  query: EventQuery,
): Promise<Omit<Schemas['EventList'], 'success'>> {
  const { type, status, since, until } = query
  const { entries, ...page } = await readByCreation(query, eventCursor, ({ after, take }) =>
    scope.prisma(models =>
      models.event.findMany({
        where: given({ type, status, createdAt: given({ gte: since, lt: until }), ...olderThan(after) }),
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take,
      }),
    ),
  )
  return { data: entries.map(toEvent), ...page }
}

/** @throws ApiError `not_found_error` */
export async function getEvent(scope: TenantScope, id: string): Promise<Schemas['Event']> {
  const event = await scope.prisma(models => models.event.findUnique({ where: { id } }))
  return toEvent(existing(event, 'event', id))
}

/**
 * Cancels background work.
 * @param uncancellable event types that must run to completion, and what to do instead
 * @throws ApiError `not_found_error`, or `conflict_error` if it cannot be cancelled or has already ended differently
 */
export async function cancelEvent(
  scope: TenantScope,
  id: string,
  uncancellable: Readonly<Record<string, string>>,
): Promise<Schemas['Event']> {
  const { type } = await getEvent(scope, id)
  const instead = uncancellable[type]
  if (instead !== undefined) throw conflict(`An event of type ${type} cannot be cancelled. ${instead}`)
  await cancelItemizedJob(scope, id)
  const event = await getEvent(scope, id)
  if (event.status !== 'cancelled') throw conflict(`The event is ${event.status} and can no longer be cancelled.`)
  return event
}

/** The items of an event in their order. @throws ApiError `not_found_error` */
export async function getEventDetails(
  scope: TenantScope,
  id: string,
  query: DetailQuery,
): Promise<Omit<Schemas['EventDetails'], 'success'>> {
  const { entries, ...page } = await readPage(
    query,
    itemCursor,
    async ({ after = -1, take }) => {
      const event = await scope.prisma(models => models.event.findUnique({ where: { id }, select: { id: true } }))
      if (!event) throw notFound('event', id)
      const where = { eventId: id, index: { gt: after }, ...given({ outcome: query.outcome }) }
      return scope.prisma(models => models.eventItem.findMany({ where, orderBy: { index: 'asc' }, take }))
    },
    ({ index }) => index,
  )
  return { data: entries.map(toItem), ...page }
}

const toEvent = (event: Event): Schemas['Event'] => ({
  id: event.id,
  type: event.type,
  // the column contains only what the statements of platform/jobs/itemized-job.ts write
  status: event.status as Schemas['EventStatus'],
  progress: { done: event.done, total: event.total, failed: event.failed },
  createdAt: event.createdAt.toISOString(),
  ...(event.startedAt && { startedAt: event.startedAt.toISOString() }),
  ...(event.finishedAt && { finishedAt: event.finishedAt.toISOString() }),
  ...(isObject(event.result) && { result: event.result }),
  ...(event.error !== null && { error: event.error }),
})

const toItem = ({ index, outcome, result, error }: EventItem): Schemas['EventItem'] => ({
  index,
  outcome: outcome as Schemas['EventItem']['outcome'],
  ...(isObject(result) && { result }),
  ...(isObject(error) && { error: error as Schemas['Failure'] }),
})
