import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/values/errors.ts'
import { splitIdentity } from '../../../platform/values/identity-fields.ts'
import { type EntityFields, entityIn } from '../entity.ts'

/** A prompt after validation. */
export interface PromptRun
  extends Omit<Schemas['PromptRequest'], 'prompt' | 'instructions' | 'evaluate' | keyof EntityFields> {
  /** What the model is asked, in order. */
  prompts: readonly string[]
  entity: EntityFields | undefined
  evaluate?: EvaluationRequest
}

export interface EvaluationRequest {
  criteria: readonly Schemas['Criterion'][]
  serverSide?: boolean | undefined
}

/** @throws ApiError `validation_error` if the fields do not fit together */
export function readPrompt(body: Schemas['PromptRequest']): PromptRun {
  const { prompt, instructions, evaluate, ...others } = body
  if ((prompt === undefined) === (instructions === undefined))
    throw invalid('body.prompt', 'Give either prompt, or instructions for several prompts one after the other.')
  const { identity, rest } = splitIdentity(others)
  const entity = entityIn(identity)
  if (body.memorize && !entity)
    throw invalid('body.memorize', 'memorize needs a record. Name it with recordId, email or another identity key.')
  if (body.tools?.includes('memory') && !entity)
    throw invalid('body.tools', 'The tool memory needs a record. Name it with recordId, email or another identity key.')
  requireUnique(body.outputs ?? [], 'body.outputs')
  const criteria = [evaluate?.criteria ?? []].flat().map(toCriterion)
  requireUnique(criteria, 'body.evaluate.criteria')
  return {
    ...rest,
    prompts: instructions ?? [prompt ?? ''],
    entity,
    ...(evaluate && { evaluate: { ...evaluate, criteria } }),
  }
}

/** A criterion that is only a text is named by it. */
const toCriterion = (criterion: Schemas['Criterion'] | string): Schemas['Criterion'] =>
  typeof criterion === 'string' ? { name: criterion.trim() } : criterion

function requireUnique(list: readonly { name: string }[], path: string): void {
  const twice = list.findIndex(({ name }, index) => list.findIndex(other => other.name === name) !== index)
  if (twice !== -1) throw invalid(`${path}.${twice}.name`, `The name ${list[twice]?.name} is there twice. Rename one.`)
}
