// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "ai prompt",
    "operationId": "prompt",
    "method": "POST",
    "path": "/api/v1/prompt",
    "summary": "Prompt a language model",
    "description": "Sends a prompt, or several instructions one after the other, to a language model, with what is known about a record and with guidelines. Returns the text and the requested outputs. Each started 1,000 tokens that the model reads and writes cost 1 credit. A failed call is free. With `stream: true`, the response is a stream of server-sent events: `text` with each piece of the text, `output` with each requested output, and `done` at the end. Everything that can be wrong with the request is checked before the stream starts; a later failure is in `done`. If the client leaves, the model is stopped, nothing is stored, and only the tokens so far are charged. A stream is not stored under an idempotency key. Without a configured language model, the call returns 400.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "prompt",
      "file": {
        "field": "prompt",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "prompt",
        "field": "prompt",
        "in": "body",
        "type": "string",
        "description": "What the model is asked to do."
      },
      {
        "name": "instructions",
        "field": "instructions",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Several prompts, sent one after the other in one conversation. The result is the answer to the last one."
      },
      {
        "name": "stream",
        "field": "stream",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to return the answer as a stream of server-sent events."
      },
      {
        "name": "model",
        "field": "model",
        "in": "body",
        "type": "string",
        "description": "ID of a language model. If absent, the model `default`, or the first one if none has that ID."
      },
      {
        "name": "temperature",
        "field": "temperature",
        "in": "body",
        "type": "number",
        "description": "How much the answers vary, from 0 to 2. Defaults to that of the model."
      },
      {
        "name": "max-tokens",
        "field": "maxTokens",
        "in": "body",
        "type": "integer",
        "default": 4000,
        "description": "The maximum number of tokens of each answer of the model."
      },
      {
        "name": "context",
        "field": "context",
        "in": "body",
        "type": "string",
        "description": "Material for the prompt, such as a transcript. The system message says not to follow instructions in it."
      },
      {
        "name": "record-id",
        "field": "recordId",
        "in": "body",
        "type": "string",
        "description": "ID of a record (one person, company or other entity)."
      },
      {
        "name": "email",
        "field": "email",
        "in": "body",
        "type": "string",
        "description": "Email address as an identity key. Case is ignored."
      },
      {
        "name": "website-url",
        "field": "websiteUrl",
        "in": "body",
        "type": "string",
        "description": "Website or domain as an identity key. The scheme, `www.` and a trailing slash are ignored."
      },
      {
        "name": "phone-number",
        "field": "phoneNumber",
        "in": "body",
        "type": "string",
        "description": "Phone number as an identity key. Only the digits and a leading plus are compared."
      },
      {
        "name": "custom-key-name",
        "field": "customKeyName",
        "in": "body",
        "type": "string",
        "description": "Name of a custom identity key, such as `crmId`. Requires `customKeyValue`."
      },
      {
        "name": "custom-key-value",
        "field": "customKeyValue",
        "in": "body",
        "type": "string",
        "description": "Value of the identity key that `customKeyName` names."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
      },
      {
        "name": "guidelines",
        "field": "guidelines",
        "in": "body",
        "type": "any",
        "default": "none",
        "description": "`auto` adds the guidelines that apply to the prompt, `none` adds none, and a list of IDs adds these."
      },
      {
        "name": "tools",
        "field": "tools",
        "in": "body",
        "type": "list",
        "items": "string",
        "choices": [
          "memory",
          "guidelines"
        ],
        "description": "Tools of the server that the model can call on its own. `memory`: search the memories of the named record. `guidelines`: find guidelines for a task. Tools that your program runs are a matter of chat completions and responses."
      },
      {
        "name": "mcps",
        "field": "mcps",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "MCP servers of the organization, each by ID or slug. The model can call their enabled tools, which run on the server. Each call costs 1 credit."
      },
      {
        "name": "outputs",
        "field": "outputs",
        "in": "body",
        "type": "json",
        "description": "Values to return as data, taken from the answer. They are asked for in one more call of the model."
      },
      {
        "name": "evaluate",
        "field": "evaluate",
        "in": "body",
        "type": "json",
        "description": "How to score the text."
      },
      {
        "name": "memorize",
        "field": "memorize",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to store the text as a memory of the named record."
      }
    ],
    "examples": [
      "keepsake ai prompt 'Write a short follow-up email.' --context 'We met on Monday.' --guidelines auto"
    ]
  }
]
