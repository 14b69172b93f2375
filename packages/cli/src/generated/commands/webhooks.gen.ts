// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "webhooks list",
    "operationId": "listWebhooks",
    "method": "GET",
    "path": "/api/v1/webhooks",
    "summary": "List webhook subscriptions",
    "description": "All subscriptions of the live or the test data, oldest first, with the state of their circuit. Secrets are masked.",
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
      "keepsake webhooks list --limit 20"
    ]
  },
  {
    "line": "webhooks create",
    "operationId": "createWebhook",
    "method": "POST",
    "path": "/api/v1/webhooks",
    "summary": "Create a webhook subscription",
    "description": "Sends events of the given types to a URL, signed as Standard Webhooks has it. A test event is sent at once; when it fails, the subscription is saved all the same and `warning` says so. The signing secret is in `secret_current` this once. In live mode the URL has to be https; addresses that are not public are refused. At most 20 for the live and 20 for the test data.",
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
        "description": "Where events are posted; https only in live mode, public addresses only."
      },
      {
        "name": "events",
        "field": "events",
        "in": "body",
        "type": "list",
        "items": "string",
        "required": true,
        "description": "`*` for all events, `order.*` for all whose type begins so, or a type such as `order.paid`. What can match no event is refused; where none is known so far, `warning` says so."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "For people."
      },
      {
        "name": "auth",
        "field": "auth",
        "in": "body",
        "type": "json",
        "description": "What is sent beside the signature. It is stored encrypted and never shown."
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
        "description": "`at_least_once` tries up to 10 times and keeps what fails as a dead letter; `best_effort` tries once."
      },
      {
        "name": "timeout-ms",
        "field": "timeout_ms",
        "in": "body",
        "type": "integer",
        "description": "Milliseconds that the receiver has to answer; 5000 unless said."
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
    "description": "Sends events of your own to the subscriptions that want them: all of them are taken, or none. An id that was published before is left as it is (`duplicate`), so a call can be made again. Payloads hold no secrets and no personal data, money as integer cents and moments in UTC; the field that breaks this is named. What is larger than 64 KB on the wire is sent as its ids and a `fetch_url`.",
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
        "name": "events",
        "field": "events",
        "in": "body",
        "type": "json",
        "required": true,
        "description": ""
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
    "summary": "Get an event that was sent",
    "description": "The whole event, also where a delivery had only a reference to it. This is what `fetch_url` names. Kept for 35 days, and as long as one of its deliveries.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "Id of the event."
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
    "summary": "List the types of events",
    "description": "The types of events that the service itself sends, each with the JSON Schema of its `data.object` and an example, and the names of the first 1,000 that the account has published.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake webhooks event-types"
    ]
  },
  {
    "line": "webhooks get",
    "operationId": "getWebhook",
    "method": "GET",
    "path": "/api/v1/webhooks/{id}",
    "summary": "Get a webhook subscription",
    "description": "Its settings, the state of its circuit and of its secrets, which are masked.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
    "summary": "Change a webhook subscription",
    "description": "Changes what is given and leaves the rest. What waits is sent to the new URL, whose circuit starts closed. An empty description takes it away.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
        "description": "Where events are posted; https only in live mode, public addresses only."
      },
      {
        "name": "events",
        "field": "events",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "`*` for all events, `order.*` for all whose type begins so, or a type such as `order.paid`. What can match no event is refused; where none is known so far, `warning` says so."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "For people."
      },
      {
        "name": "auth",
        "field": "auth",
        "in": "body",
        "type": "json",
        "description": "What is sent beside the signature. It is stored encrypted and never shown."
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
        "description": "`at_least_once` tries up to 10 times and keeps what fails as a dead letter; `best_effort` tries once."
      },
      {
        "name": "timeout-ms",
        "field": "timeout_ms",
        "in": "body",
        "type": "integer",
        "description": "Milliseconds that the receiver has to answer; 5000 unless said."
      },
      {
        "name": "expected-version",
        "field": "expected_version",
        "in": "body",
        "type": "integer",
        "description": "The version that this change is about; another one is refused."
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
    "description": "Deletes it with its deliveries and dead letters. `waiting_deliveries` and `dead_letters` say how many events it will not get. To keep them, disable the subscription instead.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
    "description": "Sends one `webhook.tested` event now, whatever the state of the subscription, and says what came back. It is in the history of deliveries, is not tried again, and counts for no circuit.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
    "description": "Three phases: from now on every delivery is signed with the new and the old secret; receivers take up the new one within the grace period; then the old one is revoked by itself. The new secret is in `secret_current` this once. Refused while a grace period lasts.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
        "description": "How long both secrets sign; 24 unless said."
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
    "description": "Ends the grace period of a rotation now: only the current secret signs. Without a grace period nothing changes.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
    "description": "Sends again, what has waited included, and closes its circuit.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
    "description": "Sends nothing until it is enabled. Deliveries that are waiting stay `deferred` for 35 days; then they become dead letters with the reason `subscription_disabled`. Events that happen meanwhile are not sent to it.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
    "summary": "List the deliveries of a subscription",
    "description": "What was sent and what waits, newest first, test events included. A delivery is kept until 35 days after its end.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
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
        "description": "Only deliveries in this state."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only deliveries of this type of event."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only deliveries made at or after this moment."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only deliveries made before this moment."
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
    "summary": "Get the metrics of deliveries",
    "description": "How deliveries of the latest hours went, each metric with what it should be, and the alerts that stand now. Test events do not count.",
    "security": "bearer",
    "arguments": [],
    "flags": [
      {
        "name": "hours",
        "field": "hours",
        "in": "query",
        "type": "integer",
        "default": 24,
        "description": "How far back to look; what waits is counted whenever it came."
      }
    ],
    "examples": [
      "keepsake webhooks metrics --hours 24"
    ]
  },
  {
    "line": "webhooks dead-letters",
    "operationId": "listWebhookDeadLetters",
    "method": "GET",
    "path": "/api/v1/webhooks/dead-letters",
    "summary": "List dead letters",
    "description": "Deliveries that no attempt brought through, newest first. A dead letter is kept for 30 days. When one is replayed and fails again, there is a new one, with 30 days of its own.",
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
        "description": "How many entries a page holds."
      },
      {
        "name": "cursor",
        "field": "cursor",
        "in": "query",
        "type": "string",
        "description": "The `nextCursor` of the page before."
      },
      {
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "query",
        "type": "string",
        "description": "Only those of this subscription."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only those of this type of event."
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
          "subscription_disabled"
        ],
        "description": "Only those with this reason."
      },
      {
        "name": "replayed",
        "field": "replayed",
        "in": "query",
        "type": "boolean",
        "description": "Only those that were sent again, or that were not."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only those made at or after this moment."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only those made before this moment."
      }
    ],
    "examples": [
      "keepsake webhooks dead-letters --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ --limit 20"
    ]
  },
  {
    "line": "webhooks purge-dead-letters",
    "operationId": "purgeWebhookDeadLetters",
    "method": "DELETE",
    "path": "/api/v1/webhooks/dead-letters",
    "summary": "Purge dead letters",
    "description": "Drops the dead letters that the filter takes; without one, all of them. Their deliveries stay in the history.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "flags": [
      {
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "query",
        "type": "string",
        "description": "Only those of this subscription."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only those of this type of event."
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
          "subscription_disabled"
        ],
        "description": "Only those with this reason."
      },
      {
        "name": "replayed",
        "field": "replayed",
        "in": "query",
        "type": "boolean",
        "description": "Only those that were sent again, or that were not."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only those made at or after this moment."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only those made before this moment."
      }
    ],
    "examples": [
      "keepsake webhooks purge-dead-letters --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks export-dead-letters",
    "operationId": "exportWebhookDeadLetters",
    "method": "GET",
    "path": "/api/v1/webhooks/dead-letters/export",
    "summary": "Export dead letters as a stream",
    "description": "The dead letters that the filter takes, oldest first, one JSON object a line, each with its event as it was to be sent, whole. The last line is `end` with their number; a stream without it is not whole, and one that fails in the middle ends with `error`.",
    "security": "bearer",
    "lines": true,
    "arguments": [],
    "flags": [
      {
        "name": "subscription-id",
        "field": "subscription_id",
        "in": "query",
        "type": "string",
        "description": "Only those of this subscription."
      },
      {
        "name": "event-type",
        "field": "event_type",
        "in": "query",
        "type": "string",
        "description": "Only those of this type of event."
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
          "subscription_disabled"
        ],
        "description": "Only those with this reason."
      },
      {
        "name": "replayed",
        "field": "replayed",
        "in": "query",
        "type": "boolean",
        "description": "Only those that were sent again, or that were not."
      },
      {
        "name": "since",
        "field": "since",
        "in": "query",
        "type": "string",
        "description": "Only those made at or after this moment."
      },
      {
        "name": "until",
        "field": "until",
        "in": "query",
        "type": "string",
        "description": "Only those made before this moment."
      }
    ],
    "examples": [
      "keepsake webhooks export-dead-letters --subscription-id whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks replay-dead-letters",
    "operationId": "replayWebhookDeadLetters",
    "method": "POST",
    "path": "/api/v1/webhooks/dead-letters/replay",
    "summary": "Send dead letters again",
    "description": "Sends those again that the filter takes and that were not yet, up to 10,000 a call; `more` says whether there are others. Events keep their ids, and all attempts are before them. Behind first attempts, so that what happens now is not held up.",
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
        "description": "Only those of this subscription."
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
          "subscription_disabled"
        ],
        "description": "`attempts_exhausted`: the tenth attempt failed; `rejected`: an answer that another attempt would not change; `blocked`: the address may not be called; `gone`: the receiver answered 410; `circuit_open`: its circuit was open for 72 hours; `subscription_disabled`: it waited for 35 days while its owner had disabled the subscription."
      },
      {
        "name": "since",
        "field": "since",
        "in": "body",
        "type": "string",
        "description": "A moment, ISO 8601."
      },
      {
        "name": "until",
        "field": "until",
        "in": "body",
        "type": "string",
        "description": "A moment, ISO 8601."
      }
    ],
    "examples": [
      "keepsake webhooks replay-dead-letters --since 2026-11-20T00:00:00Z"
    ]
  },
  {
    "line": "webhooks replay-dead-letter",
    "operationId": "replayWebhookDeadLetter",
    "method": "POST",
    "path": "/api/v1/webhooks/dead-letters/{id}/replay",
    "summary": "Send a dead letter again",
    "description": "Sends it again with all its attempts before it; the event keeps its id. When that fails too, there is a new dead letter.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the dead letter."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks replay-dead-letter dlq_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "webhooks delivery",
    "operationId": "getWebhookDelivery",
    "method": "GET",
    "path": "/api/v1/webhooks/{id}/deliveries/{deliveryId}",
    "summary": "Get a delivery",
    "description": "Where it stands, with what each of its attempts met.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
      },
      {
        "name": "delivery-id",
        "description": "Id of the delivery."
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
    "summary": "Send a delivery again",
    "description": "Sends it now, whatever became of it, with all its attempts before it; the event keeps its id. Its dead letter counts as replayed. A test event is not sent again.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the subscription."
      },
      {
        "name": "delivery-id",
        "description": "Id of the delivery."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake webhooks retry whk_01KAK7F3V6R6T1Q7S0G9Y5N2WZ dlv_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
