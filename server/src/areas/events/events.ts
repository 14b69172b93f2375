import { z } from 'zod'
import type { Schemas } from '../../contract/schemas.ts'
import { createCursor, DEFAULT_LIMIT, pageOf, positionMoment } from '../../platform/cursor.ts'
import type { TenantScope } from '../../platform/database/database.ts'
import type { Event, EventItem } from '../../platform/database/prisma/client.ts'
import { conflict, notFound } from '../../platform/errors.ts'
import { cancelItemizedJob } from '../../platform/jobs/itemized-job.ts'
import { isObject } from '../../platform/json.ts'

export interface EventQuery {
  limit?: number | undefined
  cursor?: string | undefined
  type?: string | undefined
  status?: Schemas['EventStatus'] | undefined
  since?: string | undefined
  until?: string | undefined
}

export interface DetailQuery {
  limit?: number | undefined
  cursor?: string | undefined
  outcome?: Schemas['EventItem']['outcome'] | undefined
}

const eventCursor = createCursor('events', z.object({ createdAt: positionMoment, id: z.string() }))
const itemCursor = createCursor('event-details', z.int32())

/** Background work, newest first. */
export async function listEvents(
  scope: TenantScope,
  query: EventQuery,
): Promise<Omit<Schemas['EventList'], 'success'>> {
  const { limit = DEFAULT_LIMIT, cursor, type, status, since, until } = query
  const after = eventCursor.decode(cursor)
  const rows = await scope.prisma(models =>
    models.event.findMany({
      where: {
        ...(type !== undefined && { type }),
        ...(status !== undefined && { status }),
        createdAt: { ...(since !== undefined && { gte: since }), ...(until !== undefined && { lt: until }) },
        ...(after && {
          OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }],
        }),
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
  )
  const page = pageOf(rows, limit, eventCursor, ({ createdAt, id }) => ({ createdAt: createdAt.toISOString(), id }))
  return { data: page.entries.map(toEvent), ...(page.nextCursor !== undefined && { nextCursor: page.nextCursor }) }
}

/** @throws ApiError `not_found_error` */
export async function getEvent(scope: TenantScope, id: string): Promise<Schemas['Event']> {
  const event = await scope.prisma(models => models.event.findUnique({ where: { id } }))
  if (!event) throw notFound('event', id)
  return toEvent(event)
}

/**
 * Ends background work.
 * @param uncancellable types of events that must come to their end, and what to do instead
 * @throws ApiError `not_found_error`, or `conflict_error` when it must do so, or has come to another end already
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
  { limit = DEFAULT_LIMIT, cursor, outcome }: DetailQuery,
): Promise<Omit<Schemas['EventDetails'], 'success'>> {
  const after = itemCursor.decode(cursor)
  const event = await scope.prisma(models => models.event.findUnique({ where: { id }, select: { id: true } }))
  if (!event) throw notFound('event', id)
  const rows = await scope.prisma(models =>
    models.eventItem.findMany({
      where: { eventId: id, index: { gt: after ?? -1 }, ...(outcome !== undefined && { outcome }) },
      orderBy: { index: 'asc' },
      take: limit + 1,
    }),
  )
  const page = pageOf(rows, limit, itemCursor, ({ index }) => index)
  return { data: page.entries.map(toItem), ...(page.nextCursor !== undefined && { nextCursor: page.nextCursor }) }
}

const toEvent = (event: Event): Schemas['Event'] => ({
  id: event.id,
  type: event.type,
  // the column holds what the statements of platform/jobs/tracked.ts write
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
