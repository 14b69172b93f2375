import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from '@modelcontextprotocol/server'
import type { Call } from './call.ts'
import { isRecord } from './is-record.ts'
import { explainFailure, explainSilence } from './recovery.ts'

/**
 * Returns the body of a successful response, for a resource or a prompt. Other than a tool, they fail with a protocol error.
 * @param uri the resource that a 404, or an id that is not one, means
 */
export async function perform(call: () => ReturnType<Call>, uri?: string): Promise<Record<string, unknown>> {
  const answer = await call().catch(explainSilence)
  if (typeof answer === 'string') throw new ProtocolError(ProtocolErrorCode.InternalError, answer)
  const { status, body } = answer
  if (uri !== undefined && (status === 404 || status === 400)) throw new ResourceNotFoundError(uri)
  if (status >= 400) {
    const code = status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError
    throw new ProtocolError(code, explainFailure(status, body))
  }
  return isRecord(body) ? body : {}
}
