// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "health live",
    "operationId": "getHealth",
    "method": "GET",
    "path": "/healthz",
    "summary": "Check liveness",
    "description": "Returns 200 while the process is running. Does not query the database.",
    "security": "none",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake health live"
    ]
  },
  {
    "line": "health ready",
    "operationId": "getReadiness",
    "method": "GET",
    "path": "/readyz",
    "summary": "Check readiness",
    "description": "Returns 200 once migrations are applied and the database responds. Returns 503 before that and during shutdown.",
    "security": "none",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake health ready"
    ]
  }
]
