import type { LanguageModels } from '../../../models/language-models.ts'
import type { BillingContext } from '../../../platform/credits/credits.ts'
import type { TenantScope } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/values/errors.ts'
import { requireAsked } from '../authorized-ports.ts'
import type { EntityFields } from '../entity.ts'
import { createModelCalls } from '../model-call.ts'
import type { OrchestrationPorts } from '../ports.ts'
import { createRequestCredits } from '../request-credits.ts'
import { createServerTools } from '../server-tools.ts'
import { advance, type EngineDependencies, type Outcome } from './engine.ts'
import type { RunRequest, RunState } from './run.ts'
import { ResponseLostError, type Running } from './running.ts'
import { type ResponseRow, type SavedResponse, saveResponse } from './store.ts'

export interface TurnPorts extends Pick<OrchestrationPorts, 'records' | 'guidelines' | 'mcps' | 'require'> {
  languageModels: LanguageModels
  /** Stores a text for an entity. */
  memorize(billing: BillingContext, fields: EntityFields, content: string, signal: AbortSignal): Promise<void>
}

export interface Turn {
  /** Of the caller of this turn, who may be another one than that of the turn before. */
  ports: TurnPorts
  billing: BillingContext & { scope: TenantScope }
  row: ResponseRow
  lease: string
  /** Aborts the turn for a reason of the caller. */
  signal: AbortSignal
  /** Whether the state is stored after each model call, so that another process can continue after a crash. */
  checkpoints?: boolean
  /** Stores and charges the turn in one transaction. */
  finish(store: () => Promise<ResponseRow>): Promise<ResponseRow>
  /** The same if the response asked its client too often. */
  fail(store: () => Promise<ResponseRow>): Promise<ResponseRow>
}

/** Runs turns of responses: from the client to the client. */
export const createTurns =
  (running: Running) =>
  /**
   * Runs a response until it needs its client or ends, and stores and charges the turn. A turn that fails is free.
   * @returns the stored response. It has failed if the client was asked too often.
   * @throws ApiError as the model does, and ResponseLostError if the response was cancelled or taken over
   */
  async ({ ports, billing, row, lease, signal: given, checkpoints = false, finish, fail }: Turn) => {
    const { scope } = billing
    const { id, request, state } = row
    requireAsked(ports, {
      reads: request.recallFrom !== undefined,
      stores: request.memorizeFor !== undefined,
      guidelines: request.findGuidelines === true,
      calls: request.mcps !== undefined,
    })
    const bill = createRequestCredits(billing, row.agentId === null ? 'createResponse' : 'runAgent')
    const { generate } = createModelCalls(ports.languageModels, scope, bill)
    const save = async (saved: Omit<SavedResponse, 'id' | 'lease'>): Promise<ResponseRow> => {
      const stored = await saveResponse(scope, { id, lease, ...saved })
      if (!stored) throw new ResponseLostError(`The response ${id} was cancelled or taken over.`)
      return stored
    }

    return running.hold({ scope, id, lease }, async lost => {
      const signal = AbortSignal.any([given, lost])
      const { recallFrom: recordId, findGuidelines: find = false, readGuidelines: read = false, mcps = [] } = request
      const mcpTools = mcps.length > 0 ? await ports.mcps.enabledTools(scope, mcps, { mayBeGone: true }) : []
      const memory = recordId === undefined ? undefined : { recordId }
      const guidelines = { find, read, tags: request.guidelineTags }
      const serverTools = createServerTools(ports, { billing, bill }, { memory, guidelines, mcpTools })
      const dependencies: EngineDependencies = {
        serverTools,
        signal,
        generate,
        async checkpoint() {
          if (checkpoints) await save({ status: 'running', state: { ...state, unsettled: bill.total() } })
        },
      }
      try {
        // calls before a crash are charged with the turn that completes them
        if (state.unsettled > 0) (await bill.reserve(state.unsettled))(state.unsettled)
        const outcome = await advance(request, state, dependencies)
        if (outcome === 'too_many_rounds') {
          await bill.release()
          return await fail(() => save({ status: 'failed', state: { ...state, unsettled: 0 }, error: TOO_MANY_ROUNDS }))
        }
        const ended = await settled(outcome, request, state, signal)
        return await finish(async () => {
          const stored = await save({ status: outcome, state: ended })
          await bill.settle()
          return stored
        })
      } catch (error) {
        await bill.release()
        throw lost.aborted ? lost.reason : error
      } finally {
        await serverTools.close()
      }
    })

    /** The state at the end of a successful turn. */
    async function settled(outcome: Outcome, { memorizeFor }: RunRequest, before: RunState, signal: AbortSignal) {
      const credits = before.credits + bill.total()
      const after: RunState = { ...before, credits, unsettled: 0 }
      const round = after.rounds.at(-1)
      if (outcome === 'requires_action' && round) round.credits = credits
      if (outcome === 'completed' && memorizeFor && after.text?.trim()) {
        await ports.memorize(billing, memorizeFor, after.text, signal)
        after.memorized = true
      }
      return after
    }
  }

const TOO_MANY_ROUNDS = {
  code: 'too_many_rounds',
  message:
    'The model asked for tool results a 21st time, and a response can ask 20 times. Start a new response with what is known so far, or with fewer tools.',
} as const

/** The error of a call whose response asked its client too often. */
export const tooManyRounds = (run: { id: string; steps: object[]; outputs: object[] }): ApiError =>
  new ApiError('validation_error', TOO_MANY_ROUNDS.message, {
    // the body of the response, which is JSON
    fields: JSON.parse(JSON.stringify({ status: 'failed', id: run.id, steps: run.steps, outputs: run.outputs })),
  })
