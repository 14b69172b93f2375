import { aborted, unlessAborted } from '../core/retry/pause.ts'
import { ConfigurationError } from '../errors/errors.gen.ts'
import { isRecord } from '../errors/is-record.ts'
import type { FunctionCall, FunctionTool, ToolOutput } from '../spec/models.gen.ts'

/** What schema libraries such as Zod offer under `~standard`: types, validation, and JSON Schema. */
export interface StandardSchema<Input> {
  readonly '~standard': {
    readonly validate: (value: unknown) => StandardResult<Input> | Promise<StandardResult<Input>>
    readonly jsonSchema: { readonly input: (options: { target: 'draft-2020-12' }) => Record<string, unknown> }
  }
}

type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** JSON Schema of the arguments, an object. */
export interface JsonSchema {
  readonly '~standard'?: never
  readonly [keyword: string]: unknown
}

export interface ToolContext {
  /** The ID of the call, the same if it is made again after a crash. */
  toolCallId: string
  responseId: string
  /** Aborts when the caller of the loop does. */
  signal: AbortSignal | undefined
}

/** A tool that the model can call and this process runs. */
export interface ClientTool<Input> {
  /** What it does, and when to call it. */
  description?: string | undefined
  /** The arguments, as JSON Schema or as a schema of Zod or another library with Standard JSON Schema. */
  parameters?: StandardSchema<Input> | JsonSchema | undefined
  /**
   * Runs the tool. The result is sent to the model, as JSON if it is not a string. An error is sent too, so that the
   * model can react.
   */
  execute(input: Input, context: ToolContext): unknown
}

/** Tools by name, each with the type of its own arguments. */
export type ClientTools<Inputs> = { readonly [Name in keyof Inputs]: ClientTool<Inputs[Name]> }

/** Any tools. Their arguments are validated, so no type is needed to run them. */
export type AnyTools = Readonly<Record<string, ClientTool<never>>>

/** One executed tool call. */
export interface ToolResult {
  toolCallId: string
  name: string
  /** The arguments as the model wrote them. */
  arguments: string
  output: string
  isError: boolean
}

const MAX_OUTPUT = 100_000

/** @throws ConfigurationError that names a tool without `execute` */
export function checkTools(tools: AnyTools): void {
  for (const [name, tool] of Object.entries(tools))
    if (typeof tool?.execute !== 'function')
      throw new ConfigurationError(
        `The tool ${name} has no execute function. Add it, or pass a list of tools and run their calls yourself.`,
      )
}

/** The tools as the server gets them. */
export const toFunctionTools = (tools: AnyTools): FunctionTool[] =>
  Object.entries(tools).map(([name, { description, parameters }]) => {
    const schema = parameters && jsonSchemaOf(parameters)
    return {
      type: 'function',
      function: { name, ...(description !== undefined && { description }), ...(schema && { parameters: schema }) },
    }
  })

export const toToolOutput = ({ toolCallId, output, isError }: ToolResult): ToolOutput => ({
  toolCallId,
  output,
  ...(isError && { isError }),
})

function jsonSchemaOf(parameters: StandardSchema<never> | JsonSchema): Record<string, unknown> {
  const standard = parameters['~standard']
  return standard ? standard.jsonSchema.input({ target: 'draft-2020-12' }) : { ...parameters }
}

/**
 * Runs one call. Everything that goes wrong is a result, so that the model can react.
 * @throws AbortError as soon as the signal aborts, whether or not the tool ends then
 */
export async function runTool(
  tools: AnyTools,
  { id, function: { name, arguments: text } }: FunctionCall,
  context: Omit<ToolContext, 'toolCallId'>,
): Promise<ToolResult> {
  const result = (output: string, isError: boolean): ToolResult =>
    output.length > MAX_OUTPUT
      ? result(`The result has more than ${MAX_OUTPUT} characters.`, true)
      : { toolCallId: id, name, arguments: text, output, isError }
  try {
    const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
    if (!tool) return result(`This client has no tool ${name}.`, true)
    const input = await validated(tool, JSON.parse(text.trim() === '' ? '{}' : text))
    const output = await unlessAborted(
      Promise.resolve(tool.execute(input, { ...context, toolCallId: id })),
      context.signal,
    )
    return result(textOf(output), false)
  } catch (error) {
    if (context.signal?.aborted) throw aborted(context.signal)
    return result(error instanceof Error ? error.message : String(error), true)
  }
}

async function validated<Input>({ parameters }: ClientTool<Input>, input: unknown): Promise<Input> {
  const standard = parameters?.['~standard']
  if (!standard) {
    if (!isRecord(input)) throw new Error('The arguments must be a JSON object.')
    // JSON Schema has no type to check against
    return input as Input
  }
  const checked = await standard.validate(input)
  if (!checked.issues) return checked.value
  const problems = checked.issues.map(({ path = [], message }) => {
    const place = path.map(part => String(typeof part === 'object' ? part.key : part)).join('.')
    return place === '' ? message : `${place}: ${message}`
  })
  throw new Error(`The arguments are invalid: ${problems.join('; ')}`)
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null'))
