// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "chat complete",
    "operationId": "createChatCompletion",
    "method": "POST",
    "path": "/api/v1/chat/completions",
    "summary": "Complete a chat",
    "description": "Answers a conversation in the format of OpenAI's API, so OpenAI clients work with `/api/v1` as their base URL. Name a record in `keepsake`, or in the headers `X-Keepsake-Email`, `X-Keepsake-Record-Id`, `X-Keepsake-Website-Url`, `X-Keepsake-Phone-Number` and `X-Keepsake-Type`, to add what is known about it and the guidelines that apply. `X-Keepsake-Guidelines` is `auto`, `none` or a list of IDs, separated by commas. Without them, the conversation is passed to the model unchanged, except that results of tools are marked as material. Unknown fields are ignored. Tools are run by your program. Each started 1,000 tokens cost 1 credit; a failed call is free. Errors have the format of OpenAI's API, with `success` and `message` next to it.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "messages",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "messages",
        "field": "messages",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The conversation."
      },
      {
        "name": "model",
        "field": "model",
        "in": "body",
        "type": "string",
        "description": "ID of a language model. If absent, the model `default`, or the first one if none has that ID."
      },
      {
        "name": "stream",
        "field": "stream",
        "in": "body",
        "type": "boolean",
        "description": "Whether to return the answer in pieces. Defaults to false."
      },
      {
        "name": "stream-options",
        "field": "stream_options",
        "in": "body",
        "type": "json",
        "description": "Options of a stream."
      },
      {
        "name": "tools",
        "field": "tools",
        "in": "body",
        "type": "json",
        "description": "Functions that the model can call. Your program runs them and sends the results as messages with the role `tool`."
      },
      {
        "name": "tool-choice",
        "field": "tool_choice",
        "in": "body",
        "type": "any",
        "description": "`auto`, `none`, `required`, or one function. Defaults to `auto`."
      },
      {
        "name": "response-format",
        "field": "response_format",
        "in": "body",
        "type": "json",
        "description": "`text`, `json_object`, or `json_schema` with a schema. It is passed to the model."
      },
      {
        "name": "temperature",
        "field": "temperature",
        "in": "body",
        "type": "number",
        "description": "How much the answers vary."
      },
      {
        "name": "top-p",
        "field": "top_p",
        "in": "body",
        "type": "number",
        "description": "The share of the likeliest tokens that are considered."
      },
      {
        "name": "max-tokens",
        "field": "max_tokens",
        "in": "body",
        "type": "integer",
        "description": "The maximum number of tokens of the answer. Defaults to 4000."
      },
      {
        "name": "max-completion-tokens",
        "field": "max_completion_tokens",
        "in": "body",
        "type": "integer",
        "description": "The newer name of `max_tokens`."
      },
      {
        "name": "stop",
        "field": "stop",
        "in": "body",
        "type": "any",
        "description": "Texts at which the model stops."
      },
      {
        "name": "seed",
        "field": "seed",
        "in": "body",
        "type": "integer",
        "description": "Makes answers repeatable, if the model supports it."
      },
      {
        "name": "presence-penalty",
        "field": "presence_penalty",
        "in": "body",
        "type": "number",
        "description": "How much the model avoids topics it has mentioned."
      },
      {
        "name": "frequency-penalty",
        "field": "frequency_penalty",
        "in": "body",
        "type": "number",
        "description": "How much the model avoids words it has used."
      },
      {
        "name": "n",
        "field": "n",
        "in": "body",
        "type": "integer",
        "description": "The number of answers. Only 1."
      },
      {
        "name": "keepsake",
        "field": "keepsake",
        "in": "body",
        "type": "json",
        "description": "What to add to the conversation. A record that does not exist yet adds nothing."
      }
    ],
    "examples": [
      "keepsake chat complete --messages '[{\"role\":\"user\",\"content\":\"What should I ask next?\"}]' --max-tokens 200"
    ]
  }
]
