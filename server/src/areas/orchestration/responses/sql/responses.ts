import type { Scope } from '../../../../platform/database/scope.ts'
import type { RunRequest, RunState } from '../run.ts'
import type { ResponseStatus } from '../view.ts'

const KEPT_HOURS = 24
/** How long a run is taken for alive without a renewal. */
const LEASE_SECONDS = 20

const LEASE_END = `app_now() + interval '${LEASE_SECONDS} s'`
const EXPIRY = `app_now() + interval '${KEPT_HOURS} h'`

const ROW = `id, status, request, state, error_code AS "errorCode", error_message AS "errorMessage", submission,
  agent_id AS "agentId", agent_version AS "agentVersion", event_id AS "eventId", created_at AS "createdAt",
  finished_at AS "finishedAt", expires_at AS "expiresAt", leased_until < app_now() AS abandoned`

export interface ResponseRow {
  id: string
  status: ResponseStatus
  request: RunRequest
  state: RunState
  errorCode: 'interrupted' | 'too_many_rounds' | 'model_failed' | null
  errorMessage: string | null
  submission: string | null
  agentId: string | null
  agentVersion: number | null
  eventId: string | null
  createdAt: Date
  finishedAt: Date | null
  expiresAt: Date
  /** Whether the process that ran it has stopped renewing its lease. */
  abandoned: boolean | null
}

const READ = `SELECT ${ROW} FROM responses WHERE tenant_id = $1 AND id = $2 AND expires_at > app_now()`

/** SQL: compares with the clock of the database. */
export async function readResponse(scope: Scope, id: string): Promise<ResponseRow | undefined> {
  const [row] = await scope.query<ResponseRow>(READ, [id])
  return row
}

const INSERT = `
  INSERT INTO responses (id, tenant_id, request, state, lease, leased_until, agent_id, agent_version, event_id, expires_at)
  VALUES ($2, $1, $3::jsonb, $4::jsonb, $5, ${LEASE_END}, $6, $7, $8, ${EXPIRY})
  ON CONFLICT (tenant_id, id) DO NOTHING RETURNING ${ROW}`

export interface NewResponse {
  id: string
  request: RunRequest
  state: RunState
  /** Null if a job will take it. */
  lease: string | null
  agent?: { id: string; version: number } | undefined
  eventId?: string | undefined
}

/** SQL: times of the database's clock. @returns undefined if the id is taken */
export async function insertResponse(scope: Scope, response: NewResponse): Promise<ResponseRow | undefined> {
  const { id, request, state, lease, agent, eventId } = response
  const values = [id, toJson(request), toJson(state), lease, agent?.id ?? null, agent?.version ?? null, eventId ?? null]
  const [row] = await scope.query<ResponseRow>(INSERT, values)
  return row
}

const TAKE = `
  UPDATE responses SET status = 'running', lease = $3, leased_until = ${LEASE_END}, submission = $4
  WHERE tenant_id = $1 AND id = $2 AND status = 'requires_action' AND rounds = $5 AND expires_at > app_now()
  RETURNING ${ROW}`

/** SQL: takes a response that waits, unless another call was first. */
export async function takeResponse(
  scope: Scope,
  id: string,
  { lease, submission, rounds }: { lease: string; submission: string; rounds: number },
): Promise<ResponseRow | undefined> {
  const [row] = await scope.query<ResponseRow>(TAKE, [id, lease, submission, rounds])
  return row
}

const TAKE_FOR_JOB = `
  UPDATE responses SET lease = $3, leased_until = ${LEASE_END}
  WHERE tenant_id = $1 AND id = $2 AND status = 'running' RETURNING ${ROW}`

/** SQL: takes a response of a background job, also from a process that crashed. */
export async function takeForJob(scope: Scope, id: string, lease: string): Promise<ResponseRow | undefined> {
  const [row] = await scope.query<ResponseRow>(TAKE_FOR_JOB, [id, lease])
  return row
}

const RENEW = `UPDATE responses SET leased_until = ${LEASE_END}
  WHERE tenant_id = $1 AND id = $2 AND lease = $3 AND status = 'running' RETURNING id`

/** SQL: times of the database's clock. @returns whether the lease is still held */
export const renewLease = async (scope: Scope, id: string, lease: string): Promise<boolean> =>
  (await scope.query(RENEW, [id, lease])).length > 0

const SAVE = `
  UPDATE responses SET status = $4, state = $5::jsonb, rounds = $6, input_tokens = $7, output_tokens = $8, credits = $9,
    model = $10, error_code = $11, error_message = $12, expires_at = ${EXPIRY},
    lease = CASE WHEN $4 = 'running' THEN lease END,
    finished_at = CASE WHEN $4 IN ('completed', 'failed') THEN app_now() END
  WHERE tenant_id = $1 AND id = $2 AND lease = $3 AND status = 'running' RETURNING ${ROW}`

export interface SavedResponse {
  id: string
  lease: string
  status: ResponseStatus
  state: RunState
  error?: { code: NonNullable<ResponseRow['errorCode']>; message: string } | undefined
}

/** SQL: only the holder of the lease writes. @returns undefined if the lease was lost, e.g. after a cancel */
export async function saveResponse(scope: Scope, saved: SavedResponse): Promise<ResponseRow | undefined> {
  const { id, lease, status, state, error } = saved
  const { rounds, usage, credits, model } = state
  const totals = [rounds.length, usage.inputTokens, usage.outputTokens, credits, model ?? null]
  const values = [id, lease, status, toJson(state), ...totals, error?.code ?? null, error?.message ?? null]
  const [row] = await scope.query<ResponseRow>(SAVE, values)
  return row
}

const UNDO = `UPDATE responses SET status = 'requires_action', lease = NULL, submission = NULL
  WHERE tenant_id = $1 AND id = $2 AND lease = $3 AND status = 'running'`

/** SQL: returns a response to where it waited before a turn that failed, so that the turn can be sent again. */
export async function undoTake(scope: Scope, id: string, lease: string): Promise<void> {
  await scope.query(UNDO, [id, lease])
}

const CANCEL = `UPDATE responses SET status = 'cancelled', lease = NULL, finished_at = app_now()
  WHERE tenant_id = $1 AND id = $2 AND status IN ('running', 'requires_action') AND expires_at > app_now() RETURNING ${ROW}`

/** SQL: times of the database's clock. @returns undefined if it has ended or does not exist */
export async function cancelStored(scope: Scope, id: string): Promise<ResponseRow | undefined> {
  const [row] = await scope.query<ResponseRow>(CANCEL, [id])
  return row
}

const INTERRUPT = `UPDATE responses SET status = 'failed', lease = NULL, finished_at = app_now(), error_code = $3, error_message = $4
  WHERE tenant_id = $1 AND id = $2 AND status = 'running' AND (leased_until < app_now() OR $5::boolean) RETURNING ${ROW}`

/** SQL: times of the database's clock. @param force also if its lease has not ended */
export async function failAbandoned(
  scope: Scope,
  id: string,
  error: NonNullable<SavedResponse['error']>,
  force: boolean,
): Promise<ResponseRow | undefined> {
  const [row] = await scope.query<ResponseRow>(INTERRUPT, [id, error.code, error.message, force])
  return row
}

/** JSON that the database can store: a model may write what it cannot, such as NUL characters. */
const toJson = (value: object): string =>
  JSON.stringify(value).replaceAll(/\\(?:(u(?:0000|d[89a-f][0-9a-f]{2}))|.)/g, (written, bad) =>
    bad ? '\uFFFD' : written,
  )
