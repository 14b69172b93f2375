// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "context guidelines",
    "operationId": "smartGuidelines",
    "method": "POST",
    "path": "/api/v1/ai/smart-guidelines",
    "summary": "Select the guidelines for a message",
    "description": "Selects the sections of guidelines that apply to a message, and puts them together for a prompt. Guidelines with `alwaysOn` come first, then those with a trigger keyword in the message, then the sections that match it best. The result never exceeds `maxContentTokens`.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "message",
      "file": {
        "field": "message",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "message",
        "field": "message",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "What the agent is asked to do."
      },
      {
        "name": "mode",
        "field": "mode",
        "in": "body",
        "type": "string",
        "choices": [
          "fast",
          "deep",
          "auto"
        ],
        "default": "auto",
        "description": "`fast` ranks sections without a language model. `deep` lets the configured model choose among the best ones. `auto` does so only if the ranking is not sure."
      },
      {
        "name": "tags",
        "field": "tags",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Only guidelines with all of these tags."
      },
      {
        "name": "max-content-tokens",
        "field": "maxContentTokens",
        "in": "body",
        "type": "integer",
        "default": 2000,
        "description": "The maximum number of tokens of `compiledContext`."
      }
    ],
    "examples": [
      "keepsake context guidelines 'Can a customer return a gift card?' --max-content-tokens 500"
    ]
  }
]
