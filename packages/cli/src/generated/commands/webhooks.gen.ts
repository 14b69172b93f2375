// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "webhooks list",
    "operationId": "listWebhooks",
    "method": "GET",
    "path": "/api/v1/webhooks",
    "summary": "List webhook subscriptions",
    "description": "Lists all subscriptions of the live or test data, oldest first, with the state of their circuits. Secrets are masked.",
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
        "name": "uid",
        "field": "uid",
        "in": "query",
        "type": "string",
        "description": "Only the subscription with this `uid`."
      }
    ],
    "examples": [
      "keepsake webhooks list --uid customer-4711 --limit 20"
    ]
  },
  {
    "line": "webhooks create",
    "operationId": "createWebhook",
    "method": "POST",
    "path": "/api/v1/webhooks",
    "summary": "Create a webhook subscription",
    "description": "Sends events of the given types to a URL, signed according to Standard Webhooks. A test event is sent at once; if it fails, the subscription is still saved and `warning` says why. `secret_current` has the signing secret; it is shown only once. In live mode the URL must use https. Addresses that are not public are refused. The limit is 20 subscriptions for live data and 20 for test data.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "url"
    },
    "flags": [
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
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "A description for people."
      },
      {
        "name": "auth",
        "field": "auth",
        "in": "body",
        "type": "json",
        "description": "Credentials to send in addition to the signature. Stored encrypted and never shown."
      },
      {
        "name": "uid",
        "field": "uid",
        "in": "body",
        "type": "string",
        "description": "Your own ID of the subscription, unique among those of the live or test data. An empty text removes it."
      },
      {
        "name": "metadata",
        "field": "metadata",
        "in": "body",
        "type": "json",
        "description": "Your own data, returned unchanged and not sent. Replaces all earlier data."
      },
      {
        "name": "filter",
        "field": "filter",
        "in": "body",
        "type": "string",
        "description": "An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter."
      },
      {
        "name": "rate-limit",
        "field": "rate_limit",
        "in": "body",
        "type": "integer",
        "description": "Deliveries per second, on average; no burst is larger. Deliveries above the limit wait. 0, the default, for no limit."
      },
      {
        "name": "max-event-age-seconds",
        "field": "max_event_age_seconds",
        "in": "body",
        "type": "integer",
        "description": "Seconds after which an event is no longer sent: its delivery becomes a dead letter with the reason `expired`. A replay is sent in any case. 0, the default, for no limit."
      },
      {
        "name": "ordered",
        "field": "ordered",
        "in": "body",
        "type": "boolean",
        "description": "Whether deliveries with the same `ordering_key` are sent one after the other, in the order of publication. A failed one holds back those with its key until it succeeds or becomes a dead letter. Applies to events published after the change. Defaults to false."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused; for `Authorization`, use `auth`. Replaces all earlier headers."
      },
      {
        "name": "ed25519",
        "field": "ed25519",
        "in": "body",
        "type": "boolean",
        "description": "Whether every delivery also has an ed25519 signature (`v1a`), which receivers verify with `public_key`: they need no secret. Defaults to false. False deletes the key."
      },
      {
        "name": "guarantee",
        "field": "guarantee",
        "in": "body",
        "type": "string",
        "choices": [
          "at_least_once",
          "best_effort"
        ],
        "description": "`at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt."
      },
      {
        "name": "timeout-ms",
        "field": "timeout_ms",
        "in": "body",
        "type": "integer",
        "description": "Milliseconds that the receiver has to respond. Defaults to 5000."
      }
    ],
    "examples": [
      "keepsake webhooks create https://hooks.northwind.example/keepsake --events 'record.*'"
    ]
  },
  {
    "line": "webhooks publish",
    "operationId": "publishWebhookEvents",
    "method": "POST",
    "path": "/api/v1/webhooks/events",
    "summary": "Publish events",
    "description": "Sends your own events to the subscriptions that match their types. The call accepts all events or none. An ID that was published before is skipped (`duplicate`), so the call can be retried safely. A payload must not have secrets or personal data, and gives money as integer cents and times in UTC; an error names the field that breaks a rule. An event larger than 64 KB is sent as its IDs and a `fetch_url`.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "events",
        "as": "items"
      }
    },
    "flags": [
      {
        "name": "traceparent",
        "field": "traceparent",
        "in": "header",
        "type": "string",
        "description": "The trace that the events continue, as in W3C Trace Context. Stored and sent with every delivery. Ignored if it is invalid."
      },
      {
        "name": "tracestate",
        "field": "tracestate",
        "in": "header",
        "type": "string",
        "description": "Data of tracing systems, sent with every delivery. Ignored if it or `traceparent` is invalid. At most 512 characters are kept, in complete entries."
      },
      {
        "name": "events",
        "field": "events",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The events to send."
      }
    ],
    "examples": [
      "keepsake webhooks publish --file events.ndjson"
    ]
  },
  {
    "line": "webhooks event",
    "operationId": "getWebhookEvent",
    "method": "GET",
    "path": "/api/v1/webhooks/events/{id}",
    "summary": "Get a sent event",
    "description": "Returns the complete event, even if a delivery had only a reference to it. `fetch_url` points here. An event is kept for 35 days, and for as long as any of its deliveries.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the event."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks event evt_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks event-types",
    "operationId": "listWebhookEventTypes",
    "method": "GET",
    "path": "/api/v1/webhooks/event-types",
    "summary": "List event types",
    "description": "Lists the event types that the service sends, each with the JSON Schema of its `data.object` and an example, the types that you have declared (`own`), and the first 1,000 types that the account has published.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake webhooks event-types"
    ]
  },
  {
    "line": "webhooks create-event-type",
    "operationId": "createWebhookEventType",
    "method": "POST",
    "path": "/api/v1/webhooks/event-types",
    "summary": "Declare an event type",
    "description": "Declares one of your own event types, with the JSON Schema of its `data` and an example. Events of the type that do not match the schema are refused when they are published. The limit is 200 types for live data and 200 for test data. Types that are not declared can still be published, without a check.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "type"
    },
    "flags": [
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "`<resource>.<past_tense_verb>`."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "When the event is sent."
      },
      {
        "name": "schema",
        "field": "schema",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "JSON Schema (2020-12) of `data`, at most 16 kB. Keywords whose time is not bounded, such as `pattern`, `$ref` and `uniqueItems`, are refused."
      },
      {
        "name": "example",
        "field": "example",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "A `data` that matches the schema. `trigger` sends it."
      }
    ],
    "examples": [
      "keepsake webhooks create-event-type order.paid --description 'A customer paid an order.' --schema '{\"type\":\"object\",\"required\":[\"id\"],\"properties\":{\"id\":{\"type\":\"string\"},\"amount_cents\":{\"type\":\"integer\"}}}' --example '{\"id\":\"ord_4711\",\"amount_cents\":1250}'"
    ]
  },
  {
    "line": "webhooks update-event-type",
    "operationId": "updateWebhookEventType",
    "method": "PATCH",
    "path": "/api/v1/webhooks/event-types/{type}",
    "summary": "Update or archive an event type",
    "description": "Changes the given fields of one of your own event types and increases its version. The example must match the schema. `archived: true` refuses new events of the type and keeps it in the list; `archived: false` restores it.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "type",
        "description": "The event type."
      }
    ],
    "body": {
      "required": true,
      "first": "description"
    },
    "flags": [
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "When the event is sent."
      },
      {
        "name": "schema",
        "field": "schema",
        "in": "body",
        "type": "json",
        "description": "JSON Schema (2020-12) of `data`, at most 16 kB. Keywords whose time is not bounded, such as `pattern`, `$ref` and `uniqueItems`, are refused."
      },
      {
        "name": "example",
        "field": "example",
        "in": "body",
        "type": "json",
        "description": "A `data` that matches the schema. `trigger` sends it."
      },
      {
        "name": "archived",
        "field": "archived",
        "in": "body",
        "type": "boolean",
        "description": "Whether new events of the type are refused."
      },
      {
        "name": "expected-version",
        "field": "expected_version",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the event type has this version."
      }
    ],
    "examples": [
      "keepsake webhooks update-event-type order.paid --archived"
    ]
  },
  {
    "line": "webhooks trigger",
    "operationId": "triggerWebhookEvent",
    "method": "POST",
    "path": "/api/v1/webhooks/trigger",
    "summary": "Publish an example event",
    "description": "Publishes the example of an event type to the subscriptions and destinations that match it, to test their receivers: a type of the service or one that you have declared. Receivers cannot distinguish it from a real event, so use a test key unless you want to reach the receivers of live data.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "type"
    },
    "flags": [
      {
        "name": "traceparent",
        "field": "traceparent",
        "in": "header",
        "type": "string",
        "description": "The trace that the events continue, as in W3C Trace Context. Stored and sent with every delivery. Ignored if it is invalid."
      },
      {
        "name": "tracestate",
        "field": "tracestate",
        "in": "header",
        "type": "string",
        "description": "Data of tracing systems, sent with every delivery. Ignored if it or `traceparent` is invalid. At most 512 characters are kept, in complete entries."
      },
      {
        "name": "type",
        "field": "type",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "`<resource>.<past_tense_verb>`."
      }
    ],
    "examples": [
      "keepsake webhooks trigger record.created"
    ]
  },
  {
    "line": "webhooks listen",
    "operationId": "streamWebhookEvents",
    "method": "GET",
    "path": "/api/v1/webhooks/stream",
    "summary": "Stream events as they are published",
    "description": "Sends every event of the account as a server-sent event from now on, whether a subscription matches it or not: `data` has the envelope with the same bytes as a delivery, and `id` the ID of the event. A comment is sent every 15 seconds. After a broken connection, `Last-Event-ID` continues after that event, up to an hour later. The server ends a stream after an hour, or if its key is revoked. The limit is 10 open streams for live data and 10 for test data. In the CLI, `--forward` sends the events to a local server.",
    "security": "bearer",
    "arguments": [],
    "flags": [
      {
        "name": "events",
        "field": "events",
        "in": "query",
        "type": "list",
        "items": "string",
        "description": "Only events that match one of these patterns. All if absent."
      },
      {
        "name": "last-event-id",
        "field": "Last-Event-ID",
        "in": "header",
        "type": "string",
        "description": "ID of the last event that arrived. The stream continues after it. Without it, the stream starts now."
      }
    ],
    "examples": [
      "keepsake webhooks listen --forward http://127.0.0.1:3000/hooks",
      "keepsake webhooks listen --events 'order.*' --output ndjson"
    ]
  },
  {
    "line": "webhooks sources list",
    "operationId": "listWebhookSources",
    "method": "GET",
    "path": "/api/v1/webhooks/sources",
    "summary": "List sources of inbound webhooks",
    "description": "Lists the sources of the live or test data, oldest first. Secrets are masked.",
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
      "keepsake webhooks sources list --limit 20"
    ]
  },
  {
    "line": "webhooks sources create",
    "operationId": "createWebhookSource",
    "method": "POST",
    "path": "/api/v1/webhooks/sources",
    "summary": "Create a source of inbound webhooks",
    "description": "Creates an endpoint for the webhooks of another service. `url` is the address to configure there. Each delivery is verified according to `scheme`, and `mapping` says how its payload becomes a memory of a record. `secret_current` has the secret that deliveries are signed with; it is shown only once. If the other service creates the secret, give it as `secret`, or set it later with a rotation. The limit is 100 sources for live data and 100 for test data.",
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
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "A note for people."
      },
      {
        "name": "scheme",
        "field": "scheme",
        "in": "body",
        "type": "string",
        "choices": [
          "standard_webhooks",
          "keepsake",
          "svix",
          "github",
          "stripe",
          "hmac"
        ],
        "required": true,
        "description": "How deliveries are signed. `standard_webhooks`: `webhook-id`, `webhook-timestamp` and `webhook-signature`. `keepsake`: the same, as Keepsake sends them. `svix`: the same headers with the prefix `svix-`. `github`: `X-Hub-Signature-256`. `stripe`: `Stripe-Signature`. `hmac`: HMAC-SHA256 in a header that `signature` describes."
      },
      {
        "name": "signature",
        "field": "signature",
        "in": "body",
        "type": "json",
        "description": "For the scheme `hmac`: where the signature is, and what it signs."
      },
      {
        "name": "secret",
        "field": "secret",
        "in": "body",
        "type": "string",
        "description": "The secret that the other service has created. For `standard_webhooks`, `keepsake` and `svix` it is `whsec_` and base64. A new one is generated if it is absent."
      },
      {
        "name": "types",
        "field": "types",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The event types that become memories, as `*`, `ticket.*` or `ticket.created`. Others are ignored. Defaults to `*`."
      },
      {
        "name": "mapping",
        "field": "mapping",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "How a payload becomes a memory."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "description": "Whether deliveries are accepted. Defaults to true."
      }
    ],
    "examples": [
      "keepsake webhooks sources create 'Support desk' --scheme standard_webhooks --types 'ticket.*' --mapping '{\"record\":{\"email\":\"data.requester.email\"},\"content\":\"Ticket {{data.subject}}: {{data.description}}\",\"properties\":{\"Open tickets\":\"data.open_tickets\"},\"tags\":[\"support\"],\"timestamp\":\"created_at\"}'"
    ]
  },
  {
    "line": "webhooks sources get",
    "operationId": "getWebhookSource",
    "method": "GET",
    "path": "/api/v1/webhooks/sources/{sourceId}",
    "summary": "Get a source of inbound webhooks",
    "description": "Returns the settings of a source, the URL that receives its webhooks, and the state of its secrets. Secrets are masked.",
    "security": "bearer",
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks sources get src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks sources update",
    "operationId": "updateWebhookSource",
    "method": "PATCH",
    "path": "/api/v1/webhooks/sources/{sourceId}",
    "summary": "Update a source of inbound webhooks",
    "description": "Changes the given fields and keeps the others. `mapping` and `signature` are replaced as a whole. While `enabled` is false, deliveries are refused with 403, so that the sender tries again. An empty description removes the description. The scheme cannot be changed; create another source instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
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
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "A note for people."
      },
      {
        "name": "signature",
        "field": "signature",
        "in": "body",
        "type": "json",
        "description": "For the scheme `hmac`: where the signature is, and what it signs."
      },
      {
        "name": "types",
        "field": "types",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The event types that become memories, as `*`, `ticket.*` or `ticket.created`. Others are ignored."
      },
      {
        "name": "mapping",
        "field": "mapping",
        "in": "body",
        "type": "json",
        "description": "How a payload becomes a memory."
      },
      {
        "name": "enabled",
        "field": "enabled",
        "in": "body",
        "type": "boolean",
        "description": "Whether deliveries are accepted."
      },
      {
        "name": "expected-version",
        "field": "expected_version",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the source has this version."
      }
    ],
    "examples": [
      "keepsake webhooks sources update src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --types ticket.created,ticket.solved"
    ]
  },
  {
    "line": "webhooks sources delete",
    "operationId": "deleteWebhookSource",
    "method": "DELETE",
    "path": "/api/v1/webhooks/sources/{sourceId}",
    "summary": "Delete a source of inbound webhooks",
    "description": "Deletes the source and its event log. Its URL then returns 404. Memories that it has stored are kept.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks sources delete src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks sources rotate",
    "operationId": "rotateWebhookSourceSecret",
    "method": "POST",
    "path": "/api/v1/webhooks/sources/{sourceId}/rotate",
    "summary": "Rotate the secret of a source",
    "description": "Replaces the secret with a new one, or with the one that the other service has created. Both are accepted until the grace period ends; with `grace_hours: 0` the old secret is refused at once. `secret_current` has the new secret; it is shown only once. Refused during a grace period, unless `grace_hours` is 0.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "body": {
      "required": true,
      "first": "grace_hours"
    },
    "flags": [
      {
        "name": "grace-hours",
        "field": "grace_hours",
        "in": "body",
        "type": "integer",
        "default": 24,
        "description": "Hours for which both secrets are accepted."
      },
      {
        "name": "secret",
        "field": "secret",
        "in": "body",
        "type": "string",
        "description": "The secret that the other service has created. For `standard_webhooks`, `keepsake` and `svix` it is `whsec_` and base64. A new one is generated if it is absent."
      }
    ],
    "examples": [
      "keepsake webhooks sources rotate src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 24"
    ]
  },
  {
    "line": "webhooks sources revoke-previous",
    "operationId": "revokePreviousWebhookSourceSecret",
    "method": "POST",
    "path": "/api/v1/webhooks/sources/{sourceId}/revoke-previous",
    "summary": "Revoke the previous secret of a source",
    "description": "Ends the grace period of a rotation now, so that only the current secret is accepted. Has no effect outside a grace period.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks sources revoke-previous src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks sources test",
    "operationId": "testWebhookSource",
    "method": "POST",
    "path": "/api/v1/webhooks/sources/{sourceId}/test",
    "summary": "Test the mapping of a source",
    "description": "Shows what the source would do with a payload, step by step: which path was found, with which value, and the memory that would be stored. Stores nothing, and verifies no signature. Give `mapping` or `types` to try others before you save them.",
    "security": "bearer",
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "payload",
        "field": "payload",
        "in": "body",
        "type": "json",
        "required": true,
        "description": "The payload of an event."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers of the delivery, which have the type or the ID of the event in some schemes."
      },
      {
        "name": "mapping",
        "field": "mapping",
        "in": "body",
        "type": "json",
        "description": "A mapping to try instead of that of the source."
      },
      {
        "name": "types",
        "field": "types",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "Event types to try instead of those of the source."
      }
    ],
    "examples": [
      "keepsake webhooks sources test src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --payload '{\"type\":\"ticket.created\",\"created_at\":\"2026-11-20T15:04:05Z\",\"data\":{\"subject\":\"Export fails\",\"description\":\"The export stops at 50%.\",\"open_tickets\":2,\"requester\":{\"email\":\"dana.reyes@northwind.example\"}}}'"
    ]
  },
  {
    "line": "webhooks sources events",
    "operationId": "listWebhookSourceEvents",
    "method": "GET",
    "path": "/api/v1/webhooks/sources/{sourceId}/events",
    "summary": "List the deliveries of a source",
    "description": "Lists what the source has received in the last 30 days, newest first: accepted events with the memory that they became, duplicates, events that were ignored, and rejected deliveries with the reason.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
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
          "stored",
          "failed",
          "ignored",
          "duplicate",
          "rejected"
        ],
        "description": "Only deliveries with this status."
      }
    ],
    "examples": [
      "keepsake webhooks sources events src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --status rejected --limit 20"
    ]
  },
  {
    "line": "webhooks receive",
    "operationId": "receiveWebhook",
    "method": "POST",
    "path": "/api/v1/webhooks/inbound/{sourceId}",
    "summary": "Receive a webhook of a source",
    "description": "Called by the service whose webhooks a source receives, not by clients of Keepsake: the signature over the bytes of the body takes the place of an API key. The order of the checks is: the signature (401), the time of signing (403, at most 300 seconds from now), an event that was received before (200, `duplicate`), the payload (400). An accepted event is stored together with the job that makes it a memory, and answered at once. An event that the source does not take, or that its mapping does not fit, is answered with 200 and `ignored`. The headers depend on the scheme of the source; those of Standard Webhooks are shown.",
    "security": "none",
    "arguments": [
      {
        "name": "source-id",
        "description": "ID of the source."
      }
    ],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "webhook-id",
        "field": "webhook-id",
        "in": "header",
        "type": "string",
        "description": "The ID of the event, the same in each attempt."
      },
      {
        "name": "webhook-timestamp",
        "field": "webhook-timestamp",
        "in": "header",
        "type": "string",
        "description": "When the delivery was signed, in Unix seconds."
      },
      {
        "name": "webhook-signature",
        "field": "webhook-signature",
        "in": "header",
        "type": "string",
        "description": "The signatures, separated by spaces."
      }
    ],
    "examples": [
      "keepsake webhooks receive src_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks get",
    "operationId": "getWebhook",
    "method": "GET",
    "path": "/api/v1/webhooks/{id}",
    "summary": "Get a webhook subscription",
    "description": "Returns the settings of a subscription and the state of its circuit and secrets. Secrets are masked.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks get whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks update",
    "operationId": "updateWebhook",
    "method": "PATCH",
    "path": "/api/v1/webhooks/{id}",
    "summary": "Update a webhook subscription",
    "description": "Changes the given fields and keeps the others. With a new URL, waiting deliveries are sent to it and the circuit starts closed. An empty description removes the description.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "body": {
      "required": true,
      "first": "url"
    },
    "flags": [
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
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "A description for people."
      },
      {
        "name": "auth",
        "field": "auth",
        "in": "body",
        "type": "json",
        "description": "Credentials to send in addition to the signature. Stored encrypted and never shown."
      },
      {
        "name": "uid",
        "field": "uid",
        "in": "body",
        "type": "string",
        "description": "Your own ID of the subscription, unique among those of the live or test data. An empty text removes it."
      },
      {
        "name": "metadata",
        "field": "metadata",
        "in": "body",
        "type": "json",
        "description": "Your own data, returned unchanged and not sent. Replaces all earlier data."
      },
      {
        "name": "filter",
        "field": "filter",
        "in": "body",
        "type": "string",
        "description": "An expression in the Common Expression Language (CEL). Only events for which it returns true are sent. `event` has `id`, `type`, `created_at` and `data` as they are sent. An expression that fails, for example because a field is missing, does not match; `has()` checks for a field. `matches` and nested macros are refused, so that evaluation stays fast. An empty text removes the filter."
      },
      {
        "name": "rate-limit",
        "field": "rate_limit",
        "in": "body",
        "type": "integer",
        "description": "Deliveries per second, on average; no burst is larger. Deliveries above the limit wait. 0, the default, for no limit."
      },
      {
        "name": "max-event-age-seconds",
        "field": "max_event_age_seconds",
        "in": "body",
        "type": "integer",
        "description": "Seconds after which an event is no longer sent: its delivery becomes a dead letter with the reason `expired`. A replay is sent in any case. 0, the default, for no limit."
      },
      {
        "name": "ordered",
        "field": "ordered",
        "in": "body",
        "type": "boolean",
        "description": "Whether deliveries with the same `ordering_key` are sent one after the other, in the order of publication. A failed one holds back those with its key until it succeeds or becomes a dead letter. Applies to events published after the change. Defaults to false."
      },
      {
        "name": "headers",
        "field": "headers",
        "in": "body",
        "type": "json",
        "description": "Headers that every delivery has, by name. Stored encrypted and never shown. Headers that the service sets, such as `Host`, `Content-Type` and `webhook-id`, are refused; for `Authorization`, use `auth`. Replaces all earlier headers."
      },
      {
        "name": "ed25519",
        "field": "ed25519",
        "in": "body",
        "type": "boolean",
        "description": "Whether every delivery also has an ed25519 signature (`v1a`), which receivers verify with `public_key`: they need no secret. Defaults to false. False deletes the key."
      },
      {
        "name": "guarantee",
        "field": "guarantee",
        "in": "body",
        "type": "string",
        "choices": [
          "at_least_once",
          "best_effort"
        ],
        "description": "`at_least_once` makes up to 10 attempts and keeps a failed event as a dead letter. `best_effort` makes one attempt."
      },
      {
        "name": "timeout-ms",
        "field": "timeout_ms",
        "in": "body",
        "type": "integer",
        "description": "Milliseconds that the receiver has to respond. Defaults to 5000."
      },
      {
        "name": "expected-version",
        "field": "expected_version",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the subscription has this version."
      }
    ],
    "examples": [
      "keepsake webhooks update whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --events 'record.created,collection.*'"
    ]
  },
  {
    "line": "webhooks delete",
    "operationId": "deleteWebhook",
    "method": "DELETE",
    "path": "/api/v1/webhooks/{id}",
    "summary": "Delete a webhook subscription",
    "description": "Deletes the subscription with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` count the events that it will not receive. To keep them, disable the subscription instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks delete whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks test",
    "operationId": "testWebhook",
    "method": "POST",
    "path": "/api/v1/webhooks/{id}/test",
    "summary": "Send a test event",
    "description": "Sends one `webhook.tested` event now, in any state of the subscription, and returns the receiver's response. The test appears in the list of deliveries. It is not retried and does not affect the circuit.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks test whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks rotate",
    "operationId": "rotateWebhookSecret",
    "method": "POST",
    "path": "/api/v1/webhooks/{id}/rotate",
    "summary": "Rotate the signing secret",
    "description": "Starts a rotation in three phases. First, every delivery is signed with the new and the old secret. Then receivers switch to the new secret within the grace period. Finally, the old secret is revoked automatically. `secret_current` has the new secret; it is shown only once. Refused during a grace period.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "body": {
      "required": true,
      "first": "grace_hours"
    },
    "flags": [
      {
        "name": "grace-hours",
        "field": "grace_hours",
        "in": "body",
        "type": "integer",
        "description": "Hours during which both secrets sign. Defaults to 24."
      }
    ],
    "examples": [
      "keepsake webhooks rotate whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ 48"
    ]
  },
  {
    "line": "webhooks revoke-previous",
    "operationId": "revokePreviousWebhookSecret",
    "method": "POST",
    "path": "/api/v1/webhooks/{id}/revoke-previous",
    "summary": "Revoke the previous secret",
    "description": "Ends the grace period of a rotation now, so that only the current secret signs. Has no effect outside a grace period.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks revoke-previous whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks enable",
    "operationId": "enableWebhook",
    "method": "POST",
    "path": "/api/v1/webhooks/{id}/enable",
    "summary": "Enable a webhook subscription",
    "description": "Resumes sending, including waiting deliveries, and closes the circuit.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks enable whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks disable",
    "operationId": "disableWebhook",
    "method": "POST",
    "path": "/api/v1/webhooks/{id}/disable",
    "summary": "Disable a webhook subscription",
    "description": "Stops sending until the subscription is enabled. Waiting deliveries stay `deferred` for 35 days, then become dead letters with the reason `subscription_disabled`. New events are not sent to a disabled subscription.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks disable whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks deliveries",
    "operationId": "listWebhookDeliveries",
    "method": "GET",
    "path": "/api/v1/webhooks/{id}/deliveries",
    "summary": "List a subscription's deliveries",
    "description": "Lists sent and waiting deliveries, newest first, including test events. A delivery is kept for 35 days after it ends.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
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
        "field": "event_type",
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
        "field": "trace_id",
        "in": "query",
        "type": "string",
        "description": "Only deliveries of events with this trace ID."
      }
    ],
    "examples": [
      "keepsake webhooks deliveries whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --status failed --limit 20"
    ]
  },
  {
    "line": "webhooks metrics",
    "operationId": "getWebhookMetrics",
    "method": "GET",
    "path": "/api/v1/webhooks/metrics",
    "summary": "Get delivery metrics",
    "description": "Returns the metrics of recent deliveries with their targets, and the active alerts. Test events are not counted.",
    "security": "bearer",
    "arguments": [],
    "flags": [
      {
        "name": "hours",
        "field": "hours",
        "in": "query",
        "type": "integer",
        "default": 24,
        "description": "How far back to look. Waiting deliveries are counted whatever their age."
      }
    ],
    "examples": [
      "keepsake webhooks metrics --hours 24"
    ]
  },
  {
    "line": "webhooks dlq list",
    "operationId": "listWebhookDeadLetters",
    "method": "GET",
    "path": "/api/v1/webhooks/dead-letters",
    "summary": "List dead letters",
    "description": "Lists deliveries that failed permanently, newest first. A dead letter is kept for 30 days. If a replay fails, a new dead letter is created, which is kept for 30 days.",
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
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "query",
        "type": "string",
        "description": "Only dead letters of this subscription or destination."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only dead letters of this event type."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "query",
        "type": "string",
        "choices": [
          "attempts_exhausted",
          "rejected",
          "blocked",
          "gone",
          "circuit_open",
          "subscription_disabled",
          "expired"
        ],
        "description": "Only dead letters with this reason."
      },
      {
        "name": "replayed",
        "field": "replayed",
        "in": "query",
        "type": "boolean",
        "description": "Only dead letters that were replayed, or only those that were not."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only dead letters created at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only dead letters created before this time."
      }
    ],
    "examples": [
      "keepsake webhooks dlq list --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
    ]
  },
  {
    "line": "webhooks dlq purge",
    "operationId": "purgeWebhookDeadLetters",
    "method": "DELETE",
    "path": "/api/v1/webhooks/dead-letters",
    "summary": "Purge dead letters",
    "description": "Deletes the dead letters that match the filter, or all of them without a filter. Their deliveries stay in the list of deliveries.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "flags": [
      {
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "query",
        "type": "string",
        "description": "Only dead letters of this subscription or destination."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only dead letters of this event type."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "query",
        "type": "string",
        "choices": [
          "attempts_exhausted",
          "rejected",
          "blocked",
          "gone",
          "circuit_open",
          "subscription_disabled",
          "expired"
        ],
        "description": "Only dead letters with this reason."
      },
      {
        "name": "replayed",
        "field": "replayed",
        "in": "query",
        "type": "boolean",
        "description": "Only dead letters that were replayed, or only those that were not."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only dead letters created at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only dead letters created before this time."
      }
    ],
    "examples": [
      "keepsake webhooks dlq purge --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks dlq export",
    "operationId": "exportWebhookDeadLetters",
    "method": "GET",
    "path": "/api/v1/webhooks/dead-letters/export",
    "summary": "Export dead letters as a stream",
    "description": "Streams the dead letters that match the filter as NDJSON, oldest first, one JSON object per line, each with its complete event. The last line is `end` with the count. A stream without `end` is incomplete; a stream that fails ends with `error`.",
    "security": "bearer",
    "lines": true,
    "arguments": [],
    "flags": [
      {
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "query",
        "type": "string",
        "description": "Only dead letters of this subscription or destination."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only dead letters of this event type."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "query",
        "type": "string",
        "choices": [
          "attempts_exhausted",
          "rejected",
          "blocked",
          "gone",
          "circuit_open",
          "subscription_disabled",
          "expired"
        ],
        "description": "Only dead letters with this reason."
      },
      {
        "name": "replayed",
        "field": "replayed",
        "in": "query",
        "type": "boolean",
        "description": "Only dead letters that were replayed, or only those that were not."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only dead letters created at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only dead letters created before this time."
      }
    ],
    "examples": [
      "keepsake webhooks dlq export --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks dlq replay-all",
    "operationId": "replayWebhookDeadLetters",
    "method": "POST",
    "path": "/api/v1/webhooks/dead-letters/replay",
    "summary": "Replay dead letters",
    "description": "Sends the matching dead letters that were not replayed yet, up to 10,000 per call; `more` is true if others remain. Event IDs and earlier attempts are kept. Replays have lower priority than first attempts, so new events are not delayed.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "subscription_id"
    },
    "flags": [
      {
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "body",
        "type": "string",
        "description": "Only dead letters of this subscription or destination."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "body",
        "type": "string",
        "description": "`<resource>.<past_tense_verb>`."
      },
      {
        "name": "reason",
        "field": "reason",
        "in": "body",
        "type": "string",
        "choices": [
          "attempts_exhausted",
          "rejected",
          "blocked",
          "gone",
          "circuit_open",
          "subscription_disabled",
          "expired"
        ],
        "description": "`attempts_exhausted`: the tenth attempt failed. `rejected`: the receiver's response would be the same on a retry. `blocked`: calls to the address are not allowed. `gone`: the receiver returned 410. `circuit_open`: the circuit was open for 72 hours. `subscription_disabled`: the delivery waited for 35 days while the subscription was disabled. `expired`: the event was older than `max_event_age_seconds` of the subscription."
      },
      {
        "name": "since",
        "field": "since",
        "in": "body",
        "type": "string",
        "description": "Only dead letters created at or after this time."
      },
      {
        "name": "until",
        "field": "until",
        "in": "body",
        "type": "string",
        "description": "Only dead letters created before this time."
      }
    ],
    "examples": [
      "keepsake webhooks dlq replay-all --since 2026-11-20T00:00:00Z"
    ]
  },
  {
    "line": "webhooks dlq replay",
    "operationId": "replayWebhookDeadLetter",
    "method": "POST",
    "path": "/api/v1/webhooks/dead-letters/{id}/replay",
    "summary": "Replay a dead letter",
    "description": "Sends the dead letter again, and keeps its earlier attempts and its event ID. If the replay fails, a new dead letter is created.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the dead letter."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks dlq replay dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks delivery",
    "operationId": "getWebhookDelivery",
    "method": "GET",
    "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}",
    "summary": "Get a delivery",
    "description": "Returns the status of a delivery and the result of each attempt.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      },
      {
        "name": "delivery-id",
        "description": "ID of the delivery."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks delivery whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks retry",
    "operationId": "retryWebhookDelivery",
    "method": "POST",
    "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}/retry",
    "summary": "Retry a delivery",
    "description": "Sends the delivery again now, in any state, and keeps its earlier attempts and its event ID. Its dead letter counts as replayed. Test events cannot be retried.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the subscription, or of a destination (`dst_…`)."
      },
      {
        "name": "delivery-id",
        "description": "ID of the delivery."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks retry whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
