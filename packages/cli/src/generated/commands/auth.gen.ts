// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "auth register",
    "operationId": "registerAgent",
    "method": "POST",
    "path": "/auth/agent",
    "summary": "Register an agent account",
    "description": "Makes a new organization with one agent and answers with its key, this once. Register only when you have no key: a second account does not see the data of the first. Whether a server registers at all is its `SIGNUP` setting; calls are limited by address.",
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
        "description": "The server's `SIGNUP_TOKEN`, when it registers by token."
      },
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "What the agent is called, 1 to 100 characters."
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
    "summary": "Verify the key",
    "description": "The account that the key belongs to.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake auth me"
    ]
  }
]
