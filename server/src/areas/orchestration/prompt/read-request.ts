import type { Schemas } from '../../../contract/schemas.ts'
import { invalid } from '../../../platform/errors.ts'
import { splitIdentity } from '../../../platform/identity-fields.ts'
import { type EntityFields, entityIn } from '../entity.ts'

/** A prompt after validation. */
export interface PromptRun extends Omit<Schemas['PromptRequest'], 'prompt' | 'instructions' | keyof EntityFields> {
  /** What the model is asked, in order. */
  prompts: readonly string[]
  entity: EntityFields | undefined
}

/** @throws ApiError `validation_error` if the fields do not fit together */
export function readPrompt(body: Schemas['PromptRequest']): PromptRun {
  const { prompt, instructions, ...others } = body
  if ((prompt === undefined) === (instructions === undefined))
    throw invalid('body.prompt', 'Give either prompt, or instructions for several prompts one after the other.')
  const { identity, rest } = splitIdentity(others)
  const entity = entityIn(identity)
  if (body.memorize && !entity)
    throw invalid('body.memorize', 'memorize needs a record. Name it with recordId, email or another identity key.')
  if (body.tools?.includes('memory') && !entity)
    throw invalid('body.tools', 'The tool memory needs a record. Name it with recordId, email or another identity key.')
  requireUnique(body.outputs ?? [], 'body.outputs')
  requireUnique(body.evaluate?.criteria ?? [], 'body.evaluate.criteria')
  return { ...rest, prompts: instructions ?? [prompt ?? ''], entity }
}

function requireUnique(list: readonly { name: string }[], path: string): void {
  const twice = list.findIndex(({ name }, index) => list.findIndex(other => other.name === name) !== index)
  if (twice !== -1) throw invalid(`${path}.${twice}.name`, `The name ${list[twice]?.name} is there twice. Rename one.`)
}
