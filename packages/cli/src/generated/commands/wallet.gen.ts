// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "wallet balance",
    "operationId": "getWalletBalance",
    "method": "GET",
    "path": "/api/v1/wallet/balance",
    "summary": "Get the prepaid balance",
    "description": "Returns the prepaid balance: what is available, and what running calls have reserved.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake wallet balance"
    ]
  },
  {
    "line": "wallet transactions",
    "operationId": "listWalletTransactions",
    "method": "GET",
    "path": "/api/v1/wallet/transactions",
    "summary": "List ledger entries",
    "description": "Lists the ledger of the prepaid balance, newest first. A charged call has two entries: a hold, and its capture or release.",
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
        "name": "kind",
        "field": "kind",
        "in": "query",
        "type": "string",
        "choices": [
          "grant",
          "hold",
          "capture",
          "release",
          "refund"
        ],
        "description": "Only entries of this kind."
      }
    ],
    "examples": [
      "keepsake wallet transactions --kind capture --limit 20"
    ]
  },
  {
    "line": "wallet estimate",
    "operationId": "estimateCharge",
    "method": "POST",
    "path": "/api/v1/wallet/estimate",
    "summary": "Estimate a charge",
    "description": "Returns what a number of requests would cost, and whether the balance covers them. Reserves nothing.",
    "security": "bearer",
    "arguments": [],
    "body": {
      "required": true,
      "first": "operation"
    },
    "flags": [
      {
        "name": "operation",
        "field": "operation",
        "in": "body",
        "type": "string",
        "choices": [
          "searchPeople",
          "matchPerson",
          "bulkMatchPeople",
          "getGatewayOrganization",
          "bulkMatchOrganizations",
          "searchOrganizations",
          "searchNews",
          "enrichMemory"
        ],
        "required": true,
        "description": "The operation to call."
      },
      {
        "name": "requests",
        "field": "requests",
        "in": "body",
        "type": "integer",
        "default": 1,
        "description": "How many calls."
      }
    ],
    "examples": [
      "keepsake wallet estimate matchPerson --requests 250"
    ]
  }
]
