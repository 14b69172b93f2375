// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "events list",
    "operationId": "listEvents",
    "method": "GET",
    "path": "/api/v1/events",
    "summary": "List events",
    "description": "Background work, newest first. An event is kept until 30 days after its end.",
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
        "description": "How many entries a page holds."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the page before."
      },
      {
        "name": "type",
        "field": "type",
        "in": "query",
        "type": "string",
        "description": "Only events of this type, such as `batch_memorize`."
      },
      {
        "name": "status",
        "field": "status",
        "in": "query",
        "type": "string",
        "choices": [
          "queued",
          "processing",
          "completed",
          "partial",
          "failed",
          "cancelled"
        ],
        "description": "Only events in this state."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only events made at or after this moment."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only events made before this moment."
      }
    ],
    "examples": [
      "keepsake events list --type batch_memorize --limit 20"
    ]
  },
  {
    "line": "events get",
    "operationId": "getEvent",
    "method": "GET",
    "path": "/api/v1/events/{id}",
    "summary": "Get an event",
    "description": "State and progress of one piece of background work.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "Id of the event."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake events get job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "events details",
    "operationId": "getEventDetails",
    "method": "GET",
    "path": "/api/v1/events/{id}/details",
    "summary": "Get each item's outcome",
    "description": "The items of an event in their order, with what became of each.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the event."
      }
    ],
    "flags": [
      {
        "name": "limit",
        "field": "limit",
        "in": "query",
        "type": "integer",
        "default": 50,
        "description": "How many entries a page holds."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the page before."
      },
      {
        "name": "outcome",
        "field": "outcome",
        "in": "query",
        "type": "string",
        "choices": [
          "pending",
          "succeeded",
          "failed"
        ],
        "description": "Only items with this outcome."
      }
    ],
    "examples": [
      "keepsake events details job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --outcome failed --limit 20"
    ]
  },
  {
    "line": "events cancel",
    "operationId": "cancelEvent",
    "method": "POST",
    "path": "/api/v1/events/{id}/cancel",
    "summary": "Cancel an event",
    "description": "Ends background work. What is stored already stays; items that no worker has taken up stay pending and cost nothing. Cancelling again answers the same. An event of type `move_memories` cannot be cancelled: cancel its deletion instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the event."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake events cancel job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
