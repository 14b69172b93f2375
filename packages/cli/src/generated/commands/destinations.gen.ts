// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "destinations list",
    "operationId": "listDestinations",
    "method": "GET",
    "path": "/api/v1/destinations",
    "summary": "List destinations",
    "description": "Lists all destinations of the live or test data, oldest first, with the state of their circuits.",
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
      "keepsake destinations list --limit 20"
    ]
  },
  {
    "line": "destinations create",
    "operationId": "createDestination",
    "method": "POST",
    "path": "/api/v1/destinations",
    "summary": "Create a destination",
    "description": "Sends events of the given types to a URL, with the signatures, retries and dead letters of webhooks. `secret` signs the deliveries; it is shown only once. Nothing is sent yet: to check the receiver, test the destination. In live mode the URL must use https. Addresses that are not public are refused. The limit is 20 destinations for live data and 20 for test data. Operations of webhooks that take the ID of a subscription also take that of a destination.",
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
        "description": "A name for people."
      },
      {
        "name": "url",
        "field": "url",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The URL that receives events. Must use https in live mode and have a public address."
      },
      {
        "name": "events",
        "field": "events",
        "in": "body",
        "type": "list",
        "items": "string",
        "required": true,
        "description": "`*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "description": "Whether events are sent. Defaults to true."
      },
      {
        "name": "auth",
        "field": "auth",
        "in": "body",
        "type": "json",
        "description": "Credentials to send in addition to the signature. Stored encrypted and never shown."
      },
      {
        "name": "filter",
        "field": "filter",
        "in": "body",
        "type": "string",
        "description": "An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused; for `Authorization`, use `auth`. Replaces all earlier headers."
      }
    ],
    "examples": [
      "keepsake destinations create 'Data warehouse' --url https://events.northwind.example/ingest --events 'record.*' --auth '{\"type\":\"bearer\",\"token\":\"a-token-of-the-receiver\"}'"
    ]
  },
  {
    "line": "destinations update",
    "operationId": "updateDestination",
    "method": "PATCH",
    "path": "/api/v1/destinations/{id}",
    "summary": "Update a destination",
    "description": "Changes the given fields and keeps the others. With a new URL, waiting deliveries are sent to it and the circuit starts closed. `enabled: false` stops sending: waiting deliveries are kept for 35 days, and new events are not sent. `enabled: true` resumes it with a closed circuit.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the destination."
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
        "description": "A name for people."
      },
      {
        "name": "url",
        "field": "url",
        "in": "body",
        "type": "string",
        "description": "The URL that receives events. Must use https in live mode and have a public address."
      },
      {
        "name": "events",
        "field": "events",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "`*` for all events, `order.*` for all types with this prefix, or a type such as `order.paid`. A pattern that can never match is refused. If no event type is known to match it yet, `warning` says so."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "description": "Whether events are sent."
      },
      {
        "name": "auth",
        "field": "auth",
        "in": "body",
        "type": "json",
        "description": "Credentials to send in addition to the signature. Stored encrypted and never shown."
      },
      {
        "name": "filter",
        "field": "filter",
        "in": "body",
        "type": "string",
        "description": "An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused; for `Authorization`, use `auth`. Replaces all earlier headers."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the destination has this version."
      }
    ],
    "examples": [
      "keepsake destinations update dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --no-enabled"
    ]
  },
  {
    "line": "destinations delete",
    "operationId": "deleteDestination",
    "method": "DELETE",
    "path": "/api/v1/destinations/{id}",
    "summary": "Delete a destination",
    "description": "Deletes the destination with its deliveries and dead letters. `waitingDeliveries` and `deadLetters` count the events that it will not receive. To keep them, disable the destination instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the destination."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake destinations delete dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "destinations test",
    "operationId": "testDestination",
    "method": "POST",
    "path": "/api/v1/destinations/{id}/test",
    "summary": "Test a destination",
    "description": "Sends one `webhook.tested` event now, in any state of the destination, over a new connection. Returns each step with its duration: name resolution, the check of the address, connection, TLS and response. The test appears in the delivery logs. It is not retried and does not affect the circuit.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the destination."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake destinations test dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "destinations logs",
    "operationId": "listDestinationLogs",
    "method": "GET",
    "path": "/api/v1/destinations/{id}/logs",
    "summary": "List a destination's changes",
    "description": "Lists the changes to the configuration of a destination, newest first: who changed what, and when. Secrets are not included. After the destination is deleted, its entries are in the audit log.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the destination."
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
      "keepsake destinations logs dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
    ]
  },
  {
    "line": "destinations delivery-logs",
    "operationId": "listDestinationDeliveryLogs",
    "method": "GET",
    "path": "/api/v1/destinations/{id}/delivery-logs",
    "summary": "List a destination's deliveries",
    "description": "Lists sent and waiting deliveries with the result of each attempt, newest first, including test events. A delivery is kept for 35 days after it ends.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the destination."
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
          "queued",
          "sending",
          "retrying",
          "deferred",
          "succeeded",
          "failed",
          "dead_lettered"
        ],
        "description": "Only deliveries with this status."
      },
      {
        "name": "event-type",
        "field": "eventType",
        "in": "query",
        "type": "string",
        "description": "Only deliveries of this event type."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only deliveries created at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only deliveries created before this time."
      },
      {
        "name": "trace-id",
        "field": "traceId",
        "in": "query",
        "type": "string",
        "description": "Only deliveries of events with this trace ID."
      }
    ],
    "examples": [
      "keepsake destinations delivery-logs dst_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --status failed --limit 20"
    ]
  }
]
