import { setImmediate } from 'node:timers/promises'
import { actorOf } from '../../../platform/access/principal.ts'
import type { Database, TenantScope } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { beginCountedJob, resumeCountedJob } from '../../../platform/jobs/counted-job.ts'
import {
  completeItemizedJob,
  failItemizedJob,
  type ItemizedJobContext,
  itemizedJobContext,
  type JobCaller,
} from '../../../platform/jobs/itemized-job.ts'
import { type ClaimedJob, enqueue, renew } from '../../../platform/jobs/jobs.ts'
import type { JobKind } from '../../../platform/jobs/runner.ts'
import type { ValueShape } from './convert-value.ts'
import { type DefinitionChange, type MigratedDefinition, migrateChunk } from './migrate-chunk.ts'
import * as statements from './sql/redefined.ts'
import { WORKSPACE_LISTS } from './workspace-lists.ts'

export const MIGRATE_VALUES = 'follow_definitions'

/**
 * Values migrated within the call that changes their definition. Beyond that, a background job migrates them and an
 * event reports the progress.
 */
const MAX_AT_ONCE = 1_000
/** Values rewritten per transaction. */
const CHUNK = 200
/** Keys of values read at a time. */
const KEYS = 20_000
/** Calls that began under the old definitions have ended by then; the values that they wrote are migrated too. */
const LATECOMERS_SECONDS = 120

/** Migrates the values of properties when their definitions change. */
export interface ValueMigrator {
  /**
   * Call it in the transaction that changes the definitions.
   * @returns the event that reports the migration; undefined if no values have to change
   */
  follow(scope: Scope, change: DefinitionChange, caller: JobCaller): Promise<string | undefined>
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
}

export function createValueMigrator({ database }: { database: Database }): ValueMigrator {
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
      async handle(job, signal) {
        // written by `follow`
        const payload = job.payload as unknown as Payload
        const context = await itemizedJobContext(database, payload.eventId)
        if (!context || context.status === 'cancelled') return undefined
        await followAll(database, { job, payload, context, signal })
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
}

async function followAll(database: Database, { job, payload, context, signal }: Run): Promise<void> {
  const { eventId, collectionId } = payload
  const scope = database.scope(context)
  const actor = actorFor(context.caller)
  const properties = toFollow(await asItStands(scope, payload))
  if (!context.finished)
    await resumeCountedJob(scope, eventId, await statements.countBehind(scope, collectionId, properties))
  let after: statements.ValueKey | undefined
  do {
    const keys = await statements.nextBehind(scope, collectionId, properties, { after, limit: KEYS })
    for (let start = 0; start < keys.length; start += CHUNK) {
      signal.throwIfAborted()
      await database.retriedTransaction(async () => {
        await renew(database, job)
        const change = await asItStands(scope, payload)
        await migrateChunk({ scope, eventId, change, actor }, keys.slice(start, start + CHUNK))
      })
      // lets waiting calls run between two chunks
      await setImmediate()
    }
    after = keys.length < KEYS ? undefined : keys.at(-1)
  } while (after)
  if (!context.finished) await completeItemizedJob(scope, eventId, { collectionId })
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
