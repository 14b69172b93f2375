// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "auth register",
    "operationId": "registerAgent",
    "method": "POST",
    "path": "/auth/agent",
    "summary": "Register an agent account",
    "description": "Creates an organization with one agent and returns its key. The key is shown only once. Register only if you have no key: a second account cannot see the data of the first. The server setting `SIGNUP` controls whether registration is open. Calls are rate-limited by IP address.",
    "security": "none",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "name"
    },
    "flags": [
      {
        "name": "x-signup-token",
        "field": "X-Signup-Token",
        "in": "header",
        "type": "string",
        "description": "The server's `SIGNUP_TOKEN`. Required when `SIGNUP` is `token`."
      },
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Name of the agent, 1 to 100 characters."
      }
    ],
    "examples": [
      "keepsake auth register research-agent"
    ]
  },
  {
    "line": "auth me",
    "operationId": "getAgent",
    "method": "GET",
    "path": "/auth/me",
    "summary": "Verify a key",
    "description": "Returns the account that the key belongs to. Every key may call it, whatever its role and scopes.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake auth me"
    ]
  }
]
