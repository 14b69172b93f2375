import type { Schemas } from '../../../contract/schemas.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/log/log.ts'
import { type ApiError, conflict, invalid } from '../../../platform/values/errors.ts'
import { payloadOf } from '../attempt/received.ts'
import { MAX_INBOUND_REPLAYS } from '../limits.ts'
import { createAcceptor, type SourceMemories } from './accept.ts'
import { eventIdOf } from './forward.ts'
import { findReplay } from './kept-events.ts'
import { findSourceEvent } from './log.ts'
import { type Mapped, mapEvent } from './mapping.ts'
import { schemeOf } from './schemes.ts'
import type { Source } from './source.ts'
import * as queue from './sql/inbound.ts'
import { receiptsFor, sendAgain } from './sql/replay-forwards.ts'
import { findCalledSource } from './sql/sources.ts'
import { findSource } from './store.ts'

type Routes = Schemas['ReplayWebhookSourceEventRequest']['routes']

export type Replays = ReturnType<typeof createReplays>

/** What becomes of accepted events, and their replay. */
export function createReplays({
  database,
  memories,
  log,
}: {
  database: Database
  memories: SourceMemories
  log: Logger
}) {
  const acceptor = createAcceptor(database, memories)

  async function run(id: string, sourceId: string): Promise<void> {
    const source = await findCalledSource(database, sourceId)
    if (!source || source.suspended) return
    const scope = database.scope(source)
    const kept = await findReplay(scope, id)
    if (!kept) return
    const headers = new Headers(kept.headers)
    const at = kept.signedAt ?? kept.receivedAt
    const scheme = schemeOf(source.scheme, source.signature)
    const payload = kept.payloadBase64 ? undefined : payloadOf(kept.payload, null)
    const rules = { sourceId, scheme, types: source.types, check: memories.check }
    const refused = (message: string): Mapped => ({
      ...{ type: kept.type ?? undefined, steps: [], at },
      ignored: { reason: 'mapping', message },
    })
    const mapped =
      source.mapping === null
        ? refused('The source has no memory route.')
        : payload === undefined
          ? refused('The body is neither JSON nor a form, so the mapping finds nothing in it.')
          : mapEvent({ payload, headers, at }, { ...rules, mapping: source.mapping })
    const { credits, definitionsVersion } = source
    await acceptor.replay(
      { scope, principal: { credits, definitionsVersion }, requestId: id },
      { id, mapped, hops: kept.hops ?? 0 },
    )
  }

  return {
    /**
     * Sends a kept event to routes again, by default to the memory route with its current mapping.
     * @throws ApiError `not_found_error`, `validation_error` if the source has no such route, or `conflict_error` if it is
     * not kept or has not come to an end
     */
    async replayOne(
      scope: TenantScope,
      sourceId: string,
      id: string,
      routes: Routes = MEMORY,
    ): Promise<Schemas['WebhookSourceEventDetail']> {
      const { memory, forwards } = targetsOf(await findSource(scope, sourceId), routes)
      const event = await findSourceEvent(scope, sourceId, id)
      if (memory && (await queue.requestReplay(scope, sourceId, id))) await run(id, sourceId)
      else if (memory || !ENDED.has(event.status)) throw notReplayable(id, event)
      for (const destinationId of forwards) await sendAgain(scope, destinationId, [eventIdOf(id)], true)
      return findSourceEvent(scope, sourceId, id)
    },

    /** Sends the matching events to routes again. @throws ApiError `not_found_error` or `validation_error` */
    async replayMany(
      scope: TenantScope,
      sourceId: string,
      { routes = MEMORY, ...filter }: queue.ReplayFilter & { routes?: Routes },
    ): Promise<Schemas['ReplayWebhookSourceEventsResponse']['data']> {
      const { memory, forwards } = targetsOf(await findSource(scope, sourceId), routes)
      const counts = [memory ? await queue.requestReplays(scope, sourceId, filter) : 0]
      for (const destinationId of forwards) {
        const receipts = await receiptsFor(scope, sourceId, destinationId, filter)
        // without a status, what has failed on that route
        await sendAgain(scope, destinationId, receipts.map(eventIdOf), filter.status !== undefined)
        counts.push(receipts.length)
      }
      const replayed = Math.max(...counts)
      return { replayed, more: replayed === MAX_INBOUND_REPLAYS }
    },

    /** Looks at what accepted events became, and stores those again that are due. */
    async runDue(): Promise<void> {
      await queue.settleReceipts(database)
      await queue.replayPayable(database)
      let page = await queue.dueReplays(database, '')
      while (page.length > 0) {
        for (const { id, sourceId } of page)
          await run(id, sourceId).catch(error =>
            log.error({ err: error, receipt: id }, 'An event could not be replayed'),
          )
        page = await queue.dueReplays(database, page.at(-1)?.id ?? '')
      }
    },
  }
}

const MEMORY = ['memory']
const ENDED: ReadonlySet<string> = new Set(['accepted', 'stored', 'failed', 'queued'])

/** The routes that a replay names. @throws ApiError `validation_error` if the source does not have one */
function targetsOf(
  { mapping, forwards: present }: Pick<Source, 'mapping' | 'forwards'>,
  routes: readonly string[],
): { memory: boolean; forwards: string[] } {
  const known = present.map(({ id }) => id)
  const missing = routes.find(
    each => !(each === 'memory' ? mapping !== null : each === 'forward' ? known.length > 0 : known.includes(each)),
  )
  if (missing !== undefined) {
    const has = [...(mapping === null ? [] : ['memory']), ...(known.length === 0 ? [] : ['forward', ...known])]
    const advice = has.length === 0 ? 'Nothing can be replayed.' : `Name one of ${has.join(', ')}.`
    throw invalid('body.routes', `body.routes names ${missing}, which the source does not have. ${advice}`)
  }
  const forwards = routes.includes('forward') ? known : known.filter(id => routes.includes(id))
  return { memory: routes.includes('memory'), forwards }
}

const notReplayable = (id: string, { status, payload }: Schemas['WebhookSourceEventDetail']): ApiError =>
  conflict(
    payload === null
      ? `The payload of ${id} is not kept: it was ${status}, or its retention (webhookPayloadDays of the organization, or INBOUND_RETENTION_DAYS of the server) has ended. Let the sender send the event again.`
      : `${id} is being stored. Fetch it again in a moment.`,
  )
