// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "agents list",
    "operationId": "listAgents",
    "method": "GET",
    "path": "/api/v1/agents",
    "summary": "List agents",
    "description": "Lists the agents of the organization, oldest first.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "flags": [
      {
        "name": "limit",
        "field": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of items on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      }
    ],
    "examples": [
      "keepsake agents list --limit 20"
    ]
  },
  {
    "line": "agents create",
    "operationId": "createAgent",
    "method": "POST",
    "path": "/api/v1/agents",
    "summary": "Create an agent",
    "description": "Stores instructions for a model, with the inputs, tools and guidelines that each run uses. The instructions can have placeholders such as `{{product}}`, one for each expected input.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "name",
      "file": {
        "field": "instructions",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The display name."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the agent does."
      },
      {
        "name": "instructions",
        "field": "instructions",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The system message of each run. `{{name}}` is replaced by the input of this name."
      },
      {
        "name": "expected-inputs",
        "field": "expectedInputs",
        "in": "body",
        "type": "json",
        "default": [],
        "description": "The inputs that each run needs, one for each placeholder."
      },
      {
        "name": "tools",
        "field": "tools",
        "in": "body",
        "type": "json",
        "default": [],
        "description": "Tools of the caller, in the form of OpenAI functions. A run that calls one has the status `requires_action`."
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
        "name": "guideline-ids",
        "field": "guidelineIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "default": [],
        "description": "IDs of guidelines that each run follows. A deleted one is left out."
      },
      {
        "name": "guidelines",
        "field": "guidelines",
        "in": "body",
        "type": "string",
        "choices": [
          "auto",
          "none"
        ],
        "default": "none",
        "description": "Whether each run also gets the guidelines that fit its message."
      },
      {
        "name": "model",
        "field": "model",
        "in": "body",
        "type": "string",
        "description": "ID of a language model. If absent, the model `default`, or the first one if none has that ID."
      }
    ],
    "examples": [
      "keepsake agents create 'Support triage' --description 'Decides who answers a support request.' --instructions 'You triage support requests for {{product}}. Answer with the team.' --expected-inputs '[{\"name\":\"product\",\"description\":\"The product of the request.\"}]'"
    ]
  },
  {
    "line": "agents get",
    "operationId": "getAgentDefinition",
    "method": "GET",
    "path": "/api/v1/agents/{id}",
    "summary": "Get an agent",
    "description": "Returns an agent with its instructions.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the agent."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake agents get agn_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "agents update",
    "operationId": "updateAgent",
    "method": "PATCH",
    "path": "/api/v1/agents/{id}",
    "summary": "Update an agent",
    "description": "Changes the given fields and keeps the others. Running runs keep the version that they started with. With `expectedVersion`, the call returns 409 with `currentVersion` if someone else changed the agent first. A request that changes nothing creates no version.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the agent."
      }
    ],
    "body": {
      "required": true,
      "first": "name",
      "file": {
        "field": "instructions",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "description": "The display name."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the agent does. `null` clears it."
      },
      {
        "name": "instructions",
        "field": "instructions",
        "in": "body",
        "type": "string",
        "description": "The system message of each run. `{{name}}` is replaced by the input of this name."
      },
      {
        "name": "expected-inputs",
        "field": "expectedInputs",
        "in": "body",
        "type": "json",
        "description": "The inputs that each run needs, one for each placeholder."
      },
      {
        "name": "tools",
        "field": "tools",
        "in": "body",
        "type": "json",
        "description": "Tools of the caller, in the form of OpenAI functions."
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
        "name": "guideline-ids",
        "field": "guidelineIds",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "IDs of guidelines that each run follows."
      },
      {
        "name": "guidelines",
        "field": "guidelines",
        "in": "body",
        "type": "string",
        "choices": [
          "auto",
          "none"
        ],
        "description": "Whether each run also gets the guidelines that fit its message."
      },
      {
        "name": "model",
        "field": "model",
        "in": "body",
        "type": "string",
        "description": "ID of a model from GET /api/v1/models. `null` chooses the default model."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the agent has this version."
      }
    ],
    "examples": [
      "keepsake agents update agn_01KAK7F3V6AAAAAAAAAAAAAAAA --instructions 'You triage support requests for {{product}}. Answer with the name of the team only.'"
    ]
  },
  {
    "line": "agents delete",
    "operationId": "deleteAgent",
    "method": "DELETE",
    "path": "/api/v1/agents/{id}",
    "summary": "Delete an agent",
    "description": "Deletes the agent and its run history. Runs in progress continue, and their responses stay readable for 24 hours.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the agent."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake agents delete agn_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "agents run",
    "operationId": "runAgent",
    "method": "POST",
    "path": "/api/v1/agents/{id}/run",
    "summary": "Run an agent",
    "description": "Fills the placeholders of the instructions with `inputs` and runs the agent on `message`. The answer is a response: if it has the status `requires_action`, continue it with POST /api/v1/responses. With `async`, the run is a background job; the answer is 202 with an `eventId` for /api/v1/events and the `id` of the response.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the agent."
      }
    ],
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
        "description": "What the agent should work on."
      },
      {
        "name": "inputs",
        "field": "inputs",
        "in": "body",
        "type": "json",
        "description": "The value of each expected input, by name."
      },
      {
        "name": "memory",
        "field": "memory",
        "in": "body",
        "type": "json",
        "description": "The entity whose memory the model gets. Its digest is added to the conversation."
      },
      {
        "name": "outputs",
        "field": "outputs",
        "in": "body",
        "type": "json",
        "description": "The values to return at the end, in addition to the text."
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
        "name": "async",
        "field": "async",
        "in": "body",
        "type": "boolean",
        "default": false,
        "description": "Whether to run in the background. The answer is then 202 with an `eventId`."
      }
    ],
    "examples": [
      "keepsake agents run agn_01KAK7F3V6AAAAAAAAAAAAAAAA 'The export stops after 100 records.' --inputs '{\"product\":\"Keepsake\"}' --wait"
    ]
  },
  {
    "line": "agents runs",
    "operationId": "listAgentRuns",
    "method": "GET",
    "path": "/api/v1/agents/{id}/runs",
    "summary": "List the runs of an agent",
    "description": "Lists the runs of the agent, newest first. A run is listed for 30 days. Its response, with the texts and tool calls, is kept for 24 hours.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the agent."
      }
    ],
    "flags": [
      {
        "name": "limit",
        "field": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "description": "The maximum number of items on a page."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the previous page."
      },
      {
        "name": "status",
        "field": "status",
        "in": "query",
        "type": "string",
        "choices": [
          "running",
          "requires_action",
          "completed",
          "failed",
          "cancelled"
        ],
        "description": "Only runs with this status."
      }
    ],
    "examples": [
      "keepsake agents runs agn_01KAK7F3V6AAAAAAAAAAAAAAAA --status completed --limit 20"
    ]
  }
]
