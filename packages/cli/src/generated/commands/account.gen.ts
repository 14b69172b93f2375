// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "account me",
    "operationId": "getMe",
    "method": "GET",
    "path": "/api/v1/me",
    "summary": "Account and plan limits",
    "description": "The organization, key, member, plan and credits behind the call.",
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
    "summary": "Usage in the current minute and month",
    "description": "Calls against the plan's limits, and credits used this month by operation.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake account usage"
    ]
  }
]
