// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "models list",
    "operationId": "listModels",
    "method": "GET",
    "path": "/api/v1/models",
    "summary": "List language models",
    "description": "Lists the language models that the operator of the server configured, in the format of OpenAI's API. The list is empty if there is none.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake models list"
    ]
  }
]
