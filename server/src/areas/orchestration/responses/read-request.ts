import type { Schemas } from '../../../contract/schemas.ts'
import type { Message } from '../../../models/language-models.ts'
import { ApiError, invalid } from '../../../platform/values/errors.ts'
import { given } from '../../../platform/values/given.ts'
import type { EntityFields } from '../entity.ts'
import { type GuidelineRequest, guidelineRequest } from '../prompt/policies.ts'
import { RECALL_MEMORY, SERVER_TOOL_NAMES } from '../server-tools.ts'
import type { RunRequest, RunStep } from './run.ts'

type Body = Schemas['CreateResponseRequest']
type Tools = NonNullable<Body['tools']>

const MAX_SCHEMA_LENGTH = 32_768
const MAX_OUTPUT_LENGTH = 100_000
/** How often a step can call tools if its request does not say: more than the client can be asked. */
const USUAL_STEPS = 40

/** A new response: what it runs, and what has to be looked up before. */
export interface NewRun {
  request: Omit<RunRequest, 'recallFrom' | 'findGuidelines' | 'guidelineTags' | 'readGuidelines'>
  /** Trusted instructions, e.g. of an agent. */
  instructions?: string
  /** The conversation, if there are no prompts. */
  messages: readonly Message[]
  /** Whose memory the model gets. `mustRead` if a step names the tool that searches it. */
  entity?: { fields: EntityFields; recall: boolean; mustRead: boolean }
  guidelines: GuidelineRequest
  /** Names in the steps that must be those of tools of MCP servers. */
  mcpToolNames: readonly { path: string; name: string }[]
  /** Whether MCP servers that are deleted or disabled are left out. */
  mcpsMayBeGone?: boolean
}

/** The results for a response that waits for them. */
export interface Continuation {
  previousResponseId: string
  toolOutputs: readonly { toolCallId: string; content: string; isError: boolean }[]
}

/** @throws ApiError `validation_error` */
export function readRequest(body: Body): NewRun | Continuation {
  const { previousResponseId, toolOutputs, ...rest } = body
  if (previousResponseId === undefined && toolOutputs === undefined) return readNewRun(rest)
  if (previousResponseId === undefined)
    throw invalid('body.previousResponseId', 'previousResponseId is missing. toolOutputs continue a response: name it.')
  if (toolOutputs === undefined)
    throw invalid('body.toolOutputs', 'toolOutputs is missing. Send the results of the tool calls in required_action.')
  const [other] = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [name],
  )
  if (other !== undefined)
    throw invalid(`body.${other}`, `${other} cannot change when a response continues. Send only its toolOutputs.`)
  return { previousResponseId, toolOutputs: readOutputs(toolOutputs) }
}

function readOutputs(toolOutputs: NonNullable<Body['toolOutputs']>): Continuation['toolOutputs'] {
  const seen = new Set<string>()
  return toolOutputs.map(({ toolCallId, output, isError = false }, index) => {
    if (seen.size === seen.add(toolCallId).size)
      throw invalid(`body.toolOutputs.${index}.toolCallId`, `The tool call ${toolCallId} has two results. Send one.`)
    const content = typeof output === 'string' ? output : JSON.stringify(output)
    if (content.length > MAX_OUTPUT_LENGTH)
      throw invalid(
        `body.toolOutputs.${index}.output`,
        `The output of ${toolCallId} has ${content.length} characters, and at most ${MAX_OUTPUT_LENGTH} are allowed. Shorten it.`,
      )
    return { toolCallId, content, isError }
  })
}

function readNewRun(body: Omit<Body, 'previousResponseId' | 'toolOutputs'>): NewRun {
  const { steps, messages, tools = [], memory, guidelines = 'none', outputs = [], memorize, mcps = [] } = body
  if ((steps === undefined) === (messages === undefined))
    throw invalid(
      'body',
      steps
        ? 'steps and messages are both given. Send one of them.'
        : 'There is nothing to run. Send steps or messages, or previousResponseId with toolOutputs.',
    )
  const names = namesOf(tools)
  checkNames('body.outputs', outputs)
  const { model, temperature, maxTokens } = body
  const { recall = true, ...fields } = memory ?? {}
  if (memorize && !memory)
    throw invalid('body.memorize', 'memorize needs an entity to store the text for. Name it in memory.')
  const mustRead = (steps ?? []).some(step => step.tools?.includes(RECALL_MEMORY))
  const known = new Set([...names, ...SERVER_TOOL_NAMES])
  const mcpToolNames = unknownIn(steps ?? [], known)
  if (mcps.length === 0) requireTools(mcpToolNames, known)
  return {
    request: {
      steps: steps ? ordered(steps) : [{ maxSteps: USUAL_STEPS }],
      tools: tools.map(tool => tool.function),
      outputs,
      ...given({ model, temperature, maxTokens }),
      ...(mcps.length > 0 && { mcps }),
      ...(memorize && { memorizeFor: fields }),
    },
    messages: messages ?? [],
    guidelines: guidelineRequest(guidelines, body),
    ...(memory && { entity: { fields, recall, mustRead } }),
    mcpToolNames,
  }
}

/** @returns the names @throws ApiError if two tools have the same, or one is a server tool's */
export function namesOf(tools: Tools, path = 'body.tools'): string[] {
  checkNames(
    path,
    tools.map(tool => tool.function),
  )
  for (const [index, { function: tool }] of tools.entries()) {
    if (SERVER_TOOL_NAMES.includes(tool.name))
      throw invalid(`${path}.${index}.function.name`, `${tool.name} is the name of a server tool. Rename yours.`)
    if (tool.parameters && JSON.stringify(tool.parameters).length > MAX_SCHEMA_LENGTH)
      throw invalid(
        `${path}.${index}.function.parameters`,
        `The parameters of ${tool.name} have more than ${MAX_SCHEMA_LENGTH} characters as JSON. Shorten them.`,
      )
    if (tool.parameters && (tool.parameters.type ?? 'object') !== 'object')
      throw invalid(
        `${path}.${index}.function.parameters.type`,
        `The parameters of ${tool.name} must be a JSON Schema of the type object.`,
      )
  }
  return tools.map(tool => tool.function.name)
}

function checkNames(path: string, named: readonly { name: string }[]): void {
  const seen = new Set<string>()
  for (const [index, { name }] of named.entries())
    if (seen.size === seen.add(name).size) throw invalid(`${path}.${index}`, `${name} is there twice. Rename one.`)
}

/** The names of tools in the steps that are not known yet. */
const unknownIn = (steps: NonNullable<Body['steps']>, known: ReadonlySet<string>): NewRun['mcpToolNames'] =>
  steps.flatMap(({ tools = [] }, index) =>
    tools.flatMap((name, n) => (known.has(name) ? [] : [{ path: `body.steps.${index}.tools.${n}`, name }])),
  )

/** @throws ApiError `validation_error` if a step names a tool that does not exist */
export function requireTools(named: NewRun['mcpToolNames'], known: ReadonlySet<string>): void {
  const missing = named.find(({ name }) => !known.has(name))
  if (missing) throw invalid(missing.path, `There is no tool ${missing.name}. The tools are: ${[...known].join(', ')}.`)
}

const ordered = (steps: NonNullable<Body['steps']>): RunStep[] =>
  steps
    .map((step, index) => ({ step, order: step.order ?? index }))
    .sort((a, b) => a.order - b.order)
    .map(({ step: { prompt, tools, maxSteps = USUAL_STEPS } }) => ({ prompt, maxSteps, ...given({ tools }) }))

/** The problem with results that do not belong to the waiting calls. */
export function checkIds(waitingFor: readonly string[], sent: readonly string[]): ApiError | undefined {
  const missing = waitingFor.filter(id => !sent.includes(id))
  const unknown = sent.filter(id => !waitingFor.includes(id))
  if (missing.length === 0 && unknown.length === 0) return undefined
  const problems = [
    ...unknown.map(id => ({
      path: `body.toolOutputs.${sent.indexOf(id)}.toolCallId`,
      message: `no call has the id ${id}`,
    })),
    ...missing.map(id => ({ path: 'body.toolOutputs', message: `the result of ${id} is missing` })),
  ]
  return new ApiError(
    'validation_error',
    `toolOutputs must have one result for each tool call that waits: ${problems.map(({ message }) => message).join('; ')}.`,
    { details: problems.slice(0, 20) },
  )
}
