// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "health live",
    "operationId": "getHealth",
    "method": "GET",
    "path": "/healthz",
    "summary": "Is the process alive",
    "description": "Answers as long as the process can answer at all; it asks no database.",
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
    "summary": "Can the server take requests",
    "description": "Answers 200 once migrations are applied and the database answers, and 503 before that and while the server stops.",
    "security": "none",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake health ready"
    ]
  }
]
