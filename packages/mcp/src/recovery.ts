/** What a model can do about a failure, by the server's error code. */
const RECOVERY: Record<string, string> = {
  validation_error: "Correct the arguments that are named, and call again. The tool's input schema says what it takes.",
  authentication_error:
    'The API key is missing, wrong or revoked. Ask the user to set a valid key in the MCP configuration; calling again does not help.',
  payment_required:
    'The organization has too few credits. Tell the user; a property filter without a query costs nothing.',
  permission_error:
    'This key may not do that. Tell the user which role or plan the message names; calling again does not help.',
  not_found_error: 'Check the id, or find the record by another identity key (email, websiteUrl, phoneNumber) first.',
  conflict_error: 'It has changed meanwhile. Read it again, then repeat the change on top of what you read.',
  rate_limit_error: 'Wait as long as the message says before the next call; calling earlier makes the wait longer.',
  server_error: 'Try once more. If it fails again, tell the user the request id.',
}

const OTHERWISE = 'Tell the user what happened.'

/** Why an operation failed, place by place, and what to do next, in a text for a model. */
export function explainFailure(status: number, body: unknown): string {
  const failure = isRecord(body) ? body : {}
  const code = typeof failure.error === 'string' ? failure.error : status >= 500 ? 'server_error' : `HTTP ${status}`
  const message = typeof failure.message === 'string' ? failure.message : 'The server did not say why.'
  const details = Array.isArray(failure.details) ? failure.details.filter(isRecord) : []
  const places = details.map(({ path, message: what }) => `- ${String(path)}: ${String(what)}`)
  return [`${code}: ${message}`, ...places, `What to do: ${RECOVERY[code] ?? OTHERWISE}`].join('\n')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
