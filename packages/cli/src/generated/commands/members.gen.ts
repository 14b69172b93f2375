// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "members list",
    "operationId": "listMembers",
    "method": "GET",
    "path": "/api/v1/members",
    "summary": "List the members of the organization",
    "description": "Lists the members, oldest first: people, agents that registered, and the programs that keys were created for. Includes people who have not accepted their invitation yet.",
    "security": "bearer",
    "paginated": true,
    "arguments": [],
    "flags": [
      {
        "name": "role",
        "field": "role",
        "in": "query",
        "type": "string",
        "choices": [
          "owner",
          "admin",
          "member",
          "viewer"
        ],
        "description": "Only members with this role."
      },
      {
        "name": "status",
        "field": "status",
        "in": "query",
        "type": "string",
        "choices": [
          "invited",
          "active"
        ],
        "description": "Only members with this status."
      },
      {
        "name": "kind",
        "field": "kind",
        "in": "query",
        "type": "string",
        "choices": [
          "person",
          "agent",
          "service"
        ],
        "description": "Only members of this kind."
      },
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
      "keepsake members list --role admin --limit 20"
    ]
  },
  {
    "line": "members invite",
    "operationId": "inviteMembers",
    "method": "POST",
    "path": "/api/v1/members/invite",
    "summary": "Invite people to the organization",
    "description": "Invites people by email address. Each invitation works once, for 7 days. If the server sends mail (`SMTP_URL`), it mails the link; otherwise the response has it, and you pass it on. An expired invitation is renewed. Nobody can give a role above their own. Needs a live key.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true
    },
    "flags": [
      {
        "name": "emails",
        "field": "emails",
        "in": "body",
        "type": "list",
        "items": "string",
        "required": true,
        "description": "Email addresses of the people to invite, up to 50. Case is ignored."
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
        "description": "The role that they get, at most your own."
      }
    ],
    "examples": [
      "keepsake members invite --emails dana@northwind.example --role member"
    ]
  },
  {
    "line": "members accept",
    "operationId": "acceptInvitation",
    "method": "POST",
    "path": "/api/v1/members/accept",
    "summary": "Accept an invitation",
    "description": "Accepts an invitation and returns the member's own key to the live data, which is shown only once. The token is the part of the link after `#`. It works once. If the response was lost, send the call again with the same `Idempotency-Key`, which returns the same key for 24 hours; the SDK and the CLI do that. Needs no key. Calls are rate-limited by IP address.",
    "security": "none",
    "writes": true,
    "arguments": [],
    "body": {
      "required": true,
      "first": "token"
    },
    "flags": [
      {
        "name": "token",
        "field": "token",
        "in": "body",
        "type": "string",
        "required": true,
        "description": "The token of the invitation: the part of the link after `#`."
      },
      {
        "name": "name",
        "field": "name",
        "in": "body",
        "type": "string",
        "description": "Your name. Defaults to the email address."
      }
    ],
    "examples": [
      "keepsake members accept inv_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA --name 'Dana Reyes'"
    ]
  },
  {
    "line": "members update-role",
    "operationId": "updateMemberRole",
    "method": "PATCH",
    "path": "/api/v1/members/{id}/role",
    "summary": "Change a member's role",
    "description": "Changes the role, from the member's next call, on every replica. Keys with the old role get the new one, and no key of the member has more rights than it. The last owner keeps the role. Nobody can give or change a role above their own. Needs a live key.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the member."
      }
    ],
    "body": {
      "required": true,
      "first": "role"
    },
    "flags": [
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
        "required": true,
        "description": "`owner` and `admin` can do everything, but an `admin` cannot manage owners. `member` reads and writes data, `viewer` only reads."
      }
    ],
    "examples": [
      "keepsake members update-role mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ admin"
    ]
  },
  {
    "line": "members resend",
    "operationId": "resendInvitation",
    "method": "POST",
    "path": "/api/v1/members/{id}/resend",
    "summary": "Send an invitation again",
    "description": "Replaces an open or expired invitation: the earlier link stops working, and the new one works for 7 days. If the server sends mail, it mails the link; otherwise the response has it. Needs a live key.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the member."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake members resend mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  },
  {
    "line": "members remove",
    "operationId": "removeMember",
    "method": "DELETE",
    "path": "/api/v1/members/{id}",
    "summary": "Remove a member or revoke an invitation",
    "description": "Removes a member and revokes their keys, from the next call, on every replica; or revokes an invitation. Keys that they created for programs keep working. The last owner cannot be removed. Nobody can remove a member with a role above their own. Needs a live key.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the member."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake members remove mbr_01KAK7F3V6R6T1Q7S0G9Y5N2WZ"
    ]
  }
]
