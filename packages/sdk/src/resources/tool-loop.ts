import type { RequestOptions } from '../core/request.ts'
import { aborted, pause } from '../core/retry/pause.ts'
import { isKeepsakeError } from '../errors/keepsake-error.ts'
import type { FunctionTool, ResponseRun, ToolOutput } from '../spec/models.gen.ts'
import { type FailedResponse, ResponseFailedError } from './response-failed-error.ts'
import { type AnyTools, checkTools, runTool, type ToolResult, toFunctionTools, toToolOutput } from './response-tools.ts'

/** A completed response. */
export type CompletedRun = ResponseRun & { text: string }

/** What happened in one round: the model called tools, and this process ran them. */
export interface ToolRound {
  responseId: string
  /** Counted from 1; at most 20. */
  round: number
  /** In the order of the calls. */
  results: ToolResult[]
}

export interface ToolLoopOptions extends RequestOptions {
  /** Called after each round, before its results are sent. */
  onStep?: ((round: ToolRound) => void | Promise<void>) | undefined
}

/** The calls of a loop. */
interface Calls {
  start(functions: FunctionTool[]): Promise<ResponseRun>
  get(id: string): Promise<ResponseRun>
  answer(id: string, toolOutputs: ToolOutput[]): Promise<ResponseRun>
  cancel(id: string): PromiseLike<unknown>
}

/** Between two looks at a response that someone else runs. */
const PAUSE_MS = 500

/** Runs the calls of tools of a response until it is completed. */
export async function runLoop(
  tools: AnyTools,
  { start, get, answer, cancel }: Calls,
  { signal, onStep }: ToolLoopOptions,
): Promise<CompletedRun> {
  checkTools(tools)
  let id: string | undefined
  try {
    let run = await start(toFunctionTools(tools))
    for (;;) {
      id = run.id
      // the text is there once it is completed
      if (run.status === 'completed') return run as CompletedRun
      if (run.status === 'running') {
        await pause(PAUSE_MS, signal)
        run = await get(id)
        continue
      }
      if (run.status !== 'requires_action')
        throw new ResponseFailedError(run.error?.message ?? `The response ${id} is ${run.status}.`, run)
      const responseId = id
      const calls = run.required_action?.tool_calls ?? []
      const results = await Promise.all(calls.map(call => runTool(tools, call, { responseId, signal })))
      if (signal?.aborted) throw aborted(signal)
      await onStep?.({ responseId, round: run.rounds, results })
      run = await answer(id, results.map(toToolOutput))
    }
  } catch (error) {
    // the caller has left, so a failure to reach the server is not reported
    if (signal?.aborted && id !== undefined) void Promise.resolve(cancel(id)).catch(() => {})
    throw failureIn(error) ?? (id === undefined ? error : ofResponse(error, id))
  }
}

/** With the ID of the response, to continue it with `resume`. */
function ofResponse(error: unknown, id: string): unknown {
  if (isKeepsakeError(error)) error.responseId ??= id
  return error
}

/** The error of a response that asked for tool results too often has its steps. */
function failureIn(error: unknown): ResponseFailedError | undefined {
  if (!isKeepsakeError(error) || error.body.status !== 'failed' || !Array.isArray(error.body.steps)) return undefined
  // the server's answer, as the spec defines it
  return new ResponseFailedError(error.message, error.body as unknown as FailedResponse, error)
}
