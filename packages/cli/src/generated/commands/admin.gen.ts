// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "admin organizations",
    "operationId": "adminListOrganizations",
    "method": "GET",
    "path": "/api/v1/admin/organizations",
    "summary": "List the server's organizations",
    "description": "All organizations, oldest first.",
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
        "description": "How many entries a page holds."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the page before."
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
    "description": "Takes effect with the next call of the organization, on every replica.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the organization."
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
        "description": ""
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
    "summary": "Grant credits",
    "description": "Adds credits to an organization's live or test balance. A negative amount takes credits away, down to zero.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the organization."
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
        "description": "-1000000000000 to 1000000000000."
      },
      {
        "name": "livemode",
        "field": "livemode",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": ""
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": ""
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
    "description": "All keys with their role, without their secrets, oldest first.",
    "security": "internal",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the organization."
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
    "description": "Makes a key with a role of its own for an organization's live or test data. The key is shown this once.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the organization."
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
        "description": ""
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
        "description": ""
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
          "events:read",
          "events:write",
          "webhooks:read",
          "webhooks:write",
          "webhooks:publish",
          "account:read"
        ],
        "description": "Only these of the role's permissions; all of them when empty."
      },
      {
        "name": "livemode",
        "field": "livemode",
        "in": "body",
        "type": "boolean",
        "default": true,
        "description": ""
      },
      {
        "name": "expires-at",
        "field": "expiresAt",
        "in": "body",
        "type": "string",
        "description": "A moment, ISO 8601."
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
    "description": "The key stops working with the next call, on every replica. Revoking it again changes nothing.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the organization."
      },
      {
        "name": "key-id",
        "description": "Id of the key."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake admin keys revoke org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ key_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
