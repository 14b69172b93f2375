import { setImmediate } from 'node:timers/promises'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { beginCountedJob } from '../../../platform/jobs/counted-job.ts'
import {
  completeItemizedJob,
  failItemizedJob,
  type ItemizedJobContext,
  itemizedJobContext,
  type JobCaller,
} from '../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, enqueue, renew } from '../../../platform/jobs/jobs.ts'
import { createPace, inParts, type Pace } from '../../../platform/jobs/pace.ts'
import { type JobKind, type Turn, YIELD } from '../../../platform/jobs/runner.ts'
import type { ValueShape } from './convert-value.ts'
import { type DefinitionChange, type MigratedDefinition, migrateChunk } from './migrate-chunk.ts'
import * as statements from './sql/redefined.ts'
import { takeValues } from './sql/take.ts'
import { WORKSPACE_LISTS } from './workspace-lists.ts'

export const MIGRATE_VALUES = 'follow_definitions'

/**
 * Values migrated within the call that changes their definition. Beyond that, a background job migrates them and an
 * event reports the progress.
 */
const MAX_AT_ONCE = 1_000
/** Values rewritten per transaction, at most. */
const CHUNK = 200
/** Keys of values read at a time. */
const KEYS = 5_000
/** Calls that began under the old definitions have ended by then; the values that they wrote are migrated too. */
const LATECOMERS_SECONDS = 120

/** Migrates the values of properties when their definitions change. */
export interface ValueMigrator {
  /**
   * Call it in the transaction that changes the definitions.
   * @returns the event that reports the migration; undefined if no values have to change
   */
  follow(scope: Scope, change: DefinitionChange, caller: JobCaller): Promise<string | undefined>
  /** Moves the values of properties of other collections, with their history. @returns how many */
  take: typeof takeValues
  /** How much data belongs to a collection. @param systemNames of all properties that it has or ever had */
  contentsOf(
    scope: TenantScope,
    collectionId: string,
    systemNames: readonly string[],
  ): Promise<{ values: number; notes: number }>
  /** Whether there are memories of records of a type, or any. */
  hasMemories(scope: TenantScope, type: string | undefined): Promise<boolean>
  /** System names of the lists that every workspace has. */
  workspaceLists: readonly string[]
  /** Migrates the values that are not migrated within a call. */
  job: JobKind
}

/** The change as stored in the job; the current definitions are read when the job runs. */
interface Payload {
  eventId: string
  collectionId: string
  changed: string[]
  optionsChanged: string[]
  deleted: string[]
  /** The last value that was migrated. Absent at the start. */
  after?: statements.ValueKey | null
}

export function createValueMigrator({ database }: { database: Database }): ValueMigrator {
  const pace = createPace(database, CHUNK)
  return {
    async follow(scope, change, caller) {
      const properties = toFollow(change)
      const { collectionId } = change
      const total = properties.length === 0 ? 0 : await statements.countBehind(scope, collectionId, properties)
      const payload = { collectionId, ...namesOf(change) }
      const eventId = total === 0 ? undefined : await beginCountedJob(scope, { type: MIGRATE_VALUES, total, caller })
      if (eventId === undefined) return undefined
      const atOnce = total <= MAX_AT_ONCE
      if (atOnce) {
        const keys = await statements.nextBehind(scope, collectionId, properties, { limit: MAX_AT_ONCE })
        await migrateChunk({ scope, eventId, change, actor: actorFor(caller) }, keys)
        await completeItemizedJob(scope, eventId, { collectionId })
      }
      await enqueue(database, {
        kind: MIGRATE_VALUES,
        tenantId: scope.tenantId,
        payload: { eventId, ...payload },
        delaySeconds: atOnce ? LATECOMERS_SECONDS : 0,
      })
      return eventId
    },

    take: takeValues,

    contentsOf: async (scope, collectionId, systemNames) => ({
      values: await statements.countBehind(scope, collectionId, systemNames.map(toGo)),
      notes: await scope.prisma(models => models.memory.count({ where: { collectionId } })),
    }),

    hasMemories: async (scope, type) => {
      const where = type === undefined ? {} : { record: { type } }
      return (await scope.prisma(({ memory }) => memory.findFirst({ where, select: { id: true } }))) !== null
    },

    workspaceLists: WORKSPACE_LISTS,

    job: {
      lane: 'bulk',
      async handle(job, signal, turn) {
        // written by `follow`
        const payload = job.payload as unknown as Payload
        const context = await itemizedJobContext(database, payload.eventId)
        if (!context || context.status === 'cancelled') return undefined
        const isDone = await followAll(database, { job, payload, context, signal, turn, pace })
        if (!isDone) return YIELD
        return context.finished ? undefined : { again: LATECOMERS_SECONDS }
      },
      onGivenUp: (job, error) => failItemizedJob(database, String(job.payload.eventId), error.message),
    },
  }
}

interface Run {
  job: ClaimedJob
  payload: Payload
  context: ItemizedJobContext
  signal: AbortSignal
  turn: Turn
  pace: Pace
}

/** Migrates values until none is left or others have their turn. @returns whether none is left */
async function followAll(database: Database, { job, payload, context, signal, turn, pace }: Run): Promise<boolean> {
  const { eventId, collectionId } = payload
  const scope = database.scope(context)
  const actor = actorFor(context.caller)
  const properties = toFollow(await asItStands(scope, payload))
  // values that do not fit stay behind, so a run goes on where the one before has stopped
  let after = payload.after ?? undefined
  for (let isLast = false; !isLast; ) {
    const keys = await statements.nextBehind(scope, collectionId, properties, { after, limit: KEYS })
    isLast = keys.length < KEYS
    for (const chunk of inParts(keys, pace.most, () => 1)) {
      signal.throwIfAborted()
      if (turn.isOver()) return false
      after = chunk.at(-1)
      const place = { ...job.payload, after: { ...chunk.at(-1) } }
      await pace.timed(chunk.length, () =>
        database.retriedTransaction(async () => {
          await renew(database, job, place)
          const change = await asItStands(scope, payload)
          await migrateChunk({ scope, eventId, change, actor }, chunk)
        }),
      )
      // lets waiting calls run between two chunks
      await setImmediate()
    }
  }
  await database.retriedTransaction(async () => {
    // what calls with older definitions have written meanwhile is looked for from the start
    await renew(database, job, { ...job.payload, after: null })
    if (!context.finished) await completeItemizedJob(scope, eventId, { collectionId })
  })
  return true
}

const isList = ({ type, mode }: ValueShape): boolean => mode === 'append' || type === 'array'

const toGo = (systemName: string): statements.MigratedProperty => ({
  system_name: systemName,
  name: null,
  type: null,
  list: false,
  each: false,
})

const toFollow = ({ changed, optionsChanged, deleted }: DefinitionChange): statements.MigratedProperty[] => [
  ...changed.map(definition => ({
    system_name: definition.systemName,
    name: definition.name,
    type: definition.type,
    list: isList(definition),
    each: optionsChanged.includes(definition.systemName),
  })),
  ...deleted.map(toGo),
]

const namesOf = ({ changed, optionsChanged, deleted }: DefinitionChange) => ({
  changed: changed.map(({ systemName }) => systemName),
  optionsChanged: [...optionsChanged],
  deleted: [...deleted],
})

/**
 * The change that is still needed: definitions may have changed again, and a deleted property may have been added back.
 */
async function asItStands(
  scope: Scope,
  { collectionId, changed, optionsChanged, deleted }: Payload,
): Promise<DefinitionChange> {
  // a concurrent change of definitions waits for the end of the transaction
  const lock = { columns: 'properties', mode: 'SHARE' } as const
  const row = await scope.lock<{ properties: MigratedDefinition[] }>('collections', collectionId, lock)
  const definitions = row?.properties ?? []
  const defined = new Set(definitions.map(({ systemName }) => systemName))
  return {
    collectionId,
    changed: definitions.filter(({ systemName }) => changed.includes(systemName)),
    optionsChanged,
    deleted: deleted.filter(systemName => !defined.has(systemName)),
  }
}

const actorFor = ({ keyId }: JobCaller): string => actorOf(keyId === null ? {} : { key: { id: keyId } })
