// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "notifications list",
    "operationId": "listNotifications",
    "method": "GET",
    "path": "/api/v1/notifications",
    "summary": "List your notifications",
    "description": "Lists the notifications of the member that the key belongs to, newest first. Dismissed ones are listed only with the state `dismissed`.",
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
        "name": "state",
        "field": "state",
        "in": "query",
        "type": "string",
        "choices": [
          "unread",
          "read",
          "dismissed"
        ],
        "description": "Only notifications in this state. Unread and read ones if absent."
      }
    ],
    "examples": [
      "keepsake notifications list --state unread --limit 20"
    ]
  },
  {
    "line": "notifications unread-count",
    "operationId": "getUnreadNotificationCount",
    "method": "GET",
    "path": "/api/v1/notifications/unread-count",
    "summary": "Count your unread notifications",
    "description": "Counts the unread notifications of the member that the key belongs to.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake notifications unread-count"
    ]
  },
  {
    "line": "notifications signing-secret",
    "operationId": "getNotificationSigningSecret",
    "method": "GET",
    "path": "/api/v1/notifications/signing-secret",
    "summary": "Get the signing secret of callbacks",
    "description": "Returns the secret that signs the callbacks of actions, in the format of Standard Webhooks. Verify callbacks with it as you verify webhooks. Live and test data have separate secrets. Only an owner or admin can read it.",
    "security": "bearer",
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake notifications signing-secret"
    ]
  },
  {
    "line": "notifications send",
    "operationId": "sendNotification",
    "method": "POST",
    "path": "/api/v1/notifications/send",
    "summary": "Send a notification to members",
    "description": "Sends a notification to members of the organization. Urgent ones are also sent by email if the server has an SMTP server, to members with an email address. With a `dedupeKey` that was used before, nothing is sent, and the response has `duplicate: true`.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "file": {
        "field": "body",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "recipients",
        "field": "recipients",
        "in": "body",
        "type": "list",
        "items": "string",
        "required": true,
        "description": "The members to notify, each by ID or by email address."
      },
      {
        "name": "title",
        "field": "title",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The title, one line. It is also the subject of the email."
      },
      {
        "name": "body",
        "field": "body",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The text."
      },
      {
        "name": "priority",
        "field": "priority",
        "in": "body",
        "type": "string",
        "choices": [
          "normal",
          "urgent"
        ],
        "default": "normal",
        "description": "How urgent the notification is. Urgent ones are also sent by email."
      },
      {
        "name": "actions",
        "field": "actions",
        "in": "body",
        "type": "json",
        "description": "What recipients can do."
      },
      {
        "name": "dedupe-key",
        "field": "dedupeKey",
        "in": "body",
        "type": "string",
        "description": "Identifies the reason for the notification. If it was used before, nothing is sent."
      }
    ],
    "examples": [
      "keepsake notifications send --recipients dana.reyes@northwind.example --title 'Deploy version 42?' --body 'All checks passed.' --priority urgent --actions '[{\"id\":\"open\",\"type\":\"link\",\"label\":\"Open the build\",\"url\":\"https://ci.northwind.example/42\"},{\"id\":\"approve\",\"type\":\"callback\",\"label\":\"Approve\",\"url\":\"https://ci.northwind.example/42/approve\"},{\"id\":\"later\",\"type\":\"dismiss\",\"label\":\"Not now\"}]' --dedupe-key deploy-42"
    ]
  },
  {
    "line": "notifications broadcast",
    "operationId": "broadcastNotification",
    "method": "POST",
    "path": "/api/v1/notifications/broadcast",
    "summary": "Send a notification to a group",
    "description": "Sends a notification to all members of a group, like `notifications send`. Members who join later do not receive it. Only an owner or admin can broadcast.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "recipientGroup",
      "file": {
        "field": "body",
        "as": "text"
      }
    },
    "flags": [
      {
        "name": "recipient-group",
        "field": "recipientGroup",
        "in": "body",
        "type": "string",
        "choices": [
          "all",
          "admins",
          "owners",
          "members"
        ],
        "required": true,
        "description": "The members to notify. `admins` includes owners; `members` are those with the role `member`."
      },
      {
        "name": "title",
        "field": "title",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The title, one line. It is also the subject of the email."
      },
      {
        "name": "body",
        "field": "body",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The text."
      },
      {
        "name": "priority",
        "field": "priority",
        "in": "body",
        "type": "string",
        "choices": [
          "normal",
          "urgent"
        ],
        "default": "normal",
        "description": "How urgent the notification is. Urgent ones are also sent by email."
      },
      {
        "name": "actions",
        "field": "actions",
        "in": "body",
        "type": "json",
        "description": "What recipients can do."
      },
      {
        "name": "dedupe-key",
        "field": "dedupeKey",
        "in": "body",
        "type": "string",
        "description": "Identifies the reason for the notification. If it was used before, nothing is sent."
      }
    ],
    "examples": [
      "keepsake notifications broadcast all --title 'Maintenance tonight' --body 'The service is read-only from 22:00 to 22:15 UTC.'"
    ]
  },
  {
    "line": "notifications read",
    "operationId": "readNotification",
    "method": "POST",
    "path": "/api/v1/notifications/{id}/read",
    "summary": "Mark a notification as read",
    "description": "Marks one of your notifications as read. Has no effect if it is read or dismissed already.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the notification."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake notifications read ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "notifications dismiss",
    "operationId": "dismissNotification",
    "method": "POST",
    "path": "/api/v1/notifications/{id}/dismiss",
    "summary": "Dismiss a notification",
    "description": "Dismisses one of your notifications, so that lists leave it out. Other recipients still have it. Has no effect if it is dismissed already.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the notification."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake notifications dismiss ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "notifications execute-action",
    "operationId": "executeNotificationAction",
    "method": "POST",
    "path": "/api/v1/notifications/{id}/actions/{actionId}",
    "summary": "Run an action of a notification",
    "description": "Runs an action of one of your notifications. `callback` calls its URL in the background; `link` returns its URL; `dismiss` dismisses the notification for you. A callback runs once, whoever runs it first and however often: later calls return the first run with `alreadyExecuted: true`.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the notification."
      },
      {
        "name": "action-id",
        "description": "ID of the action, as the sender chose it."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake notifications execute-action ntf_01KAK7F3V6R6T1Q7S0G9Y5N2WZ approve"
    ]
  }
]
