import type { ModelPayer } from './budget/budget.ts'
import { ModelError } from './model-error.ts'
import type { AnswerInput, Answering, Models } from './port.ts'

interface Attempted extends Pick<Answering, 'answer' | 'nothingOf'> {
  /** Present if the model failed, or was not asked. */
  warning?: { code: 'answer_failed' | 'model_failed'; message: string }
}

/** Asks for an answer from results that are there already, so a failure of the model is a warning and not an error. */
export async function answerOrWarn(models: Models, payer: ModelPayer, input: AnswerInput): Promise<Attempted> {
  try {
    return await models.answer(payer, input)
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { warning: { code: 'answer_failed', message: `There is no answer: ${error.message}` } }
  }
}
