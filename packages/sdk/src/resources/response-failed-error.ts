import { KeepsakeError } from '../errors/keepsake-error.ts'
import type { ResponseRun } from '../spec/models.gen.ts'

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
