// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "organizations get",
    "operationId": "getOrganization",
    "method": "GET",
    "path": "/api/v1/organizations",
    "summary": "Get the organization of the key",
    "description": "Returns the organization of the key: its name, its plan with the limits and features, and whether the key accesses live or test data.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake organizations get"
    ]
  },
  {
    "line": "organizations create",
    "operationId": "createOrganization",
    "method": "POST",
    "path": "/api/v1/organizations",
    "summary": "Create another organization",
    "description": "Creates another organization, with its own data, members and limits, and returns its first key, which is shown only once. Its owner is the member whose key is used. The data of the current organization cannot be seen from it. Needs a live key. The server setting `SIGNUP` controls whether organizations can be created, as for registration; calls are rate-limited by IP address.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "name"
    },
    "flags": [
      {
        "name": "x-signup-token",
        "field": "X-Signup-Token",
        "in": "header",
        "type": "string",
        "description": "The server's `SIGNUP_TOKEN`. Required when `SIGNUP` is `token`."
      },
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "Name of the organization, 1 to 100 characters."
      }
    ],
    "examples": [
      "keepsake organizations create Northwind"
    ]
  },
  {
    "line": "organizations update",
    "operationId": "updateOrganization",
    "method": "PATCH",
    "path": "/api/v1/organizations",
    "summary": "Rename the organization",
    "description": "Changes the name of the organization. Needs a live key. The plan, the limits and the credits are set by the operator of the server.",
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
        "description": "Name of the organization, 1 to 100 characters."
      }
    ],
    "examples": [
      "keepsake organizations update 'Northwind Ltd'"
    ]
  }
]
