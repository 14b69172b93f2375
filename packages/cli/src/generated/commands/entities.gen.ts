// Generated from openapi.yaml by pnpm generate; do not edit.

import type { ApiCommand } from '../../tree.ts'

export const commands: ApiCommand[] = [
  {
    "line": "entities list",
    "operationId": "listEntityTypes",
    "method": "GET",
    "path": "/api/v1/entities",
    "summary": "List entity types",
    "description": "The types that records have, by name, with how many records there are of each.",
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
        "name": "archived",
        "field": "archived",
        "in": "query",
        "type": "boolean",
        "description": "Only types that are archived, or only those that are not."
      }
    ],
    "examples": [
      "keepsake entities list --no-archived --limit 20"
    ]
  },
  {
    "line": "entities create",
    "operationId": "createEntityType",
    "method": "POST",
    "path": "/api/v1/entity-types",
    "summary": "Create an entity type",
    "description": "Describes a type before there are records of it. A type that nobody has created is made with its first record, so that nothing has to be.",
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
        "description": "What `type` of a record says; letters' case counts."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "What programs call it; made from the name when absent."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What it is a type of."
      },
      {
        "name": "identity-keys",
        "field": "identityKeys",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The identity keys that records of this type go by, for people and agents to know; it forbids no other."
      }
    ],
    "examples": [
      "keepsake entities create Project --description 'Work that we do for somebody.' --identity-keys projectId"
    ]
  },
  {
    "line": "entities get",
    "operationId": "getEntityType",
    "method": "GET",
    "path": "/api/v1/entity-types/{id}",
    "summary": "Get an entity type",
    "description": "One type, with how many records there are of it.",
    "security": "bearer",
    "arguments": [
      {
        "name": "id",
        "description": "Id of the entity type."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake entities get typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "entities update",
    "operationId": "updateEntityType",
    "method": "PATCH",
    "path": "/api/v1/entity-types/{id}",
    "summary": "Update an entity type",
    "description": "Changes the fields that are given and leaves the rest. Records and collections go by the name of their type: as long as there are some, it keeps its name (409).",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the entity type."
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
        "description": "What `type` of a record says; letters' case counts."
      },
      {
        "name": "slug",
        "field": "slug",
        "in": "body",
        "type": "string",
        "description": "What programs call it; made from the name when absent."
      },
      {
        "name": "description",
        "field": "description",
        "in": "body",
        "type": "string",
        "description": "What it is a type of; `null` takes it away."
      },
      {
        "name": "identity-keys",
        "field": "identityKeys",
        "in": "body",
        "type": "list",
        "items": "string",
        "description": "The identity keys that records of this type go by, for people and agents to know; it forbids no other."
      }
    ],
    "examples": [
      "keepsake entities update typ_01KAK7F3V6AAAAAAAAAAAAAAAA --description 'Something that may be sold.' --identity-keys crmId"
    ]
  },
  {
    "line": "entities archive",
    "operationId": "archiveEntityType",
    "method": "POST",
    "path": "/api/v1/entity-types/{id}/archive",
    "summary": "Archive an entity type",
    "description": "An archived type takes no new records: what would make one (`memorize`, `batch-memorize`, `upsert`) is a 409. Its records stay as they are, readable, and may be written to. Archiving again answers the same.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the entity type."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake entities archive typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  },
  {
    "line": "entities unarchive",
    "operationId": "unarchiveEntityType",
    "method": "POST",
    "path": "/api/v1/entity-types/{id}/unarchive",
    "summary": "Unarchive an entity type",
    "description": "The type takes new records again. One that is not archived is answered as it is.",
    "security": "bearer",
    "writes": true,
    "arguments": [
      {
        "name": "id",
        "description": "Id of the entity type."
      }
    ],
    "flags": [],
    "examples": [
      "keepsake entities unarchive typ_01KAK7F3V6AAAAAAAAAAAAAAAA"
    ]
  }
]
