// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "responses create",
    "operationId": "createResponse",
    "method": "POST",
    "path": "/api/v1/responses",
    "summary": "Run a model with tools",
    "description": "Runs a model over steps or a conversation. Server tools, which read memory and guidelines, and the tools of the MCP servers in `mcps` run on the server. If the model calls one of your tools, the answer has the status `requires_action` and the calls. Run them, then send their results as `toolOutputs` with `previousResponseId`. A response can ask for tool results 20 times; a call after that fails with 400 and the status `failed`. The same results sent again return the stored answer without another model call or charge, and other results return 409. A response is kept for 24 hours after its last change. Each organization can have 50 responses running at once.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "steps",
        "field": "steps",
        "in": "body",
        "type": "json",
        "description": "The prompts to run one after the other in one conversation."
      },
      {
        "name": "messages",
        "field": "messages",
        "in": "body",
        "type": "json",
        "description": "A conversation to continue."
      },
      {
        "name": "tools",
        "field": "tools",
        "in": "body",
        "type": "json",
        "description": "Your tools, in the form of OpenAI functions. The model can call them; you run them."
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
        "name": "memory",
        "field": "memory",
        "in": "body",
        "type": "json",
        "description": "The entity whose memory the model gets. Its digest is added to the conversation."
      },
      {
        "name": "guidelines",
        "field": "guidelines",
        "in": "body",
        "type": "any",
        "description": "`auto` adds the guidelines that fit the first prompt, `none` adds none (the default), and a list adds the guidelines with these IDs."
      },
      {
        "name": "outputs",
        "field": "outputs",
        "in": "body",
        "type": "json",
        "description": "The values to return at the end, in addition to the text. The model returns them as JSON of these types."
      },
      {
        "name": "memorize",
        "field": "memorize",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to store the final text as a memory of the entity in `memory`."
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
        "description": "How random the answers are. The default of the model if absent."
      },
      {
        "name": "max-tokens",
        "field": "maxTokens",
        "in": "body",
        "type": "integer",
        "description": "The maximum number of tokens that the model writes in one call."
      },
      {
        "name": "previous-response-id",
        "field": "previousResponseId",
        "in": "body",
        "type": "string",
        "description": "ID of the response to continue."
      },
      {
        "name": "tool-outputs",
        "field": "toolOutputs",
        "in": "body",
        "type": "json",
        "description": "The results of all tool calls in `required_action`, in any order."
      }
    ],
    "examples": [
      "keepsake responses create --steps '[{\"prompt\":\"How is the weather in Leeds?\"}]' --tools '[{\"type\":\"function\",\"function\":{\"name\":\"get_weather\",\"description\":\"The current weather in a city.\",\"parameters\":{\"type\":\"object\",\"properties\":{\"city\":{\"type\":\"string\"}},\"required\":[\"city\"]}}}]'"
    ]
  },
  {
    "line": "responses get",
    "operationId": "getResponse",
    "method": "GET",
    "path": "/api/v1/responses/{id}",
    "summary": "Get a response",
    "description": "Returns a response as it is now. With the status `requires_action` it has the tool calls that wait for results, so a client that restarted can continue. A response whose server crashed has the status `failed` and the error `interrupted`.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the response."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake responses get rsp_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "responses cancel",
    "operationId": "cancelResponse",
    "method": "POST",
    "path": "/api/v1/responses/{id}/cancel",
    "summary": "Cancel a response",
    "description": "Stops a response that is running or waits for tool results. A model call in progress is aborted and not charged. A second call returns the cancelled response again. Returns 409 if the response has already completed or failed.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the response."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake responses cancel rsp_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  }
]
