// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "collections list",
    "operationId": "listCollections",
    "method": "GET",
    "path": "/api/v1/collections",
    "summary": "List collections",
    "description": "Lists all collections of the organization, oldest first.",
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
        "name": "entity-type",
        "field": "entityType",
        "in": "query",
        "type": "string",
        "description": "Only collections for this entity type."
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
    "description": "Defines properties to extract from new memories. `systemName` and `slug` are generated from the names if absent.",
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
        "description": "The display name."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "The name to use in code."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the collection is for."
      },
      {
        "name": "entity-type",
        "field": "entityType",
        "in": "body",
        "type": "string",
        "description": "Type of the entity. Defaults for a new record: `Contact` for an email address or phone number, `Company` for a website, `Record` for a custom key. Required if records of several types have the same custom key."
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
        "description": "The kind of collection. A workspace also holds notes and tasks."
      },
      {
        "name": "properties",
        "field": "properties",
        "in": "body",
        "type": "json",
        "description": "The properties to extract."
      }
    ],
    "examples": [
      "keepsake collections create Sales --entity-type Contact --properties '[{\"name\":\"Budget\",\"type\":\"number\",\"unit\":\"USD\",\"description\":\"What they can spend.\"},{\"name\":\"Stage\",\"type\":\"options\",\"options\":[\"Discovery\",\"Negotiation\",\"Won\",\"Lost\"]}]'"
    ]
  },
  {
    "line": "collections create-starter",
    "operationId": "createStarterCollection",
    "method": "POST",
    "path": "/api/v1/collections/starter",
    "summary": "Create the starter collection",
    "description": "Creates a collection named Starter with six properties that most conversations about people and companies contain: job title, company, location, budget, decision date and interests. It applies to all entity types and can be changed like any other collection. If a collection with the slug `starter` exists, the call returns 409 with `existingId`.",
    "security": "bearer",
    "writes": true,
    "arguments": [],
    "flags": [],
    "examples": [
      "keepsake collections create-starter"
    ]
  },
  {
    "line": "collections get",
    "operationId": "getCollection",
    "method": "GET",
    "path": "/api/v1/collections/{id}",
    "summary": "Get a collection",
    "description": "Returns one collection with its current property definitions.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "ID of the collection."
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
    "description": "Changes the given fields and keeps the others. `properties`, if given, replaces the property list in that order. An entry updates the property with the same `systemName` or, without one, the same name, so a renamed or retyped property keeps its values. Any other entry is a new property. If a property's type changes, values that fit the new type are converted; the others stay as they are and are reported. If values are affected, `eventId` names the event that counts them and lists each value that did not fit. Large conversions run in the background. A request that changes nothing creates no version.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the collection."
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
        "description": "The display name."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "The name to use in code."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What the collection is for."
      },
      {
        "name": "entity-type",
        "field": "entityType",
        "in": "body",
        "type": "string",
        "description": "The entity type that the collection applies to. `null` applies it to all types."
      },
      {
        "name": "properties",
        "field": "properties",
        "in": "body",
        "type": "json",
        "description": "All properties that the collection has after the change, in order."
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
        "description": "What to do with the values of properties that are missing from `properties`. Required if a property is missing. Values that are kept can still be read and filtered by; a later property with the same system name gets them back."
      },
      {
        "name": "expected-version",
        "field": "expectedVersion",
        "in": "body",
        "type": "integer",
        "description": "Return 409 unless the collection has this version."
      },
      {
        "name": "note",
        "field": "note",
        "in": "body",
        "type": "string",
        "description": "The reason for the change, kept in the history."
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
    "description": "Deletes the definitions and their versions. If the collection has values (lists of tasks and issues are values too) or notes, the call returns 409 with their counts, unless `cascade` is true. With `cascade`, the values are deleted too, large sets in the background (`eventId`); their history is kept. Notes stay as memories of their records.",
    "security": "bearer",
    "writes": true,
    "event": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the collection."
      }
    ],
    "flags": [
      {
        "name": "cascade",
        "field": "cascade",
        "in": "query",
        "type": "boolean",
        "default": false,
        "description": "Whether to delete the values with the collection."
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
    "summary": "Get a collection's history",
    "description": "Lists the versions of the collection, newest first.",
    "security": "bearer",
    "paginated": true,
    "arguments": [
      {
        "name": "id",
        "description": "ID of the collection."
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
        "name": "mode",
        "field": "mode",
        "in": "query",
        "type": "string",
        "choices": [
          "full",
          "diff"
        ],
        "default": "full",
        "description": "`full` returns each complete version. `diff` returns what each version changed; the first version adds everything."
      }
    ],
    "examples": [
      "keepsake collections history col_01KAK7F3V6AAAAAAAAAAAAAAAA --mode diff --limit 20"
    ]
  }
]
