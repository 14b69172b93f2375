import type { Schemas } from '../../../contract/schemas.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/log/log.ts'
import { conflict } from '../../../platform/values/errors.ts'
import { parseJson } from '../../../platform/values/parse-json.ts'
import { MAX_INBOUND_REPLAYS } from '../limits.ts'
import { createAcceptor, type SourceMemories } from './accept.ts'
import { findReplay } from './kept-events.ts'
import { findSourceEvent } from './log.ts'
import { mapEvent } from './mapping.ts'
import { schemeOf } from './schemes.ts'
import * as queue from './sql/inbound.ts'
import { findCalledSource } from './sql/sources.ts'
import { findSource } from './store.ts'

export interface Replays {
  /**
   * Stores a kept event again, with the current mapping of its source.
   * @throws ApiError `not_found_error`, or `conflict_error` if it is not kept or has not come to an end
   */
  replayOne(scope: TenantScope, sourceId: string, id: string): Promise<Schemas['WebhookSourceEventDetail']>
  /** Lets the background work store the matching events again. @throws ApiError `not_found_error` */
  replayMany(
    scope: TenantScope,
    sourceId: string,
    filter: queue.ReplayFilter,
  ): Promise<Schemas['ReplayWebhookSourceEventsResponse']['data']>
  /** Looks at what accepted events became, and stores those again that are due. */
  runDue(): Promise<void>
}

/** What becomes of accepted events, and their replay. */
export function createReplays({
  database,
  memories,
  log,
}: {
  database: Database
  memories: SourceMemories
  log: Logger
}): Replays {
  const acceptor = createAcceptor(database, memories)

  async function run(id: string, sourceId: string): Promise<void> {
    const source = await findCalledSource(database, sourceId)
    if (!source || source.suspended) return
    const scope = database.scope(source)
    const kept = await findReplay(scope, id)
    if (!kept) return
    const parsed = await parseJson(kept.payload)
    // it was parsed when it arrived
    if ('problem' in parsed) throw new Error(`The kept payload of ${id} is not JSON.`)
    const headers = new Headers(kept.headers)
    const mapped = mapEvent(
      { payload: parsed.value, headers, at: kept.signedAt ?? kept.receivedAt },
      { ...source, sourceId, scheme: schemeOf(source.scheme, source.signature), check: memories.check },
    )
    const { credits, definitionsVersion } = source
    await acceptor.replay(
      { scope, principal: { credits, definitionsVersion }, requestId: id },
      { id, mapped, hops: kept.hops ?? 0 },
    )
  }

  return {
    async replayOne(scope, sourceId, id) {
      if (await queue.requestReplay(scope, sourceId, id)) {
        await run(id, sourceId)
        return findSourceEvent(scope, sourceId, id)
      }
      const { status, payload } = await findSourceEvent(scope, sourceId, id)
      throw conflict(
        payload === null
          ? `The payload of ${id} is not kept: it was ${status}, or its retention (webhookPayloadDays of the organization, or INBOUND_RETENTION_DAYS of the server) has ended. Let the sender send the event again.`
          : `${id} is being stored. Fetch it again in a moment.`,
      )
    },

    async replayMany(scope, sourceId, filter) {
      await findSource(scope, sourceId)
      const replayed = await queue.requestReplays(scope, sourceId, filter)
      return { replayed, more: replayed === MAX_INBOUND_REPLAYS }
    },

    async runDue() {
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
