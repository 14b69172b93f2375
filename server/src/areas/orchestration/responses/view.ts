import type { Schemas } from '../../../contract/schemas.ts'
import type { TokenUsage } from '../../../models/port.ts'
import type { Response } from '../../../platform/database/prisma/client.ts'
import type { Round, RunRequest, RunState } from './run.ts'

type Run = Schemas['ResponseRun']
export type ResponseStatus = Schemas['ResponseStatus']

export interface StoredResponse
  extends Pick<Response, 'id' | 'agentId' | 'agentVersion' | 'createdAt' | 'finishedAt' | 'expiresAt'> {
  status: ResponseStatus
  request: RunRequest
  state: RunState
  error: Run['error'] | undefined
}

/** A response as the caller gets it. */
export function toRun(response: StoredResponse): Run {
  const { id, status, request, state, error, agentId, agentVersion, createdAt, finishedAt, expiresAt } = response
  const { text, model, memorized } = state
  const waiting = status === 'requires_action' ? state.rounds.at(-1) : undefined
  return {
    success: true,
    id,
    status,
    ...(waiting && { required_action: toRequiredAction(state, waiting) }),
    ...(text !== undefined && { text }),
    steps: toSteps(request, state),
    outputs: state.outputs,
    usage: toUsage(state.usage),
    creditsCharged: state.credits,
    ...(model !== undefined && { model }),
    rounds: state.rounds.length,
    ...(memorized !== undefined && { memorized }),
    ...(error && { error }),
    ...(agentId !== null && { agentId }),
    ...(agentVersion !== null && { agentVersion }),
    createdAt: createdAt.toISOString(),
    ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
    expiresAt: expiresAt.toISOString(),
  }
}

/** The response as it was when it asked for the results of this round. */
export function asOfRound(response: StoredResponse, index: number): StoredResponse {
  const { state } = response
  const round = state.rounds[index]
  if (!round) throw new Error(`The response ${response.id} has no round ${index}.`)
  const { at, usage, credits, model } = round
  const { text: _text, memorized: _memorized, ...rest } = state
  return {
    ...response,
    status: 'requires_action',
    error: undefined,
    finishedAt: null,
    state: {
      ...rest,
      messages: state.messages.slice(0, at),
      starts: state.starts.filter(start => start <= at),
      rounds: state.rounds.slice(0, index + 1),
      outputs: [],
      usage,
      credits,
      ...(model !== undefined && { model }),
    },
  }
}

export const toUsage = ({ inputTokens, outputTokens }: TokenUsage): Run['usage'] => ({
  inputTokens,
  outputTokens,
  totalTokens: inputTokens + outputTokens,
})

function toRequiredAction({ messages }: RunState, { waitingFor, at }: Round): Schemas['RequiredAction'] {
  const asked = messages[at - 1]
  const calls = asked?.role === 'assistant' ? (asked.toolCalls ?? []) : []
  return {
    tool_calls: calls
      .filter(({ id }) => waitingFor.includes(id))
      .map(({ id, name, arguments: text }) => ({ id, type: 'function', function: { name, arguments: text } })),
  }
}

function toSteps({ steps }: RunRequest, { messages, starts }: RunState): Run['steps'] {
  return starts.map((start, index) => {
    const prompt = steps[index]?.prompt
    const end = starts[index + 1]
    const own = messages.slice(start, end)
    const results = new Map(own.flatMap(message => (message.role === 'tool' ? [[message.toolCallId, message]] : [])))
    const answers = own.flatMap(message => (message.role === 'assistant' ? [message] : []))
    const answer = answers.at(-1)
    return {
      index,
      ...(prompt !== undefined && { prompt }),
      ...(answer && !answer.toolCalls && { text: answer.content }),
      toolCalls: answers.flatMap(({ toolCalls = [] }) =>
        toolCalls.map(({ id, name, arguments: text }) => {
          const result = results.get(id)
          return {
            id,
            name,
            arguments: text,
            ...(result && { output: result.content }),
            ...(result?.isError && { isError: true }),
          }
        }),
      ),
    }
  })
}
