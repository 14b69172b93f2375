import type { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import { isKeepsakeError, KeepsakeError } from '../errors/keepsake-error.ts'
import { aborted, pause } from '../errors/pause.ts'
import { ResponsesApi } from '../generated/client.gen.ts'
import type { CreateResponseRequest, FunctionTool, ResponseRun } from '../spec/models.gen.ts'
import {
  type AnyTools,
  type ClientTools,
  checkTools,
  runTool,
  type ToolResult,
  toFunctionTools,
  toToolOutput,
} from './response-tools.ts'

/** Omits fields of each form of a request. */
type OmitOfEach<Request, Names extends string> = Request extends unknown ? Omit<Request, Names> : never

/** A request for a new response, whose tools this process runs. */
export type ToolLoopRequest<Inputs> = OmitOfEach<
  Exclude<CreateResponseRequest, { previousResponseId: string }>,
  'tools' | 'previousResponseId' | 'toolOutputs'
> & {
  /** The tools by name. */
  tools: ClientTools<Inputs>
}

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

/** A response that failed, was cancelled, or asked for tool results too often. */
export class ResponseFailedError extends KeepsakeError {
  /** The response with all steps so far: prompts, tool calls and their results. */
  readonly response: FailedResponse

  constructor(message: string, response: FailedResponse, cause?: KeepsakeError) {
    const { requestId, status } = cause ?? {}
    super(message, { code: 'response_failed', requestId, status, body: { ...response }, cause })
    this.response = response
    this.responseId = response.id
  }

  override get name(): 'ResponseFailedError' {
    return 'ResponseFailedError'
  }
}

/** What is always known about a response that failed. */
export type FailedResponse = Pick<ResponseRun, 'id' | 'status' | 'steps' | 'outputs'> & Partial<ResponseRun>

/** A model may write for minutes. */
const TIMEOUT_MS = 600_000
/** Between two looks at a response that someone else runs. */
const PAUSE_MS = 500

export class Responses extends ResponsesApi {
  /**
   * Runs a model with tools. If `tools` is an object of tools with `execute`, they run here: calls of one round in
   * parallel, results in the order of the calls, until the response has completed. If `tools` is a list, the
   * response may have the status `requires_action`, and you run the calls.
   * @throws ResponseFailedError when the response failed, was cancelled, or asked for tool results a 21st time; it has
   * all steps so far. ConfigurationError for a tool without `execute`. AbortError when the signal aborts, which also
   * cancels the response.
   *
   * @example
   * const { text } = await client.responses.create({
   *   steps: [{ prompt: 'How is the weather in Leeds?' }],
   *   tools: {
   *     get_weather: {
   *       description: 'The current weather in a city.',
   *       parameters: z.object({ city: z.string() }),
   *       execute: async ({ city }) => ({ city, degrees: 21 }),
   *     },
   *   },
   * })
   */
  override create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun>
  override create<Inputs>(body: ToolLoopRequest<Inputs>, options?: ToolLoopOptions): Promise<ResponseRun>
  override create(
    { tools, ...body }: AnyRequest,
    options: ToolLoopOptions = {},
  ): ApiPromise<ResponseRun> | Promise<ResponseRun> {
    if (tools === undefined) return super.create(body, ending(options))
    if (isList(tools)) return super.create({ ...body, tools }, ending(options))
    const named = erased(tools)
    return this.#loop(named, options, () => super.create({ ...body, tools: toFunctionTools(named) }, ending(options)))
  }

  /**
   * Continues a response with tools that run here, for example after this process was restarted, or a run of an agent.
   * Calls whose results the server does not have are run again.
   * @throws what `create` throws
   *
   * @example
   * const { text } = await client.responses.resume('rsp_01KAK7F3V6AAAAAAAAAAAAAAAA', {
   *   tools: { get_weather: { execute: () => 'Sunny.' } },
   * })
   */
  resume<Inputs>(
    id: string,
    { tools }: { tools: ClientTools<Inputs> },
    options: ToolLoopOptions = {},
  ): Promise<ResponseRun> {
    return this.#loop(erased(tools), options, () => super.get(id, patient(options)))
  }

  async #loop(tools: AnyTools, options: ToolLoopOptions, start: () => Promise<ResponseRun>): Promise<ResponseRun> {
    checkTools(tools)
    const { signal, onStep, idempotencyKey: _ofStart, ...rest } = options
    let id: string | undefined
    try {
      let run = await start()
      for (;;) {
        id = run.id
        if (run.status === 'completed') return run
        if (run.status === 'running') {
          await pause(PAUSE_MS, signal)
          run = await super.get(id, patient(options))
          continue
        }
        if (run.status !== 'requires_action')
          throw new ResponseFailedError(run.error?.message ?? `The response ${id} is ${run.status}.`, run)
        const responseId = id
        const calls = run.required_action?.tool_calls ?? []
        const results = await Promise.all(calls.map(call => runTool(tools, call, { responseId, signal })))
        if (signal?.aborted) throw aborted(signal)
        await onStep?.({ responseId, round: run.rounds, results })
        const toolOutputs = results.map(toToolOutput)
        run = await super.create({ previousResponseId: id, toolOutputs }, patient({ ...rest, signal }))
      }
    } catch (error) {
      // nobody waits for it any more; that it cannot be reached is no other failure
      if (signal?.aborted && id !== undefined) void super.cancel(id, rest).catch(() => {})
      throw failureIn(error) ?? (id === undefined ? error : ofResponse(error, id))
    }
  }
}

const patient = (options: RequestOptions): RequestOptions => ({
  ...options,
  timeout: options.timeout ?? TIMEOUT_MS,
})

/** A call that can be aborted ends on the server too, also before the ID of the response is known. */
const ending = (options: RequestOptions): RequestOptions =>
  options.signal === undefined
    ? patient(options)
    : { ...patient(options), headers: { 'x-cancel-on-disconnect': 'true', ...options.headers } }

type AnyRequest = OmitOfEach<CreateResponseRequest, 'tools'> & { tools?: FunctionTool[] | object }

const isList = (tools: FunctionTool[] | object): tools is FunctionTool[] => Array.isArray(tools)

/** The types of arguments matter only to who writes the tools. */
const erased = (tools: object): AnyTools => tools as AnyTools

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
