import { BudgetExceededError } from '../../../../models/budget/budget-exceeded.ts'
import { ModelError } from '../../../../models/model-error.ts'
import { type BillingContext, type CreditReservation, release, settle } from '../../../../platform/credits/credits.ts'
import { ApiError } from '../../../../platform/values/errors.ts'
import { chooseCollections, type DefinitionsOf, definitionsIn } from '../../definitions.ts'
import { lockForChange } from '../../records/sql/identity-keys.ts'
import { type EditableMemory, editableMemories } from '../sql/edit.ts'
import type { ExtractionRow } from '../sql/extractions.ts'
import { type Reader, type Reading, unlessFailed } from './extract.ts'
import { type Kept, keep, tell } from './keep.ts'
import { localTime } from './local-time.ts'
import { endRow, MAX_BUDGET_WAIT, postponeRow, RETRY_SECONDS } from './rows.ts'
import { toldOf } from './told.ts'
import { contextOf, readWindow } from './windows.ts'

/** What was read in a memory, and what came of it. */
export interface Valued {
  reading: Reading
  kept: Kept
}

/** What came of one attempt. `pending` is tried again. */
export type Attempt =
  | { outcome: 'succeeded'; values: ReadonlyMap<string, Valued> }
  | { outcome: 'refused' | 'failed' | 'pending'; message: string }

/** The stored memories of a row, with what was read in each. */
export interface ReadRow {
  row: ExtractionRow
  memories: readonly EditableMemory[]
  readings: readonly Reading[]
  error?: unknown
}

export interface Attempting {
  billing: BillingContext
  /** Pays for it. Undefined if it is paid. */
  reservation: CreditReservation | undefined
  signal: AbortSignal
  /** Whether the outcome is emitted as an event, because no response has it. */
  isLater: boolean
  /** Runs in the transaction that ends the attempt. */
  alongside?: (attempt: Attempt) => Promise<void>
}

export interface RowReader {
  /** Reads the memories of a row. Writes nothing and never throws. */
  read(billing: BillingContext, row: ExtractionRow, signal: AbortSignal): Promise<ReadRow>
  /**
   * Stores and charges what was read, in one transaction. Rows of one record come in the order of its memories.
   * @returns what came of it; undefined if the memories were deleted or edited meanwhile, or another attempt ended first
   */
  finish(read: ReadRow, attempting: Attempting): Promise<Attempt | undefined>
  /** Both. */
  attempt(attempting: Attempting & { row: ExtractionRow }): Promise<Attempt | undefined>
}

export function createRowReader({
  definitionsOf,
  reader,
}: {
  definitionsOf: DefinitionsOf
  reader: Reader
}): RowReader {
  async function readingsOf(
    { scope, principal }: BillingContext,
    { turns, options }: ExtractionRow,
    found: ReadonlyMap<string, EditableMemory>,
    signal: AbortSignal,
  ): Promise<Map<string, Reading>> {
    const [first] = found.values()
    if (!first) return new Map()
    const collections = await definitionsOf(scope, principal.definitionsVersion)
    const definitions = definitionsIn(chooseCollections(collections, options, first.type))
    const context = { ...options, payer: scope, signal, isWhole: true }
    const aboutOf = ({ timestamp }: EditableMemory) => ({
      timestamp: localTime(timestamp, options.timestamp),
      subject: options.subject,
    })
    const told = await toldOf(reader, scope, first, { inWindow: turns !== null })
    if (!turns) {
      const said = { ...first, ...aboutOf(first), told }
      return new Map([[first.id, unlessFailed(await reader.read(said, definitions, context))]])
    }
    const spoken = turns.flatMap(turn => found.get(turn.id) ?? [])
    const from = spoken.findIndex(({ id }) => turns.some(turn => turn.isRead && turn.id === id))
    const said = spoken.slice(from)
    const window = { before: contextOf(spoken.slice(0, from)), turns: said, ...aboutOf(said[0] ?? first), told }
    const readings = await readWindow(reader, window, definitions, context)
    return new Map(
      said.map(({ id }, at) => [id, unlessFailed(readings[at] ?? { definitions, extracted: [], ...options })]),
    )
  }

  async function read(billing: BillingContext, row: ExtractionRow, signal: AbortSignal): Promise<ReadRow> {
    const turns = row.turns ?? [{ id: row.memoryId, isRead: true }]
    try {
      const rows = await editableMemories(
        billing.scope,
        turns.map(({ id }) => id),
      )
      const found = new Map(turns.flatMap(({ id }) => rows.filter(one => one.id === id).map(one => [id, one] as const)))
      const memories = turns.flatMap(({ id, isRead }) => (isRead && found.get(id)) || [])
      if (memories.length === 0) return { row, memories, readings: [] }
      try {
        const readings = await readingsOf(billing, row, found, signal)
        return { row, memories, readings: memories.flatMap(({ id }) => readings.get(id) ?? []) }
      } catch (error) {
        return { row, memories, readings: [], error }
      }
    } catch (error) {
      return { row, memories: [], readings: [], error }
    }
  }

  async function fail(
    { row, memories, error }: ReadRow,
    { billing, signal, isLater, alongside }: Attempting,
  ): Promise<Attempt | undefined> {
    const { scope } = billing
    if (signal.aborted) await postponeRow(scope, row, RETRY_SECONDS[0])
    if (signal.aborted || !(error instanceof ApiError)) throw error
    const { attempt, wait, isFree } = failureOf(error, row, isLater)
    return scope.retriedTransaction(async () => {
      const keeping = { kind: row.kind, reason: row.options.reason }
      const isEmptied = row.kind === 'edit' && attempt.outcome === 'refused'
      if (isEmptied) await lockForChange(scope, recordsOf(memories))
      if (attempt.outcome === 'pending') await postponeRow(scope, row, wait, isFree)
      else if (!(await endRow(scope, row))) return undefined
      // nobody knows what the new content says, and the earlier one is gone
      else if (isEmptied) for (const memory of memories) await keep(billing, sourceOf(memory), NOTHING, keeping)
      if (isLater && attempt.outcome !== 'pending')
        for (const memory of memories) await tell(scope, memory, attempt.outcome)
      await alongside?.(attempt)
      return attempt
    })
  }

  async function store(
    { row, memories, readings }: ReadRow,
    { billing, reservation, isLater, alongside }: Attempting,
  ): Promise<Attempt | undefined> {
    const { scope } = billing
    return scope.retriedTransaction(async () => {
      await lockForChange(scope, recordsOf(memories))
      const current = await editableMemories(
        scope,
        memories.map(({ id }) => id),
      )
      const same = new Map(
        memories.flatMap((memory, at) => {
          const now = current.find(({ id }) => id === memory.id)
          return now && saysTheSame(memory, now) ? [[now, readings[at]] as const] : []
        }),
      )
      // an edit has replaced or ended the row of what it changed
      if (same.size === 0 || !(await endRow(scope, row))) return undefined
      const values = new Map<string, Valued>()
      for (const [memory, reading] of same) {
        if (!reading) continue
        const charged = reservation && { operation: row.operation, isReserved: true }
        const keeping = { kind: row.kind, reason: row.options.reason, charged, tells: isLater }
        const kept = await keep(billing, sourceOf(memory), reading, keeping)
        values.set(memory.id, { reading, kept })
      }
      const ended: Attempt = { outcome: 'succeeded', values }
      const credits = [...values.values()].reduce((sum, { kept }) => sum + kept.credits, 0)
      if (reservation && credits > 0) await settle(billing, reservation, credits)
      else if (reservation) await release(scope, reservation)
      await alongside?.(ended)
      return ended
    })
  }

  async function finish(read: ReadRow, attempting: Attempting): Promise<Attempt | undefined> {
    const { billing, reservation } = attempting
    let attempt: Attempt | undefined
    try {
      if (read.error !== undefined) attempt = await fail(read, attempting)
      else if (read.memories.length > 0) attempt = await store(read, attempting)
      else await endRow(billing.scope, read.row)
      return attempt
    } finally {
      if (reservation && attempt?.outcome !== 'succeeded') await release(billing.scope, reservation)
    }
  }

  return {
    read,
    finish,
    attempt: async ({ row, ...attempting }) =>
      finish(await read(attempting.billing, row, attempting.signal), attempting),
  }
}

const NOTHING: Reading = { definitions: [], extracted: [], minConfidence: 0 }

const recordsOf = (memories: readonly EditableMemory[]): string[] => [...new Set(memories.map(one => one.recordId))]

const sourceOf = (memory: EditableMemory) => ({ ...memory, replaces: memory.version - 1 })

/** What a failure means: a refusal is final, and so is a collection that no longer exists. */
export function failureOf(
  error: unknown,
  { attempts }: Pick<ExtractionRow, 'attempts'>,
  isLater: boolean,
): { attempt: Extract<Attempt, { message: string }>; wait: number; isFree: boolean } {
  const message = error instanceof ApiError ? error.message : 'It failed for a reason that nobody expects.'
  // the model was not asked, so this is no attempt
  if (error instanceof BudgetExceededError)
    return {
      attempt: { outcome: 'pending', message },
      wait: Math.min(error.retryAfterSeconds, MAX_BUDGET_WAIT),
      isFree: isLater,
    }
  const wait = RETRY_SECONDS[attempts]
  const isRefused = error instanceof ModelError && error.kind === 'refused'
  const isFinal = wait === undefined || (error instanceof ApiError && error.status < 500)
  const outcome = isRefused ? 'refused' : isFinal ? 'failed' : 'pending'
  return { attempt: { outcome, message }, wait: wait ?? 0, isFree: false }
}

/** Whether what was read of a memory still holds. */
export const saysTheSame = (before: EditableMemory, now: EditableMemory): boolean =>
  before.recordId === now.recordId &&
  before.content === now.content &&
  before.timestamp.getTime() === now.timestamp.getTime()
