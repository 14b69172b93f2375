// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "account me",
    "operationId": "getMe",
    "method": "GET",
    "path": "/api/v1/me",
    "summary": "Get the account and its plan limits",
    "description": "Returns the organization, key, member, plan and credits of the caller. Every key may call it, whatever its role and scopes.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake account me"
    ]
  },
  {
    "line": "account usage",
    "operationId": "getCurrentUsage",
    "method": "GET",
    "path": "/api/v1/usage/current",
    "summary": "Get current usage",
    "description": "Returns the calls of the current minute and month against the plan's limits, and the credits used this month by operation.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake account usage"
    ]
  }
]
