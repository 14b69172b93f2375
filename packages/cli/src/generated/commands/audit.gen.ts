// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "audit list",
    "operationId": "listAudit",
    "method": "GET",
    "path": "/api/v1/audit",
    "summary": "List the audit log",
    "description": "Lists who changed what, newest first: members, roles, keys, plans and credits, and definitions, guidelines and webhooks. With the header `Accept: application/x-ndjson`, the response is a stream of all matching entries, one JSON object per line; its last line is `end` with the count, and a stream without it is incomplete. `limit` and `cursor` do not apply to the stream. The audit log covers live and test data, so it needs a live key.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "flags": [
      {
        "name": "actor",
        "field": "actor",
        "in": "query",
        "type": "string",
        "description": "Only changes by this actor: `key:<id>`, `member:<id>`, `internal` or `operator`."
      },
      {
        "name": "action",
        "field": "action",
        "in": "query",
        "type": "string",
        "description": "Only this action, or with `key.*` all actions on keys."
      },
      {
        "name": "target",
        "field": "target",
        "in": "query",
        "type": "string",
        "description": "Only changes of the object with this ID."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only entries from this time on."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only entries before this time."
      },
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
      "keepsake audit list --actor operator --limit 20"
    ]
  }
]
