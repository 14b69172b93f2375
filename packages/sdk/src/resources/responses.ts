import type { ApiPromise } from '../core/api-promise.ts'
import type { RequestOptions } from '../core/request.ts'
import { ResponsesApi } from '../generated/client.gen.ts'
import type { CreateResponseRequest, FunctionTool, ResponseRun, ToolOutput } from '../spec/models.gen.ts'
import { isSchema } from './output-error.ts'
import type { AnyTools, ClientTools, StandardSchema } from './response-tools.ts'
import type { CompletedRun, ToolLoopOptions } from './tool-loop.ts'

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

/** The outputs of a response, as the fields of a schema. */
interface SchemaOutputs<Output> {
  /** A schema of Zod or another library with Standard JSON Schema: an object, each field of which is one output. */
  outputs: StandardSchema<Output>
}

type WithSchema<Request, Output> = OmitOfEach<Request, 'outputs'> & SchemaOutputs<Output>

/** A model may write for minutes. */
const TIMEOUT_MS = 600_000

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
  override create<Output>(
    body: WithSchema<CreateResponseRequest, Output> & { tools?: undefined },
    options?: RequestOptions,
  ): ApiPromise<ResponseRun & { parsed: Output }>
  override create<Output>(
    body: WithSchema<CreateResponseRequest, Output>,
    options?: RequestOptions,
  ): ApiPromise<ResponseRun & { parsed?: Output }>
  override create<Inputs, Output>(
    body: WithSchema<ToolLoopRequest<Inputs>, Output>,
    options?: ToolLoopOptions,
  ): Promise<CompletedRun & { parsed: Output }>
  override create(body: CreateResponseRequest, options?: RequestOptions): ApiPromise<ResponseRun>
  override create<Inputs>(body: ToolLoopRequest<Inputs>, options?: ToolLoopOptions): Promise<CompletedRun>
  override create(
    { tools, outputs: wanted, ...rest }: OmitOfEach<AnyRequest, 'outputs'> & { outputs?: unknown },
    options: ToolLoopOptions = {},
  ): ApiPromise<ResponseRun> | Promise<ResponseRun> {
    const send = (more: { tools?: FunctionTool[] } = {}): ApiPromise<ResponseRun> => {
      if (!isSchema(wanted)) {
        const body = { ...rest, ...(wanted !== undefined && { outputs: wanted }), ...more }
        return super.create(body as CreateResponseRequest, ending(options))
      }
      const sending = async (api: Parameters<Parameters<typeof this.transport.send<ResponseRun>>[0]>[0]) => {
        const { outputsOf } = await import('./output-schema.ts')
        const body = { ...rest, outputs: outputsOf(wanted), ...more } as CreateResponseRequest
        return api.POST('/api/v1/responses', { body })
      }
      return this.transport.send<ResponseRun>(sending, ending(options), { writes: true })
    }
    const parsed = async (run: ResponseRun): Promise<ResponseRun> => {
      if (!isSchema(wanted) || run.status !== 'completed') return run
      const { parsedOutputs } = await import('./output-schema.ts')
      // not spread: the ID of the request is not enumerable
      return Object.assign(run, { parsed: await parsedOutputs(wanted, run) })
    }
    if (tools === undefined) return send().changed(parsed)
    if (isList(tools)) return send({ tools }).changed(parsed)
    return this.#loop(erased(tools), options, functions => send({ tools: functions })).then(run => parsed(run))
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
  ): Promise<CompletedRun> {
    return this.#loop(erased(tools), options, () => super.get(id, patient(options)))
  }

  /** Loaded when a loop begins: a page that runs no tools does not load it. */
  async #loop(
    tools: AnyTools,
    options: ToolLoopOptions,
    start: (functions: FunctionTool[]) => Promise<ResponseRun>,
  ): Promise<CompletedRun> {
    const { runLoop } = await import('./tool-loop.ts')
    const calls = {
      start,
      get: (id: string) => super.get(id, patient(options)),
      answer: (id: string, toolOutputs: ToolOutput[]) =>
        super.create({ previousResponseId: id, toolOutputs }, patient({ ...options, idempotencyKey: undefined })),
      cancel: (id: string) => super.cancel(id, { ...options, idempotencyKey: undefined, signal: undefined }),
    }
    return runLoop(tools, calls, options)
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
