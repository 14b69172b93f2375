// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "admin organizations",
    "operationId": "adminListOrganizations",
    "method": "GET",
    "path": "/api/v1/admin/organizations",
    "summary": "List the server's organizations",
    "description": "Lists all organizations, oldest first.",
    "security": "internal",
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
      "keepsake admin organizations --limit 20"
    ]
  },
  {
    "line": "admin plan",
    "operationId": "adminUpdateOrganization",
    "method": "PATCH",
    "path": "/api/v1/admin/organizations/{id}",
    "summary": "Change an organization's plan",
    "description": "The new plan applies from the organization's next call, on every replica.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the organization."
      }
    ],
    "body": {
      "required": true,
      "first": "plan"
    },
    "flags": [
      {
        "name": "plan",
        "field": "plan",
        "in": "body",
        "type": "string",
        "choices": [
          "free",
          "pro",
          "scale",
          "unlimited"
        ],
        "required": true,
        "description": "The plan of the organization, which sets its limits."
      }
    ],
    "examples": [
      "keepsake admin plan org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ pro"
    ]
  },
  {
    "line": "admin grant",
    "operationId": "adminGrantCredits",
    "method": "POST",
    "path": "/api/v1/admin/organizations/{id}/credits",
    "summary": "Grant credits to an organization",
    "description": "Adds credits to the organization's live or test balance. A negative amount removes credits; the balance never goes below zero.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the organization."
      }
    ],
    "body": {
      "required": true,
      "first": "credits"
    },
    "flags": [
      {
        "name": "credits",
        "field": "credits",
        "in": "body",
        "type": "integer",
        "required": true,
        "description": "The number of credits to add. A negative number removes credits."
      },
      {
        "name": "livemode",
        "field": "livemode",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether to change the balance of the live data or of the test data."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": "The reason for the grant, kept in the audit log."
      }
    ],
    "examples": [
      "keepsake admin grant org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 50000 --reason 'Invoice 4711'"
    ]
  },
  {
    "line": "admin keys list",
    "operationId": "adminListKeys",
    "method": "GET",
    "path": "/api/v1/admin/organizations/{id}/keys",
    "summary": "List an organization's keys",
    "description": "Lists all keys with their roles, oldest first. Secrets are not included.",
    "security": "internal",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the organization."
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
      }
    ],
    "examples": [
      "keepsake admin keys list org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
    ]
  },
  {
    "line": "admin keys create",
    "operationId": "adminCreateKey",
    "method": "POST",
    "path": "/api/v1/admin/organizations/{id}/keys",
    "summary": "Create a key",
    "description": "Creates a key with its own role, for the organization's live or test data. The key is shown only once.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the organization."
      }
    ],
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
        "description": "`owner` and `admin` can do everything, `member` cannot change collections and entity types, `viewer` can only read."
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
          "events:read",
          "events:write",
          "webhooks:read",
          "webhooks:write",
          "webhooks:publish",
          "account:read"
        ],
        "description": "Limits the key to these permissions of its role. If empty, the key has all permissions of its role."
      },
      {
        "name": "livemode",
        "field": "livemode",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": "Whether the key is for live data or for test data."
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
      "keepsake admin keys create org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ ci --role viewer"
    ]
  },
  {
    "line": "admin keys revoke",
    "operationId": "adminRevokeKey",
    "method": "DELETE",
    "path": "/api/v1/admin/organizations/{id}/keys/{keyId}",
    "summary": "Revoke a key",
    "description": "The key stops working from the next call, on every replica. Revoking it twice has no effect.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the organization."
      },
      {
        "name": "key-id",
        "description": "ID of the key."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake admin keys revoke org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
