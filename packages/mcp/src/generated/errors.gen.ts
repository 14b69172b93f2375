// Generated from openapi.yaml by pnpm generate; do not edit.

/** What a model can do about an error, by code. */
export const RECOVERY: Record<string, string> = {
  validation_error:
    "Correct the named arguments and call again. The tool's input schema describes them.",
  authentication_error:
    'The API key is missing, invalid or revoked. Ask the user to set a valid key in the MCP configuration. Calling again does not help.',
  payment_required:
    'The organization does not have enough credits. Tell the user. A property filter without a query costs nothing.',
  permission_error:
    'The key does not allow this. Tell the user which role or plan the message names. Calling again does not help.',
  not_found_error:
    'Check the ID, or find the record by another identity key (email, websiteUrl, phoneNumber) first.',
  conflict_error:
    'Follow the message. If it changed since you read it, fetch it again and retry.',
  rate_limit_error:
    'Wait as long as the message says before the next call. Calling earlier makes the wait longer.',
  server_error:
    'Try again. If it fails again, tell the user the request ID.',
  connection_error:
    'The server cannot be reached. Tell the user to check that it is running and that the address in the MCP configuration is correct.',
  timeout_error:
    'The server took too long. Request less at once, or try later.',
  configuration_error:
    'Tell the user which setting the message names.',
  unexpected_response:
    'Tell the user to check the address in the MCP configuration. The response did not come from a Keepsake server.',
}

/** The same for errors that have one of these as `reason`. */
export const RECOVERY_OF_REASON: Record<string, string> = {
  insufficient_balance:
    'The prepaid balance does not cover the call. Tell the user; the operator of the server can add to it. Calling again does not help.',
  idempotency_in_flight:
    'Another call with this key is running. Wait a few seconds, then call again with the same key.',
  outcome_unknown:
    'It is not known whether the call took effect. Do not repeat it automatically. Tell the user the ID in the message and ask whether to send the call again.',
}
