// Generated from openapi.yaml by pnpm generate; do not edit.

/** What a model can do about a failure, by its code. */
export const RECOVERY: Record<string, string> = {
  validation_error:
    "Correct the arguments that are named, and call again. The tool's input schema says what it takes.",
  authentication_error:
    'The API key is missing, wrong or revoked. Ask the user to set a valid key in the MCP configuration; calling again does not help.',
  payment_required:
    'The organization has too few credits. Tell the user; a property filter without a query costs nothing.',
  permission_error:
    'This key may not do that. Tell the user which role or plan the message names; calling again does not help.',
  not_found_error:
    'Check the id, or find the record by another identity key (email, websiteUrl, phoneNumber) first.',
  conflict_error:
    'Follow the message. Where it has changed meanwhile, read it again, then repeat the change on top of what you read.',
  rate_limit_error:
    'Wait as long as the message says before the next call; calling earlier makes the wait longer.',
  server_error:
    'Try once more. If it fails again, tell the user the request id.',
  connection_error:
    'The server cannot be reached. Tell the user to check that it runs and that the address in the MCP configuration is right.',
  timeout_error:
    'The server took too long. Ask for less at once, or try later.',
  configuration_error:
    'Tell the user which setting the message names.',
  unexpected_response:
    'Tell the user to check the address in the MCP configuration; what answered is no Keepsake server.',
}

/** The same by the `reason` in the body, where it has one of these. */
export const RECOVERY_OF_REASON: Record<string, string> = {
  idempotency_in_flight:
    'Another call with this key is running. Wait a few seconds, then call again with the same key.',
  outcome_unknown:
    'It is not known whether the call took effect. Do not repeat it by yourself: tell the user the id in the message, and ask whether to make the call again.',
}
