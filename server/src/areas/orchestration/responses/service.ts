import { createHash, randomUUID } from 'node:crypto'
import type { Finishing, TenantCall } from '../../../contract/handlers.ts'
import type { Schemas } from '../../../contract/schemas.ts'
import { billingOf } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { cancelItemizedJob } from '../../../platform/jobs/itemized-job.ts'
import { conflict, invalid, notFound } from '../../../platform/values/errors.ts'
import type { Caller } from '../authorized-ports.ts'
import type { Place, Runs } from '../runs.ts'
import { addResults } from './engine.ts'
import { type PreparePorts, prepare } from './prepare.ts'
import { type Continuation, checkIds, type NewRun } from './read-request.ts'
import type { RunState } from './run.ts'
import { createRunning, ResponseLostError } from './running.ts'
import {
  cancelStored,
  failAbandoned,
  insertResponse,
  type ResponseRow,
  readResponse,
  type SavedResponse,
  saveResponse,
  takeResponse,
  undoTake,
} from './store.ts'
import { createTurns, type Turn, type TurnPorts, tooManyRounds } from './turn.ts'
import { asOfRound, type StoredResponse, toRun } from './view.ts'

type Run = Schemas['ResponseRun']
type Answer = { status: 200; body: Run }
type RunCall = TenantCall & Finishing

/** The characters of a conversation, tool results included. */
const MAX_CONVERSATION_LENGTH = 2_000_000

const INTERRUPTED: NonNullable<SavedResponse['error']> = {
  code: 'interrupted',
  message:
    'The server stopped while the response was running. Nothing was charged for this turn. Start a new response.',
}

export type ResponsePorts = PreparePorts & TurnPorts

export interface Agent {
  id: string
  version: number
}

export interface Responses {
  /** Runs a new response until it needs its client or ends. */
  start(call: RunCall, run: NewRun, agent?: Agent): Promise<Answer>
  /** Continues a response with the results of its tool calls. The same results again return the stored answer. */
  resume(call: RunCall, continuation: Continuation): Promise<Answer>
  /** @throws ApiError `not_found_error` */
  get(scope: TenantScope, id: string): Promise<Run>
  /** @throws ApiError `not_found_error`, or `conflict_error` if it has ended differently */
  cancel(scope: TenantScope, id: string): Promise<Run>
  /** Looks up what a new response needs, for a run that a job starts. */
  prepare(call: TenantCall, run: NewRun): ReturnType<typeof prepare>
  /** Runs a turn of a response that a job has taken, as the caller who started it. */
  runTurn(turn: Omit<Turn, 'ports'> & { caller: Caller }): Promise<ResponseRow>
}

/** Without a key, nobody can get the answer after the client has left; with one, the client decides. */
const endsWithClient = ({ pending, headers }: RunCall): boolean =>
  !pending || headers.get('X-Cancel-On-Disconnect') === 'true'

/** @param portsOf the ports for a caller, which check what the caller may do */
export function createResponses(portsOf: (caller: Caller) => ResponsePorts, runs: Runs): Responses {
  const running = createRunning()
  const runTurn = createTurns(running)

  /** Runs the turn of a call. @param afterFailure decides what is stored if it fails */
  async function turnOf(
    call: RunCall,
    row: ResponseRow,
    lease: string,
    place: Place,
    afterFailure: () => Promise<unknown>,
  ): Promise<Answer> {
    const signal = endsWithClient(call) ? AbortSignal.any([call.signal, place.signal]) : place.signal
    try {
      const finish = async (store: () => Promise<ResponseRow>): Promise<ResponseRow> => {
        const stored: ResponseRow[] = []
        await call.finish(async () => {
          stored[0] = await store()
          return answered(stored[0])
        })
        return stored[0] ?? row
      }
      const ports = portsOf(call.principal)
      const fail = (store: () => Promise<ResponseRow>): Promise<ResponseRow> => store()
      const stored = await runTurn({ ports, billing: billingOf(call), row, lease, signal, finish, fail })
      return answered(stored)
    } catch (error) {
      if (error instanceof ResponseLostError) {
        const current = await readResponse(call.scope, row.id)
        if (current) return call.finish(async () => answered(current))
      }
      await afterFailure()
      throw error
    }
  }

  return {
    start: (call, run, agent) =>
      runs.admit(call, async place => {
        const { scope } = call
        const ports = portsOf(call.principal)
        ports.languageModels.find(run.request.model)
        const id = call.idFor('rsp')
        if (call.pending) {
          // a call with this key crashed: its model calls must not be repeated
          const earlier = (await failAbandoned(scope, id, INTERRUPTED, true)) ?? (await readResponse(scope, id))
          if (earlier) return call.finish(async () => answered(earlier))
        }
        const { request, state } = await prepare(ports, billingOf(call), run)
        const lease = randomUUID()
        const row = await insertResponse(scope, { id, request, state, lease, agent })
        if (!row) throw conflict(`The response ${id} is already running.`)
        return turnOf(call, row, lease, place, async () => {
          if (call.signal.aborted && endsWithClient(call)) await cancelStored(scope, id)
          else await saveResponse(scope, { id, lease, status: 'failed', state, error: MODEL_FAILED })
        })
      }),

    resume: (call, { previousResponseId: id, toolOutputs }) =>
      runs.admit(call, async place => {
        const { scope } = call
        const results = Object.fromEntries(
          toolOutputs.map(({ toolCallId, content, isError }) => [toolCallId, { content, ...(isError && { isError }) }]),
        )
        const sent = toolOutputs.map(({ toolCallId }) => toolCallId)
        const submission = hashOf(toolOutputs)
        // another call may take the response between the two statements; then its state is read again
        for (;;) {
          const row = await readResponse(scope, id)
          if (!row) throw missing(id)
          const replay = replayOf(row, sent, submission)
          if (replay) return call.finish(async () => answered(replay))
          if (row.status === 'running') {
            if (row.eventId !== null || !row.abandoned) throw inFlight(id)
            await failAbandoned(scope, id, INTERRUPTED, false)
            continue
          }
          checkLength(row.state, toolOutputs)
          const lease = randomUUID()
          const taken = await takeResponse(scope, id, { lease, submission, rounds: row.state.rounds.length })
          if (!taken) continue
          const round = taken.state.rounds.at(-1)
          if (!round) throw new Error(`The response ${id} waits without a round.`)
          round.submission = submission
          addResults(taken.state, { ...round.ready, ...results })
          return turnOf(call, taken, lease, place, () => undoTake(scope, id, lease))
        }
      }),

    async get(scope, id) {
      const row = await readResponse(scope, id)
      if (!row) throw missing(id)
      const isCrashed = row.status === 'running' && row.abandoned && row.eventId === null
      return toRun(toStored((isCrashed && (await failAbandoned(scope, id, INTERRUPTED, false))) || row))
    },

    async cancel(scope, id) {
      const cancelled = await scope.retriedTransaction(async () => {
        const row = await cancelStored(scope, id)
        if (row && row.eventId !== null) await cancelItemizedJob(scope, row.eventId)
        return row
      })
      if (cancelled) {
        scope.afterCommit(() => running.stop(id))
        return toRun(toStored(cancelled))
      }
      const row = await readResponse(scope, id)
      if (!row) throw missing(id)
      if (row.status !== 'cancelled') throw conflict(`The response is ${row.status} and can no longer be cancelled.`)
      return toRun(toStored(row))
    },

    prepare: (call, run) => {
      const ports = portsOf(call.principal)
      ports.languageModels.find(run.request.model)
      return prepare(ports, billingOf(call), run)
    },
    runTurn: ({ caller, ...turn }) => runTurn({ ...turn, ports: portsOf(caller) }),
  }
}

const MODEL_FAILED: NonNullable<SavedResponse['error']> = {
  code: 'model_failed',
  message: 'The call that started the response failed, and nothing was charged. Send it again.',
}

/**
 * The response to answer with if these results were sent before.
 * @returns undefined if the response waits for them, or is working on them
 * @throws ApiError `validation_error` for wrong ids, `conflict_error` if other results were sent
 */
function replayOf(row: ResponseRow, sent: readonly string[], submission: string): ResponseRow | undefined {
  const { rounds } = row.state
  if (rounds.length === 0) throw conflict(`The response is ${row.status} and waits for no tool results.`)
  const named = rounds.findIndex(({ waitingFor }) => sent.some(id => waitingFor.includes(id)))
  const index = named === -1 ? rounds.length - 1 : named
  const problem = checkIds(rounds[index]?.waitingFor ?? [], sent)
  if (problem) throw problem
  if (index < rounds.length - 1) {
    if (rounds[index]?.submission !== submission) throw otherResults(row.id)
    return { ...row, ...asOfRound(toStored(row), index + 1), errorCode: null, errorMessage: null }
  }
  if (row.status === 'requires_action') return undefined
  if (row.submission !== submission)
    throw row.status === 'cancelled' ? conflict('The response was cancelled. Start a new one.') : otherResults(row.id)
  return row.status === 'running' ? undefined : row
}

/** @throws ApiError if the response asked its client too often */
function answered(row: ResponseRow): Answer {
  const body = toRun(toStored(row))
  if (row.errorCode === 'too_many_rounds') throw tooManyRounds(body)
  return { status: 200, body }
}

const toStored = ({ errorCode: code, errorMessage: message, ...row }: ResponseRow): StoredResponse => ({
  ...row,
  error: code !== null && message !== null ? { code, message } : undefined,
})

const hashOf = (outputs: Continuation['toolOutputs']): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        outputs
          .map(({ toolCallId, content, isError }) => [toolCallId, content, isError])
          .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
      ),
    )
    .digest('base64url')

function checkLength({ messages }: RunState, outputs: Continuation['toolOutputs']): void {
  const length = JSON.stringify(messages).length + outputs.reduce((sum, { content }) => sum + content.length, 0)
  if (length <= MAX_CONVERSATION_LENGTH) return
  throw invalid(
    'body.toolOutputs',
    `The conversation would have ${length} characters with these outputs, and at most ${MAX_CONVERSATION_LENGTH} are allowed. Shorten the outputs.`,
  )
}

const missing = (id: string) => notFound('response', `${id} that is kept (24 hours after its last change)`)

const inFlight = (id: string) =>
  conflict(`The response ${id} is working on these results. Wait until it has, then send them again.`, {
    reason: 'idempotency_in_flight',
  })

const otherResults = (id: string) =>
  conflict(`Other results were already sent for these tool calls of ${id}. Get the response to see how it continued.`)
