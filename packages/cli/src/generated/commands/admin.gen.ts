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
    "line": "admin create",
    "operationId": "adminCreateOrganization",
    "method": "POST",
    "path": "/api/v1/admin/organizations",
    "summary": "Create an organization",
    "description": "Creates an organization with its owner and returns the owner's key, which is shown only once. Works whatever `SIGNUP` is. With `ownerEmail` the owner is a person, otherwise an agent.",
    "security": "internal",
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
        "description": "Name of the organization, 1 to 100 characters."
      },
      {
        "name": "owner-email",
        "field": "ownerEmail",
        "in": "body",
        "type": "string",
        "description": "Email address of the owner. Without it the owner is an agent."
      },
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
        "description": "The plan. Defaults to `DEFAULT_PLAN`."
      }
    ],
    "examples": [
      "keepsake admin create Northwind --owner-email dana@northwind.example --plan pro"
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
    "description": "Adds credits to the organization's live or test data. A negative amount removes credits; they never go below zero. `usd` adds to the prepaid balance, which pays for calls to data providers. `refundOf` refunds such a call.",
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
        "description": "The number of credits to add. A negative number removes credits."
      },
      {
        "name": "usd",
        "field": "usd",
        "in": "body",
        "type": "string",
        "description": "The prepaid balance to add, in USD, with up to 8 decimal places."
      },
      {
        "name": "refund-of",
        "field": "refundOf",
        "in": "body",
        "type": "string",
        "description": "The ID of a captured ledger entry whose amount is returned to the prepaid balance. A charge is refunded once."
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
    "line": "admin suspend",
    "operationId": "adminSuspendOrganization",
    "method": "POST",
    "path": "/api/v1/admin/organizations/{id}/suspend",
    "summary": "Suspend an organization",
    "description": "Refuses all calls of the organization with 403, from its next call, on every replica. Data and keys are kept. Accepted work still runs: jobs that are queued, and webhook deliveries. Suspending it again has no effect.",
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
      "first": "reason"
    },
    "flags": [
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "description": "The reason, kept in the audit log. Callers do not see it."
      }
    ],
    "examples": [
      "keepsake admin suspend org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 'Unpaid invoice 4711'"
    ]
  },
  {
    "line": "admin resume",
    "operationId": "adminResumeOrganization",
    "method": "POST",
    "path": "/api/v1/admin/organizations/{id}/resume",
    "summary": "Resume a suspended organization",
    "description": "Ends the suspension, from the organization's next call, on every replica. Has no effect if there is none.",
    "security": "internal",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the organization."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake admin resume org_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
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
        "description": "`owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads."
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
