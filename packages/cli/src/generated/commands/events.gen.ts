// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "events list",
    "operationId": "listEvents",
    "method": "GET",
    "path": "/api/v1/events",
    "summary": "List events",
    "description": "Lists background jobs, newest first. An event is kept for 30 days after it ends.",
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
        "description": "Only events with this status."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only events created at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only events created before this time."
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
    "description": "Returns the status and progress of a background job.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the event."
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
    "summary": "List the outcome of each item",
    "description": "Lists the items of an event in order, each with its outcome.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the event."
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
    "description": "Cancels a background job. Items that are already stored remain. Items that no worker has started stay pending and cost nothing. Cancelling twice returns the same response. An event of type `move_memories` cannot be cancelled; cancel its deletion instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the event."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake events cancel job_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
