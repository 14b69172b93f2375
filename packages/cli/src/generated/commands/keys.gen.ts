// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "keys list",
    "operationId": "listApiKeys",
    "method": "GET",
    "path": "/api/v1/keys",
    "summary": "List the organization's keys",
    "description": "Lists all keys, including revoked and expired ones, oldest first, with their last use. Secrets are not included. A test key lists only test keys.",
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
      "keepsake keys list --limit 20"
    ]
  },
  {
    "line": "keys create",
    "operationId": "createApiKey",
    "method": "POST",
    "path": "/api/v1/keys",
    "summary": "Create a key for a program",
    "description": "Creates a key with its own role, for live or test data, and shows it once. The program is a member of its own, so that its actions can be distinguished from those of others. A key cannot create a key with more rights than it has: a higher role, scopes that it lacks, or live data if it is a test key.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "name"
    },
    "flags": [
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The name of the key."
      },
      {
        "name": "role",
        "field": "role",
        "in": "body",
        "type": "string",
        "choices": [
          "owner",
          "admin",
          "member",
          "viewer"
        ],
        "description": "The role of the key, at most your own."
      },
      {
        "name": "scopes",
        "field": "scopes",
        "in": "body",
        "type": "list",
        "items": "string",
        "choices": [
          "memory:read",
          "memory:write",
          "collections:read",
          "collections:write",
          "entity-types:read",
          "entity-types:write",
          "guidelines:read",
          "guidelines:write",
          "retrieval:read",
          "retrieval:write",
          "retrieval:configure",
          "multimodal:read",
          "multimodal:write",
          "models:read",
          "prompts:run",
          "agents:read",
          "agents:write",
          "mcps:read",
          "mcps:write",
          "events:read",
          "events:write",
          "webhooks:read",
          "webhooks:write",
          "webhooks:publish",
          "account:read",
          "organizations:read",
          "organizations:write",
          "members:read",
          "members:write",
          "keys:read",
          "keys:write",
          "audit:read",
          "analytics:read",
          "notifications:read",
          "notifications:respond",
          "notifications:send",
          "notifications:broadcast",
          "notifications:configure",
          "gateway:read",
          "gateway:write",
          "wallet:read"
        ],
        "description": "Limits the key to these permissions of its role. If empty, the key has all permissions of its role."
      },
      {
        "name": "livemode",
        "field": "livemode",
        "in": "body",
        "type": "boolean",
        "description": "Whether the key is for live or for test data. Defaults to that of the calling key."
      },
      {
        "name": "expires-at",
        "field": "expiresAt",
        "in": "body",
        "type": "string",
        "description": "The time from which the key no longer works. Defaults to never."
      }
    ],
    "examples": [
      "keepsake keys create ci --role member --scopes memory:read"
    ]
  },
  {
    "line": "keys rotate",
    "operationId": "rotateApiKey",
    "method": "POST",
    "path": "/api/v1/keys/{id}/rotate",
    "summary": "Rotate a key",
    "description": "Creates a key with the same rights and shows it once. The old key works until the end of the grace period, so that programs can switch. Nobody can rotate a key with more rights than their own.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the key."
      }
    ],
    "body": {
      "required": true,
      "first": "graceHours"
    },
    "flags": [
      {
        "name": "grace-hours",
        "field": "graceHours",
        "in": "body",
        "type": "integer",
        "default": 24,
        "description": "How many hours the old key keeps working, up to 168 (7 days). 0 ends it now."
      },
      {
        "name": "expires-at",
        "field": "expiresAt",
        "in": "body",
        "type": "string",
        "description": "The time from which the new key no longer works. Defaults to that of the old key."
      }
    ],
    "examples": [
      "keepsake keys rotate key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 24"
    ]
  },
  {
    "line": "keys revoke",
    "operationId": "revokeApiKey",
    "method": "DELETE",
    "path": "/api/v1/keys/{id}",
    "summary": "Revoke a key",
    "description": "The key stops working from the next call, on every replica. Revoking it twice has no effect. Nobody can revoke a key with a role above their own.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the key."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake keys revoke key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
