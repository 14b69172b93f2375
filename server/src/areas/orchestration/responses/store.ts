import type { Prisma } from '../../../platform/database/prisma/client.ts'
import type { Scope } from '../../../platform/database/scope.ts'
import { DAY_MS } from '../../../platform/values/durations.ts'
import type { JsonObject } from '../../../platform/values/json.ts'
import type { RunRequest, RunState } from './run.ts'
import type { ResponseStatus, StoredResponse } from './view.ts'

const KEPT_MS = DAY_MS
/** How long a run is taken for alive without a renewal. */
const LEASE_MS = 20_000

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

export interface ResponseRow extends Omit<StoredResponse, 'error'> {
  errorCode: 'interrupted' | 'too_many_rounds' | 'model_failed' | null
  errorMessage: string | null
  submission: string | null
  eventId: string | null
  /** Whether the process that ran it has stopped renewing its lease. */
  abandoned: boolean | null
}

function toRow(row: Prisma.ResponseGetPayload<object> | null | undefined, now: Date): ResponseRow | undefined {
  if (!row) return undefined
  const { leasedUntil } = row
  // written by this file
  return { ...(row as unknown as Omit<ResponseRow, 'abandoned'>), abandoned: leasedUntil && leasedUntil < now }
}

export async function readResponse(scope: Scope, id: string): Promise<ResponseRow | undefined> {
  const now = await scope.now()
  const where = { id, expiresAt: { gt: now } }
  return toRow(await scope.prisma(models => models.response.findFirst({ where })), now)
}

export interface NewResponse {
  id: string
  request: RunRequest
  state: RunState
  /** Null if a job will take it. */
  lease: string | null
  agent?: { id: string; version: number } | undefined
  eventId?: string | undefined
}

/** @returns undefined if the id is taken */
export async function insertResponse(scope: Scope, response: NewResponse): Promise<ResponseRow | undefined> {
  const { id, request, state, lease, agent, eventId = null } = response
  const now = await scope.now()
  const data = {
    id,
    tenantId: scope.tenantId,
    request: toJson(request),
    state: toJson(state),
    lease,
    leasedUntil: after(now, LEASE_MS),
    agentId: agent?.id ?? null,
    agentVersion: agent?.version ?? null,
    eventId,
    expiresAt: after(now, KEPT_MS),
  }
  const [row] = await scope.prisma(models => models.response.createManyAndReturn({ data, skipDuplicates: true }))
  return toRow(row, now)
}

/** Stores a response that has ended, because its client continues it in a new one. */
export async function storeCompleted(
  scope: Scope,
  { id, request, state }: Pick<NewResponse, 'id' | 'request' | 'state'>,
): Promise<void> {
  const now = await scope.now()
  const data = {
    id,
    tenantId: scope.tenantId,
    status: 'completed',
    request: toJson(request),
    state: toJson(state),
    inputTokens: state.usage.inputTokens,
    outputTokens: state.usage.outputTokens,
    model: state.model ?? null,
    finishedAt: now,
    expiresAt: after(now, KEPT_MS),
  }
  await scope.prisma(models => models.response.createMany({ data }))
}

/** Changes a response with one statement. @returns undefined if it does not fulfill the conditions any more */
async function change(
  scope: Scope,
  where: Prisma.ResponseWhereInput & { id: string },
  data: Prisma.ResponseUpdateManyMutationInput,
  now: Date,
): Promise<ResponseRow | undefined> {
  const [row] = await scope.prisma(models => models.response.updateManyAndReturn({ where, data }))
  return toRow(row, now)
}

/** Takes a response that waits. @returns undefined if another call was first */
export async function takeResponse(
  scope: Scope,
  id: string,
  { lease, submission, rounds }: { lease: string; submission: string; rounds: number },
): Promise<ResponseRow | undefined> {
  const now = await scope.now()
  const where = { id, status: 'requires_action', rounds, expiresAt: { gt: now } }
  return change(scope, where, { status: 'running', lease, leasedUntil: after(now, LEASE_MS), submission }, now)
}

/** Takes a response of a background job, also from a process that crashed. */
export async function takeForJob(scope: Scope, id: string, lease: string): Promise<ResponseRow | undefined> {
  const now = await scope.now()
  return change(scope, { id, status: 'running' }, { lease, leasedUntil: after(now, LEASE_MS) }, now)
}

/** @returns whether the lease is still held */
export async function renewLease(scope: Scope, id: string, lease: string): Promise<boolean> {
  const data = { leasedUntil: after(await scope.now(), LEASE_MS) }
  const where = { id, lease, status: 'running' }
  return (await scope.prisma(models => models.response.updateMany({ where, data }))).count > 0
}

export interface SavedResponse {
  id: string
  lease: string
  status: ResponseStatus
  state: RunState
  error?: { code: NonNullable<ResponseRow['errorCode']>; message: string } | undefined
}

/** Only the holder of the lease writes. @returns undefined if the lease was lost, e.g. after a cancel */
export async function saveResponse(scope: Scope, saved: SavedResponse): Promise<ResponseRow | undefined> {
  const { id, lease, status, state, error } = saved
  const now = await scope.now()
  const data = {
    status,
    state: toJson(state),
    rounds: state.rounds.length,
    inputTokens: state.usage.inputTokens,
    outputTokens: state.usage.outputTokens,
    credits: state.credits,
    model: state.model ?? null,
    errorCode: error?.code ?? null,
    errorMessage: error?.message ?? null,
    expiresAt: after(now, KEPT_MS),
    lease: status === 'running' ? lease : null,
    finishedAt: status === 'completed' || status === 'failed' ? now : null,
  }
  return change(scope, { id, lease, status: 'running' }, data, now)
}

/** Returns a response to where it waited before a turn that failed, so that the turn can be sent again. */
export async function undoTake(scope: Scope, id: string, lease: string): Promise<void> {
  const data = { status: 'requires_action', lease: null, submission: null }
  await scope.prisma(models => models.response.updateMany({ where: { id, lease, status: 'running' }, data }))
}

/** @returns undefined if it has ended or does not exist */
export async function cancelStored(scope: Scope, id: string): Promise<ResponseRow | undefined> {
  const now = await scope.now()
  const where = { id, status: { in: ['running', 'requires_action'] }, expiresAt: { gt: now } }
  return change(scope, where, { status: 'cancelled', lease: null, finishedAt: now }, now)
}

/** Ends a run that no process continues. @param force also if its lease has not ended */
export async function failAbandoned(
  scope: Scope,
  id: string,
  { code, message }: NonNullable<SavedResponse['error']>,
  force: boolean,
): Promise<ResponseRow | undefined> {
  const now = await scope.now()
  const where = { id, status: 'running', ...(!force && { leasedUntil: { lt: now } }) }
  const data = { status: 'failed', lease: null, finishedAt: now, errorCode: code, errorMessage: message }
  return change(scope, where, data, now)
}

/** JSON that the database can store: a model may write what it cannot, such as NUL characters. */
const toJson = (value: object): JsonObject =>
  JSON.parse(
    JSON.stringify(value).replaceAll(/\\(?:(u(?:0000|d[89a-f][0-9a-f]{2}))|.)/g, (written, bad) =>
      bad ? '\uFFFD' : written,
    ),
  )
