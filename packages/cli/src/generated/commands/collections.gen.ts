// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "collections list",
    "operationId": "listCollections",
    "method": "GET",
    "path": "/api/v1/collections",
    "summary": "List collections",
    "description": "All collections of the organization, oldest first.",
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
        "name": "entity-type",
        "field": "entityType",
        "in": "query",
        "type": "string",
        "description": "Only collections for this type of entity."
      }
    ],
    "examples": [
      "keepsake collections list --entity-type Contact --limit 20"
    ]
  },
  {
    "line": "collections create",
    "operationId": "createCollection",
    "method": "POST",
    "path": "/api/v1/collections",
    "summary": "Create a collection",
    "description": "Defines properties that are extracted from memories from now on. `systemName` and `slug` are made from the names when absent.",
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
        "description": "What people call it."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "What programs call it."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What it is for."
      },
      {
        "name": "entity-type",
        "field": "entityType",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. A record that is made new gets `Contact` for an e-mail address or a phone number, `Company` for a website and `Record` for a key of your own, unless this says otherwise."
      },
      {
        "name": "kind",
        "field": "kind",
        "in": "body",
        "type": "string",
        "choices": [
          "properties",
          "workspace"
        ],
        "default": "properties",
        "description": "A workspace also takes notes and tasks."
      },
      {
        "name": "properties",
        "field": "properties",
        "in": "body",
        "type": "json",
        "description": ""
      }
    ],
    "examples": [
      "keepsake collections create Sales --entity-type Contact --properties '[{\"name\":\"Budget\",\"type\":\"number\",\"unit\":\"USD\",\"description\":\"What they can spend.\"},{\"name\":\"Stage\",\"type\":\"options\",\"options\":[\"Discovery\",\"Negotiation\",\"Won\",\"Lost\"]}]'"
    ]
  },
  {
    "line": "collections get",
    "operationId": "getCollection",
    "method": "GET",
    "path": "/api/v1/collections/{id}",
    "summary": "Get a collection",
    "description": "One collection with its definitions, as they are now.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "Id of the collection."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake collections get col_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "collections update",
    "operationId": "updateCollection",
    "method": "PATCH",
    "path": "/api/v1/collections/{id}",
    "summary": "Update a collection",
    "description": "Changes the fields that are given and leaves the rest. `properties`, when given, is all that the collection has from now on, in that order: an entry with the `systemName` (or, without one, the name) of a property changes what it says of that property, so that a new name or type keeps its values; any other entry is a new property. Values follow: those that fit a new type are converted, those that do not stay as they are and are reported. When values were concerned, `eventId` names the event that tells how many, and lists each one that did not fit; many values follow in the background. A change that changes nothing makes no version.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the collection."
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
        "description": "What people call it."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "What programs call it."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What it is for."
      },
      {
        "name": "entity-type",
        "field": "entityType",
        "in": "body",
        "type": "any",
        "description": "The type of entity that it is for; `null` makes it for all."
      },
      {
        "name": "properties",
        "field": "properties",
        "in": "body",
        "type": "json",
        "description": ""
      },
      {
        "name": "removed-values",
        "field": "removedValues",
        "in": "body",
        "type": "string",
        "choices": [
          "keep",
          "delete"
        ],
        "description": "What becomes of the values of properties that `properties` leaves out; needed as soon as it leaves one out. Kept values stay readable and can be filtered by; a property with the same system name has them again."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Refuse with 409 unless the collection is at this version."
      },
      {
        "name": "note",
        "field": "note",
        "in": "body",
        "type": "string",
        "description": "Why; the history keeps it."
      }
    ],
    "examples": [
      "keepsake collections update col_01KAK7F3V6AAAAAAAAAAAAAAAA --properties '[{\"systemName\":\"budget\",\"name\":\"Annual budget\",\"type\":\"number\"},{\"name\":\"Region\",\"type\":\"text\"}]' --removed-values keep --note 'Budgets are by the year now.' --wait"
    ]
  },
  {
    "line": "collections delete",
    "operationId": "deleteCollection",
    "method": "DELETE",
    "path": "/api/v1/collections/{id}",
    "summary": "Delete a collection",
    "description": "Takes the definitions away, with their versions. While there are values or notes, that is a 409 that counts them, unless `cascade` is given: then values go with it, many of them in the background (`eventId`), and their history stays; notes stay as memories of their records.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the collection."
      }
    ],
    "flags": [
      {
        "name": "cascade",
        "field": "cascade",
        "in": "query",
        "type": "boolean",
        "default": false,
        "description": "Whether values go with the collection."
      }
    ],
    "examples": [
      "keepsake collections delete col_01KAK7F3V6AAAAAAAAAAAAAAAA --cascade"
    ]
  },
  {
    "line": "collections history",
    "operationId": "getCollectionHistory",
    "method": "GET",
    "path": "/api/v1/collections/{id}/history",
    "summary": "Get the history of a collection",
    "description": "Its versions, newest first, each as it was in full or as what it changed.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the collection."
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
        "name": "mode",
        "field": "mode",
        "in": "query",
        "type": "string",
        "choices": [
          "full",
          "diff"
        ],
        "default": "full",
        "description": "`full` gives each version as a whole, `diff` what it changed over the version before; the first version has added all that it has."
      }
    ],
    "examples": [
      "keepsake collections history col_01KAK7F3V6AAAAAAAAAAAAAAAA --mode diff --limit 20"
    ]
  }
]
